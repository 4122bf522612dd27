import { dirname, resolve } from 'node:path'

/** The second argument of t.match(). */
const pattern =
  'CallExpression[callee.object.name="t"][callee.property.name="match"] > :nth-child(2)'

/**
 * The rules of the house about syntax and imports, which .oxlintrc.json switches on for the files that they concern.
 * Each is a selector of
 * ESQuery or a pattern of imported modules, and its message.
 */
const rules = {
  'raw-sql': syntax(
    'MemberExpression[object.name="sql"][property.name="raw"]',
    'Values are bound; names come from tables. sql.raw needs a reason beside it.',
  ),
  environment: syntax(
    'MemberExpression[object.name="process"][property.name="env"]',
    'Only src/config.ts reads the environment.',
  ),
  clock: syntax(
    ':matches(NewExpression, CallExpression, MemberExpression) > Identifier[name="Date"]',
    'Handlers take the time from ctx.now.',
  ),
  'machine-clock': syntax(
    ':matches(CallExpression[callee.object.name="Date"][callee.property.name="now"], ' +
      'NewExpression[callee.name="Date"][arguments.length=0])',
    'The clock of the machine can be wrong and can be set: take an instant from src/lib/clock.ts, and a time that passes from performance.now().',
  ),
  'awaited-replies': syntax(
    'ExpressionStatement > CallExpression[callee.object.name=/^(api|pool|server)$/]',
    'Await the reply.',
  ),
  'passed-assertions': syntax(
    'MemberExpression[object.name="t"][property.name="pass"]',
    't.pass() cannot fail: compare what was seen with what was expected.',
  ),
  'list-patterns': syntax(
    `${pattern}:matches(ArrayExpression), ` +
      `${pattern} :matches(Property, CallExpression[callee.name="only"]) > ArrayExpression, ` +
      `${pattern}[callee.name="only"] > ArrayExpression`,
    't.match() takes every longer array as well: write only(…) of test/helpers/only.ts.',
  ),
  'timed-waits': syntax(
    'AwaitExpression:not(:matches(WhileStatement, DoWhileStatement, ForStatement, ForOfStatement) AwaitExpression)' +
      ' > CallExpression[callee.name=/^(pace|sleep|setTimeout)$/][arguments.length=1]',
    'Wait for what has to happen: until(() => …) of test/helpers/until.ts.',
  ),
  'silent-guards': syntax(
    'CallExpression[callee.object.name="t"][callee.property.name="ok"][arguments.length=1]' +
      ' BinaryExpression[operator=/^>=?$/] > MemberExpression.left[property.name=/^(length|size)$/]',
    'Say what is expected as the second argument, or compare with t.equal() or t.same().',
  ),
  'ordered-statements': syntax(
    'CallExpression[callee.object.name="Promise"][callee.property.name="all"]',
    'Write statements that travel together in order: pipeline(db, [() => first, () => second]).',
  ),
  'bad-requests': syntax(
    'NewExpression[callee.name="ApiError"] > Literal[value=/^(malformed_request|malformed_json|validation_failed)$/]',
    'Every 400 follows from the contract. Say the rule in openapi.yaml, or throw 422: ruleViolated(), or a code in x-problems.',
  ),
  'bad-request-imports': imports(
    /(^|\/)http\/request\/invalid\.ts$/,
    'Every 400 follows from the contract. Say the rule in openapi.yaml, or throw 422: ruleViolated(), or a code in x-problems.',
  ),
  'spread-rows': syntax(
    'ObjectExpression > SpreadElement',
    'A wire function lists every field: a spread row leaks.',
  ),
  'fastify-imports': imports(/^(fastify$|@fastify\/)/, 'A handler knows no Fastify.'),
  'handler-imports': imports(
    /^\.\.\/(\.\.\/)?[^/]+\/handlers\.ts$/,
    "Never another area's handlers.",
  ),
  'reaction-imports': imports(
    /(?<!\/events)\/reactions\.ts$/,
    'Only src/api/reactions.ts knows the reactions of the areas. Emit an event instead.',
  ),
  'reaction-table': imports(
    /^(?!(\.\.\/events|\.\/[^/]+)\/reactions\.ts$)/,
    'The table lists reactions, which are in src/api/<area>/reactions.ts.',
  ),
  'kit-imports': imports((name, file) => {
    const kit = kitOf(resolve(dirname(file), name))
    return name.startsWith('.') && kit !== undefined && kit !== kitOf(file)
  }, 'Nothing imports from a kit but itself. Move what others need to scripts/ or scripts/contract.'),
}

/** Returns a rule that refuses what a selector finds. */
function syntax(selector, message) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) }
}

/** Returns a rule that refuses imports, also of types, and exports of modules of which a name is forbidden. */
function imports(pattern, message) {
  const isForbidden = typeof pattern === 'function' ? pattern : (name) => pattern.test(name)
  return {
    create(context) {
      const check = (node) => {
        if (node.source && isForbidden(String(node.source.value), context.filename))
          context.report({ node, message })
      }
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportAllDeclaration: check,
        ExportNamedDeclaration: check,
      }
    },
  }
}

/** Returns the kit that a file belongs to, if any. */
function kitOf(path) {
  return /[\\/]scripts[\\/]kits[\\/]([^\\/]+)/.exec(path)?.[1]
}

export default { meta: { name: 'house' }, rules }
