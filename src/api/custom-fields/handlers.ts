import type { Operations } from '../../../generated/operations.ts'
import { insertRow } from '../../db/query/insert.ts'
import { requireOptionsUnnamed, requireUnnamed } from '../../db/query/rule-references.ts'
import {
  customFields,
  type FieldOption,
  type FieldValidation,
} from '../../db/schema/custom-fields.ts'
import { type ApiError, inUse, memberRefused, optionInUse, ruleViolated } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page, pageOf } from '../../http/reply/paging.ts'
import { resource } from '../../http/resource.ts'
import { newId } from '../../lib/ids.ts'
import { without } from '../../lib/without.ts'
import {
  countValues,
  deleteField,
  fieldById,
  fieldsOf,
  firstHeld,
  lockDefinitions,
  newField,
} from './queries.ts'
import { patternFault } from './patterns.ts'
import { type Definition, isNothing, readValue, rulesOf, types } from './types.ts'
import { requireNoDuplicate } from './unique.ts'
import { toCustomField } from './wire.ts'

const mostFields = 400

const customField = resource({
  name: 'custom field',
  reply: 'CustomFieldReply',
  table: customFields,
  load: fieldById,
  toWire: toCustomField,
})

export const customFieldHandlers: HandlersFor<'custom-fields'> = {
  async listCustomFields({ db, actor }, { query }) {
    const entities = query.entity ?? ['ticket', 'contact']
    const { workspaceId } = actor
    const rows = await fieldsOf(db, { workspaceId, entities, q: query.q ?? null })
    const found = pageOf(without(query, ['q']), rows, {
      entity: (field, asked) => asked.some((entity) => entity === field.entity),
      isArchived: (field, isArchived) => field.isArchived === isArchived,
    })

    return page(query, found, toCustomField)
  },

  async createCustomField(ctx, { body }) {
    const { workspaceId } = ctx.actor
    const { entity } = body
    const options = body.options ?? []
    const validation = body.validation ?? {}
    const defaultValue = checkDefinition({ ...body, options, validation })
    checkLimits(body.type, validation, {})

    const id = newId()
    await lockDefinitions(ctx.db, { workspaceId, entity })
    const fields = await fieldsOf(ctx.db, { workspaceId, entities: [entity], q: null })
    if (fields.length >= mostFields) {
      throw ruleViolated(
        `A ${entity} can have at most ${mostFields} custom fields, including archived ones.`,
      )
    }
    const values = { ...body, id, options, defaultValue }
    const insert = () => insertRow(ctx, customFields, values, { computed: newField })

    return customField.create(ctx, id, insert, 'custom_field.created')
  },

  async getCustomField(ctx, { params }) {
    return customField.reply(ctx, params.id)
  },

  async updateCustomField(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const field = await lockField(ctx, params.id)
    const { entity, systemName } = field
    const defaultValue = checkDefinition({
      entity,
      type: field.type,
      options: body.options ?? field.options,
      defaultValue: body.defaultValue === undefined ? field.defaultValue : body.defaultValue,
      validation: { ...field.validation, ...body.validation },
      isUnique: body.isUnique ?? field.isUnique,
      isRequiredToResolve: body.isRequiredToResolve ?? field.isRequiredToResolve,
    })
    checkLimits(field.type, body.validation ?? {}, field.validation)

    if (body.options) await requireUnused(ctx, field, body.options)
    const changes = {
      ...body,
      defaultValue: body.defaultValue === undefined ? undefined : defaultValue,
    }
    const reply = await customField.update(ctx, params.id, changes, 'custom_field.updated', field)
    const holdsValues = ({ isUnique, isArchived }: typeof field) => isUnique && !isArchived
    const after = { ...field, ...body } as typeof field
    if (holdsValues(after) && !holdsValues(field)) {
      await requireNoDuplicate(ctx.db, entity, { workspaceId, systemName })
    }

    return reply
  },

  async deleteCustomField(ctx, { params }) {
    const key = { workspaceId: ctx.actor.workspaceId, id: params.id }
    const field = await lockField(ctx, params.id)
    const { entity, systemName, version } = field
    await customField.requireVersion(ctx, params.id, version)
    const { workspaceId } = key
    const [held] = await countValues(ctx.db, entity, { workspaceId, systemName })
    if (held && held.count > 0) throw inUse('custom field', { [entity]: held.count })
    await requireUnnamed(ctx, 'custom_field', nameInRules(field))

    await deleteField(ctx.db, key)
    emit(ctx, ['custom_field.deleted', toCustomField(field)])
  },
}

/** Returns the definition, with all writes of values of its entity locked out until the transaction ends. */
async function lockField(ctx: Context, id: string) {
  const { workspaceId } = ctx.actor
  const { entity } = await customField.require(ctx, id)
  await lockDefinitions(ctx.db, { workspaceId, entity })
  return customField.require(ctx, id)
}

/** Returns the name of a field in conditions of queues, which are about tickets. */
function nameInRules({ entity, systemName }: { entity: string; systemName: string }): string {
  return entity === 'contact' ? `contact.${systemName}` : systemName
}

/** Throws 409 if objects or conditions have an option of a field that is missing from the new ones. */
async function requireUnused(
  ctx: Context,
  field: Awaited<ReturnType<typeof lockField>>,
  options: readonly FieldOption[],
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const { entity, systemName, type } = field
  const kept = new Set(options.map(({ value }) => value))
  const removed = field.options.map(({ value }) => value).filter((value) => !kept.has(value))
  if (removed.length === 0) return
  const members = removed.map((value) =>
    JSON.stringify({ [systemName]: type === 'multi_select' ? [value] : value }),
  )
  const [held] = await firstHeld(db, entity, { workspaceId, members })
  if (held) throw optionInUse(removed[held.nth] ?? '', entity, held.count)
  await requireOptionsUnnamed(ctx, nameInRules(field), removed)
}

type Rules = Definition &
  Pick<Operations['createCustomField']['body'], 'entity' | 'isUnique' | 'isRequiredToResolve'> & {
    readonly defaultValue?: unknown
  }

/**
 * The default of a definition in the form in which it is stored, null for none. Throws 422 when the parts of
 * the definition do not go together.
 */
function checkDefinition(field: Rules): unknown {
  const { type, validation, defaultValue } = field
  const rules = rulesOf(type)
  checkOptions(type, field.options)
  checkValidation(field)
  if (field.isUnique && !rules.mayBeUnique) {
    const able = Object.entries(types).flatMap(([name, { mayBeUnique }]) =>
      mayBeUnique ? name : [],
    )
    throw memberRefused('/isUnique', `is allowed only for the types ${able.join(', ')}.`)
  }
  if (field.isRequiredToResolve && field.entity !== 'ticket') {
    throw memberRefused('/isRequiredToResolve', 'is allowed only for fields of tickets.')
  }
  if (defaultValue === undefined || isNothing(defaultValue)) return null
  if (field.isUnique) throw memberRefused('/defaultValue', 'must be absent for a unique field.')
  if (type === 'user' || type === 'contact') {
    throw memberRefused('/defaultValue', `must be absent for a field of the type ${type}.`)
  }
  const read = readValue({ type, options: field.options, validation }, defaultValue)
  if ('fault' in read) throw memberRefused('/defaultValue', `${read.fault}.`)
  return read.value
}

function checkValidation({ type, validation }: Rules): void {
  const { minLength, maxLength, min, max, pattern } = validation
  if (type === 'regex' && pattern == null) {
    throw memberRefused('/validation/pattern', 'is required for a field of the type regex.')
  }
  if (pattern != null) {
    const { longest } = rulesOf(type)
    if (longest === undefined) throw notAllowed('/validation/pattern', type)
    const fault = patternFault(pattern, Math.min(longest, maxLength ?? longest))
    if (fault !== undefined) throw memberRefused('/validation/pattern', `${fault}.`)
  }
  if ((minLength ?? 0) > (maxLength ?? Infinity)) {
    throw memberRefused('/validation/minLength', 'must not exceed "maxLength".')
  }
  if ((min ?? -Infinity) > (max ?? Infinity)) {
    throw memberRefused('/validation/min', 'must not exceed "max".')
  }
}

/** Throws 422 if a request sets a limit that no value of the type is compared with. */
function checkLimits(type: string, limits: FieldValidation, stored: FieldValidation): void {
  const { limits: applicable = [] } = rulesOf(type)
  for (const name of ['minLength', 'maxLength', 'min', 'max'] as const) {
    const isSet = limits[name] != null && limits[name] !== stored[name]
    if (isSet && !applicable.includes(name)) throw notAllowed(`/validation/${name}`, type)
  }
}

function notAllowed(pointer: string, type: string): ApiError {
  return memberRefused(pointer, `is not allowed for a field of the type ${type}.`)
}

function checkOptions(type: string, options: readonly FieldOption[]): void {
  const { hasOptions = false } = rulesOf(type)
  if (hasOptions !== options.length > 0) {
    const fault = hasOptions ? 'are required' : 'are not allowed'
    throw memberRefused('/options', `${fault} for a field of the type ${type}.`)
  }
  const byValue = new Map(options.map((option) => [option.value, option]))
  if (byValue.size < options.length) {
    throw memberRefused('/options', 'must not contain two options with the same value.')
  }
  if (type !== 'multi_select' && options.filter(({ isDefault }) => isDefault).length > 1) {
    throw memberRefused('/options', 'must not mark more than one option as default.')
  }
  const parents = new Set(options.map(({ parentValue }) => parentValue))
  for (const [index, option] of options.entries()) {
    const pointer = `/options/${index}/parentValue`
    if (option.isDefault && parents.has(option.value)) {
      throw ruleViolated(
        '"isDefault" is allowed only for an option without options below it.',
        `/options/${index}/isDefault`,
      )
    }
    if (option.parentValue == null) continue
    if (type !== 'tree_select')
      throw ruleViolated(`"parentValue" is not allowed for options of the type ${type}.`, pointer)
    let parent = byValue.get(option.parentValue)
    if (!parent) throw ruleViolated('"parentValue" must be the value of another option.', pointer)
    for (let level = 1; parent; level += 1) {
      // Ten levels are plenty, and a circle has no end
      if (level >= 10)
        throw ruleViolated('"options" must have at most ten levels and no circles.', pointer)
      parent = parent.parentValue == null ? undefined : byValue.get(parent.parentValue)
    }
  }
}
