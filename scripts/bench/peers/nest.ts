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
  Query,
  UnauthorizedException,
  UseGuards,
  ValidationPipe,
} from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm'
import { Type } from 'class-transformer'
import { IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator'
import {
  Column,
  Entity,
  IsNull,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
  type Repository,
} from 'typeorm'
import { type Field, historyOf, loggedOf, toPage, toTicket, tokenHash } from './ticket.ts'

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
  @text('event_types') eventTypes: string
  @text('actor_type') actorType: string
  @uuid('actor_id') actorId: string
  @uuid('token_id') tokenId: string
  @text('request_id') requestId: string
  @Column({ type: 'json' }) differences: unknown
}

@Entity('change_data')
class ChangeData {
  @key('workspace_id') workspaceId: string
  @key('id') id: string
  @Column({ type: 'bigint' }) position: string
  @instant('occurred_at') occurredAt: Date
  @number('size') size: number
  @number('events') events: number
  @Column({ type: 'bytea' }) content: Buffer
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
  @Column({ name: 'custom_fields', type: 'jsonb' }) customFields: Record<string, unknown>
  @instant('due_at') dueAt: Date | null
  @instant('snoozed_until') snoozedUntil: Date | null
  @instant('first_response_at') firstResponseAt: Date | null
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

class ListQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) page: number = 1
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) pageSize: number = 10
}

class TicketUpdate {
  @IsOptional() @IsString() @Length(1, 500) title?: string
  @IsOptional() @IsIn(['low', 'medium', 'high', 'urgent']) priority?: string
}

interface Authenticated {
  actor: ApiToken
  headers: { authorization?: string }
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
    request.actor = token
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
    return (await this.toWire(workspaceId, [ticket], manager))[0]
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

  async update(actor: ApiToken, id: string, changes: TicketUpdate) {
    const { workspaceId } = actor
    return this.tickets.manager.transaction(async (manager) => {
      const tickets = manager.getRepository(Ticket)
      const ticket = await tickets.findOne({
        where: { workspaceId, id, deletedAt: IsNull() },
        lock: { mode: 'for_no_key_update' },
      })
      if (!ticket) throw new NotFoundException()
      const occurredAt = new Date()
      const entries = historyOf<{ title?: string; priority?: string }>(ticket, { ...changes })
      Object.assign(ticket, changes, { version: ticket.version + 1, updatedAt: occurredAt })
      await tickets.save(ticket)
      const data = await this.one(workspaceId, id, manager)
      const logged = loggedOf(actor, data as { id: string }, entries, occurredAt.toISOString())
      // The position comes back with what was inserted
      const change = manager
        .getRepository(Change)
        .create(logged.change as never) as unknown as Change
      await manager.getRepository(Change).insert(change as never)
      await manager
        .getRepository(ChangeData)
        .insert({ ...logged.data, position: change.position } as never)
      return data
    })
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
    const inOrder = (a: Tag, b: Tag) =>
      a.sortOrder - b.sortOrder || Number(a.position) - Number(b.position)
    return tickets.map((ticket) => {
      const tags = ticket.links.map(({ tag }) => tag).sort(inOrder)
      return toTicket(ticket, ticket.contact, ticket.assignee, tags, fields)
    })
  }
}

@Controller('api/v1/tickets')
@UseGuards(AuthGuard)
class TicketsController {
  constructor(@Inject(TicketsService) private readonly tickets: TicketsService) {}

  @Get(':id')
  async getTicket(@Actor() actor: ApiToken, @Param('id', ParseUUIDPipe) id: string) {
    return { success: true, data: await this.tickets.one(actor.workspaceId, id) }
  }

  @Get()
  listTickets(@Actor() actor: ApiToken, @Query(validatedAs(ListQuery)) query: ListQuery) {
    return this.tickets.page(actor.workspaceId, query)
  }

  @Patch(':id')
  async updateTicket(
    @Actor() actor: ApiToken,
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
