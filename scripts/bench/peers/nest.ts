import 'reflect-metadata'
import {
  Body,
  type CanActivate,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Get,
  Inject,
  Injectable,
  Module,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  Query,
  UnauthorizedException,
  UseGuards,
  ValidationPipe,
} from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm'
import { Type } from 'class-transformer'
import {
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator'
import {
  Column,
  Entity,
  type EntityManager,
  In,
  IsNull,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
  type Repository,
} from 'typeorm'
import {
  type Actor as Requester,
  channels,
  type Field,
  historyOf,
  loggedChange,
  loggedCreation,
  type NewTicket,
  priorities,
  rowsOfNew,
  toPage,
  toTicket,
  tokenHash,
  types,
} from './ticket.ts'

const instant = (name: string) =>
  Column({ name, type: 'timestamptz', nullable: true }) as PropertyDecorator
const text = (name: string) => Column({ name, type: 'text', nullable: true }) as PropertyDecorator
const uuid = (name: string) => Column({ name, type: 'uuid', nullable: true }) as PropertyDecorator
const key = (name: string) => PrimaryColumn({ name, type: 'uuid' }) as PropertyDecorator
const number = (name: string) => Column({ name, type: 'int' }) as PropertyDecorator

/** The columns of a foreign key that begins with the workspace. */
const joined = (name: string) =>
  JoinColumn([
    { name: 'workspace_id', referencedColumnName: 'workspaceId' },
    { name, referencedColumnName: 'id' },
  ]) as PropertyDecorator

@Entity('workspaces')
class Workspace {
  @key('id') id: string
  @instant('suspended_at') suspendedAt: Date | null
}

@Entity('api_tokens')
class ApiToken {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @Column({ type: 'bytea' }) hash: Buffer
  @instant('expires_at') expiresAt: Date | null
  @instant('revoked_at') revokedAt: Date | null
  @ManyToOne(() => Workspace)
  @JoinColumn({ name: 'workspace_id' })
  workspace: Relation<Workspace>
}

@Entity('contacts')
class Contact {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @text('name') name: string
}

@Entity('users')
class User {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @text('name') name: string
  @text('email') email: string
}

@Entity('tags')
class Tag {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @text('name') name: string
  @number('sort_order') sortOrder: number
  @Column({ type: 'bigint' }) position: string
}

@Entity('custom_fields')
class CustomField implements Field {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @text('entity') entity: string
  @text('system_name') systemName: string
  @text('display_name') displayName: string
  @text('type') type: string
  @Column({ name: 'is_archived', type: 'boolean' }) isArchived: boolean
  @number('sort_order') sortOrder: number
}

@Entity('changes')
class Change {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @Column({ type: 'bigint', default: () => "nextval('changes_position_seq')" }) position: string
  @instant('occurred_at') occurredAt: Date
  @text('retention') retention: string
  @text('resource_type') resourceType: string
  @uuid('resource_id') resourceId: string
  @text('action') action: string
  @text('event_types') eventTypes: string | null
  @text('actor_type') actorType: string
  @uuid('actor_id') actorId: string
  @uuid('token_id') tokenId: string | null
  @text('request_id') requestId: string
  @text('ip') ip: string | null
  @text('user_agent') userAgent: string | null
  @Column({ type: 'json', nullable: true }) differences: unknown
  @Column({ type: 'json', nullable: true }) object: unknown
}

@Entity('change_data')
class ChangeData {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @Column({ type: 'bigint' }) position: string
  @instant('occurred_at') occurredAt: Date
  @number('size') size: number
  @number('events') events: number
  @Column({ type: 'json', nullable: true }) content: object | null
}

@Entity('tickets')
class Ticket {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @Column({ type: 'bigint' }) position: string
  @text('title') title: string
  @text('description') description: string | null
  @text('type') type: string
  @text('channel') channel: string
  @text('priority') priority: string
  @text('status') status: string
  @text('status_reason') statusReason: string | null
  @text('resolution_code') resolutionCode: string | null
  @text('resolution_note') resolutionNote: string | null
  @uuid('contact_id') contactId: string
  @uuid('creator_id') creatorId: string
  @uuid('assignee_id') assigneeId: string | null
  @text('reason_to_assign') reasonToAssign: string | null
  @uuid('category_id') categoryId: string | null
  @uuid('queue_id') queueId: string | null
  @text('external_id') externalId: string | null
  @uuid('follow_up_of_id') followUpOfId: string | null
  @uuid('cx_log_id') cxLogId: string | null
  @Column({ name: 'custom_fields', type: 'jsonb' }) customFields: Record<string, unknown>
  @instant('due_at') dueAt: Date | null
  @instant('snoozed_until') snoozedUntil: Date | null
  @instant('first_response_at') firstResponseAt: Date | null
  @instant('delivery_failed_at') deliveryFailedAt: Date | null
  @instant('resolved_at') resolvedAt: Date | null
  @instant('closed_at') closedAt: Date | null
  @number('reopen_count') reopenCount: number
  @number('version') version: number
  @instant('created_at') createdAt: Date
  @instant('updated_at') updatedAt: Date
  @instant('deleted_at') deletedAt: Date | null
  @ManyToOne(() => Contact)
  @joined('contact_id')
  contact: Relation<Contact>
  @ManyToOne(() => User)
  @joined('assignee_id')
  assignee: Relation<User> | null
  @OneToMany(() => TicketTag, (link) => link.ticket)
  links: Array<Relation<TicketTag>>
}

// TypeORM cannot name a column once for both sides of its own kind of link
@Entity('ticket_tags')
class TicketTag {
  @key('workspace_id') workspaceId: string
  @key('ticket_id') ticketId: string
  @key('tag_id') tagId: string
  @ManyToOne(() => Ticket, (ticket) => ticket.links)
  @joined('ticket_id')
  ticket: Relation<Ticket>
  @ManyToOne(() => Tag)
  @joined('tag_id')
  tag: Relation<Tag>
}

@Entity('conversations')
class Conversation {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @Column({ type: 'bigint' }) position: string
}

@Entity('conversation_tickets')
class ConversationTicket {
  @key('workspace_id') workspaceId: string
  @key('conversation_id') conversationId: string
  @key('ticket_id') ticketId: string
  @ManyToOne(() => Conversation)
  @joined('conversation_id')
  conversation: Relation<Conversation>
}

@Entity('cx_logs')
class Case {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @Column({ type: 'bigint' }) position: string
  @text('kind') kind: string
  @uuid('contact_id') contactId: string
  @text('channel_type') channelType: string
  @text('direction') direction: string
  @uuid('first_assignee_id') firstAssigneeId: string | null
  @uuid('agent_id') agentId: string | null
  @instant('started_at') startedAt: Date
  @instant('assigned_at') assignedAt: Date | null
  @instant('state_since') stateSince: Date
  @instant('created_at') createdAt: Date
  @instant('updated_at') updatedAt: Date
}

@Entity('cx_log_events')
class CaseEvent {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @uuid('cx_log_id') cxLogId: string
  @text('kind') kind: string
  @instant('at') at: Date
  @text('actor_type') actorType: string
  @uuid('actor_id') actorId: string
  @Column({ type: 'jsonb' }) detail: object
}

class ListQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) page: number = 1
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) pageSize: number = 10
}

class TicketUpdate {
  @IsOptional() @IsString() @Length(1, 500) title?: string
  @IsOptional() @IsIn(priorities) priority?: string
}

class TicketCreate implements NewTicket {
  @IsString() @Length(1, 500) title: string
  @IsOptional() @IsString() @MaxLength(65_535) description?: string | null
  @IsUUID() contact_id: string
  @IsOptional() @IsUUID() assigneeId?: string | null
  @IsOptional() @IsIn(priorities) priority: string = 'medium'
  @IsOptional() @IsIn(types) type: string = 'question'
  @IsOptional() @IsIn(channels) channel: string = 'api'
  @IsOptional() @IsArray() @IsUUID('all', { each: true }) tags?: string[]
}

interface Authenticated {
  actor: Requester
  ip: string
  headers: { authorization?: string; 'user-agent'?: string }
}

@Injectable()
class AuthGuard implements CanActivate {
  constructor(@InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Authenticated>()
    const token = await this.tokens.findOne({
      where: { hash: tokenHash(request.headers.authorization), revokedAt: IsNull() },
      relations: { workspace: true },
    })
    const isExpired = token?.expiresAt && token.expiresAt <= new Date()
    if (!token || isExpired || token.workspace.suspendedAt) throw new UnauthorizedException()
    const { id, workspaceId } = token
    const { ip, headers } = request
    request.actor = { id, workspaceId, ip, userAgent: headers['user-agent'] ?? null }
    return true
  }
}

const Actor = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<Authenticated>().actor,
)

const relations = { contact: true, assignee: true, links: { tag: true } }
/** Without the types that a compiler would have written down for the pipe. */
const validatedAs = (expectedType: new () => object) =>
  new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true, expectedType })

@Injectable()
class TicketsService {
  constructor(@InjectRepository(Ticket) private readonly tickets: Repository<Ticket>) {}

  async one(workspaceId: string, id: string, manager = this.tickets.manager) {
    const where = { workspaceId, id, deletedAt: IsNull() }
    const ticket = await manager.getRepository(Ticket).findOne({ where, relations })
    if (!ticket) throw new NotFoundException()
    const [found] = await this.toWire(workspaceId, [ticket], manager)
    return found as ReturnType<typeof toTicket>
  }

  async page(workspaceId: string, { page, pageSize }: ListQuery) {
    const [found, total] = await this.tickets.findAndCount({
      where: { workspaceId, deletedAt: IsNull() },
      relations,
      order: { position: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    })
    return toPage(page, pageSize, total, await this.toWire(workspaceId, found))
  }

  async update(actor: Requester, id: string, changes: TicketUpdate) {
    const { workspaceId } = actor
    return this.tickets.manager.transaction(async (manager) => {
      const tickets = manager.getRepository(Ticket)
      const ticket = await tickets.findOne({
        where: { workspaceId, id, deletedAt: IsNull() },
        lock: { mode: 'for_no_key_update' },
      })
      if (!ticket) throw new NotFoundException()
      const history = historyOf<{ title?: string; priority?: string }>(ticket, { ...changes })
      if (history.length === 0) return this.one(workspaceId, id, manager)
      const updatedAt = new Date()
      Object.assign(ticket, changes, { version: ticket.version + 1, updatedAt })
      await tickets.save(ticket)
      const data = await this.one(workspaceId, id, manager)
      await this.log(manager, loggedChange(actor, data, history, updatedAt.toISOString()))
      return data
    })
  }

  async create(actor: Requester, given: TicketCreate) {
    const { workspaceId } = actor
    const now = new Date().toISOString()
    const rows = rowsOfNew(actor, given, now)
    return this.tickets.manager.transaction(async (manager) => {
      const insert = (entity: new () => object, values: object) =>
        manager
          .createQueryBuilder()
          .insert()
          .into(entity)
          .values(values)
          .setParameter('workspaceId', workspaceId)
          .execute()
      const next = (list: string) => () => `next_position(:workspaceId, '${list}')`
      await insert(Ticket, { ...rows.ticket, position: next('tickets') })
      if (rows.tags.length > 0) await insert(TicketTag, rows.tags)
      await insert(Case, { ...rows.case, position: next('cx_logs') })
      await insert(CaseEvent, rows.steps)
      const data = await this.one(workspaceId, rows.ticket.id, manager)
      await this.log(manager, loggedCreation(actor, data, now))
      return data
    })
  }

  private async log(
    manager: EntityManager,
    logged: ReturnType<typeof loggedChange>,
  ): Promise<void> {
    // The position comes back with what was inserted
    const changes = manager.getRepository(Change)
    const change = changes.create(logged.change as never) as unknown as Change
    await changes.insert(change as never)
    const data = { ...logged.data, position: change.position }
    await manager.getRepository(ChangeData).insert(data as never)
  }

  private async toWire(
    workspaceId: string,
    tickets: readonly Ticket[],
    manager = this.tickets.manager,
  ) {
    const fields = await manager.getRepository(CustomField).find({
      where: { workspaceId, entity: 'ticket', isArchived: false },
      order: { sortOrder: 'ASC', id: 'ASC' },
    })
    const talks = await manager.getRepository(ConversationTicket).find({
      where: { workspaceId, ticketId: In(tickets.map(({ id }) => id)) },
      relations: { conversation: true },
      order: { conversation: { position: 'ASC' } },
    })
    const inOrder = (a: Tag, b: Tag) =>
      a.sortOrder - b.sortOrder || Number(a.position) - Number(b.position)
    return tickets.map((ticket) => {
      const tags = ticket.links.map(({ tag }) => tag).sort(inOrder)
      const conversationIds = talks
        .filter(({ ticketId }) => ticketId === ticket.id)
        .map(({ conversationId }) => conversationId)
      const { contact, assignee } = ticket
      return toTicket(ticket, { contact, assignee, tags, fields, conversationIds })
    })
  }
}

@Controller('api/v1/tickets')
@UseGuards(AuthGuard)
class TicketsController {
  constructor(@Inject(TicketsService) private readonly tickets: TicketsService) {}

  @Get(':id')
  async getTicket(@Actor() actor: Requester, @Param('id', ParseUUIDPipe) id: string) {
    return { success: true, data: await this.tickets.one(actor.workspaceId, id) }
  }

  @Get()
  listTickets(@Actor() actor: Requester, @Query(validatedAs(ListQuery)) query: ListQuery) {
    return this.tickets.page(actor.workspaceId, query)
  }

  @Post()
  async createTicket(
    @Actor() actor: Requester,
    @Body(validatedAs(TicketCreate)) given: TicketCreate,
  ) {
    return { success: true, data: await this.tickets.create(actor, given) }
  }

  @Patch(':id')
  async updateTicket(
    @Actor() actor: Requester,
    @Param('id', ParseUUIDPipe) id: string,
    @Body(validatedAs(TicketUpdate)) changes: TicketUpdate,
  ) {
    return { success: true, data: await this.tickets.update(actor, id, changes) }
  }
}

const entities = [
  Workspace,
  ApiToken,
  Contact,
  User,
  Tag,
  CustomField,
  Change,
  ChangeData,
  Ticket,
  TicketTag,
  Conversation,
  ConversationTicket,
  Case,
  CaseEvent,
]

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.env['DATABASE_URL'] ?? '',
      entities,
      synchronize: false,
      poolSize: 10,
    }),
    TypeOrmModule.forFeature(entities),
  ],
  controllers: [TicketsController],
  providers: [TicketsService],
})
class AppModule {}

const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false })
await app.listen(0, '127.0.0.1')
console.log((app.getHttpServer().address() as { port: number }).port)
