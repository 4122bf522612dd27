import type { Schema } from '../../../generated/operations.ts'
import { sealSecret } from '../../platform/adapters/secrets.ts'
import type { AdapterType, SealedSecret } from '../../db/schema/channels.ts'
import { memberRefused, ruleViolated } from '../../errors.ts'
import type { Context, OutsideContext } from '../../http/context.ts'

type Config = Record<string, unknown>
type ConfigUpdate = Schema<'ChannelConfigUpdate'>

/** The new values of both columns of a channel; null removes a member. */
interface KeptConfig {
  readonly config: Config
  readonly secrets: Record<string, SealedSecret | null>
}

const members: Readonly<Record<AdapterType, ReadonlyArray<keyof ConfigUpdate>>> = {
  api: [],
  custom: ['outboundUrl', 'secret', 'identityType'],
  email: [
    ...(['smtpHost', 'smtpPort', 'smtpSecurity', 'smtpUser', 'smtpPassword', 'fromName'] as const),
    ...(['aliases', 'trustedAuthServers'] as const),
  ],
}
/** The members that are sealed: those of which a channel shows only whether they are set. */
const secretMembers: Readonly<Record<SecretMember, true>> = { secret: true, smtpPassword: true }

type SecretMember = SecretOf<Schema<'Channel'>['config']>
type SecretOf<Shown> = Shown extends unknown
  ? {
      [Name in keyof Shown]: [Shown[Name]] extends [never]
        ? never
        : Shown[Name] extends Schema<'SecretState'>
          ? Name
          : never
    }[keyof Shown]
  : never

/** Capabilities of an adapter; the creator of a custom channel sets them. */
export const ownCapabilities: Readonly<Record<AdapterType, readonly string[]>> = {
  api: ['text', 'image', 'video', 'audio', 'file', 'location'],
  custom: ['text'],
  email: ['text', 'image', 'video', 'audio', 'file'],
}

/** The configuration of a new channel, complete. */
export function completeConfig(body: Schema<'ChannelCreate'>): ConfigUpdate {
  switch (body.type) {
    case 'api':
      return {}
    case 'custom':
      return { identityType: 'custom', ...body.config }
    case 'email':
      return { smtpPort: 587, smtpSecurity: 'starttls', ...body.config }
  }
}

/** Divides a configuration into what is kept open and what is sealed; 422 for another type's members. */
export function keptConfig(
  { secrets }: Context,
  channelId: string,
  type: AdapterType,
  given: ConfigUpdate,
): KeptConfig {
  const kept: KeptConfig = { config: {}, secrets: {} }
  for (const [name, value] of Object.entries(given)) {
    if (!(members[type] as readonly string[]).includes(name)) {
      throw ruleViolated(
        `"config.${name}" is not allowed for a channel of the type ${type}.`,
        `/config/${name}`,
      )
    }
    if (Array.isArray(value)) kept.config[name] = value.map((one: string) => one.toLowerCase())
    else if (!Object.hasOwn(secretMembers, name)) kept.config[name] = value
    else if (value === null) kept.secrets[name] = null
    else kept.secrets[name] = sealSecret(secrets, channelId, name, String(value))
  }
  return kept
}

/**
 * Throws 422 where a stored password would be sent to another server, or unencrypted, without being in the request: a
 * caller who may change the server does not need to know the password.
 */
export function requireNewPassword(
  present: { readonly config: Config; readonly secrets: Readonly<Record<string, unknown>> },
  given: ConfigUpdate,
): void {
  if (!present.secrets['smtpPassword'] || given.smtpPassword !== undefined) return
  const differs = (name: keyof ConfigUpdate) =>
    given[name] !== undefined && given[name] !== present.config[name]
  const cause = (['smtpHost', 'smtpPort'] as const).find(differs)
  if (cause !== undefined) {
    throw memberRefused(
      '/config/smtpPassword',
      `must be given again, because "config.${cause}" names another server.`,
    )
  }
  if (given.smtpSecurity === 'none' && differs('smtpSecurity')) {
    throw memberRefused(
      '/config/smtpPassword',
      'must be given again, because "config.smtpSecurity" sends it unencrypted.',
    )
  }
}

/** Throws 422 for a host that may not be called by a channel of a type. */
export async function requireTargets(
  { targets }: OutsideContext,
  type: AdapterType,
  { outboundUrl, smtpHost, smtpPort }: ConfigUpdate,
): Promise<void> {
  if (type === 'custom' && outboundUrl !== undefined) {
    await targets.require(outboundUrl, '/config/outboundUrl')
  }
  if (type === 'email' && smtpHost !== undefined && smtpPort !== undefined) {
    await targets.requireHost(smtpHost, smtpPort, '/config/smtpHost')
  }
}
