import eslint from '@eslint/js'
import { defineConfig } from 'eslint/config'
import * as parser from '@typescript-eslint/parser'

const reactionsOfAreas = {
  regex: '(?<!/events)/reactions\\.ts$',
  message: 'Only src/api/reactions.ts knows the reactions of the areas. Emit an event instead.',
}
const syntax = {
  rawSql: {
    selector: 'MemberExpression[object.name="sql"][property.name="raw"]',
    message: 'Values are bound; names come from tables. sql.raw needs a reason beside it.',
  },
  env: {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'Only src/config.ts reads the environment.',
  },
  date: {
    selector: ':matches(NewExpression, CallExpression, MemberExpression) > Identifier[name="Date"]',
    message: 'Handlers take the time from ctx.now.',
  },
  unawaited: {
    selector: 'ExpressionStatement > CallExpression[callee.object.name=/^(api|pool|server)$/]',
    message: 'Await the reply.',
  },
  pipeline: {
    selector: 'CallExpression[callee.object.name="Promise"][callee.property.name="all"]',
    message:
      'Write statements that travel together in order: pipeline(db, [() => first, () => second]).',
  },
  badRequest: {
    selector: `NewExpression[callee.name="ApiError"] > Literal[value=/^(malformed_request|malformed_json|validation_failed)$/]`,
    message:
      'Every 400 follows from the contract. Say the rule in openapi.yaml, or throw 422: ruleViolated(), or a code in x-problems.',
  },
  spread: {
    selector: 'ObjectExpression > SpreadElement',
    message: 'A wire function lists every field: a spread row leaks.',
  },
}

// What needs types is in .oxlintrc.json
export default defineConfig(
  {
    ignores: [
      'dist',
      'generated',
      'node_modules',
      '.tap',
      'scripts/kits/bench/peer',
      'scripts/kits/sdk/clients',
      'scripts/kits/sdk/generated',
      'test/packages',
    ],
  },
  {
    files: ['**/*.ts'],
    extends: [eslint.configs.recommended],
    languageOptions: { parser },
    rules: {
      'no-undef': 'off',
      'no-unused-vars': 'off',
      'no-control-regex': 'off',
      'no-restricted-syntax': ['error', syntax.rawSql],
    },
  },
  {
    // tap waits for subtests itself, which the rule cannot know; calls of the API are still looked at
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', syntax.unawaited],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [
      'src/config.ts',
      'src/boot/process.ts',
      'src/db/server/embedded.ts',
      'src/db/server/binaries.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', syntax.rawSql, syntax.env] },
  },
  {
    files: ['src/api/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[syntax.rawSql, syntax.env, syntax.date, syntax.pipeline, syntax.badRequest],
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['fastify', '@fastify/*'], message: 'A handler knows no Fastify.' },
            {
              group: ['**/http/invalid.ts'],
              message:
                'Every 400 follows from the contract. Say the rule in openapi.yaml, or throw 422: ruleViolated(), or a code in x-problems.',
            },
            {
              group: ['../*/handlers.ts', '../../*/handlers.ts'],
              message: "Never another area's handlers.",
            },
            reactionsOfAreas,
          ],
        },
      ],
    },
  },
  {
    files: ['src/api/**/wire.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[syntax.rawSql, syntax.env, syntax.date, syntax.pipeline, syntax.badRequest],
        syntax.spread,
      ],
    },
  },
  {
    files: ['src/api/reactions.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!(\\.\\./events|\\./[^/]+)/reactions\\.ts$)',
              message: 'The table lists reactions, which are in src/api/<area>/reactions.ts.',
            },
          ],
        },
      ],
    },
  },
)
