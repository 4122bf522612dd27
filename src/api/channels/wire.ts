import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { ChannelAutoReply, ChannelTicketing, SealedSecret } from '../../db/schema/channels.ts'
import type { channelById } from './queries.ts'

export type ChannelRow = RowFrom<typeof channelById>

export function toChannel(row: ChannelRow): Schema<'Channel'> {
  switch (row.type) {
    case 'api':
      return withConfig(row, 'api', {})
    case 'custom':
      return withConfig(row, 'custom', toCustomConfig(row))
    case 'email':
      return withConfig(row, 'email', toEmailConfig(row))
  }
}

function withConfig<Type extends Schema<'AdapterType'>, Config>(
  row: ChannelRow,
  type: Type,
  config: Config,
) {
  return {
    id: row.id,
    type,
    name: row.name,
    status: row.status,
    statusReason: row.statusReason,
    address: row.address,
    capabilities: row.capabilities as Array<Schema<'ChannelCapability'>>,
    messageWindowHours: row.messageWindowHours,
    defaultQueueId: row.defaultQueueId,
    ticketing: toTicketing(row.ticketing),
    autoReply: toAutoReply(row.autoReply),
    idleMinutes: row.idleMinutes,
    idleText: row.idleText,
    config,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    version: row.version,
  }
}

function toCustomConfig(row: ChannelRow): Schema<'CustomChannelConfig'> {
  const config = row.config as unknown as Schema<'CustomChannelConfig'>
  return {
    outboundUrl: config.outboundUrl,
    secret: toSecretState(row.secrets['secret']),
    identityType: config.identityType,
  }
}

function toEmailConfig(row: ChannelRow): Schema<'EmailChannelConfig'> {
  // Members that are null are not stored
  const config = row.config as Partial<Schema<'EmailChannelConfig'>>
  return {
    smtpHost: config.smtpHost ?? '',
    smtpPort: config.smtpPort ?? 0,
    smtpSecurity: config.smtpSecurity ?? 'starttls',
    smtpUser: config.smtpUser ?? null,
    smtpPassword: toSecretState(row.secrets['smtpPassword']),
    fromName: config.fromName ?? null,
    aliases: config.aliases ?? [],
    trustedAuthServers: config.trustedAuthServers ?? [],
  }
}

function toSecretState(secret: SealedSecret | undefined): Schema<'SecretState'> {
  return { isSet: secret !== undefined, last4: secret?.last4 ?? null }
}

export function toTicketing(kept: ChannelTicketing): Schema<'ChannelTicketing'> {
  return {
    mode: kept.mode ?? 'off',
    type: (kept.type ?? 'question') as Schema<'TicketType'>,
    priority: (kept.priority ?? 'medium') as Schema<'TicketPriority'>,
    categoryId: kept.categoryId ?? null,
    queueId: kept.queueId ?? null,
    tags: kept.tags ?? [],
  }
}

export function toAutoReply(kept: ChannelAutoReply): Schema<'ChannelAutoReply'> {
  return {
    enabled: kept.enabled ?? false,
    subject: kept.subject ?? null,
    text: kept.text ?? null,
    maxPerHour: kept.maxPerHour ?? 100,
  }
}
