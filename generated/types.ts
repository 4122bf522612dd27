// Made by `npm run generate` from openapi.yaml. Do not edit.
export interface paths {
    "/agent-activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agent activities
         * @description What agents were, and when: one row from each change of presence to the next. The latest first, unless
         *     `sort` says otherwise. `from` and `to` find every row that touches the time between them.
         */
        get: operations["listAgentActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-activities/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what agents are now
         * @description Every active user with its presence; one that never had any is offline.
         */
        get: operations["listCurrentAgentActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-activities/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up agent activities
         * @description How long agents were what between `from` and `to`, as far as that has passed; 366 days at most. Grouped by
         *     user and day, a row for each user on each day; by user alone, for each user; by day alone, for all users
         *     together. By queue, each user's time counts in each queue that the user is a member of now. Days begin at
         *     midnight in `timezone`, and last 23 or 25 hours where clocks change. Whoever has no presence is offline, so
         *     that each user's seconds add up to the time on the clock. Seconds are counted between whole seconds.
         *     Deleted users count when they were active in the time. Ordered by day, then by queue, then by name.
         */
        get: operations["listAgentActivitySummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tokens
         * @description Newest first. Tokens that do not work stay in the list, and `status` says why; secrets are never shown.
         */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Create a token
         * @description The answer is the only place where the secret `token` ever appears. A token never gets a scope
         *     that its maker lacks (403). Without `expiresAt` it lives 90 days; 365 days at most. A personal token may
         *     be created for a user who is invited or suspended: its status is `user_not_active`, and it works as soon
         *     as the user is active.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's id (not its secret). */
                id: components["parameters"]["ApiTokenId"];
            };
            cookie?: never;
        };
        /** Get a token */
        get: operations["getApiToken"];
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description The very next request with it is refused, and nothing more is delivered to the webhooks that work for it: they
         *     are disabled. The token stays listed with status `revoked`; revoking it again changes nothing. A token that
         *     may do more than the caller cannot be revoked (403), unless it is a token of the caller's own.
         */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        /**
         * Update a token
         * @description Renames a token, narrows its scopes or brings its expiry forward. Widening either is refused
         *     with 422: create another token instead. A revoked or expired token cannot be changed (409), and
         *     neither can a token that may do more than the caller (403), unless it is a token of the caller's own.
         *     What a personal token may do is what its scopes and the roles of its user both permit.
         */
        patch: operations["updateApiToken"];
        trace?: never;
    };
    "/api-tokens/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's id (not its secret). */
                id: components["parameters"]["ApiTokenId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a token
         * @description Makes a new token with the same name, kind, user, scopes and expiry, and ends the old one after
         *     `overlapSeconds` (at once when absent). Its webhooks work for the new token. A revoked or expired token cannot
         *     be rotated (409), and neither can a token that may do more than the calling one (403). A token may always
         *     rotate itself.
         */
        post: operations["rotateApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tokens/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calling token
         * @description Tells what the token of this very request is and may do, and in which workspace. Any valid token may ask.
         */
        get: operations["getCurrentApiToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List acts
         * @description Who changed what, the newest first: every change made through the API, and what Switchboard does by itself. Entries
         *     cannot be changed or deleted, and are kept for 400 days. The total of a filter that fits very many takes as
         *     long as counting them.
         */
        get: operations["listAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AuditLogId"];
            };
            cookie?: never;
        };
        /** Get an act */
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation-queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List queues
         * @description In their `order`, which is the one that new tickets are held against them in, unless `sort` says otherwise.
         */
        get: operations["listAutomationQueues"];
        put?: never;
        /**
         * Create a queue
         * @description It comes last in the `order`. A new ticket without an assignee and without a `queueId` enters the first
         *     enabled queue whose `channels` and `conditions` it meets; a queue that has neither takes only what is put
         *     into it. `maxWaitSeconds`, `maxLength` and `maxOffers` say when something overflows, so they need an
         *     `overflow` (422).
         */
        post: operations["createAutomationQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation-queues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        /** Get a queue */
        get: operations["getAutomationQueue"];
        put?: never;
        post?: never;
        /**
         * Delete a queue
         * @description 409 `resource_in_use` while something waits or is offered in it, while open tickets have it as their queue,
         *     or while another queue overflows into it; unless `moveTo` names the queue that gets them. Its members stay
         *     users.
         */
        delete: operations["deleteAutomationQueue"];
        options?: never;
        head?: never;
        /**
         * Update a queue
         * @description What waits is routed by the new settings at once. While it is not enabled nothing is routed, and nothing
         *     enters by itself. Other `conditions` concern new tickets only.
         */
        patch: operations["updateAutomationQueue"];
        trace?: never;
    };
    "/automation-queues/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        /**
         * List entries of a queue
         * @description What waits or is offered, the longest first, unless `status` and `sort` say otherwise.
         */
        get: operations["listQueueEntries"];
        put?: never;
        /**
         * Add something to a queue
         * @description Whatever its conditions say. The ticket leaves the queue that it waits in and gets this one as its `queueId`.
         *     An assigned ticket stays with its assignee until somebody else takes it. 409 `ticket_closed` for one that is
         *     resolved or closed.
         */
        post: operations["addQueueEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation-queues/{id}/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: components["parameters"]["QueueEntryId"];
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an entry out
         * @description The entry becomes `canceled`, and an offer of it with it; the ticket stays as it is. One that is assigned or
         *     has ended stays as it is, too.
         */
        delete: operations["removeQueueEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation-queues/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        /**
         * List members of a queue
         * @description In the order in which they were added, which is that of `round_robin`.
         */
        get: operations["listQueueMembers"];
        /**
         * Replace the members
         * @description Who is left out is removed as with `onOpenWork=keep`; who stays keeps what is not given.
         */
        put: operations["setQueueMembers"];
        /**
         * Add a member
         * @description What waits is given to the new member at once, as far as it suits.
         */
        post: operations["addQueueMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation-queues/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
                userId: components["parameters"]["QueueMemberUserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description 404 `not_a_member` for who is none. An open offer is withdrawn. With `requeue` the tickets that the user got
         *     from this queue and has not finished go back to it; with `keep` they stay.
         */
        delete: operations["removeQueueMember"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description A paused member gets nothing new; an offer that is still open is withdrawn.
         */
        patch: operations["updateQueueMember"];
        trace?: never;
    };
    "/automation-queues/{id}/next": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pull the next entry
         * @description How members of a `manual` queue get work; in any other queue it is a way not to wait for an offer. Presence
         *     and pauses do not matter, skills do. Takes the token of a user who is a member (403). 409 `queue_disabled`,
         *     422 `agent_at_capacity`.
         */
        post: operations["pullQueueEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation-queues/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        /**
         * Get figures of a queue
         * @description `live` is now, `history` what entered or happened from `from` until before `to`: the last 24 hours unless given.
         */
        get: operations["getQueueStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation-queues/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder queues
         * @description The queues named come first, in this order; those left out keep their order behind them.
         */
        put: operations["reorderAutomationQueues"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation-queues/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try routing out
         * @description Tells which queue a ticket would enter and whom it would be given to at this instant, and changes nothing.
         *     `entity` is a ticket as it might be created; or `entityId` is a ticket that there is.
         */
        post: operations["simulateRouting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description The roots in their order, each with everything below it in `childCategoryList`; `total` counts the
         *     roots. With `flat` every category stands in the list itself, parents before their children, and
         *     `total` counts them all.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description Without `parentId` it is a root. Values are unique among siblings, upper and lower case alike
         *     (409). Five levels at most (422 `depth_exceeded`), and 1,000 categories. Without `sortOrder` it goes
         *     to the end.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /** Get a category */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description 409 `resource_in_use` while it has children or tickets, unless `moveTo` names the category that
         *     gets them.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Update a category
         * @description A new `parentId` moves it with everything below it. Archived categories stay on their tickets.
         */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/categories/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move and reorder categories
         * @description Gives each of `items` its parent and its place, all at once or not at all. 422 `circular_parent`
         *     when one would end up below itself. Answers the whole tree.
         */
        post: operations["reorderCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channels
         * @description Newest first unless `sort` says otherwise.
         */
        get: operations["listChannels"];
        put?: never;
        /**
         * Create a channel
         * @description A channel of type `api` is `active` at once. Of the others the worker first tries whether
         *     they work: they are `pending` until it has, then `active`, or `error` with a
         *     `statusReason`; messages can be sent meanwhile. Secrets are stored encrypted and never
         *     shown again.
         *
         *     The hosts of a channel must stand for public addresses alone, unless the setting
         *     `WEBHOOK_ALLOW` names them with their port.
         */
        post: operations["createChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        /** Get a channel */
        get: operations["getChannel"];
        put?: never;
        post?: never;
        /**
         * Delete a channel
         * @description Refused while conversations on it are open or on hold (409 `resource_in_use`). What was
         *     said on it stays.
         */
        delete: operations["deleteChannel"];
        options?: never;
        head?: never;
        /**
         * Update a channel
         * @description Members of `config` that are absent stay as they are. A change of `address` or `config`,
         *     or `status: active`, makes the worker try the channel again. `status: disabled` keeps
         *     messages from being sent; those that wait are sent when it is active again.
         */
        patch: operations["updateChannel"];
        trace?: never;
    };
    "/channels/{id}/inbound-messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over a received message
         * @description A message is known by its `externalId`: handed over again it is answered with 200 and
         *     changes nothing. Its contact is found by what it is given, or made. A channel of type
         *     `email` also takes the mail as it came (`message/rfc822`, 25 MiB at most), whose
         *     `externalId` is its Message-ID.
         *
         *     A mail that answers another one (`In-Reply-To`, `References`) goes to that one's
         *     conversation if the sender takes part in it. Everything else goes to the contact's
         *     conversation on the channel, which leaves `hold`; one that was closed within the last 24
         *     hours opens again, else a new one does.
         *
         *     What is attached to a mail, or stands in it, becomes files of the media manager that
         *     nobody else sees; a file with the same bytes at the top of it is used again. What the
         *     workspace's quota leaves no room for is named in `droppedAttachments`. A mail inside a mail
         *     (`message/rfc822`) is such a file as well; its text is not part of the message.
         *
         *     A mail may have at most 500,000 lines of 1 MiB each, 1,000 parts, multiparts nested 20 levels deep, 5,000
         *     header fields and 512 KiB of headers, both of the mail and its parts together, and 2,000
         *     addresses. One that has more is refused with `mail_limit_exceeded`, one that is not a mail or
         *     names no sender with `mail_unreadable`, and one that takes longer than 3 seconds or too much
         *     memory to read with `mail_too_costly`. All three are 422. Before Switchboard answers so, it
         *     keeps the mail as a private file, which `fileId` names, and emits the event
         *     `message.rejected`. The file has the tag `rejected-mail`; `receiveStoredMail` hands it over
         *     again. The same bytes are kept, and the event is emitted, once.
         *
         *     How a mail transfer program treats each answer: 200 and 201 mean delivered. 422 with
         *     `fileId` means that Switchboard has kept the mail; the program drops its copy, and neither
         *     bounces nor retries it. 408, 409, 429 and every 5xx mean that the mail was not kept for now: the program
         *     keeps it in its queue and tries again, after `Retry-After` if there is one (exit status 75,
         *     `EX_TEMPFAIL`). Every other 4xx is final: the mail is not kept, and is bounced. 503 also
         *     means that a workspace handed over more mails at once than are read or held for it; 507
         *     means that a refused mail cannot be kept, because the quota is used up or refused mails
         *     already take 250 MiB or are 1,000 files: delete some.
         */
        post: operations["receiveMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/inbound-messages/from-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over a stored mail
         * @description Reads a file of the media manager as a mail (`message/rfc822`) that a channel of type
         *     `email` received, exactly as `receiveMessage` does: for mails that were refused and kept
         *     (`message.rejected`), and for those of an archive. The file stays as it is; delete it once the
         *     mail is delivered. A mail that is refused again is answered with 422 and the file's own
         *     `fileId`, without another event.
         */
        post: operations["receiveStoredMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/message-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what became of a message
         * @description Receipts may come in any order and more than once: a status only moves forward, from
         *     `queued` over `sent` and `delivered` to `read`, or to `failed` before it is delivered.
         *     What does not is answered with the message as it is.
         */
        post: operations["updateMessageStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a channel
         * @description The worker tries it: of an `email` channel it connects and signs in, to a `custom` one it
         *     sends a signed `{"type": "ping"}`, which any 2xx answers. `status` is `pending` until
         *     then. A disabled channel stays disabled (409).
         */
        post: operations["validateChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        /** Get a comment */
        get: operations["getComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Only its author may, or who supervises (403). Replies to it stay.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Update a comment
         * @description Only its author may, or who supervises: an owner, administrator or supervisor, or a service token
         *     with every scope (403). `text` and `mentions` belong together: give both when a placeholder changes.
         */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/comments/rooms/{roomId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation's id. */
                roomId: components["parameters"]["RoomId"];
            };
            cookie?: never;
        };
        /**
         * List comments of a room
         * @description A room is a conversation. Oldest first unless `sort` says otherwise.
         */
        get: operations["listRoomComments"];
        put?: never;
        /**
         * Comment in a room
         * @description For colleagues only: contacts never see it, also in a closed conversation.
         */
        post: operations["createRoomComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Newest first unless `sort` says otherwise. Deleted contacts are not listed.
         *
         *     In the order of creation any page of all contacts, or of one filter by channel, `isBlocked`, one
         *     tag or one group, costs the same however many there are. Several filters together, `q`, dates,
         *     custom fields, and deep pages of other orders cost more the more contacts they match; what takes
         *     over 3 seconds is answered 503.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description `username`, `externalId`, each e-mail address and each phone number belong to one live contact
         *     only: 409 `duplicate_resource` names the one that has it. Without `username` one is made.
         *     The first address and the first number are the primary ones unless another says `isPrimary`.
         *     Numbers are kept as E.164; one without `+` is read as of `country`, and 422 without that.
         *     A company that is new by its name is made.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /** Get a contact */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Hidden from lists and 404 by id until restored. Its username, external id, addresses and numbers
         *     can be used again at once. Its tickets and groups keep it.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description `contactEmails`, `contactPhones` and `tags` are replaced as a whole; an address or number that
         *     stays keeps its `id`. Of `customFields` only the keys given change.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/contacts/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Block a contact
         * @description Nothing can be sent to a blocked contact. Blocking it again replaces the reason.
         */
        put: operations["blockContact"];
        post?: never;
        /**
         * Unblock a contact
         * @description One that is not blocked stays as it is.
         */
        delete: operations["unblockContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List comments on its tickets
         * @description Comments on all tickets of the contact, newest first.
         */
        get: operations["listContactComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List conversations of a contact
         * @description Newest first; those of their groups are not among them.
         */
        get: operations["listContactConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List groups of a contact
         * @description As `GET /groups`, of the groups it is in.
         */
        get: operations["listContactGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an identity
         * @description Who the contact is on a platform. An identity belongs to one live contact only (409).
         */
        post: operations["addContactIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/identities/{identityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
                identityId: components["parameters"]["IdentityId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an identity */
        delete: operations["removeContactIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/merge-history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List merges into a contact
         * @description Newest first.
         */
        get: operations["listContactMergeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted contact
         * @description A contact that is not deleted stays as it is. 409 `duplicate_resource` when another contact has
         *     taken its username, external id, address or number meanwhile.
         */
        post: operations["restoreContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change tags of a contact
         * @description `MERGE` adds, `REMOVE` takes off, `REPLACE` makes it exactly these.
         */
        patch: operations["updateContactTags"];
        trace?: never;
    };
    "/contacts/{id}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List tickets of a contact
         * @description As `GET /tickets?contactId=`, but 404 when there is no such contact.
         */
        get: operations["listContactTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fields of contacts
         * @description What a form for contacts needs to know: the system fields (`isDefault`), then the custom fields in
         *     their order.
         */
        get: operations["listContactFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look a contact up
         * @description By exactly one of `email`, `phone`, `externalId`, `username`, or `type` with `platformId` (400
         *     otherwise). 404 when no live contact has it.
         */
        get: operations["lookupContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge contacts
         * @description `targetId` takes over everything of `sourceIds`: addresses, numbers, identities, tags, groups and
         *     tickets. Of every other field the contact that `fields` names wins, else the target where it has a
         *     value, else the most recently changed source that has one; custom fields and the consent to each
         *     channel likewise, each by itself. `lastSeenAt` and `lastContactedAt` are the latest. The sources are gone
         *     afterwards: 410 `merged`, with the target's id. With `dryRun` nothing happens and the answer is what
         *     the target would be.
         */
        post: operations["mergeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update a contact
         * @description Looks for the live contact that has one of the values named by `matchOn`, and updates it (200) or
         *     creates one (201); of any number of requests at once exactly one creates. Addresses, numbers,
         *     identities and tags given are added to what it has; other members replace, absent ones stay.
         *     409 `duplicate_resource` when the values belong to different contacts: `conflicts` lists them. 409
         *     `duplicate_of_deleted` when only a deleted contact has one: restore it, or use `createContact`.
         */
        post: operations["upsertContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Newest first unless `sort` says otherwise. In the order of creation any page of all
         *     conversations, or of one filter by status, kind, contact, channel or assignee, costs the
         *     same however many there are.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Open a conversation
         * @description A contact has one conversation at a time on a channel: 409 `duplicate_resource` names the
         *     one that is not closed. Sending a message to a contact opens one by itself. Groups have
         *     theirs from the start.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** Get a conversation */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a conversation */
        patch: operations["updateConversation"];
        trace?: never;
    };
    "/conversations/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a conversation
         * @description `assigneeId: null` takes it from whoever has it.
         */
        post: operations["assignConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a conversation
         * @description From `open` or `hold`; one that is closed stays as it is. The contact's next message opens
         *     it again within 24 hours, and a new one after that.
         */
        post: operations["closeConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a conversation on hold
         * @description From `open`; one on hold stays as it is, a closed one is refused (409).
         */
        post: operations["holdConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * List messages of a conversation
         * @description Newest first unless `sort` says otherwise.
         */
        get: operations["listConversationMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a conversation as read
         * @description For everybody in the workspace: `unreadCount` becomes 0, and messages that were `received`
         *     are `read`.
         */
        post: operations["markConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a conversation
         * @description From `closed`; one that is not closed stays as it is. Refused while the contact has
         *     another one on the channel (409 `duplicate_resource`).
         */
        post: operations["reopenConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a conversation
         * @description From `hold`; one that is open stays as it is, a closed one is refused (409).
         */
        post: operations["resumeConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * List what happened in order
         * @description The messages and the comments of a conversation together, newest first unless `sort` says
         *     otherwise. Needs `messages:read` and `comments:read` as well (403).
         */
        get: operations["listConversationTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer a conversation
         * @description Assigns it to another user, and leaves the `note` as a comment in its room.
         */
        post: operations["transferConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a conversation as unread
         * @description For everybody in the workspace: `unreadCount` becomes 1 where it was 0.
         */
        post: operations["markConversationUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom fields
         * @description Tickets first, then contacts; each in the order of `sortOrder`.
         */
        get: operations["listCustomFields"];
        put?: never;
        /**
         * Create a custom field
         * @description `entity`, `systemName` and `type` never change afterwards. 400 fields per entity (422). `options`
         *     belong to `select`, `multi_select` and `tree_select`, `validation.pattern` to `text`, `textarea` and
         *     `regex`, which needs it (422 otherwise). Patterns are of RE2 syntax. A pattern compiles to at most 1,000
         *     instructions, and these times the longest text, by `maxLength` or the type, are at most 500,000 (422).
         */
        post: operations["createCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        /** Get a custom field */
        get: operations["getCustomField"];
        put?: never;
        post?: never;
        /**
         * Delete a custom field
         * @description For good. 409 `resource_in_use` while any ticket or contact has a value: archive it instead.
         */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        /**
         * Update a custom field
         * @description `options` are replaced as a whole; archive one to keep its label on old values. Values that are
         *     there already are not checked against new rules, but `isUnique` is refused while two live objects
         *     share a value (409). An archived field is hidden from tickets and contacts and takes no values; its
         *     values come back with it.
         */
        patch: operations["updateCustomField"];
        trace?: never;
    };
    "/cx-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cases
         * @description Cases that started in a span of time, the last one first unless `sort` says otherwise: the days of
         *     `selectedDate`, or from `from` to `to`, at most 366 days (400). Without any of them it is the last seven days,
         *     and all time with `entityId` or `caseId`. A comma inside one parameter means or, several parameters mean and.
         *
         *     A page with its total costs the more the longer the span is; other filters are judged case by case, but for
         *     those by queue, agent and contact, and for `status` `open` and `hold`.
         */
        get: operations["listCxLogs"];
        put?: never;
        /**
         * Create an external case
         * @description For an interaction that is handled elsewhere, such as a visit; Switchboard opens those of conversations,
         *     tickets and calls itself. What has happened already may be told along: who has had it since when, when
         *     somebody answered, when it was closed and how long it was on hold. Instants follow one another and are not in
         *     the future (422).
         */
        post: operations["createCxLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cx-logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CxLogId"];
            };
            cookie?: never;
        };
        /** Get a case */
        get: operations["getCxLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a case
         * @description What people say about a case; what happens to it follows its conversation, ticket or call. `wrapUp` is replaced
         *     as a whole; the first one after the case was closed ends wrapping up.
         */
        patch: operations["updateCxLog"];
        trace?: never;
    };
    "/cx-logs/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CxLogId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an external case
         * @description One that is closed stays as it is. Cases of conversations, tickets and calls are closed with these (422).
         */
        post: operations["closeCxLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cx-logs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CxLogId"];
            };
            cookie?: never;
        };
        /**
         * List what happened
         * @description The timeline of a case, from the beginning. The metrics follow from it alone.
         */
        get: operations["listCxLogEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cx-logs/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up cases
         * @description Counts, averages and percentiles of the cases that started in a span of time, which is given as for the list:
         *     a row for each queue, each agent who has or had the case last, each channel, or each day; one row for all
         *     without `groupBy`. Days begin at midnight in the time zone, and last 23 or 25 hours where clocks change; only
         *     those on which a case started have a row. Ordered by day, else by name, what has none last.
         *
         *     A metric is computed over the cases that have it. `p50` and `p90` are the lowest value that at least half of
         *     them, or nine in ten, do not exceed (`percentile_disc`).
         *
         *     Costs the more the more cases there are: some seconds for a million. 503 when it takes too long.
         */
        get: operations["listCxLogMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the events
         * @description Every event after the cursor, in the order in which they were committed: none is skipped, none comes twice, and an
         *     event is there as soon as the request behind it was answered. Keep `nextCursor` and ask again with it. Without
         *     `after` it begins with the oldest that is kept; events are kept for 30 days, and an older cursor is 410.
         *     Events whose read scope the token lacks are left out; asking for such a type is 403.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description One whose read scope the token lacks is 404.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Newest first. While `has_more` is true, ask again with `starting_after` set to the last group's
         *     id; `ending_before` walks back. One of the two, never both.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a group
         * @description Opens a conversation for the group. Only `name` is needed. In a form, contacts are
         *     `contacts[0][username]=…`, `contacts[]=<id>` or one JSON array; an empty value is null.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /** Get a group */
        get: operations["getGroup"];
        /**
         * Update a group
         * @description A partial update: absent members stay. `contacts` is the complete new list of members, `[]`
         *     empties it. `archived_at` set archives the group, `null` (in a form: an empty value) restores it.
         */
        put: operations["updateGroup"];
        post?: never;
        /**
         * Delete a group
         * @description For good: the group and its conversation go in one step and cannot be restored. Its contacts
         *     stay.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add contacts to a group
         * @description Contacts that are members already stay so. A group has 1,000 members at most (422).
         */
        post: operations["addGroupContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/contacts/{contact_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A member of the group. */
                contact_id: string;
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a contact from a group
         * @description 404 when the contact is not a member.
         */
        delete: operations["removeGroupContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-manager/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description Newest first unless `sort` says otherwise. Deleted files are listed with `deleted` only, without a `url`.
         */
        get: operations["listMediaFiles"];
        put?: never;
        /**
         * Upload a file
         * @description As a form of `multipart/form-data` with one part `file`, at most 25 MiB that arrive within 50
         *     seconds; the other fields may come before or after it. Or as JSON with the bytes in base64,
         *     about 730 KB of them within the limit of a JSON body.
         *
         *     The media type is what the bytes begin like. What is declared only makes it more precise, a
         *     `text/csv` among texts or a `.docx` among ZIP archives; 415 when the bytes are something else. A part of
         *     no type, of `text/plain` or of `application/octet-stream` declares nothing.
         *
         *     Names lose their folders, control characters and invisible characters. A file with the same
         *     bytes in the same folder is a 409 that names it; with `onDuplicate=return` it is the answer, 200, and
         *     nothing is changed. 507 when the workspace has as much as its quota allows.
         */
        post: operations["createMediaFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-manager/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        /**
         * Get a file
         * @description What is known of the file. `url` leads to its bytes without a token: for at most 15 minutes, until
         *     `urlExpiresAt`, or for good when the file is public; in any case not after it is deleted.
         */
        get: operations["getMediaFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description 409 `resource_in_use` while something refers to it, unless `force`. Links end at once. For 30 days it
         *     can be restored; then it is gone with its bytes, unless something still refers to it.
         */
        delete: operations["deleteMediaFile"];
        options?: never;
        head?: never;
        /**
         * Update a file
         * @description Renames, moves, describes it; the bytes stay. `folderId: null` moves it out of all folders. 409 when the
         *     other folder has a file with the same bytes. From `private` on, a public link is one no more.
         */
        patch: operations["updateMediaFile"];
        trace?: never;
    };
    "/media-manager/files/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description The bytes, or one range of them; several ranges are answered with all of it. They are to be saved unless
         *     `disposition` asks to show them, which only pictures, sound, film and plain text can be: never
         *     HTML or SVG. HEAD tells the headers alone.
         */
        get: operations["getMediaFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-manager/files/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        /**
         * List what refers to it
         * @description What has the file attached, by kind and id.
         */
        get: operations["listMediaFileReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-manager/files/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a file
         * @description Brings a deleted file back into its folder, or into none if that is gone. 409 when the folder has
         *     another file with the same bytes by now.
         */
        post: operations["restoreMediaFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-manager/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List folders
         * @description Newest first unless `sort` says otherwise; of all levels unless `parentId` names one.
         */
        get: operations["listMediaFolders"];
        put?: never;
        /**
         * Create a folder
         * @description At the top without `parentId`. Names are unique among the folders of one level, upper and lower case alike
         *     (409). Ten levels at most (422 `depth_exceeded`).
         */
        post: operations["createMediaFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-manager/folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MediaFolderId"];
            };
            cookie?: never;
        };
        /** Get a folder */
        get: operations["getMediaFolder"];
        put?: never;
        post?: never;
        /**
         * Delete a folder
         * @description 409 `folder_not_empty` while there is anything in it, unless `recursive` deletes that too: then
         *     409 `resource_in_use` if something refers to one of the files. A folder does not come back; its
         *     files can be restored.
         */
        delete: operations["deleteMediaFolder"];
        options?: never;
        head?: never;
        /**
         * Update a folder
         * @description A new `parentId` moves it with everything below it, `null` to the top. 422 `circular_parent` when it
         *     would end up below itself, `depth_exceeded` when something would lie more than ten levels down.
         */
        patch: operations["updateMediaFolder"];
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        /**
         * Download by link
         * @description Where a file's `url` leads: the same bytes, without a token. 404 for what is not signed for a private
         *     file, and for a deleted one; 403 once the link is over. Its rate limit is by address.
         */
        get: operations["getLinkedMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Newest first unless `sort` says otherwise. The total of all messages, and of one filter by
         *     conversation, contact or channel, costs the same however many there are.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        /** Get a message */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /**
         * Redact a message
         * @description What it says is erased for good, also in events and in what webhooks were sent; that it was
         *     there, when and from whom, stays. Its files are in the media manager and no longer attached. One that
         *     waits to be sent is canceled; while it is being sent it is refused (409).
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a message
         * @description From `scheduled` or `queued`; a canceled one stays as it is.
         */
        post: operations["cancelMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a0000-0000-7000-8000-000000000e52 */
                id: components["parameters"]["FailedMessageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description From `failed`, with all its tries anew. One that is `queued` for another try is tried at once.
         */
        post: operations["retryMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description To exactly one of `contactId`, `conversationId` and `groupId`. The message is `queued`, or
         *     `scheduled` until `scheduledAt`; the worker sends it, at least once and in the order of
         *     its conversation, and tries again for 16 hours what fails for a passing reason. Whoever
         *     gets it twice gets the same id twice: a Message-ID in a mail, `webhook-id` in a POST.
         *
         *     To a contact it goes in the conversation they have on the channel, which opens if need be.
         *     Without `channelId` that is the channel of their only open conversation, else the only one
         *     they can be reached on; if that leaves a choice, 422 `channel_required` lists them. In a
         *     closed conversation it opens that again.
         *
         *     To a group it is kept in the group's conversation, `sent` at once, for programs that fetch
         *     it. With a `channelId` it also goes out on that channel, to each member who can be reached
         *     there when it does, once for all of them; members do not see one another's addresses. A
         *     member's reply to such a mail comes back into the group's conversation. An archived group
         *     takes none (409 `group_archived`).
         *
         *     Files go with a mail as they are. On a `custom` channel they are members of the POST, each
         *     with a `url` that opens it for 15 minutes; without `PUBLIC_URL` it is relative to this host.
         *     A file that is deleted by force before the message is sent makes that fail.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions
         * @description Every scope that a role or a token can have, with the operations that ask for it.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presence-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List presence statuses
         * @description In their `sortOrder`.
         */
        get: operations["listPresenceStatuses"];
        put?: never;
        /**
         * Create a presence status
         * @description A status beside the built-in ones; 100 at most (422).
         */
        post: operations["createPresenceStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presence-statuses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PresenceStatusId"];
            };
            cookie?: never;
        };
        /** Get a presence status */
        get: operations["getPresenceStatus"];
        put?: never;
        post?: never;
        /**
         * Delete a presence status
         * @description 409 `presence_status_is_system` for a built-in one, and `resource_in_use` for the default and while users
         *     have it. Past activities keep it.
         */
        delete: operations["deletePresenceStatus"];
        options?: never;
        head?: never;
        /**
         * Update a presence status
         * @description Counts at once for those who have it. What a built-in status is and what it is routable for stays
         *     (409 `presence_status_is_system`). One status is the default; making another one so takes that from it.
         */
        patch: operations["updatePresenceStatus"];
        trace?: never;
    };
    "/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reservations
         * @description Offers and what became of them, newest first.
         */
        get: operations["listReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer
         * @description Assigns the ticket to the user it was offered to. 409 `reservation_not_pending` when it was answered, ran out
         *     or was withdrawn; accepting again what one has accepted is a 200. Only the user, a manager of the queue and
         *     tokens with `queues:members` may answer an offer (403).
         */
        post: operations["acceptReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the work
         * @description The work is done, and with it the time to wrap up: the place it took is free for the next. A pending offer is
         *     accepted first. The ticket keeps its status and assignee, and so still counts as open work until it is
         *     resolved. 409 `reservation_not_pending` for one that has ended otherwise.
         */
        post: operations["completeReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservations/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an offer
         * @description The ticket goes back to its place in the queue and is not offered to this user again. 409
         *     `reservation_not_pending` when it was answered, ran out or was withdrawn.
         */
        post: operations["rejectReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description The built-in roles come first, then the others by name.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role
         * @description A role never permits what its maker may not do (403 with the scopes that are lacking).
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        /** Get a role */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description For good. 409 `resource_in_use` while users have it, unless `reassignTo` names the role that they get
         *     instead; 409 `role_is_system` for a built-in one.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Update a role
         * @description Counts from the next request of its users on. Built-in roles are 409 `role_is_system`. Who changes
         *     a role must hold what it permits before and after.
         */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description In the order of `position` unless `sort` says otherwise.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Names are unique in the workspace, upper and lower case alike (409). Without `position` the tag
         *     goes to the end.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        /** Get a tag */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Takes the tag off every ticket and contact. Its name can be used again at once.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /** Update a tag */
        patch: operations["updateTag"];
        trace?: never;
    };
    "/tags/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a tag into another
         * @description Everything that had this tag has `intoId` afterwards, once; this tag is deleted. Answers the
         *     tag merged into.
         */
        post: operations["mergeTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telephony/cdrs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls
         * @description Call detail records (CDRs), the call that started last first unless `sort` says otherwise. A comma inside one
         *     parameter means or, several parameters mean and. Numbers are found as E.164 whatever the way they are
         *     written in, else exactly as they were told.
         *
         *     The total of all calls, and of one filter by status, direction, agent or contact, costs the same however
         *     many there are; several filters together cost more the more calls they match.
         */
        get: operations["listCdrs"];
        put?: never;
        /**
         * Create or update a call
         * @description A call is known by its `provider` and `externalCallId`: the first request makes it (201), a repeat merges
         *     what it gives into what is there (200). Absent members stay, `null` clears, `legs` and `tags` are replaced as
         *     a whole. A repeat that says nothing new changes nothing, not even the version; of any number of requests at
         *     once exactly one creates.
         *
         *     What is not given is filled in: `startedAt` by the earliest instant there is, `status` and the durations by
         *     the instants, each as soon as they are there. 422 when durations contradict each other or the instants by
         *     more than a second: a call lasts at least as long as ringing, queueing and talking, and talking includes hold.
         *
         *     Unless `contactId` is given, even as `null`, the contact is the live one who has the number at the other end:
         *     `callFrom` of an inbound call, `callTo` of an outbound one. It is looked for when that number becomes known
         *     or another one.
         */
        post: operations["upsertCdr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telephony/cdrs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        /**
         * Get a call
         * @description With its `legs`.
         */
        get: operations["getCdr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a call
         * @description What people say about a call; what the phone system says comes by `upsertCdr`. `contactId: null` is kept: the
         *     contact is not looked for again.
         */
        patch: operations["updateCdr"];
        trace?: never;
    };
    "/telephony/cdrs/{id}/legs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a leg
         * @description One more part of the call, after those there are; a call has 100 at most (422).
         */
        post: operations["addCdrLeg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telephony/cdrs/{id}/recording": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        /**
         * Get the recording
         * @description Leads to the file, which that address opens without a token for 15 minutes. 404 unless one is `available`.
         */
        get: operations["getCdrRecording"];
        /**
         * Set the recording
         * @description In place of what was said of it. The file is one of the media manager, which keeps it while the call refers to it;
         *     it belongs to what is `available` and to nothing else (422). A private file takes the scope `media:read` (403).
         */
        put: operations["setCdrRecording"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telephony/cdrs/{id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        /**
         * Get the transcript
         * @description What was said. It needs the scope of recordings, since it tells as much. 404 while there is none.
         */
        get: operations["getCdrTranscript"];
        /**
         * Set the transcript
         * @description In place of the one there is. The same one again changes nothing. `If-Match` is about the transcript, not the
         *     call: while there is none, it fails (412).
         */
        put: operations["setCdrTranscript"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telephony/cdrs/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update many calls
         * @description Up to 500 calls, each as by `upsertCdr`, in their order where one comes twice. Each result has the status that
         *     the call would have had alone, with its `id` or its `problem`; also what breaks the contract is a result (400)
         *     and never spoils the others.
         */
        post: operations["upsertCdrs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telephony/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what a call does
         * @description For phone systems that tell calls while they go on. The first event of a call makes it (201). Events may come in
         *     any order and any number of times: the call is always what all of them tell in the order of `occurredAt`. Two
         *     events are the same when they have the same `eventId`, or without one the same type and instant; the first
         *     telling counts. What `upsertCdr` gives goes before what events tell.
         *
         *     `new_call` begins to queue when it names a queue, else to ring. The first `answer` answers, `hold` and `resume`
         *     add up to `holdDuration`, `transfer` names the agent or queue that has the call from then on, and the last
         *     `hangup` ends it; what happened after that counts no more. Of the other members the last one told holds.
         *
         *     Who has an answered call is `on_call` until it ends or is transferred, and then again what they were
         *     before, unless they are something else by then or have another call.
         */
        post: operations["sendCallEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets
         * @description Newest first unless `sort` says otherwise. A comma inside one parameter means or, several
         *     parameters mean and.
         *
         *     In the order of creation any page of all tickets, or of one filter by status, priority, type,
         *     channel, contact, creator, assignee, category, queue or one tag, costs the same however many there are.
         *     Several filters together, `q`, dates, custom fields, and deep pages of other orders cost more the
         *     more tickets they match; what takes over 3 seconds is answered 503.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Create a ticket
         * @description Needs a title and the requesting contact. A ticket cannot start `resolved` or `closed` (409).
         *     `creatorId` becomes the user of a personal token, or the id of a service token. Without an assignee
         *     it waits in the queue `queueId` or, unless that is given, in the first one whose conditions it meets.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /** Get a ticket */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        /**
         * Delete a ticket
         * @description Hidden from lists and 404 by id until restored. Its number is never given again; its external id can be used again at once.
         */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        /**
         * Update a ticket
         * @description Nothing is required. **`tags` replaces the whole set**; of `customFields` only the keys given
         *     change, and `null` clears one. A `status` that the present one does not lead to is refused with
         *     409 `illegal_status_transition`, which lists the `allowed` ones, and has the effects told at
         *     `setTicketStatus`. Of a closed ticket only `tags` change (409 `ticket_closed`), unless the change
         *     reopens it, which needs the scope `tickets:reopen`.
         */
        patch: operations["updateTicket"];
        trace?: never;
    };
    "/tickets/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a ticket
         * @description `assigneeId: null` takes it from whoever has it, and `reasonToAssign` with it; with a `queueId` it waits
         *     in that queue. 422 `agent_at_capacity` when the assignee has as much open work as the capacity for
         *     tasks allows, unless `force` is `true`. Creating and updating tickets obeys without asking.
         */
        post: operations["assignTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * List comments of a ticket
         * @description Oldest first unless `sort` says otherwise.
         */
        get: operations["listTicketComments"];
        put?: never;
        /**
         * Comment on a ticket
         * @description Internal unless `visibility` says `public`. The first public one sets the ticket's `firstResponseAt`.
         *     A closed ticket takes internal ones only (409 `ticket_closed`).
         */
        post: operations["createTicketComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * List changes of a ticket
         * @description One entry for each field that changed, newest first. Its creation is the entry of `status` from
         *     `null`. Of `tags`, `from` are the ids taken off and `to` those put on.
         */
        get: operations["listTicketHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted ticket
         * @description A ticket that is not deleted stays as it is. 409 `duplicate_resource` when another ticket has taken
         *     its external id or the value of a unique field meanwhile.
         */
        post: operations["restoreTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/route": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Route a ticket now
         * @description Puts an unassigned ticket into its queue or, without one, into the first queue whose conditions it meets, and
         *     has whoever declined it asked again. `outcome` is `assigned` for a ticket that has an assignee, which it
         *     keeps, `closed` for one that is resolved or closed, and `no_queue` when no queue takes it.
         */
        post: operations["routeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/routing-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * List why it was routed so
         * @description Newest first: who was considered, who was chosen and why. An attempt that found nobody is here once each time
         *     that the ticket begins to wait. Kept for 90 days.
         */
        get: operations["listTicketRoutingDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status
         * @description 409 `illegal_status_transition` lists the `allowed` ones. Resolving needs every custom field that
         *     `isRequiredToResolve` (422 `fields_required_to_resolve`). From `resolved` back to `open` or
         *     `in_progress`, and from `closed` with the scope `tickets:reopen`, counts as reopening. Naming the
         *     status it has already answers 200 and changes nothing but `snoozedUntil`.
         *
         *     `snoozedUntil` belongs to `pending` and `on_hold`: at that instant the ticket opens by itself.
         *     A resolved ticket closes by itself after 96 hours. `comment` is added as by `createTicketComment`
         *     and needs the scope `comments:write`.
         */
        put: operations["setTicketStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change tags of a ticket
         * @description `MERGE` adds, `REMOVE` takes off, `REPLACE` makes it exactly these. A closed ticket takes them too.
         */
        patch: operations["updateTicketTags"];
        trace?: never;
    };
    "/tickets/{id}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * List statuses that may follow
         * @description What this caller may set now; `requires` names the custom fields that still lack a value for it.
         */
        get: operations["listTicketTransitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many tickets
         * @description Up to 100 operations in their order. Each result has the status that the operation would have had
         *     alone, with its ticket (`data`) or its `problem`; the others go on. With `atomic` the first problem
         *     undoes everything and is the answer, `index` telling which operation it was. Deleting and restoring
         *     need the scope `tickets:delete`. `ifMatch` is an `ETag`, as the header is elsewhere.
         */
        post: operations["bulkChangeTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/by-number/{ticketNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketNumber: components["parameters"]["TicketNumber"];
            };
            cookie?: never;
        };
        /** Get a ticket by number */
        get: operations["getTicketByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fields of tickets
         * @description What a form for tickets needs to know: the system fields (`isDefault`), then the custom fields in
         *     their order.
         */
        get: operations["listTicketFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Newest first unless `sort` says otherwise. Deleted users are listed with `deleted` only.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a user
         * @description The user is `invited` and cannot use tokens before somebody makes it `active`. Its address is
         *     unique among users that are not deleted, upper and lower case alike. Nobody gives a role that permits what they
         *     may not do (403).
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Get a user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Revokes the user's personal tokens. 409 `user_has_open_work` while open tickets, or conversations that
         *     are not closed, are assigned to the user, unless `reassignTo` names the user who gets them or the
         *     queue where the tickets wait, or `none`. Conversations wait in no queue: then nobody has them.
         *
         *     Service tokens that the user created act for nobody in particular, so they outlive the user, who may still
         *     know their secrets. 409 `user_has_service_tokens` with those that are active, unless `serviceTokens` says
         *     whether to `keep` or to `revoke` them. Revoking them takes the scope `tokens:write`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description `roleIds` and `skills` are replaced as a whole, `capacity` member by member. The personal
         *     tokens of a user who is `suspended` are refused (401 `token_user_not_active`) and work again once the user
         *     is `active`; only deleting the user revokes them. To change roles or status takes everything that the user may do, before and
         *     after (403); the last active owner keeps the role and stays active (409 `last_owner`). All of it counts from
         *     the next request on.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set a user's presence
         * @description One's own with `presence:write`, that of others with `presence:manage` as well (403). Counts as a
         *     heartbeat. A new activity begins when the status or the reason is another one. At `until`, or after the
         *     status's `maxMinutes`, the user gets the default status, or is offline if that was the one; being offline
         *     does not run out. 409 `user_not_active` for a user who is invited or suspended, 409 `user_on_call` while
         *     a phone system tells that the user is on a call, 422 without the reason that a status requires.
         */
        put: operations["setUserPresence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a user
         * @description Brings a deleted user back as it was; its tokens stay revoked. 409 when another user has the address now.
         */
        post: operations["restoreUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/workload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get what a user works on
         * @description Tickets that are assigned to the user and neither resolved nor closed.
         */
        get: operations["getUserWorkload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calling user
         * @description The user of the calling token; a service token has none (404).
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/presence/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a heartbeat
         * @description Tells that the calling user is still there. Every 30 to 60 seconds is a good pace: without one, and
         *     without a new presence, the user is offline after 120 seconds (a setting of the server). 404 for a service
         *     token.
         */
        post: operations["sendHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event types
         * @description Each with the JSON Schema of what is sent, a sample and the scope that it takes.
         */
        get: operations["listWebhookEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description The answer is the only place where its `secret` appears. Deliveries follow Standard Webhooks: the headers
         *     `webhook-id`, `webhook-timestamp` and `webhook-signature`. An event may arrive more than once, with the same
         *     `webhook-id`; any 2xx takes it, everything else is tried again for three days.
         *
         *     A webhook works for the API token that created it, and delivers only what that token may read: an event type
         *     whose read scope the token lacks is 403, and patterns such as `*` mean what the token may read at the time of the
         *     event. Scopes and roles that the token or its user loses are lost to the webhook, too.
         *
         *     When the token is revoked or expires, or its user is suspended or deleted, nothing more is delivered: the webhook
         *     is disabled, `disabledReason` says why, and `webhook.disabled` is emitted. Rotating a token keeps its webhooks:
         *     they work for the new token. Another token takes a webhook over by an update. A workspace has at most 100 webhooks.
         *
         *     The URL must be https on port 443 of a public host (422 `url_not_allowed`).
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** Get a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description For good, with its deliveries; what waits is not sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description An update with `events`, `url` or `status: enabled` makes the webhook work for the caller's token from then on,
         *     even if their values stay the same: so another token takes over a webhook whose token is about to end. The caller
         *     must be able to read all of its named event types (403).
         *
         *     `status: enabled` resumes a disabled webhook: what waited is sent; events that happened while it was disabled are
         *     not, but can be replayed.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Newest first; kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: components["parameters"]["WebhookDeliveryId"];
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description With the last 20 attempts: what was sent, its signature masked, and the first 4 KiB of the answer.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: components["parameters"]["WebhookDeliveryId"];
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver once more
         * @description Sends it again at once, under the same `webhook-id`, and begins the schedule anew. 409 while the webhook is disabled.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a time span
         * @description Sends the events of a time span that the webhook is for once more, also those from before it was made;
         *     with `onlyFailed` those whose delivery failed. 10,000 events at most (422), and at most 50 MB of events if the
         *     webhook has a filter (422); 409 while the webhook is disabled.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description Makes a new secret, shown this once. For `overlapHours` deliveries carry a signature by each of the two.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sample
         * @description Delivers the sample of a type with `test: true`, whether the webhook is for that type or not. 409 while it is disabled.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agent.presence_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a user is has changed
         * @description `data` is the activity that begins by it. A heartbeat, or another `until`, begins none.
         */
        post: operations["agentPresenceChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody has answered a call
         * @description `status` has become `in_progress`: a call that is told after its end is only told to have ended.
         */
        post: operations["callAnswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A call has ended
         * @description `status` is neither `ringing` nor `in_progress` any more, or never was. Comes before `call.missed` and `call.voicemail`.
         */
        post: operations["callEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nobody answered a call
         * @description `status` of a call that is not `outbound` has become `no_answer`, `busy`, `canceled` or `abandoned`.
         */
        post: operations["callMissed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.recording_available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A call's recording is there
         * @description Also when another file takes its place.
         */
        post: operations["callRecordingAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.ringing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A call has come up
         * @description `status` has become `ringing`, in a queue too.
         */
        post: operations["callRinging"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.voicemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A call went to voicemail */
        post: operations["callVoicemail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "category.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A category was created */
        post: operations["categoryCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "category.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A category was deleted */
        post: operations["categoryDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "category.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A category was changed */
        post: operations["categoryUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cdr.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A call was created
         * @description Comes before what else the call does.
         */
        post: operations["cdrCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cdr.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A call was changed
         * @description In any way; comes before what else the call does.
         */
        post: operations["cdrUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "channel.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A channel was created */
        post: operations["channelCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "channel.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A channel was deleted */
        post: operations["channelDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "channel.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A channel works, or no longer
         * @description Also when Switchboard has tried it; `statusReason` says what did not work.
         */
        post: operations["channelStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "channel.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A channel was changed
         * @description Not its status, of which there is `channel.status_changed`.
         */
        post: operations["channelUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A comment was written */
        post: operations["commentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A comment was deleted */
        post: operations["commentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.mentioned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A comment mentions users
         * @description Besides `comment.created`; `data.mentions` names them.
         */
        post: operations["commentMentioned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A comment was edited */
        post: operations["commentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was blocked */
        post: operations["contactBlocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was created */
        post: operations["contactCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was deleted */
        post: operations["contactDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.merged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contacts were merged into one
         * @description `data` is the contact that stays. For each of the others there is a `contact.deleted`, and for each of
         *     their tickets a `ticket.updated`. Their calls and messages move without events of their own.
         */
        post: operations["contactMerged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was restored */
        post: operations["contactRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.tags_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tags of a contact changed
         * @description By a change of the contact; not when a tag is deleted or merged.
         */
        post: operations["contactTagsChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.unblocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contact was unblocked */
        post: operations["contactUnblocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was changed
         * @description Anything but its tags and whether it is blocked.
         */
        post: operations["contactUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody else has a conversation
         * @description `assigneeId` is null when nobody has it now. A transfer is a `conversation.transferred`.
         */
        post: operations["conversationAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation was closed
         * @description Also when contacts are merged of whom each had one on the same channel.
         */
        post: operations["conversationClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation was opened
         * @description By a request, or by the first message of it. That of a group comes with `group.created`.
         */
        post: operations["conversationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A conversation was put on hold */
        post: operations["conversationHeld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A closed conversation was opened again
         * @description By a request, or by a message.
         */
        post: operations["conversationReopened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation goes on
         * @description By a request, or by a message from the contact.
         */
        post: operations["conversationResumed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.transferred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A conversation was transferred */
        post: operations["conversationTransferred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "custom_field.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A custom field was defined */
        post: operations["customFieldCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "custom_field.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A custom field was deleted */
        post: operations["customFieldDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "custom_field.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A custom field was changed */
        post: operations["customFieldUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cx_log.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An external case was closed
         * @description Those of conversations, tickets and calls close with these, which is told of these.
         */
        post: operations["cxLogClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cx_log.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An external case was created
         * @description Those of conversations, tickets and calls are there with these, which is told of these.
         */
        post: operations["cxLogCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cx_log.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody said something of a case */
        post: operations["cxLogUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "file.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file was taken in
         * @description `url` and `urlExpiresAt` are those of a public file, and null for a private one: a link that is told later than it holds leads nowhere.
         */
        post: operations["fileCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "file.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file was deleted
         * @description Also each file in a folder that is deleted with what it holds.
         */
        post: operations["fileDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "file.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A file was restored */
        post: operations["fileRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "file.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A file was changed */
        post: operations["fileUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "folder.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A folder was created */
        post: operations["folderCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "folder.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A folder was deleted
         * @description Each of those below it has its own.
         */
        post: operations["folderDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "folder.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A folder was renamed or moved
         * @description The folders below it are not told of, although their `path` changes.
         */
        post: operations["folderUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A group was archived */
        post: operations["groupArchived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A group was created */
        post: operations["groupCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A group was deleted */
        post: operations["groupDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.member_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contacts joined a group
         * @description `previous.contacts` are those before.
         */
        post: operations["groupMemberAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.member_removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contacts left a group
         * @description `previous.contacts` are those before.
         */
        post: operations["groupMemberRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A group was restored */
        post: operations["groupRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "group.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A group was changed
         * @description Its name, description or avatar.
         */
        post: operations["groupUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message will not be sent */
        post: operations["messageCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was delivered */
        post: operations["messageDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message could not be sent
         * @description For good: of a try that is followed by another nothing is told.
         */
        post: operations["messageFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.queued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message waits to be sent
         * @description Until its `scheduledAt`, if it has one. Also when it is sent once more.
         */
        post: operations["messageQueued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was read
         * @description By the contact; or by a user, who marked the conversation.
         */
        post: operations["messageRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was received */
        post: operations["messageReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.redacted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was redacted
         * @description `previous` is null: what it said is told nowhere.
         */
        post: operations["messageRedacted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An inbound mail was refused
         * @description The mail is kept as a private file and can be handed over again with `receiveStoredMail`.
         */
        post: operations["messageRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was sent */
        post: operations["messageSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "queue.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A queue was created */
        post: operations["queueCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "queue.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A queue was deleted */
        post: operations["queueDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "queue.entry_assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Something in a queue was assigned */
        post: operations["queueEntryAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "queue.entry_overflowed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something went to another queue
         * @description It waits there with an entry of its own.
         */
        post: operations["queueEntryOverflowed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "queue.entry_waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something waits in a queue
         * @description It has entered the queue, or is back in its place there.
         */
        post: operations["queueEntryWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "queue.member_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user became a queue's member */
        post: operations["queueMemberAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "queue.member_removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user left a queue */
        post: operations["queueMemberRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "queue.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A queue was changed or reordered */
        post: operations["queueUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reservation.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user has accepted an offer
         * @description Also at once, where a queue assigns without asking or a user pulls.
         */
        post: operations["reservationAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reservation.offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Something was offered to a user */
        post: operations["reservationOffered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reservation.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user has rejected an offer */
        post: operations["reservationRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reservation.timed_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nobody answered an offer in time */
        post: operations["reservationTimedOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A role was created */
        post: operations["roleCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A role was deleted */
        post: operations["roleDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A role was changed */
        post: operations["roleUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tag.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A tag was created */
        post: operations["tagCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tag.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A tag was deleted
         * @description Also when it is merged into another.
         */
        post: operations["tagDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tag.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A tag was changed */
        post: operations["tagUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket was assigned */
        post: operations["ticketAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was closed
         * @description Besides `ticket.status_changed`.
         */
        post: operations["ticketClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.comment_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket got a comment
         * @description `data` is the ticket; `comment.created` has the comment.
         */
        post: operations["ticketCommentAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket was created */
        post: operations["ticketCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket was deleted */
        post: operations["ticketDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.priority_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket changed its priority */
        post: operations["ticketPriorityChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.queue_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket went to another queue
         * @description By a change of the ticket; `data.queueId` is null when it left the queues.
         */
        post: operations["ticketQueueChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was reopened
         * @description It was resolved or closed; besides `ticket.status_changed`.
         */
        post: operations["ticketReopened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was resolved
         * @description Besides `ticket.status_changed`.
         */
        post: operations["ticketResolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket was restored */
        post: operations["ticketRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket changed its status
         * @description `previous.status` is the one before.
         */
        post: operations["ticketStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.tags_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tags of a ticket changed
         * @description By a change of the ticket; not when a tag is deleted or merged.
         */
        post: operations["ticketTagsChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.unassigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket lost its assignee */
        post: operations["ticketUnassigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket was changed
         * @description A member that has no event of its own.
         */
        post: operations["ticketUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token was created
         * @description Also the one that a rotation makes.
         */
        post: operations["tokenCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token was revoked
         * @description Also by a rotation without overlap.
         */
        post: operations["tokenRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user was invited */
        post: operations["userCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user was deleted */
        post: operations["userDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user was suspended */
        post: operations["userSuspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user was changed
         * @description Also when one is restored.
         */
        post: operations["userUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A webhook was disabled
         * @description Switchboard stopped delivering to it, or its token has ended; `data.disabledReason` says why.
         */
        post: operations["webhookDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Who did it. A token's name stands for a service token; `system` is Switchboard itself. */
        Actor: {
            email: string | null;
            id: components["schemas"]["NullableId"];
            name: string;
            /** @enum {string} */
            type: "user" | "token" | "system";
        };
        /**
         * @description `api` keeps messages for programs to fetch, `email` sends by SMTP, `custom` by a POST to a program of your own. What comes in is handed over with `receiveMessage`.
         * @enum {string}
         */
        AdapterType: "api" | "custom" | "email";
        AgentActivity: {
            /** @description That of the status when it began. */
            category: components["schemas"]["PresenceCategory"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description Between whole seconds; until now while it lasts. */
            durationSeconds: components["schemas"]["Count"];
            /** @description Null while it lasts. */
            endedAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            presenceStatus: components["schemas"]["PresenceName"];
            /** @description Null for a user's first. */
            previousPresenceStatus: components["schemas"]["PresenceName"] | null;
            reason: string | null;
            source: components["schemas"]["AgentActivitySource"];
            startedAt: components["schemas"]["Timestamp"];
            user: components["schemas"]["UserName"];
            userId: components["schemas"]["Id"];
        };
        AgentActivityEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["AgentActivity"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "agent.presence_changed";
            workspaceId: components["schemas"]["Id"];
        };
        AgentActivityList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["AgentActivity"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        /**
         * @description The `user`, an `api` token without a user, a `supervisor` or whoever else set it for the user, `telephony`
         *     when a call began or ended, the lack of a `heartbeat`, or the `schedule`, when an `until` or `maxMinutes`
         *     had passed.
         * @enum {string}
         */
        AgentActivitySource: "user" | "api" | "supervisor" | "telephony" | "heartbeat" | "schedule";
        AgentActivitySummary: {
            availableSeconds: components["schemas"]["Count"];
            awaySeconds: components["schemas"]["Count"];
            busySeconds: components["schemas"]["Count"];
            /**
             * Format: date
             * @description Null unless grouped by day.
             */
            day: string | null;
            isTruncated?: components["schemas"]["IsTruncated"];
            offlineSeconds: components["schemas"]["Count"];
            /** @description Null unless grouped by queue. */
            queue: components["schemas"]["AutomationQueueName"] | null;
            /** @description Null unless grouped by queue. */
            queueId: components["schemas"]["NullableId"];
            /** @description Each status with more than 0 seconds, the longest first. */
            statuses: components["schemas"]["AgentActivityTime"][];
            totalSeconds: components["schemas"]["Count"];
            /** @description Null unless grouped by user. */
            user: components["schemas"]["UserName"] | null;
            /** @description Null unless grouped by user. */
            userId: components["schemas"]["NullableId"];
        };
        AgentActivitySummaryList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["AgentActivitySummary"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        AgentActivityTime: {
            presenceStatus: components["schemas"]["PresenceName"];
            seconds: components["schemas"]["Count"];
        };
        AgentPresence: {
            category: components["schemas"]["PresenceCategory"];
            /** @description Since `since`. */
            durationSeconds: number | null;
            /** @description Null while offline. */
            heartbeatAt: components["schemas"]["NullableTimestamp"];
            presenceStatus: components["schemas"]["PresenceName"];
            reason: string | null;
            /** @description Null for a user who never had a presence. */
            since: components["schemas"]["NullableTimestamp"];
            until: components["schemas"]["NullableTimestamp"];
            user: components["schemas"]["UserName"];
            userId: components["schemas"]["Id"];
        };
        AgentPresenceList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["AgentPresence"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        ApiChannel: {
            /** @description What it is known by, such as a number. */
            address: string | null;
            capabilities: components["schemas"]["ChannelCapability"][];
            config: components["schemas"]["ApiChannelConfig"];
            createdAt: components["schemas"]["Timestamp"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            messageWindowHours: components["schemas"]["MessageWindow"];
            name: string;
            status: components["schemas"]["ChannelStatus"];
            /** @description Why it is in error. */
            statusReason: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "api";
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        /** @description Nothing to set. */
        ApiChannelConfig: Record<string, never>;
        ApiChannelCreate: {
            /** @description What it is known by, such as a number. White space at both ends is removed, and an empty text is null. */
            address?: string | null;
            config?: components["schemas"]["ApiChannelConfig"];
            messageWindowHours?: components["schemas"]["MessageWindow"];
            /** @description White space at both ends is removed. */
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "api";
        };
        ApiToken: {
            createdAt: components["schemas"]["Timestamp"];
            /** @description The user who created the token, also by way of a service token of theirs. Null for a token that no user created. */
            creatorId: components["schemas"]["NullableId"];
            expiresAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ApiTokenKind"];
            /** @description To the minute. */
            lastUsedAt: components["schemas"]["NullableTimestamp"];
            lastUsedIp: string | null;
            name: string;
            /** @description The ends of the secret, to recognise it by. */
            preview: string;
            revokedAt: components["schemas"]["NullableTimestamp"];
            scopes: components["schemas"]["Scope"][];
            status: components["schemas"]["ApiTokenStatus"];
            /** @description The user a personal token acts as. */
            userId: components["schemas"]["NullableId"];
        };
        ApiTokenCreate: {
            /**
             * Format: date-time
             * @description In the future and within 365 days (422).
             */
            expiresAt?: string;
            /** @default service */
            kind?: components["schemas"]["ApiTokenKind"];
            /** @description White space at both ends is removed. */
            name: string;
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: uuid
             * @description Needed for a personal token, refused (422) for a service token.
             */
            userId?: string;
        };
        ApiTokenEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["ApiToken"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "token.created" | "token.revoked";
            workspaceId: components["schemas"]["Id"];
        };
        /**
         * @description A `personal` token acts as its user, within the rights of that user's roles; a `service` token acts as itself.
         * @enum {string}
         */
        ApiTokenKind: "personal" | "service";
        ApiTokenList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["ApiToken"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        ApiTokenReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["ApiToken"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        ApiTokenRotate: {
            /**
             * @description How long the old secret stays valid.
             * @default 0
             */
            overlapSeconds?: number;
        };
        ApiTokenSecret: {
            createdAt: components["schemas"]["Timestamp"];
            /** @description The user who created the token, also by way of a service token of theirs. */
            creatorId: components["schemas"]["NullableId"];
            expiresAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ApiTokenKind"];
            lastUsedAt: components["schemas"]["NullableTimestamp"];
            lastUsedIp: string | null;
            name: string;
            preview: string;
            revokedAt: components["schemas"]["NullableTimestamp"];
            scopes: components["schemas"]["Scope"][];
            status: components["schemas"]["ApiTokenStatus"];
            /** @description The secret itself, shown this once. Scan for it with `swb_[0-9A-Za-z]{36}`. */
            token: string;
            userId: components["schemas"]["NullableId"];
        };
        ApiTokenSecretReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["ApiTokenSecret"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description Whether requests with the token are accepted. `active`: yes. `expired`: it is past `expiresAt`. `revoked`: it
         *     was revoked, and never works again. `user_not_active`: the user of the personal token is invited, suspended or
         *     deleted; the token works as soon as the user is active, unless it was revoked meanwhile.
         * @enum {string}
         */
        ApiTokenStatus: "active" | "expired" | "revoked" | "user_not_active";
        ApiTokenUpdate: {
            /** Format: date-time */
            expiresAt?: string;
            /** @description White space at both ends is removed. */
            name?: string;
            scopes?: components["schemas"]["Scope"][];
        };
        /** @enum {string} */
        ApiVersion: "v1";
        /** @description A file of the media manager that is attached to something. */
        Attachment: {
            fileId: components["schemas"]["Id"];
            mimeType: string;
            name: string;
            /** @description In bytes. */
            size: number;
            /** @description Opens the file without a token: for 15 minutes at most, or for good if the file is public. Null in events, and once the file is deleted. */
            url: string | null;
        };
        Attachments: components["schemas"]["Attachment"][];
        AttachmentWrite: {
            /** Format: uuid */
            fileId: string;
        };
        /** @description Files of the media manager in their order, each once; of an update instead of those there were. Attaching a private file takes the scope `media:read` (403). While something is attached it is in use, so only `force` deletes it. */
        AttachmentWrites: components["schemas"]["AttachmentWrite"][];
        AuditChange: {
            new: components["schemas"]["AuditValue"];
            old: components["schemas"]["AuditValue"];
            /** @description JSON Pointer into the object. */
            path: string;
        };
        AuditLog: {
            action: string;
            actor: components["schemas"]["Actor"];
            changes: components["schemas"]["AuditChange"][];
            id: components["schemas"]["Id"];
            ip: string | null;
            isTruncated?: components["schemas"]["IsTruncated"];
            occurredAt: components["schemas"]["Timestamp"];
            requestId: string | null;
            resourceId: components["schemas"]["Id"];
            resourceType: string;
            tokenId: components["schemas"]["NullableId"];
            userAgent: string | null;
        };
        AuditLogList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["AuditLog"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        AuditLogReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["AuditLog"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description What stood there, null for nothing; a secret is `••••`. A text, or the JSON text of another value, that has
         *     more than 4,000 characters is cut there and ends with `…`.
         */
        AuditValue: unknown;
        AutomationQueue: {
            assignmentOrder: components["schemas"]["QueueAssignmentOrder"];
            autoAccept: boolean;
            channels: components["schemas"]["ChannelType"][];
            conditions: components["schemas"]["QueueConditions"];
            createdAt: components["schemas"]["Timestamp"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            description: string | null;
            id: components["schemas"]["Id"];
            isEnabled: boolean;
            isTruncated?: components["schemas"]["IsTruncated"];
            maxLength: number | null;
            maxOffers: number | null;
            maxWaitSeconds: number | null;
            memberCount: components["schemas"]["Count"];
            name: string;
            offerTimeoutSeconds: number;
            /** @description Which queue a new ticket is held against first. */
            order: number;
            overflow: components["schemas"]["QueueOverflow"] | null;
            priority: number;
            reassignOnOffline: boolean;
            requiredSkills: components["schemas"]["RequiredSkill"][];
            skillRelaxAfterSeconds: number | null;
            stickyAssignment: components["schemas"]["QueueStickiness"];
            strategy: components["schemas"]["QueueStrategy"];
            updatedAt: components["schemas"]["Timestamp"];
            version: components["schemas"]["Version"];
            waitingCount: components["schemas"]["Count"];
            wrapUpSeconds: number;
        };
        AutomationQueueCreate: {
            /** @default fifo */
            assignmentOrder?: components["schemas"]["QueueAssignmentOrder"];
            /**
             * @description Assigns at once instead of offering.
             * @default false
             */
            autoAccept?: boolean;
            /**
             * @description Empty for all.
             * @default []
             */
            channels?: components["schemas"]["ChannelType"][];
            conditions?: components["schemas"]["QueueConditions"];
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @default true */
            isEnabled?: boolean;
            /**
             * @description With so much waiting the next one overflows.
             * @default null
             */
            maxLength?: number | null;
            /**
             * @description After so many offers in vain it overflows.
             * @default null
             */
            maxOffers?: number | null;
            /**
             * @description After so long it overflows.
             * @default null
             */
            maxWaitSeconds?: number | null;
            /** @description Unique, upper and lower case alike (409). White space at both ends is removed. */
            name: string;
            /** @default 30 */
            offerTimeoutSeconds?: number;
            /** @default null */
            overflow?: components["schemas"]["QueueOverflow"] | null;
            /**
             * @description Whose work comes first for members of several queues; 1 before 100.
             * @default 50
             */
            priority?: number;
            /**
             * @description Takes the unfinished tickets of this queue from who goes offline and routes them anew.
             * @default false
             */
            reassignOnOffline?: boolean;
            /**
             * @description What everybody needs who gets something.
             * @default []
             */
            requiredSkills?: components["schemas"]["RequiredSkill"][];
            /**
             * @description When required skills no longer matter to what still waits.
             * @default null
             */
            skillRelaxAfterSeconds?: number | null;
            /** @default none */
            stickyAssignment?: components["schemas"]["QueueStickiness"];
            strategy: components["schemas"]["QueueStrategy"];
            /**
             * @description How long a resolved ticket still takes its place with whoever had it.
             * @default 0
             */
            wrapUpSeconds?: number;
        };
        AutomationQueueEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["AutomationQueue"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "queue.created" | "queue.deleted" | "queue.updated";
            workspaceId: components["schemas"]["Id"];
        };
        AutomationQueueList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["AutomationQueue"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        AutomationQueueName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        AutomationQueueOrder: {
            ids: string[];
        };
        AutomationQueueReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["AutomationQueue"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        AutomationQueuesReply: {
            data: components["schemas"]["AutomationQueue"][];
            /** @constant */
            success: true;
        };
        AutomationQueueUpdate: {
            assignmentOrder?: components["schemas"]["QueueAssignmentOrder"];
            /** @description Assigns at once instead of offering. */
            autoAccept?: boolean;
            /** @description Empty for all. */
            channels?: components["schemas"]["ChannelType"][];
            conditions?: components["schemas"]["QueueConditions"];
            /** @description A text without a visible character is null. */
            description?: string | null;
            isEnabled?: boolean;
            /** @description With so much waiting the next one overflows. */
            maxLength?: number | null;
            /** @description After so many offers in vain it overflows. */
            maxOffers?: number | null;
            /** @description After so long it overflows. */
            maxWaitSeconds?: number | null;
            /** @description Unique, upper and lower case alike (409). White space at both ends is removed. */
            name?: string;
            offerTimeoutSeconds?: number;
            overflow?: components["schemas"]["QueueOverflow"] | null;
            /** @description Whose work comes first for members of several queues; 1 before 100. */
            priority?: number;
            /** @description Takes the unfinished tickets of this queue from who goes offline and routes them anew. */
            reassignOnOffline?: boolean;
            /** @description What everybody needs who gets something. */
            requiredSkills?: components["schemas"]["RequiredSkill"][];
            /** @description When required skills no longer matter to what still waits. */
            skillRelaxAfterSeconds?: number | null;
            stickyAssignment?: components["schemas"]["QueueStickiness"];
            strategy?: components["schemas"]["QueueStrategy"];
            /** @description How long a resolved ticket still takes its place with whoever had it. */
            wrapUpSeconds?: number;
        };
        CallAgent: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @enum {string} */
        CallDirection: "inbound" | "outbound" | "internal";
        /** @enum {string} */
        CallEndReason: "normal_clearing" | "caller_hangup" | "callee_hangup" | "busy" | "cancel" | "no_answer" | "congestion" | "not_found" | "forwarded" | "rejected" | "error";
        /** @enum {string} */
        CallEndStatus: "answered" | "no_answer" | "busy" | "failed" | "voicemail" | "canceled" | "abandoned";
        CallEvent: {
            /**
             * Format: uuid
             * @description Who answers, or who has the call from now on.
             */
            agentId?: string | null;
            /** @description As the phone system has it; kept as E.164 where it is such a number. White space at both ends is removed, and an empty text is null. */
            callFrom?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            callFromName?: string | null;
            /** @description As `callFrom`. White space at both ends is removed, and an empty text is null. */
            callTo?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            callToName?: string | null;
            /** @description Where numbers that do not begin with + are dialled, ISO 3166-1 alpha-2. */
            country?: string;
            /** @description The number that was dialled from outside. White space at both ends is removed, and an empty text is null. */
            did?: string | null;
            direction?: components["schemas"]["CallDirection"];
            /** @description Of a `hangup`. */
            endReason?: components["schemas"]["CallEndReason"];
            /** @description Tells events of a call apart that have the same type and instant. */
            eventId?: string;
            /** @description White space at both ends is removed, and an empty text is null. */
            extension?: string | null;
            /** @description The id of the call there. */
            externalCallId: string;
            /** Format: date-time */
            occurredAt: string;
            /** @description `externalCallId` of the call that this one came out of. White space at both ends is removed, and an empty text is null. */
            parentCallId?: string | null;
            /** @description The phone system. White space at both ends is removed. */
            provider: string;
            /** Format: uuid */
            queueId?: string | null;
            /** @description Of a `hangup`; made of `endReason` unless told. */
            status?: components["schemas"]["CallEndStatus"];
            /** @description Of a `transfer`; `blind` unless told. */
            transferType?: components["schemas"]["CallTransferType"];
            /** @description White space at both ends is removed, and an empty text is null. */
            trunk?: string | null;
            type: components["schemas"]["CallEventType"];
        };
        /** @enum {string} */
        CallEventType: "new_call" | "answer" | "hold" | "resume" | "transfer" | "hangup";
        /** @enum {string} */
        CallLegType: "caller" | "ivr" | "queue" | "agent" | "transfer" | "voicemail";
        CallQuality: {
            jitterMs: number | null;
            mos: number | null;
            packetLossPct: number | null;
        };
        /** @description Replaced as a whole. */
        CallQualityWrite: {
            jitterMs?: number | null;
            mos?: number | null;
            packetLossPct?: number | null;
        };
        CallRecording: {
            consent: components["schemas"]["CallRecordingConsent"];
            durationSeconds: components["schemas"]["Seconds"];
            fileId: components["schemas"]["NullableId"];
            status: components["schemas"]["CallRecordingStatus"];
        };
        /** @enum {string} */
        CallRecordingConsent: "always" | "opt_in" | "opt_out" | "never" | "unknown";
        /** @enum {string} */
        CallRecordingStatus: "none" | "processing" | "available" | "deleted";
        CallRecordingWrite: {
            /** @description Unknown when absent. */
            consent?: components["schemas"]["CallRecordingConsent"];
            durationSeconds?: components["schemas"]["Seconds"];
            /** Format: uuid */
            fileId?: string | null;
            status: components["schemas"]["CallRecordingStatus"];
        };
        /**
         * @description `ringing` and `in_progress` while the call goes on; `abandoned` is one that the caller gave up in a queue.
         * @enum {string}
         */
        CallStatus: "ringing" | "in_progress" | "answered" | "no_answer" | "busy" | "failed" | "voicemail" | "canceled" | "abandoned";
        /** @enum {string} */
        CallTransferType: "none" | "blind" | "attended";
        Category: {
            /** @description Empty with `flat`. */
            childCategoryList: components["schemas"]["Category"][];
            createdAt: components["schemas"]["Timestamp"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            description: string | null;
            id: components["schemas"]["Id"];
            isArchived: boolean;
            /** @description A root is 1. */
            level: number;
            parentId: components["schemas"]["NullableId"];
            /** @description The values from the root down, `A / B`. */
            path: string;
            sortOrder: number;
            updatedAt: components["schemas"]["Timestamp"];
            value: string;
        };
        CategoryCreate: {
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @default false */
            isArchived?: boolean;
            /** Format: uuid */
            parentId?: string | null;
            sortOrder?: number;
            /** @description White space at both ends is removed. */
            value: string;
        };
        CategoryEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Category"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "category.created" | "category.deleted" | "category.updated";
            workspaceId: components["schemas"]["Id"];
        };
        CategoryList: {
            data: components["schemas"]["Category"][];
            lastPage: components["schemas"]["Count"];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        CategoryName: {
            id: components["schemas"]["Id"];
            path: string;
            value: string;
        };
        CategoryPlace: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description `null` makes it a root.
             */
            parentId: string | null;
            sortOrder: number;
        };
        CategoryReorder: {
            items: components["schemas"]["CategoryPlace"][];
        };
        CategoryReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Category"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        CategoryTreeReply: {
            data: components["schemas"]["Category"][];
            /** @constant */
            success: true;
        };
        CategoryUpdate: {
            /** @description A text without a visible character is null. */
            description?: string | null;
            isArchived?: boolean;
            /**
             * Format: uuid
             * @description `null` makes it a root.
             */
            parentId?: string | null;
            sortOrder?: number;
            /** @description White space at both ends is removed. */
            value?: string;
        };
        Cdr: {
            agent: components["schemas"]["CallAgent"] | null;
            agentId: components["schemas"]["NullableId"];
            answeredAt: components["schemas"]["NullableTimestamp"];
            /** @description `endedAt - startedAt` unless told. */
            callDuration: components["schemas"]["Seconds"];
            /** @description E.164 where it is such a number. */
            callFrom: string | null;
            callFromName: string | null;
            /** @description What the records of one call have in common; `externalCallId` unless told. */
            callId: string;
            /** @description E.164 where it is such a number. */
            callTo: string | null;
            callToName: string | null;
            contact: components["schemas"]["ContactName"] | null;
            contactId: components["schemas"]["NullableId"];
            cost: components["schemas"]["Currency"] | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description Of its case. */
            cxLogId: components["schemas"]["Id"];
            /** @description The number that was dialled from outside. */
            did: string | null;
            direction: components["schemas"]["CallDirection"];
            disposition: string | null;
            endedAt: components["schemas"]["NullableTimestamp"];
            endReason: components["schemas"]["CallEndReason"] | null;
            extension: string | null;
            /** @description Unique with `provider`. */
            externalCallId: string;
            holdDuration: components["schemas"]["Seconds"];
            id: components["schemas"]["Id"];
            isTruncated?: components["schemas"]["IsTruncated"];
            /** @description Not in lists, but with `expand=legs`. */
            legs?: components["schemas"]["CdrLeg"][];
            note: string | null;
            /** @description `externalCallId` of the call that this one came out of. */
            parentCallId: string | null;
            provider: string;
            quality: components["schemas"]["CallQuality"] | null;
            queuedAt: components["schemas"]["NullableTimestamp"];
            /** @description Unless told from `queuedAt` to what came next: ringing, the answer or the end. */
            queueDuration: components["schemas"]["Seconds"];
            queueId: components["schemas"]["NullableId"];
            queueName: string | null;
            /** @description As the phone system told it. */
            rawFrom: string | null;
            /** @description As the phone system told it. */
            rawTo: string | null;
            recording: components["schemas"]["CallRecording"];
            /** @description Unless told from `ringingAt` to what came next: the queue, the answer or the end. */
            ringDuration: components["schemas"]["Seconds"];
            ringingAt: components["schemas"]["NullableTimestamp"];
            startedAt: components["schemas"]["Timestamp"];
            status: components["schemas"]["CallStatus"];
            /** @description Words that only calls have, not those of `/tags`. */
            tags: string[];
            /** @description `endedAt - answeredAt` unless told; hold included. */
            talkDuration: components["schemas"]["Seconds"];
            ticketId: components["schemas"]["NullableId"];
            /** @description The user who got the call. */
            transferredToId: components["schemas"]["NullableId"];
            transferType: components["schemas"]["CallTransferType"];
            trunk: string | null;
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
            wrapUpDuration: components["schemas"]["Seconds"];
        };
        CdrBatch: {
            cdrs: components["schemas"]["CdrUpsert"][];
        };
        CdrBatchReply: {
            data: components["schemas"]["CdrBatchResults"];
            /** @constant */
            success: true;
        };
        CdrBatchResult: {
            /** @description Of the call. */
            id?: components["schemas"]["Id"];
            index: components["schemas"]["Count"];
            isTruncated?: components["schemas"]["IsTruncated"];
            /** @description Why it was not taken. */
            problem?: components["schemas"]["Problem"];
            status: number;
        };
        CdrBatchResults: {
            results: components["schemas"]["CdrBatchResult"][];
        };
        CdrEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Cdr"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "call.answered" | "call.ended" | "call.missed" | "call.recording_available" | "call.ringing" | "call.voicemail" | "cdr.created" | "cdr.updated";
            workspaceId: components["schemas"]["Id"];
        };
        CdrLeg: {
            answeredAt: components["schemas"]["NullableTimestamp"];
            endedAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            queueId: components["schemas"]["NullableId"];
            result: string | null;
            startedAt: components["schemas"]["NullableTimestamp"];
            type: components["schemas"]["CallLegType"];
            userId: components["schemas"]["NullableId"];
        };
        CdrLegReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["CdrLeg"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        CdrLegWrite: {
            /** Format: date-time */
            answeredAt?: string | null;
            /** Format: date-time */
            endedAt?: string | null;
            /** Format: uuid */
            queueId?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            result?: string | null;
            /** Format: date-time */
            startedAt?: string | null;
            type: components["schemas"]["CallLegType"];
            /** Format: uuid */
            userId?: string | null;
        };
        CdrList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Cdr"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        CdrReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Cdr"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        CdrTranscript: {
            cdrId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description BCP 47. */
            language: string | null;
            segments: components["schemas"]["CdrTranscriptSegment"][];
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        CdrTranscriptReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["CdrTranscript"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        CdrTranscriptSegment: {
            endMs: number;
            /** @description Such as `agent`, `contact` or a name. White space at both ends is removed. */
            speaker: string;
            /** @description Since the recording began. */
            startMs: number;
            text: string;
        };
        CdrTranscriptWrite: {
            /** @description BCP 47. */
            language?: string | null;
            /** @description 422 for one that ends before it starts. */
            segments: components["schemas"]["CdrTranscriptSegment"][];
        };
        CdrUpdate: {
            /** Format: uuid */
            contactId?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            disposition?: string | null;
            /** @description A text without a visible character is null. */
            note?: string | null;
            tags?: string[];
            /** Format: uuid */
            ticketId?: string | null;
        };
        CdrUpsert: {
            /** Format: uuid */
            agentId?: string | null;
            /** Format: date-time */
            answeredAt?: string | null;
            callDuration?: number | null;
            /** @description As the phone system has it; kept as E.164 where it is such a number. White space at both ends is removed, and an empty text is null. */
            callFrom?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            callFromName?: string | null;
            /** @description What the records of one call have in common; `externalCallId` unless given. */
            callId?: string;
            /** @description As `callFrom`. White space at both ends is removed, and an empty text is null. */
            callTo?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            callToName?: string | null;
            /** Format: uuid */
            contactId?: string | null;
            cost?: components["schemas"]["Currency"] | null;
            /** @description Where numbers that do not begin with + are dialled, ISO 3166-1 alpha-2. */
            country?: string;
            /** @description The number that was dialled from outside. White space at both ends is removed, and an empty text is null. */
            did?: string | null;
            /** @description Inbound until told. */
            direction?: components["schemas"]["CallDirection"];
            /** @description White space at both ends is removed, and an empty text is null. */
            disposition?: string | null;
            /** Format: date-time */
            endedAt?: string | null;
            endReason?: components["schemas"]["CallEndReason"] | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            extension?: string | null;
            /** @description The id of the call there. */
            externalCallId: string;
            holdDuration?: number | null;
            legs?: components["schemas"]["CdrLegWrite"][];
            /** @description A text without a visible character is null. */
            note?: string | null;
            /** @description `externalCallId` of the call that this one came out of. White space at both ends is removed, and an empty text is null. */
            parentCallId?: string | null;
            /** @description The phone system. White space at both ends is removed. */
            provider: string;
            quality?: components["schemas"]["CallQualityWrite"] | null;
            /** Format: date-time */
            queuedAt?: string | null;
            queueDuration?: number | null;
            /** Format: uuid */
            queueId?: string | null;
            ringDuration?: number | null;
            /** Format: date-time */
            ringingAt?: string | null;
            /** Format: date-time */
            startedAt?: string;
            /** @description Made of the instants unless given. */
            status?: components["schemas"]["CallStatus"];
            tags?: string[];
            talkDuration?: number | null;
            /** Format: uuid */
            ticketId?: string | null;
            /**
             * Format: uuid
             * @description The user who got the call.
             */
            transferredToId?: string | null;
            transferType?: components["schemas"]["CallTransferType"];
            /** @description White space at both ends is removed, and an empty text is null. */
            trunk?: string | null;
            wrapUpDuration?: number | null;
        };
        /** @description By its `type`. */
        Channel: components["schemas"]["ApiChannel"] | components["schemas"]["CustomChannel"] | components["schemas"]["EmailChannel"];
        /** @enum {string} */
        ChannelCapability: "text" | "image" | "video" | "audio" | "file" | "location" | "delivery_receipt" | "read_receipt";
        /** @description Members of the channel's own type only (422). */
        ChannelConfigUpdate: {
            /** @description White space at both ends is removed, and an empty text is null. */
            fromName?: string | null;
            /** @description By which identity contacts are reached: `phone` and `sms` by their primary number, `email` by their primary address, others by the platform contact of that type. */
            identityType?: components["schemas"]["ChannelType"];
            /**
             * Format: uri
             * @description Takes a POST for each message, signed as Standard Webhooks say; 2xx is taken for sent. It may answer `{"externalId": …}`.
             */
            outboundUrl?: string;
            /** @description What its requests are signed with (Standard Webhooks): `whsec_` and 24 to 64 bytes in base64. Never shown again. */
            secret?: string;
            smtpHost?: string;
            /** @description Never shown again. */
            smtpPassword?: string | null;
            smtpPort?: number;
            /**
             * @description `none` sends passwords and messages in the clear.
             * @enum {string}
             */
            smtpSecurity?: "starttls" | "tls" | "none";
            smtpUser?: string | null;
        };
        /** @description By its `type`, which never changes. */
        ChannelCreate: components["schemas"]["ApiChannelCreate"] | components["schemas"]["CustomChannelCreate"] | components["schemas"]["EmailChannelCreate"];
        ChannelEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Channel"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "channel.created" | "channel.deleted" | "channel.status_changed" | "channel.updated";
            workspaceId: components["schemas"]["Id"];
        };
        ChannelList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Channel"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        ChannelReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Channel"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description `pending` is about to be tried, `error` did not work when it was.
         * @enum {string}
         */
        ChannelStatus: "active" | "disabled" | "error" | "pending";
        /** @enum {string} */
        ChannelType: "email" | "phone" | "sms" | "web_chat" | "web_form" | "whatsapp" | "messenger" | "instagram" | "line" | "telegram" | "viber" | "facebook_feed" | "api" | "custom";
        ChannelUpdate: {
            /** @description What it is known by, such as a number. White space at both ends is removed, and an empty text is null. */
            address?: string | null;
            /** @description Of a `custom` channel only (422). */
            capabilities?: components["schemas"]["ChannelCapability"][];
            config?: components["schemas"]["ChannelConfigUpdate"];
            messageWindowHours?: components["schemas"]["MessageWindow"];
            /** @description White space at both ends is removed. */
            name?: string;
            /** @enum {string} */
            status?: "active" | "disabled";
        };
        Comment: {
            attachments: components["schemas"]["Attachments"];
            author: components["schemas"]["Actor"];
            createdAt: components["schemas"]["Timestamp"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            editedAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            isTruncated?: components["schemas"]["IsTruncated"];
            mentions: components["schemas"]["CommentMention"][];
            parentId: components["schemas"]["NullableId"];
            /** @description The conversation of a comment that is not on a ticket. */
            roomId: components["schemas"]["NullableId"];
            /** @description `{0}` stands where the mention with index 0 is. */
            text: string;
            ticketId: components["schemas"]["NullableId"];
            /** @enum {string} */
            type: "comment" | "system";
            updatedAt: components["schemas"]["Timestamp"];
            visibility: components["schemas"]["CommentVisibility"];
        };
        CommentCreate: {
            attachments?: components["schemas"]["AttachmentWrites"];
            mentions?: components["schemas"]["CommentMentionWrite"][];
            /**
             * Format: uuid
             * @description The comment it answers; of the same ticket.
             */
            parentId?: string | null;
            /** @description Each `{n}` needs the mention with index n, and each mention its placeholder (400). It must contain a visible character. */
            text: string;
            /** @default internal */
            visibility?: components["schemas"]["CommentVisibility"];
        };
        CommentEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Comment"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "comment.created" | "comment.deleted" | "comment.mentioned" | "comment.updated";
            workspaceId: components["schemas"]["Id"];
        };
        CommentList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Comment"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        CommentMention: {
            index: number;
            user: components["schemas"]["UserReference"];
            userId: components["schemas"]["Id"];
        };
        CommentMentionWrite: {
            index: number;
            /** Format: uuid */
            userId: string;
        };
        CommentReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Comment"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        CommentUpdate: {
            attachments?: components["schemas"]["AttachmentWrites"];
            mentions?: components["schemas"]["CommentMentionWrite"][];
            /** @description It must contain a visible character. */
            text?: string;
        };
        /**
         * @description `internal` is for colleagues, `public` may be shown to the contact.
         * @enum {string}
         */
        CommentVisibility: "internal" | "public";
        Company: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A company by name, made when it is new; upper and lower case alike. */
        CompanyWrite: {
            /** @description White space at both ends is removed. */
            name: string;
        };
        /** @enum {string} */
        Consent: "granted" | "denied" | "unknown";
        Contact: {
            address: string | null;
            avatarUrl: components["schemas"]["NullableWebUrl"];
            blockedReason: string | null;
            /** @description Where the contact first came from. */
            channel: components["schemas"]["ChannelType"];
            company: components["schemas"]["Company"] | null;
            contactEmails: components["schemas"]["ContactEmail"][];
            contactPhones: components["schemas"]["ContactPhone"][];
            /** @description ISO 3166-1 alpha-2. */
            country: string | null;
            createdAt: components["schemas"]["Timestamp"];
            customFields: components["schemas"]["CustomFieldValue"][];
            deletedAt: components["schemas"]["NullableTimestamp"];
            externalId: string | null;
            firstName: string | null;
            id: components["schemas"]["Id"];
            isBlocked: boolean;
            isTruncated?: components["schemas"]["IsTruncated"];
            jobTitle: string | null;
            /** @description A BCP 47 tag. */
            language: string | null;
            lastContactedAt: components["schemas"]["NullableTimestamp"];
            lastName: string | null;
            lastSeenAt: components["schemas"]["NullableTimestamp"];
            marketingConsent: components["schemas"]["MarketingConsent"];
            name: string;
            notes: string | null;
            /** @description The user who looks after the contact. */
            ownerId: components["schemas"]["NullableId"];
            /** @description Who the contact is on other platforms. */
            platformContacts: components["schemas"]["ContactIdentity"][];
            socialProfileUrl: components["schemas"]["NullableWebUrl"];
            tags: components["schemas"]["TagName"][];
            /** @description A name of the IANA time zone database. */
            timezone: string | null;
            updatedAt: components["schemas"]["Timestamp"];
            username: components["schemas"]["Username"];
            version: components["schemas"]["Version"];
        };
        ContactBlock: {
            /** @description A text without a visible character is null. */
            reason?: string | null;
        };
        ContactCreate: {
            /** @description A text without a visible character is null. */
            address?: string | null;
            avatarUrl?: components["schemas"]["NullableWebUrl"];
            /** @default api */
            channel?: components["schemas"]["ChannelType"];
            company?: components["schemas"]["CompanyWrite"] | null;
            contactEmails?: components["schemas"]["ContactEmailWrite"][];
            contactPhones?: components["schemas"]["ContactPhoneWrite"][];
            country?: string | null;
            customFields?: components["schemas"]["CustomFieldValues"];
            /** @description White space at both ends is removed, and an empty text is null. */
            externalId?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            firstName?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            jobTitle?: string | null;
            language?: string | null;
            /** Format: date-time */
            lastContactedAt?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            lastName?: string | null;
            /** Format: date-time */
            lastSeenAt?: string | null;
            marketingConsent?: components["schemas"]["MarketingConsentWrite"];
            /** @description White space at both ends is removed. */
            name: string;
            /** @description A text without a visible character is null. */
            notes?: string | null;
            /** Format: uuid */
            ownerId?: string | null;
            platformContacts?: components["schemas"]["ContactIdentityWrite"][];
            socialProfileUrl?: components["schemas"]["NullableWebUrl"];
            tags?: components["schemas"]["TagIds"];
            timezone?: string | null;
            username?: components["schemas"]["Username"];
        };
        ContactEmail: {
            /** Format: email */
            email: string;
            id: components["schemas"]["Id"];
            isPrimary: boolean;
            isVerified: boolean;
        };
        ContactEmailWrite: {
            /** Format: email */
            email: string;
            isPrimary?: boolean;
            isVerified?: boolean;
        };
        ContactEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Contact"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "contact.blocked" | "contact.created" | "contact.deleted" | "contact.merged" | "contact.restored" | "contact.tags_changed" | "contact.unblocked" | "contact.updated";
            workspaceId: components["schemas"]["Id"];
        };
        ContactIdentity: {
            displayName: string | null;
            id: components["schemas"]["Id"];
            /** @description What the platform calls the contact. */
            platformId: string;
            type: components["schemas"]["ChannelType"];
        };
        ContactIdentityReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["ContactIdentity"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        ContactIdentityWrite: {
            /** @description White space at both ends is removed, and an empty text is null. */
            displayName?: string | null;
            platformId: string;
            type: components["schemas"]["ChannelType"];
        };
        ContactList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Contact"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        /** @enum {string} */
        ContactMatchKey: "externalId" | "email" | "phone" | "username" | "platform";
        ContactMerge: {
            /**
             * @description Only tell what would come of it.
             * @default false
             */
            dryRun?: boolean;
            fields?: components["schemas"]["ContactMergeFields"];
            sourceIds: string[];
            /** Format: uuid */
            targetId: string;
        };
        ContactMergeEntry: {
            actor: components["schemas"]["Actor"];
            id: components["schemas"]["Id"];
            mergedAt: components["schemas"]["Timestamp"];
            /** @description The contact that is gone. */
            sourceId: components["schemas"]["Id"];
            sourceName: string;
        };
        /** @description Whose value wins, by field; the id of the target or of one of the sources. */
        ContactMergeFields: {
            /** Format: uuid */
            address?: string;
            /** Format: uuid */
            avatarUrl?: string;
            /** Format: uuid */
            company?: string;
            /** Format: uuid */
            country?: string;
            /** Format: uuid */
            externalId?: string;
            /** Format: uuid */
            firstName?: string;
            /** Format: uuid */
            jobTitle?: string;
            /** Format: uuid */
            language?: string;
            /** Format: uuid */
            lastName?: string;
            /** Format: uuid */
            name?: string;
            /** Format: uuid */
            notes?: string;
            /** Format: uuid */
            ownerId?: string;
            /** Format: uuid */
            socialProfileUrl?: string;
            /** Format: uuid */
            timezone?: string;
            /** Format: uuid */
            username?: string;
        } & {
            [key: string]: string;
        };
        ContactMergeList: {
            data: components["schemas"]["ContactMergeEntry"][];
            lastPage: components["schemas"]["Count"];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        ContactName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        ContactPhone: {
            id: components["schemas"]["Id"];
            isPrimary: boolean;
            /** @description E.164. */
            phone: string;
            type: components["schemas"]["PhoneType"];
        };
        ContactPhoneWrite: {
            isPrimary?: boolean;
            /** @description International with `+`, or as dialled in the `country` of the same request; kept as E.164. */
            phone: string;
            type?: components["schemas"]["PhoneType"];
        };
        ContactReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Contact"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        ContactUpdate: {
            /** @description A text without a visible character is null. */
            address?: string | null;
            avatarUrl?: components["schemas"]["NullableWebUrl"];
            channel?: components["schemas"]["ChannelType"];
            company?: components["schemas"]["CompanyWrite"] | null;
            contactEmails?: components["schemas"]["ContactEmailWrite"][];
            contactPhones?: components["schemas"]["ContactPhoneWrite"][];
            country?: string | null;
            customFields?: components["schemas"]["CustomFieldValues"];
            /** @description White space at both ends is removed, and an empty text is null. */
            externalId?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            firstName?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            jobTitle?: string | null;
            language?: string | null;
            /** Format: date-time */
            lastContactedAt?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            lastName?: string | null;
            /** Format: date-time */
            lastSeenAt?: string | null;
            marketingConsent?: components["schemas"]["MarketingConsentWrite"];
            /** @description White space at both ends is removed. */
            name?: string;
            /** @description A text without a visible character is null. */
            notes?: string | null;
            /** Format: uuid */
            ownerId?: string | null;
            platformContacts?: components["schemas"]["ContactIdentityWrite"][];
            socialProfileUrl?: components["schemas"]["NullableWebUrl"];
            tags?: components["schemas"]["TagIds"];
            timezone?: string | null;
            username?: components["schemas"]["Username"];
        };
        ContactUpsert: {
            contact: components["schemas"]["ContactCreate"];
            /** @description Which values tell that it is the same contact. `platform` means the identities in `platformContacts`. 422 when `contact` has none of them. */
            matchOn: components["schemas"]["ContactMatchKey"][];
        };
        Conversation: {
            assigneeId: components["schemas"]["NullableId"];
            /**
             * @description The type of the channel.
             * @enum {string|null}
             */
            channel: "api" | "custom" | "email" | null;
            /** @description Null for a group's. */
            channelId: components["schemas"]["NullableId"];
            closedAt: components["schemas"]["NullableTimestamp"];
            /** @description Null for a group's. */
            contactId: components["schemas"]["NullableId"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description Of its case; a group's conversation has none. */
            currentCxLogId: components["schemas"]["NullableId"];
            /** @description How it ended. */
            disposition: string | null;
            groupId: components["schemas"]["NullableId"];
            id: components["schemas"]["Id"];
            isMuted: boolean;
            isPinned: boolean;
            kind: components["schemas"]["ConversationKind"];
            lastInboundAt: components["schemas"]["NullableTimestamp"];
            lastMessageAt: components["schemas"]["NullableTimestamp"];
            lastMessagePreview: string | null;
            /** @description Until when one may write on a channel with `messageWindowHours`. */
            messageWindowExpiresAt: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["ConversationStatus"];
            subject: string | null;
            /** @description Tickets that it is about, the oldest first; deleted ones are left out. */
            ticketIds: components["schemas"]["Id"][];
            /** @description Messages from contacts since somebody last marked it as read. */
            unreadCount: components["schemas"]["Count"];
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        ConversationAssign: {
            /** Format: uuid */
            assigneeId: string | null;
        };
        ConversationClose: {
            /** @description How it ended, in words of your own. White space at both ends is removed, and an empty text is null. */
            disposition?: string | null;
        };
        ConversationCreate: {
            /** Format: uuid */
            assigneeId?: string | null;
            /** Format: uuid */
            channelId: string;
            /** Format: uuid */
            contactId: string;
            /** @description White space at both ends is removed, and an empty text is null. */
            subject?: string | null;
        };
        ConversationEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Conversation"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "conversation.assigned" | "conversation.closed" | "conversation.created" | "conversation.held" | "conversation.reopened" | "conversation.resumed" | "conversation.transferred";
            workspaceId: components["schemas"]["Id"];
        };
        /**
         * @description `email` on a channel of that type, `group` of a group, else `direct`.
         * @enum {string}
         */
        ConversationKind: "direct" | "email" | "group";
        ConversationList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Conversation"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        ConversationReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Conversation"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /** @enum {string} */
        ConversationStatus: "open" | "hold" | "closed";
        ConversationTransfer: {
            /** @description For the new assignee. A text without a visible character is null. */
            note?: string | null;
            /** Format: uuid */
            userId: string;
        };
        ConversationUpdate: {
            isMuted?: boolean;
            isPinned?: boolean;
            /** @description White space at both ends is removed, and an empty text is null. */
            subject?: string | null;
            /** @description Instead of those there were. */
            ticketIds?: string[];
        };
        Count: number;
        Currency: {
            amount: string;
            /** @description ISO 4217. */
            currency: string;
        };
        CurrentApiToken: {
            createdAt: components["schemas"]["Timestamp"];
            /** @description The user who created the token, also by way of a service token of theirs. Null for a token that no user created. */
            creatorId: components["schemas"]["NullableId"];
            expiresAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ApiTokenKind"];
            /** @description To the minute. */
            lastUsedAt: components["schemas"]["NullableTimestamp"];
            lastUsedIp: string | null;
            name: string;
            /** @description The ends of the secret, to recognise it by. */
            preview: string;
            revokedAt: components["schemas"]["NullableTimestamp"];
            scopes: components["schemas"]["Scope"][];
            status: components["schemas"]["ApiTokenStatus"];
            /** @description The user a personal token acts as. */
            userId: components["schemas"]["NullableId"];
            workspace: components["schemas"]["Workspace"];
        };
        CurrentApiTokenReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["CurrentApiToken"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        CustomChannel: {
            /** @description What it is known by, such as a number. */
            address: string | null;
            capabilities: components["schemas"]["ChannelCapability"][];
            config: components["schemas"]["CustomChannelConfig"];
            createdAt: components["schemas"]["Timestamp"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            messageWindowHours: components["schemas"]["MessageWindow"];
            name: string;
            status: components["schemas"]["ChannelStatus"];
            /** @description Why it is in error. */
            statusReason: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "custom";
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        CustomChannelConfig: {
            identityType: components["schemas"]["ChannelType"];
            /** Format: uri */
            outboundUrl: string;
            secret: components["schemas"]["SecretState"];
        };
        CustomChannelConfigWrite: {
            /** @description By which identity contacts are reached: `phone` and `sms` by their primary number, `email` by their primary address, others by the platform contact of that type. */
            identityType?: components["schemas"]["ChannelType"];
            /**
             * Format: uri
             * @description Takes a POST for each message, signed as Standard Webhooks say; 2xx is taken for sent. It may answer `{"externalId": …}`.
             */
            outboundUrl: string;
            /** @description What its requests are signed with (Standard Webhooks): `whsec_` and 24 to 64 bytes in base64. Never shown again. */
            secret: string;
        };
        CustomChannelCreate: {
            /** @description What it is known by, such as a number. White space at both ends is removed, and an empty text is null. */
            address?: string | null;
            /** @description `text` when absent. */
            capabilities?: components["schemas"]["ChannelCapability"][];
            config: components["schemas"]["CustomChannelConfigWrite"];
            messageWindowHours?: components["schemas"]["MessageWindow"];
            /** @description White space at both ends is removed. */
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "custom";
        };
        CustomField: {
            createdAt: components["schemas"]["Timestamp"];
            defaultValue: components["schemas"]["CustomFieldTypedValue"] | null;
            description: string | null;
            displayName: string;
            entity: components["schemas"]["CustomFieldEntity"];
            id: components["schemas"]["Id"];
            isArchived: boolean;
            isReadOnly: boolean;
            isRequired: boolean;
            isRequiredToResolve: boolean;
            isTruncated?: components["schemas"]["IsTruncated"];
            isUnique: boolean;
            options: components["schemas"]["CustomFieldOption"][];
            sortOrder: number;
            systemName: string;
            type: components["schemas"]["CustomFieldType"];
            updatedAt: components["schemas"]["Timestamp"];
            validation: components["schemas"]["CustomFieldValidation"];
            version: components["schemas"]["Version"];
        };
        CustomFieldAttribute: {
            displayName: string;
            id: components["schemas"]["Id"];
            systemName: string;
            type: components["schemas"]["CustomFieldType"];
        };
        CustomFieldCreate: {
            /** @description What a new object gets when its request has no value. Options may say `isDefault` instead. */
            defaultValue?: components["schemas"]["CustomFieldTypedValue"] | null;
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @description White space at both ends is removed. */
            displayName: string;
            entity: components["schemas"]["CustomFieldEntity"];
            /** @default false */
            isArchived?: boolean;
            /**
             * @description Only a caller with custom_fields:write may set its values.
             * @default false
             */
            isReadOnly?: boolean;
            /**
             * @description Needed when one is created, and never cleared.
             * @default false
             */
            isRequired?: boolean;
            /**
             * @description Tickets only. Needed before a ticket can be resolved.
             * @default false
             */
            isRequiredToResolve?: boolean;
            /**
             * @description No two live objects share a value. For text, integer, decimal, url, email, phone and regex.
             * @default false
             */
            isUnique?: boolean;
            options?: components["schemas"]["CustomFieldOptionWrite"][];
            /** @description Without one, a new field goes to the end. */
            sortOrder?: number;
            systemName: string;
            type: components["schemas"]["CustomFieldType"];
            validation?: components["schemas"]["CustomFieldValidationWrite"];
        };
        /** @enum {string} */
        CustomFieldEntity: "ticket" | "contact";
        CustomFieldEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["CustomField"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "custom_field.created" | "custom_field.deleted" | "custom_field.updated";
            workspaceId: components["schemas"]["Id"];
        };
        CustomFieldList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["CustomField"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        CustomFieldOption: {
            /** @description Keeps its label on old values, but new ones are refused. */
            isArchived: boolean;
            isDefault: boolean;
            label: string;
            /** @description The option above it in a `tree_select`. */
            parentValue: string | null;
            value: string;
        };
        CustomFieldOptionWrite: {
            isArchived?: boolean;
            isDefault?: boolean;
            /** @description White space at both ends is removed. */
            label: string;
            /** @description White space at both ends is removed, and an empty text is null. */
            parentValue?: string | null;
            /** @description White space at both ends is removed. */
            value: string;
        };
        CustomFieldReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["CustomField"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description A value of `tree_select` is an option that has none below it; `regex` is text that fits `validation.pattern`.
         * @enum {string}
         */
        CustomFieldType: "text" | "textarea" | "integer" | "decimal" | "percent" | "currency" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "tree_select" | "url" | "email" | "phone" | "regex" | "user" | "contact";
        /**
         * @description By type: `text`, `textarea`, `select`, `tree_select`, `url`, `email`, `phone` (E.164), `regex`, `date`
         *     (`YYYY-MM-DD`), `datetime` (RFC 3339, kept as UTC), `user` and `contact` (ids) are strings; `integer`,
         *     `decimal` and `percent` (six digits after the point at most) numbers; `boolean` a boolean;
         *     `multi_select` an array of option values; `currency` an object.
         */
        CustomFieldTypedValue: string | number | boolean | string[] | components["schemas"]["Currency"];
        CustomFieldUpdate: {
            /** @description What a new object gets when its request has no value. Options may say `isDefault` instead. */
            defaultValue?: components["schemas"]["CustomFieldTypedValue"] | null;
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @description White space at both ends is removed. */
            displayName?: string;
            isArchived?: boolean;
            /** @description Only a caller with custom_fields:write may set its values. */
            isReadOnly?: boolean;
            /** @description Needed when one is created, and never cleared. */
            isRequired?: boolean;
            /** @description Tickets only. Needed before a ticket can be resolved. */
            isRequiredToResolve?: boolean;
            /** @description No two live objects share a value. For text, integer, decimal, url, email, phone and regex. */
            isUnique?: boolean;
            options?: components["schemas"]["CustomFieldOptionWrite"][];
            sortOrder?: number;
            validation?: components["schemas"]["CustomFieldValidationWrite"];
        };
        /** @description Bounds beside those of the type. Lengths are in characters; `min` and `max` of numbers; `pattern` matches the whole text, RE2 syntax. */
        CustomFieldValidation: {
            max: number | null;
            maxLength: number | null;
            min: number | null;
            minLength: number | null;
            pattern: string | null;
        };
        /** @description `null` sets no bound. Bounds beside those of the type. Lengths are in characters; `min` and `max` of numbers; `pattern` matches the whole text, RE2 syntax. */
        CustomFieldValidationWrite: {
            max?: number | null;
            maxLength?: number | null;
            min?: number | null;
            minLength?: number | null;
            pattern?: string | null;
        };
        CustomFieldValue: {
            attribute: components["schemas"]["CustomFieldAttribute"];
            /** @description Of this value on this object. */
            id: components["schemas"]["Id"];
            /** @description The value as people read it: labels instead of option keys, `12.50 EUR`, `true`. */
            textValue: string;
            value: components["schemas"]["CustomFieldTypedValue"];
        };
        /** @description Values by the `systemName` of their custom field; `null` clears. See CustomFieldTypedValue. 422 `invalid_custom_field` names what does not fit. All values of an object may take at most 131,072 bytes as JSON; more is 422 `rule_violated`. */
        CustomFieldValues: {
            [key: string]: components["schemas"]["CustomFieldTypedValue"] | null;
        };
        /**
         * @description A case: one handled interaction. Seconds are counted between whole seconds, so that those of parts add up to
         *     those of the whole. Metrics are null until what they end with has happened, and again while a case that was
         *     reopened is not closed; the case is on hold with a conversation that is, with a ticket that is `pending` or
         *     `on_hold`, and with a call for as long as that tells.
         */
        CxLog: {
            agent: components["schemas"]["CallAgent"] | null;
            /** @description Who has it, or had it when it was closed. */
            agentId: components["schemas"]["NullableId"];
            /** @description When somebody had it first; when an agent answered the call. */
            assignedAt: components["schemas"]["NullableTimestamp"];
            /** @description The number of the case within the workspace. Numbers are given out in ascending order; some may be left out. */
            caseId: number;
            /** @description Of a conversation. */
            channelId: components["schemas"]["NullableId"];
            channelName: string | null;
            channelType: components["schemas"]["CxLogChannelType"];
            closedAssignee: components["schemas"]["CallAgent"] | null;
            /** @description Who had it when it was closed. */
            closedAssigneeId: components["schemas"]["NullableId"];
            /** @description The last time; null while it is not closed. A ticket's case is closed when it is resolved, closed or deleted. */
            closedAt: components["schemas"]["NullableTimestamp"];
            contact: components["schemas"]["ContactName"] | null;
            contactId: components["schemas"]["NullableId"];
            /** @description What people call the contact in this case. */
            contactLabel: string[];
            createdAt: components["schemas"]["Timestamp"];
            /** @description The number at the other end. */
            customerPhone: string | null;
            /** @description Of a conversation that of its first message, before which it is `outbound`; tickets are `inbound`. */
            direction: components["schemas"]["CallDirection"];
            /** @description How it ended. */
            disposition: string | null;
            /** @description Of the conversation */
            entityId: components["schemas"]["NullableId"];
            /**
             * @description `room` and `mail_room` are conversations.
             * @enum {string}
             */
            entityName: "room" | "mail_room" | "call" | "ticket" | "external";
            firstAssignee: components["schemas"]["CallAgent"] | null;
            firstAssigneeId: components["schemas"]["NullableId"];
            /** @description When a user, rather than a program, first sent a message, or wrote a public comment on the ticket; when an agent answered the call. */
            firstRepliedAt: components["schemas"]["NullableTimestamp"];
            /** @description `firstRepliedAt - startedDate`. */
            firstResponseTime: components["schemas"]["Seconds"];
            /** @description `handledTime + totalHoldDuration`. */
            fullHandledTime: components["schemas"]["Seconds"];
            /** @description From `startedDate` to the end of wrapping up, or to `closedAt` without. */
            fullResolutionTime: components["schemas"]["Seconds"];
            /** @description Time with `status` `open` while a user had it, whoever that was: assigned time minus hold. Null while it is not closed. */
            handledTime: components["schemas"]["Seconds"];
            id: components["schemas"]["Id"];
            isTruncated?: components["schemas"]["IsTruncated"];
            kind: components["schemas"]["CxLogKind"];
            messageCount: components["schemas"]["CxLogMessageCount"];
            note: string | null;
            queueId: components["schemas"]["NullableId"];
            queueName: string | null;
            reopenCount: components["schemas"]["Count"];
            /** @description `closedAt - startedDate - totalHoldDuration`, never below 0. What passed between a closing and a reopening counts. */
            resolutionTime: components["schemas"]["Seconds"];
            startedDate: components["schemas"]["Timestamp"];
            status: components["schemas"]["CxLogStatus"];
            /** @description Time with `status` `hold`, also while nobody had it. Null while it is not closed. */
            totalHoldDuration: components["schemas"]["Seconds"];
            /** @description How often it went from one user to another. */
            transferCount: components["schemas"]["Count"];
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
            /** @description `assignedAt - startedDate`. Later transfers do not change it, nor does taking the case away. */
            waitTime: components["schemas"]["Seconds"];
            wrapUp: {
                [key: string]: string;
            };
            /** @description From `closedAt` to the end of wrapping up: the first `wrapUp` since, the end of that which follows an accepted offer, or what the call tells. Null without. */
            wrapUpDuration: components["schemas"]["Seconds"];
        };
        /** @description Who did it; `system` is Switchboard itself. */
        CxLogActor: {
            id: components["schemas"]["NullableId"];
            name: string;
            /** @enum {string} */
            type: "user" | "token" | "contact" | "system";
        };
        /** @enum {string} */
        CxLogChannelType: "voice" | "chat" | "email" | "social" | "other";
        CxLogClose: {
            /** @description How it ended, in words of your own. White space at both ends is removed, and an empty text is null. */
            disposition?: string | null;
        };
        CxLogCreate: {
            /** Format: uuid */
            agentId?: string | null;
            /**
             * Format: date-time
             * @description Since when `agentId`, without which it is refused (422), has had it; `startedDate` unless given.
             */
            assignedAt?: string | null;
            /** @default other */
            channelType?: components["schemas"]["CxLogChannelType"];
            /** Format: date-time */
            closedAt?: string | null;
            /** Format: uuid */
            contactId?: string | null;
            /** @description What people call the contact in this case. */
            contactLabel?: string[];
            /** @description White space at both ends is removed, and an empty text is null. */
            customerPhone?: string | null;
            /** @default inbound */
            direction?: components["schemas"]["CallDirection"];
            /** @description White space at both ends is removed, and an empty text is null. */
            disposition?: string | null;
            /** Format: date-time */
            firstRepliedAt?: string | null;
            /** @description A text without a visible character is null. */
            note?: string | null;
            /** Format: uuid */
            queueId?: string | null;
            /**
             * Format: date-time
             * @description Now unless given.
             */
            startedDate?: string;
            /** @description Seconds, of a case that is closed (422), not longer than it took (422). */
            totalHoldDuration?: number | null;
        };
        CxLogEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["CxLog"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "cx_log.closed" | "cx_log.created" | "cx_log.updated";
            workspaceId: components["schemas"]["Id"];
        };
        /**
         * @description `chat` and `email` are conversations on a channel; `external` is what is handled elsewhere.
         * @enum {string}
         */
        CxLogKind: "chat" | "email" | "call" | "ticket" | "external";
        CxLogList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["CxLog"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        CxLogMessageCount: {
            inbound: components["schemas"]["Count"];
            /** @description From when they are to be sent, whatever becomes of them. */
            outbound: components["schemas"]["Count"];
        };
        CxLogMetric: {
            /** @description To the thousandth of a second. */
            average: number | null;
            /** @description Cases that have the metric. */
            count: components["schemas"]["Count"];
            p50: components["schemas"]["Seconds"];
            p90: components["schemas"]["Seconds"];
        };
        /** @description Of the first eight members those of `groupBy` tell whose row it is; the others are null. */
        CxLogMetrics: {
            agent: components["schemas"]["CallAgent"] | null;
            agentId: components["schemas"]["NullableId"];
            channelId: components["schemas"]["NullableId"];
            channelName: string | null;
            channelType: components["schemas"]["CxLogChannelType"] | null;
            /** @description Those that are closed now. */
            closedCount: components["schemas"]["Count"];
            /** Format: date */
            day: string | null;
            firstResponseTime: components["schemas"]["CxLogMetric"];
            fullHandledTime: components["schemas"]["CxLogMetric"];
            fullResolutionTime: components["schemas"]["CxLogMetric"];
            handledTime: components["schemas"]["CxLogMetric"];
            inboundCount: components["schemas"]["Count"];
            internalCount: components["schemas"]["Count"];
            /** @description All of them. */
            openedCount: components["schemas"]["Count"];
            outboundCount: components["schemas"]["Count"];
            queueId: components["schemas"]["NullableId"];
            queueName: string | null;
            resolutionTime: components["schemas"]["CxLogMetric"];
            totalHoldDuration: components["schemas"]["CxLogMetric"];
            waitTime: components["schemas"]["CxLogMetric"];
            wrapUpDuration: components["schemas"]["CxLogMetric"];
        };
        CxLogMetricsList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["CxLogMetrics"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        CxLogReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["CxLog"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /** @enum {string} */
        CxLogStatus: "open" | "hold" | "closed";
        /** @description What the kind has no use for is null. */
        CxLogTimelineDetail: {
            /** @description To whom. */
            agentId: components["schemas"]["NullableId"];
            commentId: components["schemas"]["NullableId"];
            disposition: string | null;
            /** @description Of a call and an external case, which tell no more of their hold. */
            holdSeconds: components["schemas"]["Seconds"];
            messageId: components["schemas"]["NullableId"];
            /** @description From whom. */
            previousAgentId: components["schemas"]["NullableId"];
            queueId: components["schemas"]["NullableId"];
            visibility: components["schemas"]["CommentVisibility"] | null;
        };
        CxLogTimelineEntry: {
            actor: components["schemas"]["CxLogActor"];
            at: components["schemas"]["Timestamp"];
            detail: components["schemas"]["CxLogTimelineDetail"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CxLogTimelineKind"];
        };
        /**
         * @description `replied` is the first reply of an external case.
         * @enum {string}
         */
        CxLogTimelineKind: "created" | "queue_entered" | "queue_left" | "offered" | "accepted" | "rejected" | "offer_timeout" | "assigned" | "transferred" | "unassigned" | "message_inbound" | "message_outbound" | "comment_added" | "replied" | "held" | "resumed" | "call_ringing" | "call_answered" | "call_ended" | "wrap_up_completed" | "disposition_set" | "closed" | "reopened";
        CxLogTimelineList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["CxLogTimelineEntry"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        CxLogUpdate: {
            /** @description What people call the contact in this case. */
            contactLabel?: string[];
            /** @description How it ended, in words of your own. White space at both ends is removed, and an empty text is null. */
            disposition?: string | null;
            /** @description A text without a visible character is null. */
            note?: string | null;
            /** @description What was filled in after the case. */
            wrapUp?: {
                [key: string]: string;
            };
        };
        DroppedAttachment: {
            mimeType: string;
            name: string;
            /**
             * @description Of a mail the first 100 are kept.
             * @enum {string}
             */
            reason: "storage_quota_exceeded" | "too_many";
            /** @description In bytes. */
            size: number;
        };
        EmailChannel: {
            /** @description The mailbox. */
            address: string | null;
            capabilities: components["schemas"]["ChannelCapability"][];
            config: components["schemas"]["EmailChannelConfig"];
            createdAt: components["schemas"]["Timestamp"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            messageWindowHours: components["schemas"]["MessageWindow"];
            name: string;
            status: components["schemas"]["ChannelStatus"];
            /** @description Why it is in error. */
            statusReason: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "email";
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        EmailChannelConfig: {
            fromName: string | null;
            smtpHost: string;
            smtpPassword: components["schemas"]["SecretState"];
            smtpPort: number;
            /**
             * @description `none` sends passwords and messages in the clear.
             * @enum {string}
             */
            smtpSecurity: "starttls" | "tls" | "none";
            smtpUser: string | null;
        };
        EmailChannelConfigWrite: {
            /** @description Shown beside the address. White space at both ends is removed, and an empty text is null. */
            fromName?: string | null;
            smtpHost: string;
            /** @description Never shown again. */
            smtpPassword?: string | null;
            /** @description 587 when absent; 25, 465, 587 or 2525 unless the setting names it. */
            smtpPort?: number;
            /**
             * @description `starttls` when absent. `none` sends passwords and messages in the clear.
             * @enum {string}
             */
            smtpSecurity?: "starttls" | "tls" | "none";
            /** @description Null when the server asks for none. */
            smtpUser?: string | null;
        };
        EmailChannelCreate: {
            /**
             * Format: email
             * @description The mailbox; unique, kept in lower case.
             */
            address: string;
            config: components["schemas"]["EmailChannelConfigWrite"];
            messageWindowHours?: components["schemas"]["MessageWindow"];
            /** @description White space at both ends is removed. */
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "email";
        };
        Event: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description The object as it became; its schema is that of the type. */
            data: {
                [key: string]: unknown;
            };
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            type: string;
            workspaceId: components["schemas"]["Id"];
        };
        EventFeed: {
            /** @description Fewer than `limit`, but one at least, where more would take over 8 MiB; then `hasMore` is true. */
            data: components["schemas"]["Event"][];
            hasMore: boolean;
            nextCursor: string;
        };
        /** @description A type, `ticket.*` for all of an area, or `*`. */
        EventPattern: string;
        /**
         * @description Of a change, what each member that changed was before; null for what begins or ends. Members are left
         *     out where all together would take more than 400,000 characters of JSON.
         */
        EventPrevious: {
            [key: string]: unknown;
        } | null;
        EventReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Event"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /** @description The `X-Request-Id` of the request that did it; null when Switchboard did it by itself. */
        EventRequestId: string | null;
        /** @description Counts the events of the workspace without a gap, in the order in which they were committed; 0 in a test. */
        EventSequence: number;
        /** @description Sent by `testWebhook`; nothing has happened. */
        EventTest: boolean;
        /** @enum {string} */
        EventType: "agent.presence_changed" | "call.answered" | "call.ended" | "call.missed" | "call.recording_available" | "call.ringing" | "call.voicemail" | "category.created" | "category.deleted" | "category.updated" | "cdr.created" | "cdr.updated" | "channel.created" | "channel.deleted" | "channel.status_changed" | "channel.updated" | "comment.created" | "comment.deleted" | "comment.mentioned" | "comment.updated" | "contact.blocked" | "contact.created" | "contact.deleted" | "contact.merged" | "contact.restored" | "contact.tags_changed" | "contact.unblocked" | "contact.updated" | "conversation.assigned" | "conversation.closed" | "conversation.created" | "conversation.held" | "conversation.reopened" | "conversation.resumed" | "conversation.transferred" | "custom_field.created" | "custom_field.deleted" | "custom_field.updated" | "cx_log.closed" | "cx_log.created" | "cx_log.updated" | "file.created" | "file.deleted" | "file.restored" | "file.updated" | "folder.created" | "folder.deleted" | "folder.updated" | "group.archived" | "group.created" | "group.deleted" | "group.member_added" | "group.member_removed" | "group.restored" | "group.updated" | "message.canceled" | "message.delivered" | "message.failed" | "message.queued" | "message.read" | "message.received" | "message.redacted" | "message.rejected" | "message.sent" | "queue.created" | "queue.deleted" | "queue.entry_assigned" | "queue.entry_overflowed" | "queue.entry_waiting" | "queue.member_added" | "queue.member_removed" | "queue.updated" | "reservation.accepted" | "reservation.offered" | "reservation.rejected" | "reservation.timed_out" | "role.created" | "role.deleted" | "role.updated" | "tag.created" | "tag.deleted" | "tag.updated" | "ticket.assigned" | "ticket.closed" | "ticket.comment_added" | "ticket.created" | "ticket.deleted" | "ticket.priority_changed" | "ticket.queue_changed" | "ticket.reopened" | "ticket.resolved" | "ticket.restored" | "ticket.status_changed" | "ticket.tags_changed" | "ticket.unassigned" | "ticket.updated" | "token.created" | "token.revoked" | "user.created" | "user.deleted" | "user.suspended" | "user.updated" | "webhook.disabled";
        FormField: {
            description: string | null;
            displayName: string;
            id: components["schemas"]["Id"];
            isArchived: boolean;
            /** @description True for a system field, false for a custom one. */
            isDefault: boolean;
            isReadOnly: boolean;
            isRequired: boolean;
            isRequiredToResolve: boolean;
            isTruncated?: components["schemas"]["IsTruncated"];
            isUnique: boolean;
            options: components["schemas"]["CustomFieldOption"][];
            sortOrder: number;
            /** @description The name in requests: a member of the body, or below `customFields` when it begins with cf_. */
            systemName: string;
            type: components["schemas"]["FormFieldType"];
            validation: components["schemas"]["CustomFieldValidation"];
        };
        FormFieldList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["FormField"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        /**
         * @description A type of a custom field, or of a system field that refers to something else.
         * @enum {string}
         */
        FormFieldType: "text" | "textarea" | "integer" | "decimal" | "percent" | "currency" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "tree_select" | "url" | "email" | "phone" | "regex" | "user" | "contact" | "ticket" | "category" | "tags" | "emails" | "phones" | "identities" | "company" | "consent";
        Group: {
            archived_at: components["schemas"]["NullableUnixTime"];
            avatar_url: components["schemas"]["NullableWebUrl"];
            /** @description In the order they were added. */
            contacts: components["schemas"]["GroupContact"][];
            conversation_id: components["schemas"]["Id"];
            created_at: components["schemas"]["UnixTime"];
            description: string | null;
            id: components["schemas"]["Id"];
            is_truncated?: components["schemas"]["IsTruncated"];
            name: string;
        };
        GroupContact: {
            added_at: components["schemas"]["UnixTime"];
            avatar_url: components["schemas"]["NullableWebUrl"];
            display_name: string;
            /** @description The primary address. */
            email: string | null;
            id: components["schemas"]["Id"];
            /** @description The primary number. */
            phone_number: string | null;
            username: components["schemas"]["Username"];
        };
        GroupContactById: {
            /** Format: uuid */
            id: string;
        };
        GroupContactByUsername: {
            username: components["schemas"]["Username"];
        };
        /** @description A contact by id, by username, or as a bare id. */
        GroupContactReference: string | components["schemas"]["GroupContactById"] | components["schemas"]["GroupContactByUsername"];
        GroupContactsAdd: {
            contacts: components["schemas"]["GroupContactReference"][];
        };
        GroupCreate: {
            /** @example https://harbour.example/crane.png */
            avatar_url?: components["schemas"]["NullableWebUrl"];
            /**
             * @example [
             *       {
             *         "username": "harbour.office"
             *       }
             *     ]
             */
            contacts?: components["schemas"]["GroupContactReference"][];
            /**
             * @description A text without a visible character is null.
             * @example Everybody involved in berths 4 to 9
             */
            description?: string | null;
            /**
             * @description White space at both ends is removed.
             * @example Harbour renovation
             */
            name: string;
        };
        GroupEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Group"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "group.archived" | "group.created" | "group.deleted" | "group.member_added" | "group.member_removed" | "group.restored" | "group.updated";
            workspaceId: components["schemas"]["Id"];
        };
        GroupList: {
            data: components["schemas"]["Group"][];
            has_more: boolean;
        };
        GroupUpdate: {
            /**
             * Format: date-time
             * @description Unix seconds, or RFC 3339. `null` restores.
             */
            archived_at?: number | string | null;
            avatar_url?: components["schemas"]["NullableWebUrl"];
            contacts?: components["schemas"]["GroupContactReference"][];
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @description White space at both ends is removed. */
            name?: string;
        };
        /** Format: uuid */
        Id: string;
        /** @description Exactly one of `id`, `email`, `phone` and `platformId` (400); the last of the channel's `identityType`. */
        InboundContact: {
            /** Format: email */
            email?: string;
            /** Format: uuid */
            id?: string;
            /** @description Of a contact that is not known yet. */
            name?: string;
            /** @description With `+` and the country, as people write it. */
            phone?: string;
            platformId?: string;
        };
        /** @description A mail as it came, in bytes (RFC 5322). */
        InboundEmail: string;
        InboundMessage: {
            /** @description Uploaded before; needed for an image, video, audio or file (400). */
            attachments?: components["schemas"]["AttachmentWrites"];
            contact: components["schemas"]["InboundContact"];
            /** @description What the platform calls it; known once on a channel. */
            externalId: string;
            html?: string;
            location?: components["schemas"]["MessageLocation"];
            /** @description Needed for a text (400). */
            message?: string;
            messageType: components["schemas"]["MessageType"];
            /** @description For your own use. */
            metadata?: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was written; now when absent.
             */
            occurredAt?: string;
            /** @description The message it answers; one that is not known means nothing. */
            replyToExternalId?: string;
            subject?: string;
        };
        /**
         * @description True where a list holds only a part of this object; absent otherwise. In a list a text has at most 4,000
         *     characters, the last of which is `…` where it was cut, and an array at most its first 500 elements. An
         *     object that would still take more than its share of 8 MiB, which is 80 KB in a page of 100, has texts of
         *     at most 50 characters and arrays of at most 2 elements. By its id an object is whole.
         * @constant
         */
        IsTruncated: true;
        /**
         * @description What a mail has too many of.
         * @enum {string}
         */
        MailLimit: "lines" | "lineBytes" | "headerBytes" | "headerFields" | "addresses" | "parts" | "nesting";
        MarketingConsent: {
            email: components["schemas"]["Consent"];
            sms: components["schemas"]["Consent"];
            whatsapp: components["schemas"]["Consent"];
        };
        /** @description Members left out stay as they are. */
        MarketingConsentWrite: {
            email?: components["schemas"]["Consent"];
            sms?: components["schemas"]["Consent"];
            whatsapp?: components["schemas"]["Consent"];
        };
        /** @description What is to be seen or heard, for who cannot. A text without a visible character is null. */
        MediaAltText: string | null;
        /** Format: binary */
        MediaContent: string;
        MediaFile: {
            altText: string | null;
            createdAt: components["schemas"]["Timestamp"];
            createdBy: components["schemas"]["Actor"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            /** @description The end of the name behind its last dot, in lower case. */
            extension: string | null;
            folderId: components["schemas"]["NullableId"];
            height: number | null;
            id: components["schemas"]["Id"];
            mimeType: string;
            name: string;
            /** @description The name that it came with. */
            originalName: string;
            /** @description Of the bytes, in hexadecimal digits. */
            sha256: string;
            /** @description In bytes. */
            size: number;
            tags: string[];
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Leads to the bytes without a token. Null for a deleted file. */
            url: string | null;
            /** @description Until when `url` does; null when it is public. */
            urlExpiresAt: components["schemas"]["NullableTimestamp"];
            version: components["schemas"]["Count"];
            visibility: components["schemas"]["MediaVisibility"];
            /** @description In pixels, of PNG, JPEG, GIF and WebP pictures as far as they tell it at their beginning. */
            width: number | null;
        };
        MediaFileCreate: {
            altText?: components["schemas"]["MediaAltText"];
            /** @description The bytes in base64. */
            data: string;
            /** Format: uuid */
            folderId?: string | null;
            /** @description What it is; found out when absent. 415 when the bytes are something else. */
            mimeType?: string;
            name: components["schemas"]["MediaName"];
            tags?: components["schemas"]["MediaLabels"];
            /** @default private */
            visibility?: components["schemas"]["MediaVisibility"];
        };
        MediaFileEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["MediaFile"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "file.created" | "file.deleted" | "file.restored" | "file.updated";
            workspaceId: components["schemas"]["Id"];
        };
        MediaFileList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["MediaFile"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        MediaFileReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["MediaFile"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        MediaFileUpdate: {
            altText?: components["schemas"]["MediaAltText"];
            /** Format: uuid */
            folderId?: string | null;
            name?: components["schemas"]["MediaName"];
            tags?: components["schemas"]["MediaLabels"];
            visibility?: components["schemas"]["MediaVisibility"];
        };
        MediaFileUpload: {
            altText?: components["schemas"]["MediaAltText"];
            /** @description The bytes, in a part with a file name and, if known, their type. */
            file: components["schemas"]["MediaContent"];
            /** Format: uuid */
            folderId?: string;
            /** @description The file name of the part when absent. */
            name?: components["schemas"]["MediaName"];
            /** @description One part for each. */
            tags?: components["schemas"]["MediaLabels"];
            /** @default private */
            visibility?: components["schemas"]["MediaVisibility"];
        };
        MediaFolder: {
            createdAt: components["schemas"]["Timestamp"];
            createdBy: components["schemas"]["Actor"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            depth: number;
            /** @description The files right in it. */
            fileCount: components["schemas"]["Count"];
            /** @description The folders right in it. */
            folderCount: components["schemas"]["Count"];
            id: components["schemas"]["Id"];
            name: string;
            parentId: components["schemas"]["NullableId"];
            /** @description The names from the top down to it. */
            path: string;
            /** @description The bytes of those files. */
            totalSize: components["schemas"]["Count"];
            updatedAt: components["schemas"]["Timestamp"];
            version: components["schemas"]["Count"];
        };
        MediaFolderCreate: {
            name: components["schemas"]["MediaFolderName"];
            /** Format: uuid */
            parentId?: string | null;
        };
        MediaFolderEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["MediaFolder"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "folder.created" | "folder.deleted" | "folder.updated";
            workspaceId: components["schemas"]["Id"];
        };
        MediaFolderList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["MediaFolder"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        /** @description No slash, no backslash. White space at both ends is removed. */
        MediaFolderName: string;
        MediaFolderReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["MediaFolder"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        MediaFolderUpdate: {
            name?: components["schemas"]["MediaFolderName"];
            /** Format: uuid */
            parentId?: string | null;
        };
        /** @description Words to find it by, of its own; tags of tickets and contacts are others. */
        MediaLabels: string[];
        /** @description Without folders, control characters and invisible characters, which are left out. White space at both ends is removed. */
        MediaName: string;
        MediaReference: {
            id: components["schemas"]["Id"];
            /** @description The kind of object. */
            resource: string;
        };
        MediaReferenceList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["MediaReference"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        /**
         * @description Whether the file's `url` is for who has it for 15 minutes, or for everybody for good.
         * @enum {string}
         */
        MediaVisibility: "private" | "public";
        Message: {
            attachments: components["schemas"]["Attachments"];
            bcc: string[];
            cc: string[];
            /**
             * @description The type of the channel.
             * @enum {string|null}
             */
            channel: "api" | "custom" | "email" | null;
            /** @description Null when it was only kept in a group's conversation. */
            channelId: components["schemas"]["NullableId"];
            clientRequestId: string | null;
            /** @description Whom it is from or for; null when it is for a group. */
            contactId: components["schemas"]["NullableId"];
            conversationId: components["schemas"]["Id"];
            /** @description When it was written. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was redacted. */
            deletedAt: components["schemas"]["NullableTimestamp"];
            deliveredAt: components["schemas"]["NullableTimestamp"];
            direction: components["schemas"]["MessageDirection"];
            /** @description What came with a mail and could not be kept. */
            droppedAttachments: components["schemas"]["DroppedAttachment"][];
            /** @description Why it failed, or waits for another try: `smtp_550`, `http_500`, `unreachable`, `timeout`, `protocol_error`, `contact_unreachable`, `channel_deleted` and the like. */
            errorCode: string | null;
            errorMessage: string | null;
            /** @description What the channel calls it; of a mail its Message-ID. */
            externalId: string | null;
            failedAt: components["schemas"]["NullableTimestamp"];
            groupId: components["schemas"]["NullableId"];
            /** @description As it came: nothing in it is made safe. Always null in a list. */
            html: string | null;
            id: components["schemas"]["Id"];
            /** @description When it came here. */
            ingestedAt: components["schemas"]["Timestamp"];
            isTruncated?: components["schemas"]["IsTruncated"];
            location: components["schemas"]["MessageLocation"] | null;
            message: string | null;
            messageType: components["schemas"]["MessageType"];
            metadata: {
                [key: string]: string;
            };
            readAt: components["schemas"]["NullableTimestamp"];
            replyToMessageId: components["schemas"]["NullableId"];
            scheduledAt: components["schemas"]["NullableTimestamp"];
            sender: components["schemas"]["MessageSender"];
            sentAt: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["MessageStatus"];
            subject: string | null;
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        /**
         * @description `inbound` is from a contact.
         * @enum {string}
         */
        MessageDirection: "inbound" | "outbound";
        MessageEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Message"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "message.canceled" | "message.delivered" | "message.failed" | "message.queued" | "message.read" | "message.received" | "message.redacted" | "message.sent";
            workspaceId: components["schemas"]["Id"];
        };
        MessageList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Message"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        MessageLocation: {
            /** @description White space at both ends is removed, and an empty text is null. */
            address?: string | null;
            latitude: number;
            longitude: number;
            /** @description White space at both ends is removed, and an empty text is null. */
            name?: string | null;
        };
        /** @description One of `messageId` and `externalId` is needed (400). */
        MessageReceipt: {
            /** @description Why it failed. */
            errorCode?: string;
            errorMessage?: string;
            externalId?: string;
            /** Format: uuid */
            messageId?: string;
            /**
             * Format: date-time
             * @description Now when absent.
             */
            occurredAt?: string;
            /** @enum {string} */
            status: "sent" | "delivered" | "read" | "failed";
        };
        MessageReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Message"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        MessageSend: {
            /** @description Needed for an image, video, audio or file (400); of an image, video or audio each file is one (422). Together 25 MiB at most (422). A text may have some where the channel can `file`. */
            attachments?: components["schemas"]["AttachmentWrites"];
            bcc?: string[];
            cc?: string[];
            /**
             * Format: uuid
             * @description Of a conversation that is not a group's it can only be its own.
             */
            channelId?: string;
            /** @description Makes the request safe to repeat for ever: the same from the same token answers the first message. */
            clientRequestId?: string;
            /** Format: uuid */
            contactId?: string;
            /** Format: uuid */
            conversationId?: string;
            /** Format: uuid */
            groupId?: string;
            /** @description Beside `message`, in a mail. It must contain a visible character. */
            html?: string;
            /** @description Needed for a location (400). */
            location?: components["schemas"]["MessageLocation"];
            /** @description Needed for a text (400). It must contain a visible character. */
            message?: string;
            messageType: components["schemas"]["MessageType"];
            /** @description For your own use. */
            metadata?: {
                [key: string]: string;
            };
            /**
             * Format: uuid
             * @description Of the same conversation.
             */
            replyToMessageId?: string | null;
            /**
             * Format: date-time
             * @description In the future (422).
             */
            scheduledAt?: string | null;
            /** @description Of a mail; that of the conversation when absent. White space at both ends is removed. */
            subject?: string;
        };
        MessageSender: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            type: "contact" | "user" | "token";
        };
        /**
         * @description From a contact: `received`, then `read`. To one: `scheduled`, `queued`, `sending`, `sent`, then
         *     `delivered` and `read` as far as the channel tells; or `failed`, or `canceled`.
         * @enum {string}
         */
        MessageStatus: "received" | "scheduled" | "queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled";
        /** @enum {string} */
        MessageType: "text" | "image" | "video" | "audio" | "file" | "location";
        /** @description For how many hours after a contact's last message one may write to them; null for ever. */
        MessageWindow: number | null;
        /** Format: uuid */
        NullableId: string | null;
        /** Format: date-time */
        NullableTimestamp: string | null;
        NullableUnixTime: number | null;
        /** Format: uri */
        NullableWebUrl: string | null;
        Permission: {
            description: string;
            /** @description The operationIds that ask for it. */
            operations: string[];
            scope: components["schemas"]["Scope"];
        };
        PermissionList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Permission"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        /** @enum {string} */
        PhoneType: "mobile" | "work" | "home" | "other";
        /** @enum {string} */
        PresenceCategory: "available" | "busy" | "away" | "offline";
        /** @description Exactly one of `presenceStatusId` and `systemName` (422). */
        PresenceChange: {
            /** Format: uuid */
            presenceStatusId?: string;
            /** @description A text without a visible character is null. */
            reason?: string | null;
            systemName?: components["schemas"]["PresenceSystemName"];
            /**
             * Format: date-time
             * @description In the future (422).
             */
            until?: string | null;
        };
        PresenceName: {
            displayName: string;
            emoji: string | null;
            id: components["schemas"]["Id"];
            systemName: string;
        };
        /** @description What somebody with the status gets of each kind of work; `transfers` is what a colleague hands over. */
        PresenceRoutable: {
            chat: components["schemas"]["PresenceRouting"];
            email: components["schemas"]["PresenceRouting"];
            voice: components["schemas"]["PresenceRouting"];
        };
        PresenceRoutableWrite: {
            chat?: components["schemas"]["PresenceRouting"];
            email?: components["schemas"]["PresenceRouting"];
            voice?: components["schemas"]["PresenceRouting"];
        };
        /** @enum {string} */
        PresenceRouting: "yes" | "transfers" | "no";
        PresenceStatus: {
            category: components["schemas"]["PresenceCategory"];
            /** @description #RRGGBB. */
            color: string | null;
            createdAt: components["schemas"]["Timestamp"];
            displayName: string;
            emoji: string | null;
            id: components["schemas"]["Id"];
            /** @description What users get when a presence runs out. */
            isDefault: boolean;
            /** @description Built in. */
            isSystem: boolean;
            /** @description After so long the user gets the default status. */
            maxMinutes: number | null;
            requiresReason: boolean;
            routable: components["schemas"]["PresenceRoutable"];
            sortOrder: number;
            systemName: string;
            updatedAt: components["schemas"]["Timestamp"];
            version: components["schemas"]["Version"];
        };
        PresenceStatusCreate: {
            category: components["schemas"]["PresenceCategory"];
            color?: string | null;
            /** @description White space at both ends is removed. */
            displayName: string;
            /** @description White space at both ends is removed, and an empty text is null. */
            emoji?: string | null;
            /** @default false */
            isDefault?: boolean;
            maxMinutes?: number | null;
            /** @default false */
            requiresReason?: boolean;
            /** @description What is not given is `yes` for an available status and `no` for any other. */
            routable?: components["schemas"]["PresenceRoutableWrite"];
            /** @description Last unless given. */
            sortOrder?: number;
            /** @description Unique (409); it stays for good. */
            systemName: components["schemas"]["PresenceSystemName"];
        };
        PresenceStatusList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["PresenceStatus"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        PresenceStatusReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["PresenceStatus"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        PresenceStatusUpdate: {
            category?: components["schemas"]["PresenceCategory"];
            color?: string | null;
            /** @description White space at both ends is removed. */
            displayName?: string;
            /** @description White space at both ends is removed, and an empty text is null. */
            emoji?: string | null;
            /** @description `false` for the default is 422: make another one the default. */
            isDefault?: boolean;
            maxMinutes?: number | null;
            requiresReason?: boolean;
            routable?: components["schemas"]["PresenceRoutableWrite"];
            sortOrder?: number;
        };
        PresenceSystemName: string;
        /** @description What went wrong (RFC 9457), with the members of its `code`. */
        Problem: {
            allowed?: string[];
            /** @description Channels to choose from. */
            candidates?: components["schemas"]["ProblemCandidate"][];
            code: components["schemas"]["ProblemCode"];
            conflicts?: components["schemas"]["ProblemConflict"][];
            currentEtag?: string;
            detail: string;
            errors?: components["schemas"]["ProblemFault"][];
            existing?: components["schemas"]["ProblemExisting"];
            /** @description When the message window closed. */
            expiresAt?: components["schemas"]["Timestamp"];
            fields?: string[];
            /** @description File of the media manager that keeps the refused mail. */
            fileId?: components["schemas"]["Id"];
            /** @description POST there with `followUpOfId` to go on in a new ticket. */
            followUpHref?: string;
            /** @description Value of `limit` in the refused mail. Reading stops at the first level of nesting too many. */
            found?: components["schemas"]["Count"];
            from?: string | null;
            grantedScopes?: string[];
            id?: string;
            /** @description Which operation of an atomic bulk request it was. */
            index?: components["schemas"]["Count"];
            /** @description The path of the request. */
            instance: string;
            limit?: components["schemas"]["MailLimit"];
            limitBytes?: components["schemas"]["Count"];
            /** @description Largest accepted value of `limit`. */
            maximum?: components["schemas"]["Count"];
            mergedAt?: components["schemas"]["Timestamp"];
            mergedIntoHref?: string;
            mergedIntoId?: components["schemas"]["Id"];
            /** @description Where what is kept begins. */
            oldestCursor?: string;
            /** @description Conversations that are not closed and assigned to the user. */
            openConversations?: components["schemas"]["Count"];
            /** @description Open tickets that are assigned to the user. */
            openTickets?: components["schemas"]["Count"];
            /** @description JSON Pointer into the body. */
            pointer?: string;
            policy?: string;
            quotaBytes?: components["schemas"]["Count"];
            references?: components["schemas"]["ProblemReferences"][];
            requestId: string;
            requiredScopes?: string[];
            resource?: string;
            /** @description POST there to bring the deleted one back. */
            restoreHref?: string;
            retryAfterSeconds?: components["schemas"]["Count"];
            /** @description Active service tokens that the user created; the newest 100 of them. */
            serviceTokens?: components["schemas"]["ProblemServiceToken"][];
            status: number;
            /** @constant */
            success: false;
            supported?: string[];
            title: string;
            to?: string;
            /**
             * Format: uri-reference
             * @description Resolves to a description of the code.
             */
            type: string;
            usedBytes?: components["schemas"]["Count"];
        };
        ProblemCandidate: {
            channelId: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["AdapterType"];
        };
        /** @enum {string} */
        ProblemCode: "malformed_request" | "malformed_json" | "validation_failed" | "invalid_cursor" | "token_missing" | "token_invalid" | "token_expired" | "token_revoked" | "token_user_not_active" | "workspace_suspended" | "insufficient_scope" | "forbidden" | "not_found" | "not_a_member" | "route_not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "duplicate_resource" | "duplicate_of_deleted" | "illegal_status_transition" | "ticket_closed" | "resource_in_use" | "channel_disabled" | "group_archived" | "user_has_open_work" | "user_has_service_tokens" | "last_owner" | "role_is_system" | "presence_status_is_system" | "user_not_active" | "user_on_call" | "token_not_active" | "queue_disabled" | "reservation_not_pending" | "idempotency_in_progress" | "webhook_disabled" | "cursor_expired" | "merged" | "folder_not_empty" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "unknown_reference" | "invalid_custom_field" | "fields_required_to_resolve" | "circular_parent" | "depth_exceeded" | "url_not_allowed" | "rule_violated" | "mail_limit_exceeded" | "mail_unreadable" | "mail_too_costly" | "channel_required" | "channel_capability_missing" | "message_window_closed" | "contact_unreachable" | "contact_blocked" | "agent_at_capacity" | "idempotency_key_reused" | "rate_limited" | "expectation_failed" | "header_too_large" | "internal_error" | "not_implemented" | "unavailable" | "storage_quota_exceeded";
        ProblemConflict: {
            href: string;
            id: components["schemas"]["Id"];
            matchedOn: string[];
        };
        ProblemExisting: {
            href: string;
            id: components["schemas"]["Id"];
            matchedOn: string;
        };
        ProblemFault: {
            /** @description The JSON Schema keyword that fails; `rule` where words say what a schema cannot. */
            code: string;
            /** @enum {string} */
            location: "body" | "query" | "path" | "header";
            message: string;
            /** @description The keyword's own parameters. */
            params: {
                [key: string]: unknown;
            };
            /** @description JSON Pointer into the body; /name of a parameter elsewhere. */
            pointer: string;
        };
        ProblemReferences: {
            count: components["schemas"]["Count"];
            resource: string;
        };
        ProblemServiceToken: {
            id: components["schemas"]["Id"];
            name: string;
            preview: string;
        };
        /**
         * @description `fifo` the longest waiting first, `lifo` the last one first, `priority` by the priority of entries and then `fifo`.
         * @enum {string}
         */
        QueueAssignmentOrder: "fifo" | "lifo" | "priority";
        QueueCondition: {
            /** @description A member of the ticket, a custom field by its `cf_` name; `tags` are ids. */
            field: ("title" | "description" | "type" | "channel" | "priority" | "status" | "contactId" | "creatorId" | "categoryId" | "tags" | "externalId") | string;
            /**
             * @description `contains` looks for a part of the first 10,000 characters of a text, upper and lower case alike, or for
             *     an element of a list. `gt` and `lt` compare numbers, dates and instants; priorities from low to urgent. `exists` takes `true`
             *     or `false`. A list meets `is` and `in` when one of its elements does. Nothing but `is_not`,
             *     `not_in` and `exists: false` holds of a field without a value.
             * @enum {string}
             */
            operator: "is" | "is_not" | "in" | "not_in" | "contains" | "gt" | "lt" | "exists";
            /** @description A list for `in` and `not_in`, a boolean for `exists`, one value for the others (422). */
            value: string | number | boolean | string[];
        };
        /** @description Every one of `all` must hold and, unless it is empty, one of `any`. Together at most 65,536 bytes of JSON (422). */
        QueueConditions: {
            all?: components["schemas"]["QueueCondition"][];
            any?: components["schemas"]["QueueCondition"][];
        };
        QueueEntry: {
            assignedAt: components["schemas"]["NullableTimestamp"];
            endedAt: components["schemas"]["NullableTimestamp"];
            /** @description When it began to wait, in this queue or the one it overflowed from. */
            enteredAt: components["schemas"]["Timestamp"];
            entityId: components["schemas"]["Id"];
            entityType: components["schemas"]["RoutableType"];
            id: components["schemas"]["Id"];
            offerCount: components["schemas"]["Count"];
            priority: number;
            queueId: components["schemas"]["Id"];
            requiredSkills: components["schemas"]["RequiredSkill"][];
            status: components["schemas"]["QueueEntryStatus"];
            /** @description Whom it is offered or assigned to. */
            userId: components["schemas"]["NullableId"];
        };
        QueueEntryAdd: {
            /** Format: uuid */
            entityId: string;
            entityType: components["schemas"]["RoutableType"];
            /** @description 1 comes first. Unless given, it goes with the ticket: urgent 20, high 40, medium 60, low 80. */
            priority?: number;
            /** @description On top of the queue's. */
            requiredSkills?: components["schemas"]["RequiredSkill"][];
        };
        QueueEntryEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["QueueEntry"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "queue.entry_assigned" | "queue.entry_overflowed" | "queue.entry_waiting";
            workspaceId: components["schemas"]["Id"];
        };
        QueueEntryList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["QueueEntry"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        QueueEntryReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["QueueEntry"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description `waiting`, `offered` to somebody, `assigned`. `completed` when that ticket was resolved or went to
         *     somebody else, `overflowed` into another queue, `canceled` when it was taken out or given to somebody
         *     by hand.
         * @enum {string}
         */
        QueueEntryStatus: "waiting" | "offered" | "assigned" | "completed" | "overflowed" | "canceled";
        QueueHistory: {
            assignedCount: components["schemas"]["Count"];
            /** @description From entering to assignment, of what was assigned. */
            averageWaitSeconds: number | null;
            canceledCount: components["schemas"]["Count"];
            completedCount: components["schemas"]["Count"];
            enteredCount: components["schemas"]["Count"];
            from: components["schemas"]["Timestamp"];
            offeredCount: components["schemas"]["Count"];
            overflowedCount: components["schemas"]["Count"];
            p90WaitSeconds: number | null;
            rejectedCount: components["schemas"]["Count"];
            timedOutCount: components["schemas"]["Count"];
            to: components["schemas"]["Timestamp"];
        };
        QueueLive: {
            assignedCount: components["schemas"]["Count"];
            /** @description Members who could get something now. */
            availableCount: components["schemas"]["Count"];
            longestWaitSeconds: number | null;
            memberCount: components["schemas"]["Count"];
            offeredCount: components["schemas"]["Count"];
            waitingCount: components["schemas"]["Count"];
        };
        QueueMember: {
            addedAt: components["schemas"]["Timestamp"];
            capacity: components["schemas"]["QueueMemberCapacity"] | null;
            isPaused: boolean;
            isTruncated?: components["schemas"]["IsTruncated"];
            pauseReason: string | null;
            priority: number;
            queueId: components["schemas"]["Id"];
            role: components["schemas"]["QueueRole"];
            skills: components["schemas"]["UserSkill"][];
            user: components["schemas"]["UserName"];
            userId: components["schemas"]["Id"];
        };
        QueueMemberAdd: {
            capacity?: components["schemas"]["QueueMemberCapacity"] | null;
            /** @description For `priority_order`, 1 before 10; 5 unless given. */
            priority?: number;
            /** @description `agent` unless given. */
            role?: components["schemas"]["QueueRole"];
            /** @description In this queue; over the user's own of the same name. */
            skills?: components["schemas"]["UserSkillWrite"][];
            /** Format: uuid */
            userId: string;
        };
        /** @description With so much open work the member gets nothing more from this queue; the user's own capacity holds as well. */
        QueueMemberCapacity: {
            task: number;
        };
        QueueMemberEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["QueueMember"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "queue.member_added" | "queue.member_removed";
            workspaceId: components["schemas"]["Id"];
        };
        QueueMemberList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["QueueMember"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        QueueMemberReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["QueueMember"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        QueueMembersReply: {
            data: components["schemas"]["QueueMember"][];
            /** @constant */
            success: true;
        };
        QueueMembersSet: {
            members: components["schemas"]["QueueMemberAdd"][];
        };
        QueueMemberUpdate: {
            capacity?: components["schemas"]["QueueMemberCapacity"] | null;
            /** @description `false` clears the `pauseReason`. */
            isPaused?: boolean;
            /** @description A text without a visible character is null. */
            pauseReason?: string | null;
            priority?: number;
            role?: components["schemas"]["QueueRole"];
            skills?: components["schemas"]["UserSkillWrite"][];
        };
        /** @description The queue it goes on to; never back to one that it has been in. */
        QueueOverflow: {
            /** @enum {string} */
            action: "queue";
            /** Format: uuid */
            queueId: string;
        };
        /**
         * @description Both get work; a `manager` may also answer the offers of others.
         * @enum {string}
         */
        QueueRole: "agent" | "manager";
        QueueStats: {
            history: components["schemas"]["QueueHistory"];
            live: components["schemas"]["QueueLive"];
        };
        QueueStatsReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["QueueStats"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description Who comes first where eligible; `last_agent` had the contact's ticket before this one, `owner` is the contact's.
         * @enum {string}
         */
        QueueStickiness: "none" | "last_agent" | "owner";
        /**
         * @description Whom something goes to of all who are eligible: active users who are not paused, are present for such
         *     work, have capacity left and the required skills, and have not declined it.
         *
         *     - `round_robin`: the next one after who was served last
         *     - `least_active`: the least open work for its capacity, then the longest idle
         *     - `longest_idle`: whose last piece of work was given or finished the longest ago
         *     - `priority_order`: the lowest `priority` of a member, then the longest idle
         *     - `skills_based`: the highest sum of levels in the required skills, then the longest idle
         *     - `manual`: nobody; members pull
         * @enum {string}
         */
        QueueStrategy: "round_robin" | "least_active" | "longest_idle" | "priority_order" | "skills_based" | "manual";
        /** @description An inbound mail that was refused and kept. */
        RejectedMail: {
            /** @description Channel that the mail was handed over on. */
            channelId: components["schemas"]["Id"];
            /** @description Sentence that says what is wrong with the mail. */
            detail: string;
            /** @description File of the media manager that holds the mail as it came. */
            fileId: components["schemas"]["Id"];
            reason: components["schemas"]["RejectedMailReason"];
            /** @description When the mail was handed over. */
            receivedAt: components["schemas"]["Timestamp"];
            /** @description SHA-256 of the mail in hexadecimal digits. */
            sha256: string;
            /** @description Size of the mail in bytes. */
            sizeBytes: components["schemas"]["Count"];
        };
        RejectedMailEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["RejectedMail"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "message.rejected";
            workspaceId: components["schemas"]["Id"];
        };
        /**
         * @description `mail_limit_exceeded`: the mail has more lines, parts, levels, header fields, header bytes or
         *     addresses than are accepted. `mail_unreadable`: it is not a mail, or names no sender.
         *     `mail_too_costly`: reading it took too much time or memory.
         * @enum {string}
         */
        RejectedMailReason: "mail_limit_exceeded" | "mail_unreadable" | "mail_too_costly";
        RequiredSkill: {
            minLevel: number;
            /** @description White space at both ends is removed. */
            name: string;
        };
        Reservation: {
            acceptedAt: components["schemas"]["NullableTimestamp"];
            endedAt: components["schemas"]["NullableTimestamp"];
            entityId: components["schemas"]["Id"];
            entityType: components["schemas"]["RoutableType"];
            entryId: components["schemas"]["Id"];
            /** @description When the offer runs out; `null` for what was accepted at once. */
            expiresAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            offeredAt: components["schemas"]["Timestamp"];
            queueId: components["schemas"]["Id"];
            /** @description Why it was rejected. */
            reason: string | null;
            status: components["schemas"]["ReservationStatus"];
            userId: components["schemas"]["Id"];
            wrapUpUntil: components["schemas"]["NullableTimestamp"];
        };
        ReservationEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Reservation"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "reservation.accepted" | "reservation.offered" | "reservation.rejected" | "reservation.timed_out";
            workspaceId: components["schemas"]["Id"];
        };
        ReservationList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Reservation"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        ReservationReject: {
            /** @description A text without a visible character is null. */
            reason?: string | null;
        };
        ReservationReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Reservation"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description `pending` until it is `accepted` or `rejected`, runs out (`timeout`), is withdrawn because the user went
         *     offline, was paused or removed (`rescinded`), or the ticket went another way (`canceled`). Accepted work
         *     ends as `completed`, after `wrapping` where the queue gives time for that.
         * @enum {string}
         */
        ReservationStatus: "pending" | "accepted" | "wrapping" | "completed" | "rejected" | "timeout" | "rescinded" | "canceled";
        Role: {
            createdAt: components["schemas"]["Timestamp"];
            description: string | null;
            id: components["schemas"]["Id"];
            /** @description Built in, so it cannot be changed or deleted. */
            isSystem: boolean;
            name: string;
            /** @description What is permitted, with what it includes for built-in roles. */
            permissions: components["schemas"]["Scope"][];
            /**
             * @description Of built-in roles.
             * @enum {string|null}
             */
            systemName: "owner" | "admin" | "supervisor" | "agent" | "viewer" | null;
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Users that are not deleted. */
            userCount: components["schemas"]["Count"];
            version: number;
        };
        RoleCreate: {
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @description Unique, upper and lower case alike. White space at both ends is removed. */
            name: string;
            permissions: components["schemas"]["Scope"][];
        };
        RoleEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Role"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "role.created" | "role.deleted" | "role.updated";
            workspaceId: components["schemas"]["Id"];
        };
        RoleList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Role"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        RoleReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Role"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        RoleUpdate: {
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @description White space at both ends is removed. */
            name?: string;
            permissions?: components["schemas"]["Scope"][];
        };
        RoomCommentCreate: {
            attachments?: components["schemas"]["AttachmentWrites"];
            mentions?: components["schemas"]["CommentMentionWrite"][];
            /**
             * Format: uuid
             * @description The comment it answers; of the same room.
             */
            parentId?: string | null;
            /** @description Each `{n}` needs the mention with index n, and each mention its placeholder (400). It must contain a visible character. */
            text: string;
        };
        /** @enum {string} */
        RoutableType: "ticket";
        RoutingCandidate: {
            eligible: boolean;
            reason: components["schemas"]["RoutingReason"];
            /**
             * @description What the strategy compares, `null` for who is not eligible. `round_robin`: places after who was
             *     served last, the fewest win. `least_active`: open work by capacity, the least wins. `longest_idle`:
             *     idle seconds, the most win, -1 for ever. `priority_order`: the member's priority, the lowest wins.
             *     `skills_based`: the sum of levels, the highest wins.
             */
            score: number | null;
            userId: components["schemas"]["Id"];
        };
        RoutingDecision: {
            candidates: components["schemas"]["RoutingCandidate"][];
            decidedAt: components["schemas"]["Timestamp"];
            entityId: components["schemas"]["Id"];
            entityType: components["schemas"]["RoutableType"];
            entryId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @description Chosen by `stickyAssignment`, not by the strategy. */
            isSticky: boolean;
            /** @enum {string} */
            outcome: "offered" | "assigned" | "pulled" | "nobody";
            queueId: components["schemas"]["Id"];
            reservationId: components["schemas"]["NullableId"];
            strategy: components["schemas"]["QueueStrategy"];
            userId: components["schemas"]["NullableId"];
        };
        RoutingDecisionList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["RoutingDecision"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        RoutingMatch: {
            id: components["schemas"]["Id"];
            isMatch: boolean;
            name: string;
            /** @enum {string} */
            reason: "match" | "disabled" | "channel" | "conditions" | "no_conditions";
        };
        /**
         * @description `eligible`, or the first thing that stands against it.
         * @enum {string}
         */
        RoutingReason: "eligible" | "not_active" | "paused" | "offline" | "not_routable" | "current_assignee" | "declined" | "missing_skill" | "at_capacity";
        RoutingSimulation: {
            candidates: components["schemas"]["RoutingCandidate"][];
            isSticky: boolean;
            queue: components["schemas"]["AutomationQueueName"] | null;
            /** @description Every queue in its order. */
            queues: components["schemas"]["RoutingMatch"][];
            strategy: components["schemas"]["QueueStrategy"] | null;
            /** @description Whom it would be offered or assigned to. */
            userId: components["schemas"]["NullableId"];
        };
        /** @description Exactly one of `entity` and `entityId` (422). */
        RoutingSimulationCreate: {
            entity?: components["schemas"]["RoutingSimulationTicket"];
            /** Format: uuid */
            entityId?: string;
            entityType: components["schemas"]["RoutableType"];
        };
        RoutingSimulationReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["RoutingSimulation"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        RoutingSimulationTicket: {
            /** Format: uuid */
            categoryId?: string | null;
            /** @default api */
            channel?: components["schemas"]["ChannelType"];
            /** Format: uuid */
            contactId?: string;
            customFields?: components["schemas"]["CustomFieldValues"];
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @description White space at both ends is removed, and an empty text is null. */
            externalId?: string | null;
            /** @default medium */
            priority?: components["schemas"]["TicketPriority"];
            /** @default open */
            status?: components["schemas"]["TicketStatus"];
            tags?: components["schemas"]["TagIds"];
            /** @description White space at both ends is removed. */
            title?: string;
            /** @default question */
            type?: components["schemas"]["TicketType"];
        };
        /**
         * @description `x:write` includes `x:read`; `*` is everything, also what later versions add.
         * @enum {string}
         */
        Scope: "*" | "agent_activity:read" | "audit:read" | "categories:read" | "categories:write" | "cdr:read" | "cdr:write" | "channels:read" | "channels:write" | "comments:read" | "comments:write" | "contacts:read" | "contacts:write" | "contacts:delete" | "contacts:merge" | "conversations:read" | "conversations:write" | "custom_fields:read" | "custom_fields:write" | "cx_logs:read" | "cx_logs:write" | "events:read" | "groups:read" | "groups:write" | "groups:delete" | "media:read" | "media:write" | "media:delete" | "presence:read" | "presence:write" | "presence:manage" | "queues:read" | "queues:write" | "queues:members" | "queues:work" | "messages:read" | "messages:send" | "messages:redact" | "messages:import" | "recordings:read" | "roles:read" | "roles:write" | "settings:write" | "tags:read" | "tags:write" | "tickets:read" | "tickets:write" | "tickets:delete" | "tickets:reopen" | "tokens:read" | "tokens:write" | "users:read" | "users:write" | "users:delete" | "webhooks:read" | "webhooks:write";
        Seconds: number | null;
        SecretState: {
            isSet: boolean;
            /** @description Its last four characters; null for a short one. */
            last4: string | null;
        };
        StoredMail: {
            /**
             * Format: uuid
             * @description File of the media manager that is a mail (RFC 5322), of 25 MiB at most (422).
             */
            fileId: string;
        };
        Tag: {
            /** @description #RRGGBB. */
            color: string | null;
            createdAt: components["schemas"]["Timestamp"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            description: string | null;
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            updatedAt: components["schemas"]["Timestamp"];
            usageCount: components["schemas"]["TagUsage"];
        };
        TagCreate: {
            color?: string | null;
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @description White space at both ends is removed. */
            name: string;
            position?: number;
        };
        TagEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Tag"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "tag.created" | "tag.deleted" | "tag.updated";
            workspaceId: components["schemas"]["Id"];
        };
        TagIds: string[];
        TagList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Tag"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        TagMerge: {
            /** Format: uuid */
            intoId: string;
        };
        TagName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        TagReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Tag"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        TagsChange: {
            /** @enum {string} */
            actionType: "MERGE" | "REPLACE" | "REMOVE";
            /** @description Tags by id, or by name, upper and lower case alike. */
            tags: (string)[];
        };
        TagUpdate: {
            color?: string | null;
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** @description White space at both ends is removed. */
            name?: string;
            position?: number;
        };
        TagUsage: {
            contacts: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
        };
        Ticket: {
            assignee: components["schemas"]["UserName"] | null;
            assigneeId: components["schemas"]["NullableId"];
            attachments: components["schemas"]["Attachments"];
            /** @description With `expand=category`. */
            category?: components["schemas"]["CategoryName"] | null;
            categoryId: components["schemas"]["NullableId"];
            channel: components["schemas"]["ChannelType"];
            closedAt: components["schemas"]["NullableTimestamp"];
            contact: components["schemas"]["ContactName"];
            contactId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description With `expand=creator`. */
            creator?: components["schemas"]["Actor"];
            creatorId: components["schemas"]["Id"];
            customFields: components["schemas"]["CustomFieldValue"][];
            deletedAt: components["schemas"]["NullableTimestamp"];
            description: string | null;
            dueAt: components["schemas"]["NullableTimestamp"];
            externalId: string | null;
            /** @description Of the first public comment. */
            firstResponseAt: components["schemas"]["NullableTimestamp"];
            /** @description The ticket that it goes on from. */
            followUpOfId: components["schemas"]["NullableId"];
            id: components["schemas"]["Id"];
            isTruncated?: components["schemas"]["IsTruncated"];
            priority: components["schemas"]["TicketPriority"];
            /** @description The queue it is in or came from. */
            queueId: components["schemas"]["NullableId"];
            reasonToAssign: string | null;
            reopenCount: components["schemas"]["Count"];
            resolution: components["schemas"]["TicketResolution"] | null;
            resolvedAt: components["schemas"]["NullableTimestamp"];
            /** @description When it opens by itself. */
            snoozedUntil: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["TicketStatus"];
            statusCategory: components["schemas"]["TicketStatus"];
            statusReason: string | null;
            tags: components["schemas"]["TagName"][];
            /** @description The number of the ticket within the workspace. Numbers are given out in ascending order; some may be left out. */
            ticketNumber: number;
            title: string;
            type: components["schemas"]["TicketType"];
            updatedAt: components["schemas"]["Timestamp"];
            version: components["schemas"]["Version"];
        };
        TicketAssign: {
            /** Format: uuid */
            assigneeId: string | null;
            /** @description Also beyond the capacity of the assignee. */
            force?: boolean;
            /**
             * Format: uuid
             * @description With `assigneeId: null` it waits in this queue.
             */
            queueId?: string | null;
            /** @description A text without a visible character is null. */
            reasonToAssign?: string | null;
        };
        TicketBulk: {
            /**
             * @description All or nothing.
             * @default false
             */
            atomic?: boolean;
            operations: components["schemas"]["TicketBulkOperation"][];
        };
        TicketBulkAssign: {
            data: components["schemas"]["TicketAssign"];
            /** Format: uuid */
            id: string;
            /** @description As the header `If-Match`. */
            ifMatch?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "assign";
        };
        TicketBulkCreate: {
            data: components["schemas"]["TicketCreate"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "create";
        };
        TicketBulkDelete: {
            /** Format: uuid */
            id: string;
            /** @description As the header `If-Match`. */
            ifMatch?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "delete";
        };
        TicketBulkOperation: components["schemas"]["TicketBulkCreate"] | components["schemas"]["TicketBulkUpdate"] | components["schemas"]["TicketBulkStatus"] | components["schemas"]["TicketBulkAssign"] | components["schemas"]["TicketBulkDelete"] | components["schemas"]["TicketBulkRestore"];
        TicketBulkReply: {
            data: components["schemas"]["TicketBulkResults"];
            /** @constant */
            success: true;
        };
        TicketBulkRestore: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "restore";
        };
        TicketBulkResult: {
            /** @description The ticket as it is now; not for a deleted one. */
            data?: components["schemas"]["Ticket"];
            index: components["schemas"]["Count"];
            isTruncated?: components["schemas"]["IsTruncated"];
            /** @description Why it was not done. */
            problem?: components["schemas"]["Problem"];
            status: number;
        };
        TicketBulkResults: {
            results: components["schemas"]["TicketBulkResult"][];
        };
        TicketBulkStatus: {
            data: components["schemas"]["TicketStatusChange"];
            /** Format: uuid */
            id: string;
            /** @description As the header `If-Match`. */
            ifMatch?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "status";
        };
        TicketBulkUpdate: {
            data: components["schemas"]["TicketUpdate"];
            /** Format: uuid */
            id: string;
            /** @description As the header `If-Match`. */
            ifMatch?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
        };
        /** @description One of `contact_id` and `contactId` is needed; where both are given they must agree (400). */
        TicketCreate: {
            /** Format: uuid */
            assigneeId?: string | null;
            attachments?: components["schemas"]["AttachmentWrites"];
            /** Format: uuid */
            categoryId?: string | null;
            /** @default api */
            channel?: components["schemas"]["ChannelType"];
            /**
             * Format: uuid
             * @description The requesting contact.
             */
            contact_id?: string;
            /**
             * Format: uuid
             * @description The same as `contact_id`.
             */
            contactId?: string;
            customFields?: components["schemas"]["CustomFieldValues"];
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** Format: date-time */
            dueAt?: string | null;
            /** @description Unique among live tickets (409). White space at both ends is removed, and an empty text is null. */
            externalId?: string | null;
            /**
             * Format: uuid
             * @description The ticket that this one goes on from.
             */
            followUpOfId?: string | null;
            /** @default medium */
            priority?: components["schemas"]["TicketPriority"];
            /**
             * Format: uuid
             * @description Without an assignee it waits in this queue.
             */
            queueId?: string | null;
            /** @description A text without a visible character is null. */
            reasonToAssign?: string | null;
            /** @default open */
            status?: components["schemas"]["TicketStatus"];
            tags?: components["schemas"]["TagIds"];
            /** @description White space at both ends is removed. */
            title: string;
            /** @default question */
            type?: components["schemas"]["TicketType"];
        };
        TicketEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Ticket"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "ticket.assigned" | "ticket.closed" | "ticket.comment_added" | "ticket.created" | "ticket.deleted" | "ticket.priority_changed" | "ticket.queue_changed" | "ticket.reopened" | "ticket.resolved" | "ticket.restored" | "ticket.status_changed" | "ticket.tags_changed" | "ticket.unassigned" | "ticket.updated";
            workspaceId: components["schemas"]["Id"];
        };
        TicketHistoryEntry: {
            actor: components["schemas"]["Actor"];
            /** @description The member of the ticket; a custom field by its cf_ name. */
            field: string;
            from: components["schemas"]["TicketHistoryValue"];
            id: components["schemas"]["Id"];
            isTruncated?: components["schemas"]["IsTruncated"];
            occurredAt: components["schemas"]["Timestamp"];
            /** @description Of the request that did it. */
            requestId: string | null;
            to: components["schemas"]["TicketHistoryValue"];
        };
        TicketHistoryList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["TicketHistoryEntry"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        TicketHistoryValue: (string | null) | number | boolean | string[] | components["schemas"]["Currency"];
        TicketList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Ticket"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        /** @enum {string} */
        TicketPriority: "low" | "medium" | "high" | "urgent";
        TicketReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Ticket"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        TicketResolution: {
            /** @enum {string} */
            code: "solved" | "workaround" | "duplicate" | "spam" | "no_response" | "cannot_reproduce" | "other";
            /** @description A text without a visible character is null. */
            note?: string | null;
        };
        TicketRoute: {
            entry: components["schemas"]["QueueEntry"] | null;
            /** @enum {string} */
            outcome: "queued" | "assigned" | "closed" | "no_queue";
        };
        TicketRouteReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["TicketRoute"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description `pending` waits for the contact, `on_hold` for somebody else. From `resolved` a ticket goes back to
         *     `open` or `in_progress` or on to `closed`; `closed` is the end, but for reopening.
         * @enum {string}
         */
        TicketStatus: "open" | "in_progress" | "pending" | "on_hold" | "resolved" | "closed";
        TicketStatusChange: {
            comment?: components["schemas"]["TicketStatusComment"];
            /** @description Becomes the ticket's `statusReason`. A text without a visible character is null. */
            reason?: string | null;
            resolution?: components["schemas"]["TicketResolution"];
            /**
             * Format: date-time
             * @description With `pending` and `on_hold` only (422). In the future.
             */
            snoozedUntil?: string | null;
            status: components["schemas"]["TicketStatus"];
        };
        TicketStatusComment: {
            /** @description It must contain a visible character. */
            text: string;
            visibility?: components["schemas"]["CommentVisibility"];
        };
        TicketTransition: {
            category: components["schemas"]["TicketStatus"];
            requires: string[];
            to: components["schemas"]["TicketStatus"];
        };
        TicketTransitionsReply: {
            data: components["schemas"]["TicketTransition"][];
            /** @constant */
            success: true;
        };
        /** @enum {string} */
        TicketType: "question" | "incident" | "problem" | "task" | "request";
        TicketUpdate: {
            /** Format: uuid */
            assigneeId?: string | null;
            attachments?: components["schemas"]["AttachmentWrites"];
            /** Format: uuid */
            categoryId?: string | null;
            channel?: components["schemas"]["ChannelType"];
            /** Format: uuid */
            contact_id?: string;
            /**
             * Format: uuid
             * @description The same as `contact_id`.
             */
            contactId?: string;
            customFields?: components["schemas"]["CustomFieldValues"];
            /** @description A text without a visible character is null. */
            description?: string | null;
            /** Format: date-time */
            dueAt?: string | null;
            /** @description Unique among live tickets (409). White space at both ends is removed, and an empty text is null. */
            externalId?: string | null;
            priority?: components["schemas"]["TicketPriority"];
            /**
             * Format: uuid
             * @description Without an assignee it waits in this queue.
             */
            queueId?: string | null;
            /** @description A text without a visible character is null. */
            reasonToAssign?: string | null;
            status?: components["schemas"]["TicketStatus"];
            tags?: components["schemas"]["TagIds"];
            /** @description White space at both ends is removed. */
            title?: string;
            type?: components["schemas"]["TicketType"];
        };
        TimelineEntry: {
            comment?: components["schemas"]["Comment"];
            createdAt: components["schemas"]["Timestamp"];
            isTruncated?: components["schemas"]["IsTruncated"];
            message?: components["schemas"]["Message"];
            /**
             * @description Which of the two members below is there.
             * @enum {string}
             */
            type: "message" | "comment";
        };
        TimelineList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["TimelineEntry"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        /** Format: date-time */
        Timestamp: string;
        UnixTime: number;
        User: {
            avatarUrl: components["schemas"]["NullableWebUrl"];
            capacity: components["schemas"]["UserCapacity"];
            createdAt: components["schemas"]["Timestamp"];
            deletedAt: components["schemas"]["NullableTimestamp"];
            email: string;
            extension: string | null;
            id: components["schemas"]["Id"];
            isTruncated?: components["schemas"]["IsTruncated"];
            language: string | null;
            /** @description When a personal token was last used, to the minute. */
            lastSeenAt: components["schemas"]["NullableTimestamp"];
            name: string;
            /** @description E.164. */
            phone: string | null;
            presence: components["schemas"]["UserPresence"];
            /** @description The queues that the user is a member of. */
            queueIds: components["schemas"]["Id"][];
            roleIds: components["schemas"]["Id"][];
            roles: components["schemas"]["UserRole"][];
            skills: components["schemas"]["UserSkill"][];
            /** @enum {string} */
            status: "invited" | "active" | "suspended" | "deleted";
            timezone: string | null;
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        /** @description How much of each kind of work a user takes at once. */
        UserCapacity: {
            chat: number;
            email: number;
            task: number;
            voice: number;
        };
        /** @description Members that are absent stay; of a new user they are voice 1, chat 5, email 20, task 20. */
        UserCapacityWrite: {
            chat?: number;
            email?: number;
            task?: number;
            voice?: number;
        };
        UserCreate: {
            avatarUrl?: components["schemas"]["NullableWebUrl"];
            capacity?: components["schemas"]["UserCapacityWrite"];
            /** Format: email */
            email: string;
            /** @description White space at both ends is removed, and an empty text is null. */
            extension?: string | null;
            language?: string | null;
            /** @description White space at both ends is removed. */
            name: string;
            /** @description E.164. */
            phone?: string | null;
            roleIds: string[];
            skills?: components["schemas"]["UserSkillWrite"][];
            timezone?: string | null;
        };
        UserEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["User"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "user.created" | "user.deleted" | "user.suspended" | "user.updated";
            workspaceId: components["schemas"]["Id"];
        };
        UserList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["User"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        Username: string;
        UserName: {
            email: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        UserPresence: {
            category: components["schemas"]["PresenceCategory"];
            presenceStatus: components["schemas"]["PresenceName"];
            reason: string | null;
            /** @description Null for a user who never had a presence; that is offline. */
            since: components["schemas"]["NullableTimestamp"];
            /** @description When it runs out. */
            until: components["schemas"]["NullableTimestamp"];
        };
        UserPresenceReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["UserPresence"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        UserReference: {
            id: components["schemas"]["Id"];
            name: string;
        };
        UserReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["User"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        UserRole: {
            id: components["schemas"]["Id"];
            name: string;
        };
        UserSkill: {
            level: number;
            name: string;
        };
        UserSkillWrite: {
            level: number;
            /** @description Each name once, upper and lower case alike. White space at both ends is removed. */
            name: string;
        };
        /** @enum {string} */
        UserStatusWrite: "invited" | "active" | "suspended";
        UserUpdate: {
            avatarUrl?: components["schemas"]["NullableWebUrl"];
            capacity?: components["schemas"]["UserCapacityWrite"];
            /** Format: email */
            email?: string;
            /** @description White space at both ends is removed, and an empty text is null. */
            extension?: string | null;
            language?: string | null;
            /** @description White space at both ends is removed. */
            name?: string;
            /** @description E.164. */
            phone?: string | null;
            roleIds?: string[];
            skills?: components["schemas"]["UserSkillWrite"][];
            /** @enum {string} */
            status?: "active" | "suspended";
            timezone?: string | null;
        };
        UserWorkload: {
            byPriority: {
                high: components["schemas"]["Count"];
                low: components["schemas"]["Count"];
                medium: components["schemas"]["Count"];
                urgent: components["schemas"]["Count"];
            };
            byStatus: {
                in_progress: components["schemas"]["Count"];
                on_hold: components["schemas"]["Count"];
                open: components["schemas"]["Count"];
                pending: components["schemas"]["Count"];
            };
            capacity: components["schemas"]["UserCapacity"];
            openTickets: components["schemas"]["Count"];
            userId: components["schemas"]["Id"];
        };
        UserWorkloadReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["UserWorkload"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /** @description Grows by one with every change; the first part of the `ETag`. */
        Version: number;
        Webhook: {
            authType: components["schemas"]["WebhookAuthType"];
            consecutiveFailures: components["schemas"]["Count"];
            createdAt: components["schemas"]["Timestamp"];
            description: string | null;
            /** @description Why Switchboard disabled it: nothing but failures, a 410 answer, or the end of the token that it works for. */
            disabledReason: string | null;
            events: components["schemas"]["EventPattern"][];
            filter: components["schemas"]["WebhookFilter"];
            id: components["schemas"]["Id"];
            isTruncated?: components["schemas"]["IsTruncated"];
            lastFailureAt: components["schemas"]["NullableTimestamp"];
            lastSuccessAt: components["schemas"]["NullableTimestamp"];
            maxPerSecond: number | null;
            name: string;
            orderedBy: components["schemas"]["WebhookOrder"];
            payload: components["schemas"]["WebhookPayload"];
            secretPreview: string;
            status: components["schemas"]["WebhookStatus"];
            timeoutSeconds: number;
            updatedAt: components["schemas"]["Timestamp"];
            url: string;
            version: components["schemas"]["Version"];
        };
        WebhookAttempt: {
            attempt: number;
            durationMs: components["schemas"]["Count"];
            error: string | null;
            /** @description Null for a token that may not read what it tells. A longer body is cut and ends with `…`; the event has it whole. */
            requestBody: string | null;
            requestHeaders: components["schemas"]["WebhookHeaders"];
            responseBody: string | null;
            /** @description Empty without an answer. */
            responseHeaders: components["schemas"]["WebhookHeaders"];
            responseStatus: number | null;
            startedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        WebhookAuthType: "none" | "basic" | "header" | "bearer";
        WebhookCondition: {
            op: components["schemas"]["WebhookOperator"];
            path: string;
            value: components["schemas"]["WebhookOperand"];
        };
        WebhookConditionWrite: {
            op: components["schemas"]["WebhookOperator"];
            /** @description A member of `data`, such as `priority` or `contact.id`. Through an array it means any of its elements, such as `tags.name`. */
            path: string;
            /** @description Of `in` and `not_in` a list; `exists` and `changed` take none. */
            value?: components["schemas"]["WebhookOperand"];
        };
        WebhookCreate: {
            /**
             * @default none
             * @enum {string}
             */
            authType?: "none" | "basic" | "header" | "bearer";
            credentials?: components["schemas"]["WebhookCredentials"];
            /** @description A text without a visible character is null. */
            description?: string | null;
            events: components["schemas"]["EventPattern"][];
            filter?: components["schemas"]["WebhookFilterWrite"];
            maxPerSecond?: number | null;
            /** @description White space at both ends is removed. */
            name: string;
            /**
             * @description With `resource` an event waits until the one before it of the same object is delivered or has failed.
             * @default none
             * @enum {string}
             */
            orderedBy?: "none" | "resource";
            /**
             * @description `thin` sends `data.id` alone.
             * @default full
             * @enum {string}
             */
            payload?: "full" | "thin";
            /** @default 15 */
            timeoutSeconds?: number;
            url: string;
        };
        /**
         * @description Never shown again. `basic` takes `username` and `password`, `bearer` takes `token`, `header` takes `name` and
         *     `value`.
         */
        WebhookCredentials: {
            name?: string;
            password?: string;
            token?: string;
            username?: string;
            value?: string;
        } | null;
        WebhookDelivery: {
            attempts: number;
            createdAt: components["schemas"]["Timestamp"];
            /** @description Why the last attempt got no answer. */
            error: string | null;
            /** @description The `webhook-id`. */
            eventId: components["schemas"]["Id"];
            finishedAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            /** @description Null when none follows or another delivery comes first. */
            nextAttemptAt: components["schemas"]["NullableTimestamp"];
            /** @description Of the last attempt. */
            responseStatus: number | null;
            status: components["schemas"]["WebhookDeliveryStatus"];
            test: boolean;
            type: string;
            webhookId: components["schemas"]["Id"];
        };
        WebhookDeliveryDetail: {
            attemptLog: components["schemas"]["WebhookAttempt"][];
            attempts: number;
            createdAt: components["schemas"]["Timestamp"];
            /** @description Why the last attempt got no answer. */
            error: string | null;
            /** @description The `webhook-id`. */
            eventId: components["schemas"]["Id"];
            finishedAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            /** @description Null when none follows or another delivery comes first. */
            nextAttemptAt: components["schemas"]["NullableTimestamp"];
            /** @description Of the last attempt. */
            responseStatus: number | null;
            status: components["schemas"]["WebhookDeliveryStatus"];
            test: boolean;
            type: string;
            webhookId: components["schemas"]["Id"];
        };
        WebhookDeliveryDetailReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["WebhookDeliveryDetail"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        WebhookDeliveryList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        WebhookDeliveryReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["WebhookDelivery"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /** @enum {string} */
        WebhookDeliveryStatus: "pending" | "succeeded" | "failed";
        WebhookEvent: {
            actor: components["schemas"]["Actor"];
            apiVersion: components["schemas"]["ApiVersion"];
            /** @description Object after the change. Of a deletion, the object before it. */
            data: components["schemas"]["Webhook"];
            id: components["schemas"]["Id"];
            previous: components["schemas"]["EventPrevious"];
            requestId: components["schemas"]["EventRequestId"];
            sequence: components["schemas"]["EventSequence"];
            test: components["schemas"]["EventTest"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "webhook.disabled";
            workspaceId: components["schemas"]["Id"];
        };
        WebhookEventType: {
            description: string;
            sample: {
                [key: string]: unknown;
            };
            /** @description JSON Schema 2020-12 of the body that is sent. */
            schema: {
                [key: string]: unknown;
            };
            scope: components["schemas"]["Scope"];
            type: components["schemas"]["EventType"];
        };
        WebhookEventTypeList: {
            data: components["schemas"]["WebhookEventType"][];
            lastPage: components["schemas"]["Count"];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /** @description What events must fit besides their type; null for all of them. */
        WebhookFilter: {
            all: components["schemas"]["WebhookCondition"][];
            any: components["schemas"]["WebhookCondition"][];
        } | null;
        /** @description Events fit each condition of `all` and, where there are some, one of `any`. Together at most 65,536 bytes of JSON (422). */
        WebhookFilterWrite: {
            all?: components["schemas"]["WebhookConditionWrite"][];
            any?: components["schemas"]["WebhookConditionWrite"][];
        } | null;
        WebhookHeaders: {
            [key: string]: string;
        };
        WebhookList: {
            /** @description Objects on this page, in the order of the list. */
            data: components["schemas"]["Webhook"][];
            /** @description Number of the last page. */
            lastPage: components["schemas"]["Count"];
            /** @description Number of this page. The first page is 1. */
            page: components["schemas"]["Count"];
            /** @description Largest number of objects on a page. */
            pageSize: components["schemas"]["Count"];
            /** @description Number of objects on all pages. */
            total: components["schemas"]["Count"];
        };
        WebhookOperand: string | number | boolean | null | (string | number | null)[];
        /** @enum {string} */
        WebhookOperator: "eq" | "ne" | "in" | "not_in" | "exists" | "changed";
        /** @enum {string} */
        WebhookOrder: "none" | "resource";
        /** @enum {string} */
        WebhookPayload: "full" | "thin";
        WebhookReplay: {
            /** Format: date-time */
            from: string;
            /** @default false */
            onlyFailed?: boolean;
            /** Format: date-time */
            to: string;
            types?: components["schemas"]["EventPattern"][];
        };
        WebhookReplayed: {
            queued: number;
        };
        WebhookReplayReply: {
            data: components["schemas"]["WebhookReplayed"];
            /** @constant */
            success: true;
        };
        WebhookReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["Webhook"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        WebhookRotate: {
            /** @default 24 */
            overlapHours?: number;
        };
        WebhookSecret: {
            authType: components["schemas"]["WebhookAuthType"];
            consecutiveFailures: components["schemas"]["Count"];
            createdAt: components["schemas"]["Timestamp"];
            description: string | null;
            /** @description Why Switchboard disabled it: nothing but failures, a 410 answer, or the end of the token that it works for. */
            disabledReason: string | null;
            events: components["schemas"]["EventPattern"][];
            filter: components["schemas"]["WebhookFilter"];
            id: components["schemas"]["Id"];
            lastFailureAt: components["schemas"]["NullableTimestamp"];
            lastSuccessAt: components["schemas"]["NullableTimestamp"];
            maxPerSecond: number | null;
            name: string;
            orderedBy: components["schemas"]["WebhookOrder"];
            payload: components["schemas"]["WebhookPayload"];
            /** @description Shown this once. */
            secret: string;
            secretPreview: string;
            status: components["schemas"]["WebhookStatus"];
            timeoutSeconds: number;
            updatedAt: components["schemas"]["Timestamp"];
            url: string;
            version: components["schemas"]["Version"];
        };
        WebhookSecretReply: {
            /** @description Object that the operation replies with. */
            data: components["schemas"]["WebhookSecret"];
            /**
             * @description Always `true`. A problem has `false` here.
             * @constant
             */
            success: true;
        };
        /**
         * @description `failing` after ten failures in a row; disabled after five days of nothing else.
         * @enum {string}
         */
        WebhookStatus: "enabled" | "disabled" | "failing";
        WebhookTest: {
            type: components["schemas"]["EventType"];
        };
        WebhookUpdate: {
            /** @enum {string} */
            authType?: "none" | "basic" | "header" | "bearer";
            credentials?: components["schemas"]["WebhookCredentials"];
            /** @description A text without a visible character is null. */
            description?: string | null;
            events?: components["schemas"]["EventPattern"][];
            filter?: components["schemas"]["WebhookFilterWrite"];
            maxPerSecond?: number | null;
            /** @description White space at both ends is removed. */
            name?: string;
            /**
             * @description With `resource` an event waits until the one before it of the same object is delivered or has failed.
             * @enum {string}
             */
            orderedBy?: "none" | "resource";
            /**
             * @description `thin` sends `data.id` alone.
             * @enum {string}
             */
            payload?: "full" | "thin";
            /** @enum {string} */
            status?: "enabled" | "disabled";
            timeoutSeconds?: number;
            url?: string;
        };
        Workspace: {
            id: components["schemas"]["Id"];
            /** @description The name it was made with. */
            name: string;
        };
    };
    responses: {
        /** @description The request breaks this contract; `errors` lists every fault. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description At odds with the present state; `code` tells how. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `If-None-Match` still holds. No body. */
        ContentNotModified: {
            headers: {
                ETag: components["headers"]["ContentETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The cursor is older than what is kept; `oldestCursor` begins with the oldest. */
        CursorExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Taken. Anything else is tried again. */
        EventTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The token lacks a scope, or a rule forbids it. */
        Forbidden: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The contact was merged into `mergedIntoId`, which has everything it had. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace has as much as its quota allows. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server's; `requestId` finds it in the log. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `Accept` rules out JSON. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not of this workspace. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `If-None-Match` still holds. No body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is larger than 1 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `If-Match` does not hold any more; `currentEtag` is what does. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The range begins behind the last byte. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rate limit is used up, or too many requests are in flight; `policy` is the limit that was reached. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token. `code` tells missing, invalid, expired and revoked apart. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Overloaded, draining or without its database for the moment. Safe to try again. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well formed, but a reference or a rule fails. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a type, charset or encoding this operation does not take; `supported` lists those it does. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than 25 MiB, or the JSON body than 1 MiB; `limitBytes` tells which. */
        UploadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a type that is not taken, or the file of another one than was declared; `supported` lists what would do. */
        UploadTypeMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The token's id (not its secret). */
        ApiTokenId: string;
        AuditLogId: string;
        AutomationQueueId: string;
        CategoryId: string;
        CdrId: string;
        ChannelId: string;
        /** @description A zone of the IANA time zone database, for what `timezone` does not say. */
        ClientTimezone: string;
        CommentId: string;
        ContactId: string;
        ConversationId: string;
        /** @description Created at this instant or later. */
        CreatedFrom: string;
        /** @description Created before this instant. */
        CreatedTo: string;
        /**
         * @description Custom fields by their system name, `cf_plan=gold`: equal to one of the values between commas; an
         *     option's `value` for a `select`, any of them for a `multi_select`, an option or any above it for a
         *     `tree_select`, an id for a `user` or `contact`; `none` finds what has no value. Numbers, dates,
         *     instants and the amounts of a `currency` take `cf_visit_onFrom` (inclusive) and `cf_visit_onTo`
         *     (exclusive). 400 for a field that is unknown, and for a value not of its type.
         */
        CustomFieldFilter: {
            [key: string]: string;
        };
        CustomFieldId: string;
        /** @description User ids; `none` finds cases that nobody has. */
        CxLogAgentIds: string[];
        /** @description Channel ids; `none` finds cases without a channel. */
        CxLogChannelIds: string[];
        CxLogChannelTypes: components["schemas"]["CxLogChannelType"][];
        /** @description User ids; `none` finds cases that nobody had when they were closed, or that are not. */
        CxLogClosedAssigneeIds: string[];
        /** @description Contact ids; `none` finds cases without a contact. */
        CxLogContactIds: string[];
        CxLogDirections: components["schemas"]["CallDirection"][];
        /** @description Any of these, word for word. */
        CxLogDispositions: string[];
        /** @description User ids; `none` finds cases that nobody ever had. */
        CxLogFirstAssigneeIds: string[];
        /** @description Started at this instant or later. */
        CxLogFrom: string;
        CxLogId: string;
        CxLogKinds: components["schemas"]["CxLogKind"][];
        /** @description Queue ids; `none` finds cases that are in none. */
        CxLogQueueIds: string[];
        /**
         * @description The first and the last day, both included, as `<from>-<to>` in the time zone: `2026-11-01-2026-11-07`. Not
         *     together with `from` and `to` (400).
         */
        CxLogSelectedDate: string;
        CxLogStatuses: components["schemas"]["CxLogStatus"][];
        /**
         * @description Where days begin and end: a zone of the IANA time zone database; 400 for one that is unknown. Else that of the
         *     header `X-Client-Timezone`, else UTC.
         * @example Europe/Copenhagen
         */
        CxLogTimezone: string;
        /** @description Started before this instant; now unless given. */
        CxLogTo: string;
        EventId: string;
        /** @example 019a0000-0000-7000-8000-000000000e52 */
        FailedMessageId: string;
        /** @description Archived fields only, or only the others; absent lists all. */
        FieldArchived: boolean;
        /** @description At or after this instant. */
        From: string;
        /** @description `true` lists archived groups only, `false` active ones only; absent lists all. */
        GroupArchived: boolean;
        /** @description The group whose newer neighbours to list. */
        GroupEndingBefore: string;
        GroupId: string;
        /** @description How many groups at most. */
        GroupLimit: number;
        /** @description The group whose older neighbours to list. */
        GroupStartingAfter: string;
        /**
         * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
         *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
         *     `idempotency_key_reused` for another request under the same key.
         */
        IdempotencyKey: string;
        IdentityId: string;
        /**
         * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
         *     the `currentEtag` when the object has another version by now.
         */
        IfMatch: string;
        /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
        IfNoneMatch: string;
        /** @description The `ETag` that the range is to be of; when the file has another one, all of it is answered. */
        IfRange: string;
        /** @description `inline` lets browsers show pictures, sound, film and plain text; all else is saved anyhow. */
        MediaDisposition: "attachment" | "inline";
        MediaFileId: string;
        MediaFolderId: string;
        MessageId: string;
        /**
         * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
         *     may not go beyond 10,000,000.
         */
        Page: number;
        PageSize: number;
        PresenceStatusId: string;
        QueueEntryId: string;
        QueueMemberUserId: string;
        /** @description One range of bytes, as `bytes=0-1023`, `bytes=1024-` or `bytes=-1024`. */
        Range: string;
        ReservationId: string;
        RoleId: string;
        /** @description The conversation's id. */
        RoomId: string;
        /** @description Having at least one tag of these names, upper and lower case alike. */
        TagFilter: string[];
        TagId: string;
        /** @description Having at least one of these tags. */
        TagIdFilter: string[];
        /** @description Adds `creator`, or the whole `category`, to each ticket. */
        TicketExpand: ("creator" | "category")[];
        TicketId: string;
        TicketNumber: number;
        /**
         * @description Up to three orders, the first one first; a leading `-` turns one round. `priority` goes from low to
         *     urgent, `status` from open to closed, and tickets that are never due come after all others, first with `-dueAt`.
         */
        TicketSort: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "priority" | "-priority" | "status" | "-status" | "dueAt" | "-dueAt" | "ticketNumber" | "-ticketNumber")[];
        TicketStatusFilter: components["schemas"]["TicketStatus"][];
        /** @description Before this instant. */
        To: string;
        /** @description Last changed at this instant or later. */
        UpdatedFrom: string;
        /** @description Last changed before this instant. */
        UpdatedTo: string;
        UserId: string;
        WebhookDeliveryId: string;
        WebhookId: string;
    };
    requestBodies: {
        AgentActivityEvent: {
            content: {
                "application/json": components["schemas"]["AgentActivityEvent"];
            };
        };
        ApiTokenEvent: {
            content: {
                "application/json": components["schemas"]["ApiTokenEvent"];
            };
        };
        AutomationQueueEvent: {
            content: {
                "application/json": components["schemas"]["AutomationQueueEvent"];
            };
        };
        CategoryEvent: {
            content: {
                "application/json": components["schemas"]["CategoryEvent"];
            };
        };
        CdrEvent: {
            content: {
                "application/json": components["schemas"]["CdrEvent"];
            };
        };
        ChannelEvent: {
            content: {
                "application/json": components["schemas"]["ChannelEvent"];
            };
        };
        CommentEvent: {
            content: {
                "application/json": components["schemas"]["CommentEvent"];
            };
        };
        ContactEvent: {
            content: {
                "application/json": components["schemas"]["ContactEvent"];
            };
        };
        ConversationEvent: {
            content: {
                "application/json": components["schemas"]["ConversationEvent"];
            };
        };
        CustomFieldEvent: {
            content: {
                "application/json": components["schemas"]["CustomFieldEvent"];
            };
        };
        CxLogEvent: {
            content: {
                "application/json": components["schemas"]["CxLogEvent"];
            };
        };
        GroupEvent: {
            content: {
                "application/json": components["schemas"]["GroupEvent"];
            };
        };
        MediaFileEvent: {
            content: {
                "application/json": components["schemas"]["MediaFileEvent"];
            };
        };
        MediaFolderEvent: {
            content: {
                "application/json": components["schemas"]["MediaFolderEvent"];
            };
        };
        MessageEvent: {
            content: {
                "application/json": components["schemas"]["MessageEvent"];
            };
        };
        QueueEntryEvent: {
            content: {
                "application/json": components["schemas"]["QueueEntryEvent"];
            };
        };
        QueueMemberEvent: {
            content: {
                "application/json": components["schemas"]["QueueMemberEvent"];
            };
        };
        RejectedMailEvent: {
            content: {
                "application/json": components["schemas"]["RejectedMailEvent"];
            };
        };
        ReservationEvent: {
            content: {
                "application/json": components["schemas"]["ReservationEvent"];
            };
        };
        RoleEvent: {
            content: {
                "application/json": components["schemas"]["RoleEvent"];
            };
        };
        TagEvent: {
            content: {
                "application/json": components["schemas"]["TagEvent"];
            };
        };
        TicketEvent: {
            content: {
                "application/json": components["schemas"]["TicketEvent"];
            };
        };
        UserEvent: {
            content: {
                "application/json": components["schemas"]["UserEvent"];
            };
        };
        WebhookEvent: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
    };
    headers: {
        /** @description That ranges can be asked for. */
        AcceptRanges: "bytes";
        /** @description Whether to save or to show it, and the name to save it by (RFC 6266). */
        ContentDisposition: string;
        /** @description The SHA-256 of all of the bytes, in hexadecimal digits and quotes. */
        ContentETag: string;
        /** @description Which bytes these are, and of how many. */
        ContentRange: string;
        /** @description The object's version and a hash of its representation, `"7-1f0c9a2e"`. */
        ETag: string;
        /**
         * @description The `first`, `prev`, `next` and `last` pages as far as there are such (RFC 8288). Left out when
         *     a very long query would make it longer than 8,000 characters.
         */
        Link: string;
        /** @description Where the new object can be got. */
        Location: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description The Bearer challenge of RFC 6750. */
        WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAgentActivities: {
        parameters: {
            query?: {
                category?: components["schemas"]["PresenceCategory"][];
                /** @description Not over at this instant. */
                from?: string;
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Of any of these statuses, by `systemName`. */
                presenceStatus?: components["schemas"]["PresenceSystemName"][];
                /** @description Of members of any of these queues. */
                queueId?: string[];
                sort?: ("startedAt" | "-startedAt")[];
                source?: components["schemas"]["AgentActivitySource"][];
                /** @description Begun before this instant. */
                to?: string;
                /** @description Of any of these users. */
                userId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentActivityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCurrentAgentActivities: {
        parameters: {
            query?: {
                category?: components["schemas"]["PresenceCategory"][];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Any of these statuses, by `systemName`. */
                presenceStatus?: components["schemas"]["PresenceSystemName"][];
                /** @description Of members of any of these queues. */
                queueId?: string[];
                /** @description Up to three orders, the first one first; a leading `-` turns one round. */
                sort?: ("name" | "-name" | "since" | "-since" | "createdAt" | "-createdAt")[];
                /** @description Any of these users. */
                userId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentPresenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAgentActivitySummaries: {
        parameters: {
            query: {
                /** @example 2026-11-01T00:00:00.000Z */
                from: string;
                groupBy?: ("user" | "day" | "queue")[];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Of members of any of these queues. */
                queueId?: string[];
                /**
                 * @description A zone of the IANA time zone database; 400 for one that is unknown.
                 * @example Europe/Copenhagen
                 */
                timezone?: string;
                /**
                 * @description After `from` (400).
                 * @example 2026-12-01T00:00:00.000Z
                 */
                to: string;
                /** @description Of any of these users. */
                userId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sums. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentActivitySummaryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tokens. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly export",
                 *       "scopes": [
                 *         "contacts:read",
                 *         "tickets:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiTokenCreate"];
            };
        };
        responses: {
            /** @description The token, with its secret. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenSecretReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The token's id (not its secret). */
                id: components["parameters"]["ApiTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token, without its secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The token's id (not its secret). */
                id: components["parameters"]["ApiTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApiToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The token's id (not its secret). */
                id: components["parameters"]["ApiTokenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Weekly export",
                 *       "scopes": [
                 *         "tickets:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiTokenUpdate"];
            };
        };
        responses: {
            /** @description The token as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateApiToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The token's id (not its secret). */
                id: components["parameters"]["ApiTokenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlapSeconds": 3600
                 *     }
                 */
                "application/json": components["schemas"]["ApiTokenRotate"];
            };
        };
        responses: {
            /** @description The new token, with its secret. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenSecretReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calling token. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentApiTokenReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLogs: {
        parameters: {
            query?: {
                /**
                 * @description Acts such as `ticket.updated`; for most of them there is an event of the same name.
                 * @example [
                 *       "ticket.updated"
                 *     ]
                 */
                action?: string[];
                /** @description The users or service tokens that did it. */
                actorId?: components["schemas"]["Id"][];
                /** @description At or after this instant. */
                from?: components["parameters"]["From"];
                ip?: string;
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                requestId?: string;
                resourceId?: components["schemas"]["Id"];
                /**
                 * @example [
                 *       "ticket"
                 *     ]
                 */
                resourceType?: string[];
                /** @description Before this instant. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of acts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuditLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["AuditLogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The act. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAutomationQueues: {
        parameters: {
            query?: {
                /** @description Taking one of these channels; a queue without channels takes all. */
                channel?: components["schemas"]["ChannelType"][];
                isEnabled?: boolean;
                /** @description Having one of these users as a member; `me` is the token's user. */
                memberId?: string[];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description A part of the name, upper and lower case alike. */
                q?: string;
                /** @description A leading `-` turns an order round. */
                sort?: ("order" | "-order" | "name" | "-name" | "createdAt" | "-createdAt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of queues. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationQueueList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAutomationQueue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Berth repairs",
                 *       "strategy": "least_active",
                 *       "channels": [
                 *         "email",
                 *         "phone"
                 *       ],
                 *       "conditions": {
                 *         "all": [
                 *           {
                 *             "field": "priority",
                 *             "operator": "in",
                 *             "value": [
                 *               "high",
                 *               "urgent"
                 *             ]
                 *           }
                 *         ],
                 *         "any": []
                 *       },
                 *       "requiredSkills": [
                 *         {
                 *           "name": "hydraulics",
                 *           "minLevel": 2
                 *         }
                 *       ],
                 *       "maxWaitSeconds": 600,
                 *       "overflow": {
                 *         "action": "queue",
                 *         "queueId": "019a0000-0000-7000-8000-000000000aa2"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AutomationQueueCreate"];
            };
        };
        responses: {
            /** @description The queue. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationQueueReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAutomationQueue: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queue. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationQueueReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAutomationQueue: {
        parameters: {
            query?: {
                /**
                 * @description The queue that gets what it has.
                 * @example 019a0000-0000-7000-8000-000000000aa2
                 */
                moveTo?: string;
            };
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAutomationQueue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strategy": "longest_idle",
                 *       "wrapUpSeconds": 30,
                 *       "maxWaitSeconds": 600,
                 *       "overflow": {
                 *         "action": "queue",
                 *         "queueId": "019a0000-0000-7000-8000-000000000aa2"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AutomationQueueUpdate"];
            };
        };
        responses: {
            /** @description The queue as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationQueueReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQueueEntries: {
        parameters: {
            query?: {
                /** @description Of one ticket. */
                entityId?: string;
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description A leading `-` turns an order round. */
                sort?: ("enteredAt" | "-enteredAt" | "priority" | "-priority")[];
                status?: components["schemas"]["QueueEntryStatus"][];
            };
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addQueueEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entityType": "ticket",
                 *       "entityId": "019a0000-0000-7000-8000-0000000000d1",
                 *       "priority": 10
                 *     }
                 */
                "application/json": components["schemas"]["QueueEntryAdd"];
            };
        };
        responses: {
            /** @description It waits or is offered there already; priority and skills are changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueEntryReply"];
                };
            };
            /** @description The entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueEntryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeQueueEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: components["parameters"]["QueueEntryId"];
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits no longer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQueueMembers: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setQueueMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "members": [
                 *         {
                 *           "userId": "019a0000-0000-7000-8000-0000000000a1",
                 *           "role": "manager"
                 *         },
                 *         {
                 *           "userId": "019a0000-0000-7000-8000-0000000000a2"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QueueMembersSet"];
            };
        };
        responses: {
            /** @description The members as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueMembersReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addQueueMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "019a0000-0000-7000-8000-0000000000a2",
                 *       "priority": 2,
                 *       "skills": [
                 *         {
                 *           "name": "hydraulics",
                 *           "level": 4
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QueueMemberAdd"];
            };
        };
        responses: {
            /** @description The user is a member already and is changed by what is given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueMemberReply"];
                };
            };
            /** @description The member. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueMemberReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeQueueMember: {
        parameters: {
            query?: {
                onOpenWork?: "keep" | "requeue";
            };
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
                userId: components["parameters"]["QueueMemberUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no member any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQueueMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
                userId: components["parameters"]["QueueMemberUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isPaused": true,
                 *       "pauseReason": "Training",
                 *       "priority": 1
                 *     }
                 */
                "application/json": components["schemas"]["QueueMemberUpdate"];
            };
        };
        responses: {
            /** @description The member as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueMemberReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pullQueueEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is assigned to the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueEntryReply"];
                };
            };
            /** @description Nothing waits that the caller could take. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQueueStats: {
        parameters: {
            query?: {
                from?: string;
                /** @description At most 366 days after `from`. */
                to?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["AutomationQueueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueStatsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderAutomationQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "019a0000-0000-7000-8000-000000000aa2",
                 *         "019a0000-0000-7000-8000-000000000aa1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AutomationQueueOrder"];
            };
        };
        responses: {
            /** @description Every queue in its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationQueuesReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    simulateRouting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoutingSimulationCreate"];
            };
        };
        responses: {
            /** @description Where it would go, and why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingSimulationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Every category as an element of its own. */
                flat?: boolean;
                /** @description Only with `flat`, archived ones or the others; all when absent. */
                isArchived?: boolean;
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "Hydraulics",
                 *       "parentId": "019a0000-0000-7000-8000-000000000ca1"
                 *     }
                 */
                "application/json": components["schemas"]["CategoryCreate"];
            };
        };
        responses: {
            /** @description The category. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category with those below it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: {
                /**
                 * @description The category that gets its children and tickets.
                 * @example 019a0000-0000-7000-8000-000000000ca3
                 */
                moveTo?: string;
            };
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "Cranes and hoists",
                 *       "isArchived": false
                 *     }
                 */
                "application/json": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            /** @description The category as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": "019a0000-0000-7000-8000-000000000ca1",
                 *           "parentId": null,
                 *           "sortOrder": 1
                 *         },
                 *         {
                 *           "id": "019a0000-0000-7000-8000-000000000ca2",
                 *           "parentId": "019a0000-0000-7000-8000-000000000ca1",
                 *           "sortOrder": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CategoryReorder"];
            };
        };
        responses: {
            /** @description The roots with all below them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTreeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChannels: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Any part of the name or the address. */
                q?: string;
                /** @description A leading `-` turns an order round. */
                sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "name" | "-name")[];
                status?: components["schemas"]["ChannelStatus"][];
                type?: components["schemas"]["AdapterType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of channels. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelCreate"];
            };
        };
        responses: {
            /** @description The channel, without its secrets. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour app",
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["ChannelUpdate"];
            };
        };
        responses: {
            /** @description The channel as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboundMessage"];
                "message/rfc822": components["schemas"]["InboundEmail"];
            };
        };
        responses: {
            /** @description The message as it was handed over before. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            /** @description The message. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    receiveStoredMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileId": "019a0000-0000-7000-8000-000000000fe1"
                 *     }
                 */
                "application/json": components["schemas"]["StoredMail"];
            };
        };
        responses: {
            /** @description The message as it was handed over before. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            /** @description The message. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMessageStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageId": "019a0000-0000-7000-8000-000000000e52",
                 *       "status": "delivered",
                 *       "occurredAt": "2026-11-20T09:31:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["MessageReceipt"];
            };
        };
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel, about to be tried. */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The sensor is ordered, {0}.",
                 *       "mentions": [
                 *         {
                 *           "index": 0,
                 *           "userId": "019a0000-0000-7000-8000-0000000000a2"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            /** @description The comment as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoomComments: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description A leading `-` turns it round. */
                sort?: ("createdAt" | "-createdAt")[];
            };
            header?: never;
            path: {
                /** @description The conversation's id. */
                roomId: components["parameters"]["RoomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRoomComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The conversation's id. */
                roomId: components["parameters"]["RoomId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The part is at berth 4, {0}.",
                 *       "mentions": [
                 *         {
                 *           "index": 0,
                 *           "userId": "019a0000-0000-7000-8000-0000000000a2"
                 *         }
                 *       ],
                 *       "attachments": [
                 *         {
                 *           "fileId": "019a0000-0000-7000-8000-000000000fe2"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoomCommentCreate"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                channel?: components["schemas"]["ChannelType"][];
                /** @description Of one of these companies, upper and lower case alike. */
                companyName?: string[];
                /** @description Created at this instant or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Created before this instant. */
                createdTo?: components["parameters"]["CreatedTo"];
                /**
                 * @description Custom fields by their system name, `cf_plan=gold`: equal to one of the values between commas; an
                 *     option's `value` for a `select`, any of them for a `multi_select`, an option or any above it for a
                 *     `tree_select`, an id for a `user` or `contact`; `none` finds what has no value. Numbers, dates,
                 *     instants and the amounts of a `currency` take `cf_visit_onFrom` (inclusive) and `cf_visit_onTo`
                 *     (exclusive). 400 for a field that is unknown, and for a value not of its type.
                 */
                customFields?: components["parameters"]["CustomFieldFilter"];
                /** @description Contacts having one of these addresses, upper and lower case alike. */
                email?: string[];
                /** @description A comma separates several ids, so an id that holds one cannot be filtered by. */
                externalId?: string[];
                /** @description Being in at least one of these groups. */
                groupId?: string[];
                isBlocked?: boolean;
                /** @description The same as `q`; give one of them. */
                keyword?: string;
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Contacts having one of these E.164 numbers. Write the `+` as `%2B`. */
                phone?: string[];
                /**
                 * @description Words that each start a word of the name, username, external id, notes or a custom field's value;
                 *     or, of two characters and more, any part of the name, an e-mail address or a phone number.
                 */
                q?: string;
                /** @description Up to three orders, the first one first; a leading `-` turns one round. */
                sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "name" | "-name" | "lastSeenAt" | "-lastSeenAt")[];
                /** @description Having at least one tag of these names, upper and lower case alike. */
                tag?: components["parameters"]["TagFilter"];
                /** @description Having at least one of these tags. */
                tagId?: components["parameters"]["TagIdFilter"];
                /** @description Last changed at this instant or later. */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /** @description Last changed before this instant. */
                updatedTo?: components["parameters"]["UpdatedTo"];
                username?: components["schemas"]["Username"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mira Lindqvist",
                 *       "username": "mira.lindqvist",
                 *       "contactEmails": [
                 *         {
                 *           "email": "mira@lindqvist.example"
                 *         }
                 *       ],
                 *       "contactPhones": [
                 *         {
                 *           "phone": "+46701234567",
                 *           "type": "mobile"
                 *         }
                 *       ],
                 *       "language": "sv",
                 *       "customFields": {
                 *         "cf_plan": "gold"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The contact. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobTitle": "Purchasing",
                 *       "notes": null,
                 *       "customFields": {
                 *         "cf_plan": "silver"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked us to stop"
                 *     }
                 */
                "application/json": components["schemas"]["ContactBlock"];
            };
        };
        responses: {
            /** @description Blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactComments: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactConversations: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactGroups: {
        parameters: {
            query?: {
                /** @description `true` lists archived groups only, `false` active ones only; absent lists all. */
                archived?: components["parameters"]["GroupArchived"];
                /** @description The group whose newer neighbours to list. */
                ending_before?: components["parameters"]["GroupEndingBefore"];
                /** @description How many groups at most. */
                limit?: components["parameters"]["GroupLimit"];
                /** @description The group whose older neighbours to list. */
                starting_after?: components["parameters"]["GroupStartingAfter"];
            };
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to `limit` groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addContactIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "telegram",
                 *       "platformId": "778899",
                 *       "displayName": "Harbour Ole"
                 *     }
                 */
                "application/json": components["schemas"]["ContactIdentityWrite"];
            };
        };
        responses: {
            /** @description The identity. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactIdentityReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeContactIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
                identityId: components["parameters"]["IdentityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactMergeHistory: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of merges. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMergeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact, live again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContactTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actionType": "MERGE",
                 *       "tags": [
                 *         "019a0000-0000-7000-8000-0000000000e1",
                 *         "Key account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagsChange"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactTickets: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Up to three orders, the first one first; a leading `-` turns one round. `priority` goes from low to
                 *     urgent, `status` from open to closed, and tickets that are never due come after all others, first with `-dueAt`.
                 */
                sort?: components["parameters"]["TicketSort"];
                status?: components["parameters"]["TicketStatusFilter"];
            };
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactFields: {
        parameters: {
            query?: {
                /** @description Archived fields only, or only the others; absent lists all. */
                isArchived?: components["parameters"]["FieldArchived"];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of fields. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormFieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookupContact: {
        parameters: {
            query?: {
                /**
                 * @description Upper and lower case alike.
                 * @example office@harbour.example
                 */
                email?: string;
                externalId?: string;
                /** @description E.164. Write the `+` as `%2B`. */
                phone?: string;
                platformId?: string;
                /** @description The platform that `platformId` is of. */
                type?: components["schemas"]["ChannelType"];
                username?: components["schemas"]["Username"];
            };
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMerge"];
            };
        };
        responses: {
            /** @description The target as it is now, or would be. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    upsertContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "matchOn": [
                 *         "externalId",
                 *         "email"
                 *       ],
                 *       "contact": {
                 *         "name": "Harbour Office",
                 *         "externalId": "crm-1001",
                 *         "contactEmails": [
                 *           {
                 *             "email": "invoices@harbour.example"
                 *           }
                 *         ],
                 *         "jobTitle": "Harbour master"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactUpsert"];
            };
        };
        responses: {
            /** @description The contact, updated. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            /** @description The contact, new. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Ids of users, `me`, or `none` for what nobody has. */
                assigneeId?: (string | ("me" | "none"))[];
                channelId?: string[];
                contactId?: string[];
                /** @description Created at this instant or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Created before this instant. */
                createdTo?: components["parameters"]["CreatedTo"];
                groupId?: string[];
                kind?: components["schemas"]["ConversationKind"][];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Words; each must start a word of the subject, of one message, or any part of the contact's or
                 *     group's name.
                 */
                q?: string;
                /** @description Up to three orders; a leading `-` turns one round. Without a message, `lastMessageAt` goes by `createdAt`. */
                sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "lastMessageAt" | "-lastMessageAt")[];
                status?: components["schemas"]["ConversationStatus"][];
                /** @description About one of these tickets. */
                ticketId?: string[];
                /** @description `true` lists those with unread messages only, `false` the others. */
                unread?: boolean;
                /** @description Last changed at this instant or later. */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /** @description Last changed before this instant. */
                updatedTo?: components["parameters"]["UpdatedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contactId": "019a0000-0000-7000-8000-0000000000c2",
                 *       "channelId": "019a0000-0000-7000-8000-000000000ce1",
                 *       "subject": "Berth 6"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationCreate"];
            };
        };
        responses: {
            /** @description The conversation. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Crane 3",
                 *       "isPinned": true,
                 *       "ticketIds": [
                 *         "019a0000-0000-7000-8000-0000000000d1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ConversationUpdate"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "assigneeId": "019a0000-0000-7000-8000-0000000000a2"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationAssign"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "disposition": "Solved"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationClose"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConversationMessages: {
        parameters: {
            query?: {
                direction?: components["schemas"]["MessageDirection"][];
                messageType?: components["schemas"]["MessageType"][];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description By the time it was written; a leading `-` turns it round. */
                sort?: ("createdAt" | "-createdAt")[];
                status?: components["schemas"]["MessageStatus"][];
            };
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markConversationRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConversationTimeline: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description A leading `-` turns it round. */
                sort?: ("createdAt" | "-createdAt")[];
            };
            header?: never;
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the timeline. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "019a0000-0000-7000-8000-0000000000a2",
                 *       "note": "Knows the cranes"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationTransfer"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markConversationUnread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomFields: {
        parameters: {
            query?: {
                entity?: components["schemas"]["CustomFieldEntity"][];
                /** @description Archived fields only, or only the others; absent lists all. */
                isArchived?: components["parameters"]["FieldArchived"];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Part of the system or display name, upper and lower case alike. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of custom fields. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldCreate"];
            };
        };
        responses: {
            /** @description The custom field. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom field. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CustomFieldId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Order no.",
                 *       "isRequiredToResolve": false
                 *     }
                 */
                "application/json": components["schemas"]["CustomFieldUpdate"];
            };
        };
        responses: {
            /** @description The custom field as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCxLogs: {
        parameters: {
            query?: {
                /** @description User ids; `none` finds cases that nobody has. */
                agentId?: components["parameters"]["CxLogAgentIds"];
                /** @description Any of these numbers. */
                caseId?: number[];
                /** @description Channel ids; `none` finds cases without a channel. */
                channelId?: components["parameters"]["CxLogChannelIds"];
                channelType?: components["parameters"]["CxLogChannelTypes"];
                /** @description User ids; `none` finds cases that nobody had when they were closed, or that are not. */
                closedAssigneeId?: components["parameters"]["CxLogClosedAssigneeIds"];
                /** @description Contact ids; `none` finds cases without a contact. */
                contactId?: components["parameters"]["CxLogContactIds"];
                direction?: components["parameters"]["CxLogDirections"];
                /** @description Any of these, word for word. */
                disposition?: components["parameters"]["CxLogDispositions"];
                /** @description The cases of any of these conversations, calls and tickets. */
                entityId?: string[];
                /** @description User ids; `none` finds cases that nobody ever had. */
                firstAssigneeId?: components["parameters"]["CxLogFirstAssigneeIds"];
                /** @description Started at this instant or later. */
                from?: components["parameters"]["CxLogFrom"];
                kind?: components["parameters"]["CxLogKinds"];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Queue ids; `none` finds cases that are in none. */
                queueId?: components["parameters"]["CxLogQueueIds"];
                /**
                 * @description The first and the last day, both included, as `<from>-<to>` in the time zone: `2026-11-01-2026-11-07`. Not
                 *     together with `from` and `to` (400).
                 */
                selectedDate?: components["parameters"]["CxLogSelectedDate"];
                /**
                 * @description A leading `-` turns it round. Cases without a handled time come before all others, last with
                 *     `-handledTime`.
                 */
                sort?: ("startedDate" | "-startedDate" | "handledTime" | "-handledTime")[];
                status?: components["parameters"]["CxLogStatuses"];
                /**
                 * @description Where days begin and end: a zone of the IANA time zone database; 400 for one that is unknown. Else that of the
                 *     header `X-Client-Timezone`, else UTC.
                 * @example Europe/Copenhagen
                 */
                timezone?: components["parameters"]["CxLogTimezone"];
                /** @description Started before this instant; now unless given. */
                to?: components["parameters"]["CxLogTo"];
            };
            header?: {
                /** @description A zone of the IANA time zone database, for what `timezone` does not say. */
                "X-Client-Timezone"?: components["parameters"]["ClientTimezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cases. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CxLogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCxLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channelType": "other",
                 *       "contactId": "019a0000-0000-7000-8000-0000000000c1",
                 *       "queueId": "019a0000-0000-7000-8000-000000000aa1",
                 *       "agentId": "019a0000-0000-7000-8000-0000000000a2",
                 *       "startedDate": "2026-11-20T09:00:00Z",
                 *       "assignedAt": "2026-11-20T09:05:00Z",
                 *       "firstRepliedAt": "2026-11-20T09:06:00Z",
                 *       "contactLabel": [
                 *         "berth"
                 *       ],
                 *       "note": "Came to the desk about crane 3"
                 *     }
                 */
                "application/json": components["schemas"]["CxLogCreate"];
            };
        };
        responses: {
            /** @description The case. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CxLogReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCxLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CxLogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CxLogReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCxLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CxLogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "disposition": "Solved",
                 *       "wrapUp": {
                 *         "part": "sensor"
                 *       },
                 *       "note": "Sensor replaced"
                 *     }
                 */
                "application/json": components["schemas"]["CxLogUpdate"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CxLogReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeCxLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CxLogId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "disposition": "Solved"
                 *     }
                 */
                "application/json": components["schemas"]["CxLogClose"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CxLogReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCxLogEvents: {
        parameters: {
            query?: {
                kind?: components["schemas"]["CxLogTimelineKind"][];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["CxLogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the timeline. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CxLogTimelineList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCxLogMetrics: {
        parameters: {
            query?: {
                /** @description User ids; `none` finds cases that nobody has. */
                agentId?: components["parameters"]["CxLogAgentIds"];
                /** @description Channel ids; `none` finds cases without a channel. */
                channelId?: components["parameters"]["CxLogChannelIds"];
                channelType?: components["parameters"]["CxLogChannelTypes"];
                /** @description User ids; `none` finds cases that nobody had when they were closed, or that are not. */
                closedAssigneeId?: components["parameters"]["CxLogClosedAssigneeIds"];
                /** @description Contact ids; `none` finds cases without a contact. */
                contactId?: components["parameters"]["CxLogContactIds"];
                direction?: components["parameters"]["CxLogDirections"];
                /** @description Any of these, word for word. */
                disposition?: components["parameters"]["CxLogDispositions"];
                /** @description User ids; `none` finds cases that nobody ever had. */
                firstAssigneeId?: components["parameters"]["CxLogFirstAssigneeIds"];
                /** @description Started at this instant or later. */
                from?: components["parameters"]["CxLogFrom"];
                /** @example agent */
                groupBy?: "queue" | "agent" | "channel" | "day";
                kind?: components["parameters"]["CxLogKinds"];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Queue ids; `none` finds cases that are in none. */
                queueId?: components["parameters"]["CxLogQueueIds"];
                /**
                 * @description The first and the last day, both included, as `<from>-<to>` in the time zone: `2026-11-01-2026-11-07`. Not
                 *     together with `from` and `to` (400).
                 */
                selectedDate?: components["parameters"]["CxLogSelectedDate"];
                status?: components["parameters"]["CxLogStatuses"];
                /**
                 * @description Where days begin and end: a zone of the IANA time zone database; 400 for one that is unknown. Else that of the
                 *     header `X-Client-Timezone`, else UTC.
                 * @example Europe/Copenhagen
                 */
                timezone?: components["parameters"]["CxLogTimezone"];
                /** @description Started before this instant; now unless given. */
                to?: components["parameters"]["CxLogTo"];
            };
            header?: {
                /** @description A zone of the IANA time zone database, for what `timezone` does not say. */
                "X-Client-Timezone"?: components["parameters"]["ClientTimezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sums. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CxLogMetricsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the last answer.
                 * @example 0
                 */
                after?: string;
                limit?: number;
                /** @description Events whose `data.id` it is. */
                resourceId?: components["schemas"]["Id"];
                /**
                 * @description Types, or patterns such as `ticket.*`.
                 * @example [
                 *       "tag.*"
                 *     ]
                 */
                types?: components["schemas"]["EventPattern"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has happened since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description `true` lists archived groups only, `false` active ones only; absent lists all. */
                archived?: components["parameters"]["GroupArchived"];
                /** @description The group whose newer neighbours to list. */
                ending_before?: components["parameters"]["GroupEndingBefore"];
                /** @description How many groups at most. */
                limit?: components["parameters"]["GroupLimit"];
                /** @description The group whose older neighbours to list. */
                starting_after?: components["parameters"]["GroupStartingAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour renovation",
                 *       "description": "Everybody involved in berths 4 to 9",
                 *       "contacts": [
                 *         {
                 *           "username": "harbour.office"
                 *         },
                 *         {
                 *           "id": "019a0000-0000-7000-8000-0000000000c2"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupCreate"];
                /**
                 * @example {
                 *       "name": "Harbour renovation",
                 *       "contacts": [
                 *         {
                 *           "username": "harbour.office"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Berths 4 to 12",
                 *       "archived_at": null
                 *     }
                 */
                "application/json": components["schemas"]["GroupUpdate"];
                /**
                 * @example {
                 *       "description": "Berths 4 to 12",
                 *       "archived_at": null
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GroupUpdate"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addGroupContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contacts": [
                 *         {
                 *           "id": "019a0000-0000-7000-8000-0000000000c2"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupContactsAdd"];
            };
        };
        responses: {
            /** @description The group with its members. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeGroupContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A member of the group. */
                contact_id: string;
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMediaFiles: {
        parameters: {
            query?: {
                /** @description Brought in by one of these users or service tokens. */
                createdBy?: string[];
                /** @description Created at this instant or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Created before this instant. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description `true` lists deleted files only. */
                deleted?: boolean;
                /** @description Files of this folder itself; `none` for those in no folder. */
                folderId?: string;
                /** @description How the media type begins, such as `image/` or `application/pdf`. */
                mimeType?: string;
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Any part of the name. */
                q?: string;
                /** @description Of so many bytes or more. */
                sizeFrom?: number;
                /** @description Of fewer bytes. */
                sizeTo?: number;
                /** @description Up to three orders, the first one first; a leading `-` turns one round. */
                sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "name" | "-name" | "size" | "-size")[];
                /** @description Having at least one of these labels, as they are written. */
                tag?: string[];
                visibility?: components["schemas"]["MediaVisibility"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMediaFile: {
        parameters: {
            query?: {
                /** @description What to do when the folder has a file with the same bytes. */
                onDuplicate?: "refuse" | "return";
            };
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "readings.csv",
                 *       "data": "YmVydGgsaG91cnMKNCwxMgo=",
                 *       "mimeType": "text/csv",
                 *       "folderId": "019a0000-0000-7000-8000-000000000fd1",
                 *       "tags": [
                 *         "sensor"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MediaFileCreate"];
                /**
                 * @example {
                 *       "file": "(the bytes)",
                 *       "folderId": "019a0000-0000-7000-8000-000000000fd1",
                 *       "altText": "The new sensor",
                 *       "tags": [
                 *         "sensor"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MediaFileUpload"];
            };
        };
        responses: {
            /** @description The file that was there already, with `onDuplicate=return`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFileReply"];
                };
            };
            /** @description The file. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["UploadTooLarge"];
            415: components["responses"]["UploadTypeMismatch"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getMediaFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFileReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMediaFile: {
        parameters: {
            query?: {
                /** @description Also while something refers to it. */
                force?: boolean;
            };
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMediaFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Berths 4 to 9.png",
                 *       "altText": "The berths from above",
                 *       "tags": [
                 *         "plan",
                 *         "harbour"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MediaFileUpdate"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaFileContent: {
        parameters: {
            query?: {
                /** @description `inline` lets browsers show pictures, sound, film and plain text; all else is saved anyhow. */
                disposition?: components["parameters"]["MediaDisposition"];
            };
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` that the range is to be of; when the file has another one, all of it is answered. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description One range of bytes, as `bytes=0-1023`, `bytes=1024-` or `bytes=-1024`. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of the bytes, of the file's `mimeType`. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ContentETag"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": components["schemas"]["MediaContent"];
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ContentETag"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": components["schemas"]["MediaContent"];
                };
            };
            304: components["responses"]["ContentNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMediaFileReferences: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of references. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaReferenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreMediaFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMediaFolders: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description The folders right in this one; `none` for those at the top. */
                parentId?: string;
                /** @description Any part of the name. */
                q?: string;
                /** @description Up to three orders, the first one first; a leading `-` turns one round. */
                sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "name" | "-name")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of folders. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFolderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMediaFolder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Photos",
                 *       "parentId": "019a0000-0000-7000-8000-000000000fd1"
                 *     }
                 */
                "application/json": components["schemas"]["MediaFolderCreate"];
            };
        };
        responses: {
            /** @description The folder. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFolderReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["MediaFolderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFolderReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMediaFolder: {
        parameters: {
            query?: {
                /**
                 * @description With all files and folders in it.
                 * @example true
                 */
                recursive?: boolean;
            };
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["MediaFolderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMediaFolder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["MediaFolderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Plans and drawings",
                 *       "parentId": null
                 *     }
                 */
                "application/json": components["schemas"]["MediaFolderUpdate"];
            };
        };
        responses: {
            /** @description The folder as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFolderReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLinkedMedia: {
        parameters: {
            query?: {
                /** @description `inline` lets browsers show pictures, sound, film and plain text; all else is saved anyhow. */
                disposition?: components["parameters"]["MediaDisposition"];
                /** @description Until when the link is one, in Unix seconds. */
                expires?: number;
                /** @description That this server made the link. */
                signature?: string;
            };
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` that the range is to be of; when the file has another one, all of it is answered. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description One range of bytes, as `bytes=0-1023`, `bytes=1024-` or `bytes=-1024`. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                id: components["parameters"]["MediaFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of the bytes, of the file's `mimeType`. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ContentETag"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": components["schemas"]["MediaContent"];
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ContentETag"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": components["schemas"]["MediaContent"];
                };
            };
            304: components["responses"]["ContentNotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                channelId?: string[];
                contactId?: string[];
                conversationId?: string[];
                /** @description Created at this instant or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Created before this instant. */
                createdTo?: components["parameters"]["CreatedTo"];
                direction?: components["schemas"]["MessageDirection"][];
                groupId?: string[];
                messageType?: components["schemas"]["MessageType"][];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words; each must start a word of the subject or the text. */
                q?: string;
                /** @description By the time it was written; a leading `-` turns it round. */
                sort?: ("createdAt" | "-createdAt")[];
                status?: components["schemas"]["MessageStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redacted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a0000-0000-7000-8000-000000000e52 */
                id: components["parameters"]["FailedMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSend"];
            };
        };
        responses: {
            /** @description The message as it was sent by an earlier request with this `clientRequestId`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            /** @description The message, queued or scheduled. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of scopes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPresenceStatuses: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of statuses. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceStatusList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPresenceStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "systemName": "inventory",
                 *       "displayName": "Inventory",
                 *       "category": "away",
                 *       "requiresReason": true,
                 *       "maxMinutes": 30
                 *     }
                 */
                "application/json": components["schemas"]["PresenceStatusCreate"];
            };
        };
        responses: {
            /** @description The new status. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceStatusReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPresenceStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["PresenceStatusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceStatusReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePresenceStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["PresenceStatusId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePresenceStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["PresenceStatusId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Coaching a colleague",
                 *       "maxMinutes": 45
                 *     }
                 */
                "application/json": components["schemas"]["PresenceStatusUpdate"];
            };
        };
        responses: {
            /** @description The status as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceStatusReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                /** @description Of one ticket. */
                entityId?: string;
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Of one of these queues. */
                queueId?: string[];
                status?: components["schemas"]["ReservationStatus"][];
                /** @description Of one of these users; `me` is the token's user. */
                userId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reservations. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation, accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation, completed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Not my area"
                 *     }
                 */
                "application/json": components["schemas"]["ReservationReject"];
            };
        };
        responses: {
            /** @description The reservation, rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Part of the name. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Night shift",
                 *       "permissions": [
                 *         "tickets:write",
                 *         "contacts:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: {
                /**
                 * @description The role that its users get.
                 * @example 019a0000-0000-7000-8000-000000000512
                 */
                reassignTo?: string;
            };
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "permissions": [
                 *         "tickets:write",
                 *         "contacts:write"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description The role as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Part of the name, upper and lower case alike. */
                q?: string;
                /** @description Up to three orders; a leading `-` turns one round. `usageCount` counts tickets and contacts together. */
                sort?: ("position" | "-position" | "name" | "-name" | "usageCount" | "-usageCount" | "createdAt" | "-createdAt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Invoice",
                 *       "color": "#B45309"
                 *     }
                 */
                "application/json": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description The tag. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Invoices",
                 *       "description": null
                 *     }
                 */
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "intoId": "019a0000-0000-7000-8000-0000000000e2"
                 *     }
                 */
                "application/json": components["schemas"]["TagMerge"];
            };
        };
        responses: {
            /** @description The tag merged into. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCdrs: {
        parameters: {
            query?: {
                /** @description User ids; `none` finds calls without an agent. */
                agentId?: string[];
                /** @description From any of these numbers. */
                callFrom?: string[];
                /** @description To any of these numbers. */
                callTo?: string[];
                /** @description Contact ids; `none` finds calls without a contact. */
                contactId?: string[];
                direction?: components["schemas"]["CallDirection"][];
                endReason?: components["schemas"]["CallEndReason"][];
                /** @description Adds `legs` to each call. */
                expand?: "legs"[];
                externalCallId?: string[];
                /** @description Started at this instant or later. */
                from?: string;
                /** @description Whether a recording is available. */
                hasRecording?: boolean;
                /** @description Talked for at least so many seconds. */
                minTalkDuration?: number;
                /** @description From or to any of these numbers. */
                number?: string[];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                provider?: string[];
                /** @description Queue ids; `none` finds calls that went through none. */
                queueId?: string[];
                /**
                 * @description Up to two orders, the first one first; a leading `-` turns one round. Calls whose talk duration is
                 *     unknown come before all others, last with `-talkDuration`.
                 */
                sort?: ("startedAt" | "-startedAt" | "talkDuration" | "-talkDuration")[];
                status?: components["schemas"]["CallStatus"][];
                /** @description Ticket ids; `none` finds calls without a ticket. */
                ticketId?: string[];
                /** @description Started before this instant. */
                to?: string;
                trunk?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calls. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    upsertCdr: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "asterisk",
                 *       "externalCallId": "1795168800.42",
                 *       "direction": "inbound",
                 *       "callFrom": "+45 31 23 45 67",
                 *       "callTo": "+4533112233",
                 *       "status": "answered",
                 *       "endReason": "caller_hangup",
                 *       "startedAt": "2026-11-20T09:00:00Z",
                 *       "queuedAt": "2026-11-20T09:00:02Z",
                 *       "ringingAt": "2026-11-20T09:00:14Z",
                 *       "answeredAt": "2026-11-20T09:00:20Z",
                 *       "endedAt": "2026-11-20T09:04:00Z",
                 *       "holdDuration": 30,
                 *       "agentId": "019a0000-0000-7000-8000-0000000000a2",
                 *       "queueId": "019a0000-0000-7000-8000-000000000aa1",
                 *       "ticketId": "019a0000-0000-7000-8000-0000000000d1",
                 *       "legs": [
                 *         {
                 *           "type": "agent",
                 *           "userId": "019a0000-0000-7000-8000-0000000000a2",
                 *           "startedAt": "2026-11-20T09:00:14Z"
                 *         }
                 *       ],
                 *       "disposition": "Resolved",
                 *       "tags": [
                 *         "crane"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CdrUpsert"];
            };
        };
        responses: {
            /** @description The call, which was known. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrReply"];
                };
            };
            /** @description The call, new. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCdr: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCdr: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "disposition": "Call back",
                 *       "note": "Wants an offer for two sensors",
                 *       "tags": [
                 *         "crane",
                 *         "sales"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CdrUpdate"];
            };
        };
        responses: {
            /** @description The call as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCdrLeg: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "transfer",
                 *       "userId": "019a0000-0000-7000-8000-0000000000a1",
                 *       "startedAt": "2026-11-20T09:03:00Z",
                 *       "endedAt": "2026-11-20T09:04:00Z",
                 *       "result": "completed"
                 *     }
                 */
                "application/json": components["schemas"]["CdrLegWrite"];
            };
        };
        responses: {
            /** @description The leg. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrLegReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCdrRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is there. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCdrRecording: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "available",
                 *       "fileId": "019a0000-0000-7000-8000-000000000fe2",
                 *       "durationSeconds": 220,
                 *       "consent": "always"
                 *     }
                 */
                "application/json": components["schemas"]["CallRecordingWrite"];
            };
        };
        responses: {
            /** @description The call as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCdrTranscript: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcript. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrTranscriptReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCdrTranscript: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CdrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en",
                 *       "segments": [
                 *         {
                 *           "speaker": "agent",
                 *           "startMs": 0,
                 *           "endMs": 2400,
                 *           "text": "Harbour desk, how can I help?"
                 *         },
                 *         {
                 *           "speaker": "contact",
                 *           "startMs": 2600,
                 *           "endMs": 6100,
                 *           "text": "Crane 3 reports a sensor fault."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CdrTranscriptWrite"];
            };
        };
        responses: {
            /** @description The transcript as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrTranscriptReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    upsertCdrs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cdrs": [
                 *         {
                 *           "provider": "asterisk",
                 *           "externalCallId": "1795168800.42",
                 *           "disposition": "Resolved"
                 *         },
                 *         {
                 *           "provider": "asterisk",
                 *           "externalCallId": "1795168800.43",
                 *           "direction": "outbound",
                 *           "callFrom": "201",
                 *           "callTo": "+4531234567",
                 *           "status": "no_answer",
                 *           "startedAt": "2026-11-20T09:10:00Z",
                 *           "endedAt": "2026-11-20T09:10:25Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CdrBatch"];
            };
        };
        responses: {
            /** @description What became of each call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrBatchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCallEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallEvent"];
            };
        };
        responses: {
            /** @description The call as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrReply"];
                };
            };
            /** @description The call, new. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdrReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description User ids; `me` is the token's user, `none` finds unassigned tickets. */
                assigneeId?: string[];
                /** @description Exactly these categories, not those below them; `none` finds tickets without one. */
                categoryId?: string[];
                channel?: components["schemas"]["ChannelType"][];
                /** @description The requesting contact. */
                contactId?: string[];
                /** @description Created at this instant or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Created before this instant. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Ids of users or service tokens; `me` is the caller. */
                creatorId?: string[];
                /**
                 * @description Custom fields by their system name, `cf_plan=gold`: equal to one of the values between commas; an
                 *     option's `value` for a `select`, any of them for a `multi_select`, an option or any above it for a
                 *     `tree_select`, an id for a `user` or `contact`; `none` finds what has no value. Numbers, dates,
                 *     instants and the amounts of a `currency` take `cf_visit_onFrom` (inclusive) and `cf_visit_onTo`
                 *     (exclusive). 400 for a field that is unknown, and for a value not of its type.
                 */
                customFields?: components["parameters"]["CustomFieldFilter"];
                /** @description Deleted tickets instead of live ones. */
                deleted?: boolean;
                /** @description Due at this instant or later. */
                dueFrom?: string;
                /** @description Due before this instant. */
                dueTo?: string;
                /** @description Adds `creator`, or the whole `category`, to each ticket. */
                expand?: components["parameters"]["TicketExpand"];
                /** @description A comma separates several ids, so an id that holds one cannot be filtered by. */
                externalId?: string[];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                priority?: components["schemas"]["TicketPriority"][];
                /** @description Words; each must start a word of the number, title, description or a custom field's value. */
                q?: string;
                /** @description Queues they are in or came from; `none` finds tickets without one. */
                queueId?: string[];
                /**
                 * @description Up to three orders, the first one first; a leading `-` turns one round. `priority` goes from low to
                 *     urgent, `status` from open to closed, and tickets that are never due come after all others, first with `-dueAt`.
                 */
                sort?: components["parameters"]["TicketSort"];
                status?: components["parameters"]["TicketStatusFilter"];
                /** @description A status is its own category as long as a workspace cannot add statuses. */
                statusCategory?: components["schemas"]["TicketStatus"][];
                /** @description Having at least one tag of these names, upper and lower case alike. */
                tag?: components["parameters"]["TagFilter"];
                /** @description Having at least one of these tags. */
                tagId?: components["parameters"]["TagIdFilter"];
                ticketNumber?: number[];
                type?: components["schemas"]["TicketType"][];
                /** @description Last changed at this instant or later. */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /** @description Last changed before this instant. */
                updatedTo?: components["parameters"]["UpdatedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Crane 3 reports a sensor fault",
                 *       "description": "Since this morning, about once an hour.",
                 *       "contact_id": "019a0000-0000-7000-8000-0000000000c1",
                 *       "priority": "high",
                 *       "tags": [
                 *         "019a0000-0000-7000-8000-0000000000e1"
                 *       ],
                 *       "customFields": {
                 *         "cf_order_number": "A-1042",
                 *         "cf_visit_on": "2026-12-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TicketCreate"];
            };
        };
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTicket: {
        parameters: {
            query?: {
                /** @description Adds `creator`, or the whole `category`, to each ticket. */
                expand?: components["parameters"]["TicketExpand"];
            };
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "in_progress",
                 *       "priority": "urgent",
                 *       "tags": [
                 *         "019a0000-0000-7000-8000-0000000000e1",
                 *         "019a0000-0000-7000-8000-0000000000e2"
                 *       ],
                 *       "customFields": {
                 *         "cf_visit_on": "2026-12-03",
                 *         "cf_order_number": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TicketUpdate"];
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "assigneeId": "019a0000-0000-7000-8000-0000000000a2",
                 *       "reasonToAssign": "Knows the cranes"
                 *     }
                 */
                "application/json": components["schemas"]["TicketAssign"];
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTicketComments: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description A leading `-` turns it round. */
                sort?: ("createdAt" | "-createdAt")[];
                visibility?: components["schemas"]["CommentVisibility"][];
            };
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTicketComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTicketHistory: {
        parameters: {
            query?: {
                /** @description Only of these fields; a custom field by its `cf_` name. */
                field?: string[];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketHistoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket, live again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    routeTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happens with it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRouteReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTicketRoutingDecisions: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of decisions. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingDecisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTicketStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketStatusChange"];
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTicketTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actionType": "MERGE",
                 *       "tags": [
                 *         "019a0000-0000-7000-8000-0000000000e1",
                 *         "Key account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagsChange"];
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTicketTransitions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses it may go to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketTransitionsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeTickets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operations": [
                 *         {
                 *           "op": "update",
                 *           "id": "019a0000-0000-7000-8000-0000000000d1",
                 *           "data": {
                 *             "priority": "urgent"
                 *           }
                 *         },
                 *         {
                 *           "op": "status",
                 *           "id": "019a0000-0000-7000-8000-0000000000d1",
                 *           "data": {
                 *             "status": "pending",
                 *             "reason": "Waiting for the contact"
                 *           }
                 *         },
                 *         {
                 *           "op": "create",
                 *           "data": {
                 *             "title": "Order a new sensor",
                 *             "contact_id": "019a0000-0000-7000-8000-0000000000c1"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TicketBulk"];
            };
        };
        responses: {
            /** @description What became of each operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketBulkReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTicketByNumber: {
        parameters: {
            query?: {
                /** @description Adds `creator`, or the whole `category`, to each ticket. */
                expand?: components["parameters"]["TicketExpand"];
            };
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                ticketNumber: components["parameters"]["TicketNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTicketFields: {
        parameters: {
            query?: {
                /** @description Archived fields only, or only the others; absent lists all. */
                isArchived?: components["parameters"]["FieldArchived"];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of fields. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormFieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description `true` lists deleted users only. */
                deleted?: boolean;
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Users with any of these presence statuses, by `systemName`. */
                presence?: components["schemas"]["PresenceSystemName"][];
                /** @description Any part of the name or the address. */
                q?: string;
                /** @description Members of any of these queues. */
                queueId?: string[];
                /** @description Users with any of these roles. */
                roleId?: string[];
                /** @description Users with any of these skills, upper and lower case alike. */
                skill?: string[];
                /** @description Up to three orders, the first one first; a leading `-` turns one round. */
                sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "name" | "-name" | "email" | "-email")[];
                status?: components["schemas"]["UserStatusWrite"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ines Falk",
                 *       "email": "ines@switchboard.example",
                 *       "roleIds": [
                 *         "019a0000-0000-7000-8000-000000000511"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                /**
                 * @description The user who gets the open tickets or the queue where they wait, however long it is; `none` leaves them to nobody.
                 * @example 019a0000-0000-7000-8000-0000000000a1
                 */
                reassignTo?: string;
                /**
                 * @description What happens to the active service tokens that the user created.
                 * @example revoke
                 */
                serviceTokens?: "keep" | "revoke";
            };
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+4531234570",
                 *       "skills": [
                 *         {
                 *           "name": "cranes",
                 *           "level": 4
                 *         }
                 *       ],
                 *       "capacity": {
                 *         "chat": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "systemName": "available"
                 *     }
                 */
                "application/json": components["schemas"]["PresenceChange"];
            };
        };
        responses: {
            /** @description The presence as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPresenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserWorkload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWorkloadReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendHeartbeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Heard. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEventTypes: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of event types. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEventTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Crane desk",
                 *       "url": "https://example.com/switchboard",
                 *       "events": [
                 *         "ticket.*",
                 *         "contact.created"
                 *       ],
                 *       "filter": {
                 *         "all": [
                 *           {
                 *             "path": "priority",
                 *             "op": "in",
                 *             "value": [
                 *               "high",
                 *               "urgent"
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, without its secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "ticket.*"
                 *       ],
                 *       "maxPerSecond": 20
                 *     }
                 */
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description At or after this instant. */
                from?: components["parameters"]["From"];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                /** @description Before this instant. */
                to?: components["parameters"]["To"];
                /**
                 * @example [
                 *       "ticket.updated"
                 *     ]
                 */
                type?: string[];
            };
            header?: never;
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                deliveryId: components["parameters"]["WebhookDeliveryId"];
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetailReply"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                deliveryId: components["parameters"]["WebhookDeliveryId"];
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, waiting again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-11-20T09:00:00.000Z",
                 *       "to": "2026-11-20T10:00:00.000Z",
                 *       "types": [
                 *         "ticket.*"
                 *       ],
                 *       "onlyFailed": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            /** @description How many wait to be sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
                 *     the `currentEtag` when the object has another version by now.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRotate"];
            };
        };
        responses: {
            /** @description The webhook, with its new secret. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
                 *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
                 *     `idempotency_key_reused` for another request under the same key.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "ticket.created"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description The delivery, waiting. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agentPresenceChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["AgentActivityEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    callAnswered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CdrEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    callEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CdrEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    callMissed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CdrEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    callRecordingAvailable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CdrEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    callRinging: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CdrEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    callVoicemail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CdrEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    categoryCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CategoryEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    categoryDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CategoryEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    categoryUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CategoryEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    cdrCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CdrEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    cdrUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CdrEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    channelCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ChannelEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    channelDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ChannelEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    channelStatusChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ChannelEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    channelUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ChannelEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    commentCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CommentEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    commentDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CommentEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    commentMentioned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CommentEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    commentUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CommentEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    contactBlocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ContactEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    contactCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ContactEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    contactDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ContactEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    contactMerged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ContactEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    contactRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ContactEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    contactTagsChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ContactEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    contactUnblocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ContactEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    contactUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ContactEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    conversationAssigned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ConversationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    conversationClosed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ConversationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    conversationCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ConversationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    conversationHeld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ConversationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    conversationReopened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ConversationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    conversationResumed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ConversationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    conversationTransferred: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ConversationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    customFieldCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CustomFieldEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    customFieldDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CustomFieldEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    customFieldUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CustomFieldEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    cxLogClosed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CxLogEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    cxLogCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CxLogEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    cxLogUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CxLogEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    fileCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MediaFileEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    fileDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MediaFileEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    fileRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MediaFileEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    fileUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MediaFileEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    folderCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MediaFolderEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    folderDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MediaFolderEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    folderUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MediaFolderEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    groupArchived: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["GroupEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    groupCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["GroupEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    groupDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["GroupEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    groupMemberAdded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["GroupEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    groupMemberRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["GroupEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    groupRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["GroupEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    groupUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["GroupEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageCanceled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MessageEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageDelivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MessageEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MessageEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageQueued: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MessageEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MessageEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageReceived: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MessageEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageRedacted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MessageEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RejectedMailEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    messageSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["MessageEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    queueCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["AutomationQueueEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    queueDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["AutomationQueueEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    queueEntryAssigned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["QueueEntryEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    queueEntryOverflowed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["QueueEntryEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    queueEntryWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["QueueEntryEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    queueMemberAdded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["QueueMemberEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    queueMemberRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["QueueMemberEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    queueUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["AutomationQueueEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    reservationAccepted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ReservationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    reservationOffered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ReservationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    reservationRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ReservationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    reservationTimedOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ReservationEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    roleCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RoleEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    roleDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RoleEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    roleUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RoleEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    tagCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TagEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    tagDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TagEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    tagUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TagEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketAssigned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketClosed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketCommentAdded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketPriorityChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketQueueChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketReopened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketResolved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketStatusChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketTagsChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketUnassigned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    ticketUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TicketEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    tokenCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ApiTokenEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    tokenRevoked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ApiTokenEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    userCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UserEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    userDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UserEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    userSuspended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UserEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    userUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UserEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
    webhookDisabled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["WebhookEvent"];
        responses: {
            "2XX": components["responses"]["EventTaken"];
        };
    };
}
