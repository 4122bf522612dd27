// Made by `npm run generate` from openapi.yaml. Do not edit.
export interface paths {
    "/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tokens
         * @description Newest first. Revoked and expired tokens stay in the list; secrets are never shown.
         */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Create a token
         * @description The answer is the only place where the secret `token` ever appears. A token never gets a scope
         *     that its maker lacks (403). Without `expiresAt` it lives 90 days; 365 days at most.
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
         * @description Refused from the very next request on. The token stays listed with status `revoked`; revoking it
         *     again changes nothing.
         */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        /**
         * Update a token
         * @description Renames a token, narrows its scopes or brings its expiry forward. Widening either is refused
         *     with 422: create another token instead. A revoked token cannot be changed (409).
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
         *     `overlapSeconds` (at once when absent). Only an active token can be rotated (409), and only by a
         *     token that holds all of its scopes (403).
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
         * @description Tells what the token of this very request is and may do. Any valid token may ask.
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
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description `username`, `externalId`, each e-mail address and each phone number belong to one live contact
         *     only: 409 `duplicate_resource` names the one that has it. Without `username` one is made.
         *     The first address and the first number are the primary ones unless another says `isPrimary`.
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
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Create a ticket
         * @description Needs a title and the requesting contact. A ticket cannot start `resolved` or `closed` (409).
         *     `creatorId` becomes the user of a personal token, or the id of a service token.
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
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a ticket
         * @description Nothing is required. **`tags` replaces the whole set**; of `customFields` only the keys given
         *     change, and `null` clears one. A `status` that the present one does not lead to is refused with
         *     409 `illegal_status_transition`, which lists the `allowed` ones; reopening a closed ticket needs
         *     the scope `tickets:reopen`.
         */
        patch: operations["updateTicket"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApiToken: {
            createdAt: components["schemas"]["Timestamp"];
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
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
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
            name: string;
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: uuid
             * @description Needed for a personal token, refused (422) for a service token.
             */
            userId?: string;
        };
        /**
         * @description A `personal` token acts as its user, within the rights of that user's roles; a `service` token acts as itself.
         * @enum {string}
         */
        ApiTokenKind: "personal" | "service";
        ApiTokenList: {
            data: components["schemas"]["ApiToken"][];
            lastPage: components["schemas"]["Count"];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        ApiTokenReply: {
            data: components["schemas"]["ApiToken"];
            /** @constant */
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
            expiresAt: components["schemas"]["NullableTimestamp"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ApiTokenKind"];
            lastUsedAt: components["schemas"]["NullableTimestamp"];
            lastUsedIp: string | null;
            name: string;
            preview: string;
            revokedAt: components["schemas"]["NullableTimestamp"];
            scopes: components["schemas"]["Scope"][];
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            /** @description The secret itself, shown this once. Scan for it with `swb_[0-9A-Za-z]{36}`. */
            token: string;
            userId: components["schemas"]["NullableId"];
        };
        ApiTokenSecretReply: {
            data: components["schemas"]["ApiTokenSecret"];
            /** @constant */
            success: true;
        };
        ApiTokenUpdate: {
            /** Format: date-time */
            expiresAt?: string;
            name?: string;
            scopes?: components["schemas"]["Scope"][];
        };
        /** @enum {string} */
        ChannelType: "email" | "phone" | "sms" | "web_chat" | "web_form" | "whatsapp" | "messenger" | "instagram" | "line" | "telegram" | "viber" | "facebook_feed" | "api" | "custom";
        /** @enum {string} */
        Consent: "granted" | "denied" | "unknown";
        Contact: {
            address: string | null;
            avatarUrl: components["schemas"]["NullableWebUrl"];
            /** @description Where the contact first came from. */
            channel: components["schemas"]["ChannelType"];
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
            jobTitle: string | null;
            /** @description A BCP 47 tag. */
            language: string | null;
            lastName: string | null;
            marketingConsent: components["schemas"]["MarketingConsent"];
            name: string;
            notes: string | null;
            /** @description The user who looks after the contact. */
            ownerId: components["schemas"]["NullableId"];
            socialProfileUrl: components["schemas"]["NullableWebUrl"];
            tags: components["schemas"]["TagName"][];
            /** @description A name of the IANA time zone database. */
            timezone: string | null;
            updatedAt: components["schemas"]["Timestamp"];
            username: components["schemas"]["Username"];
            version: components["schemas"]["Version"];
        };
        ContactCreate: {
            address?: string | null;
            avatarUrl?: components["schemas"]["NullableWebUrl"];
            /** @default api */
            channel?: components["schemas"]["ChannelType"];
            contactEmails?: components["schemas"]["ContactEmailWrite"][];
            contactPhones?: components["schemas"]["ContactPhoneWrite"][];
            country?: string | null;
            customFields?: components["schemas"]["CustomFieldValues"];
            externalId?: string | null;
            firstName?: string | null;
            jobTitle?: string | null;
            language?: string | null;
            lastName?: string | null;
            marketingConsent?: components["schemas"]["MarketingConsentWrite"];
            name: string;
            notes?: string | null;
            /** Format: uuid */
            ownerId?: string | null;
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
        ContactList: {
            data: components["schemas"]["Contact"][];
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
            /** @description E.164. */
            phone: string;
            type?: components["schemas"]["PhoneType"];
        };
        ContactReply: {
            data: components["schemas"]["Contact"];
            /** @constant */
            success: true;
        };
        ContactUpdate: {
            address?: string | null;
            avatarUrl?: components["schemas"]["NullableWebUrl"];
            channel?: components["schemas"]["ChannelType"];
            contactEmails?: components["schemas"]["ContactEmailWrite"][];
            contactPhones?: components["schemas"]["ContactPhoneWrite"][];
            country?: string | null;
            customFields?: components["schemas"]["CustomFieldValues"];
            externalId?: string | null;
            firstName?: string | null;
            jobTitle?: string | null;
            language?: string | null;
            lastName?: string | null;
            marketingConsent?: components["schemas"]["MarketingConsentWrite"];
            name?: string;
            notes?: string | null;
            /** Format: uuid */
            ownerId?: string | null;
            socialProfileUrl?: components["schemas"]["NullableWebUrl"];
            tags?: components["schemas"]["TagIds"];
            timezone?: string | null;
            username?: components["schemas"]["Username"];
        };
        Count: number;
        Currency: {
            amount: string;
            /** @description ISO 4217. */
            currency: string;
        };
        CustomFieldAttribute: {
            displayName: string;
            id: components["schemas"]["Id"];
            systemName: string;
            type: components["schemas"]["CustomFieldType"];
        };
        /** @enum {string} */
        CustomFieldType: "text" | "textarea" | "integer" | "decimal" | "percent" | "currency" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "url" | "email" | "phone";
        /**
         * @description By type: `text`, `textarea`, `select`, `url`, `email`, `phone` (E.164), `date` (`YYYY-MM-DD`) and
         *     `datetime` (RFC 3339) are strings; `integer`, `decimal` (six digits after the point at most) and
         *     `percent` numbers; `boolean` a boolean; `multi_select` an array of option values; `currency` an
         *     object.
         */
        CustomFieldTypedValue: string | number | boolean | string[] | components["schemas"]["Currency"];
        CustomFieldValue: {
            attribute: components["schemas"]["CustomFieldAttribute"];
            /** @description Of this value on this object. */
            id: components["schemas"]["Id"];
            /** @description The value as people read it: labels instead of option keys, `12.50 EUR`, `true`. */
            textValue: string;
            value: components["schemas"]["CustomFieldTypedValue"];
        };
        /** @description Values by the `systemName` of their custom field; `null` clears. See CustomFieldTypedValue. 422 `invalid_custom_field` names what does not fit. */
        CustomFieldValues: {
            [key: string]: components["schemas"]["CustomFieldTypedValue"] | null;
        };
        Group: {
            archived_at: components["schemas"]["NullableUnixTime"];
            avatar_url: components["schemas"]["NullableWebUrl"];
            /** @description In the order they were added. */
            contacts: components["schemas"]["GroupContact"][];
            conversation_id: components["schemas"]["Id"];
            created_at: components["schemas"]["UnixTime"];
            description: string | null;
            id: components["schemas"]["Id"];
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
            /** @example Everybody involved in berths 4 to 9 */
            description?: string | null;
            /** @example Harbour renovation */
            name: string;
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
            description?: string | null;
            name?: string;
        };
        /** Format: uuid */
        Id: string;
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
        /** Format: uuid */
        NullableId: string | null;
        /** Format: date-time */
        NullableTimestamp: string | null;
        NullableUnixTime: number | null;
        /** Format: uri */
        NullableWebUrl: string | null;
        /** @enum {string} */
        PhoneType: "mobile" | "work" | "home" | "other";
        /** @description What went wrong (RFC 9457), with the members of its `code`. */
        Problem: {
            allowed?: string[];
            code: components["schemas"]["ProblemCode"];
            currentEtag?: string;
            detail: string;
            errors?: components["schemas"]["ProblemFault"][];
            existing?: components["schemas"]["ProblemExisting"];
            from?: string | null;
            grantedScopes?: string[];
            id?: string;
            /** @description The path of the request. */
            instance: string;
            limitBytes?: components["schemas"]["Count"];
            /** @description JSON Pointer into the body. */
            pointer?: string;
            policy?: string;
            requestId: string;
            requiredScopes?: string[];
            resource?: string;
            retryAfterSeconds?: components["schemas"]["Count"];
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
        };
        /** @enum {string} */
        ProblemCode: "malformed_request" | "malformed_json" | "validation_failed" | "invalid_cursor" | "token_missing" | "token_invalid" | "token_expired" | "token_revoked" | "insufficient_scope" | "forbidden" | "not_found" | "route_not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "duplicate_resource" | "illegal_status_transition" | "token_not_active" | "idempotency_in_progress" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "unknown_reference" | "invalid_custom_field" | "rule_violated" | "idempotency_key_reused" | "rate_limited" | "header_too_large" | "internal_error" | "not_implemented" | "unavailable";
        ProblemExisting: {
            href: string;
            id: components["schemas"]["Id"];
            matchedOn: string;
        };
        ProblemFault: {
            /** @description The JSON Schema keyword that fails. */
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
        /**
         * @description `x:write` includes `x:read`; `*` is everything, also what later versions add.
         * @enum {string}
         */
        Scope: "*" | "contacts:read" | "contacts:write" | "contacts:delete" | "groups:read" | "groups:write" | "groups:delete" | "tags:read" | "tags:write" | "tickets:read" | "tickets:write" | "tickets:reopen" | "tokens:read" | "tokens:write";
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
            description?: string | null;
            name: string;
            position?: number;
        };
        TagIds: string[];
        TagList: {
            data: components["schemas"]["Tag"][];
            lastPage: components["schemas"]["Count"];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
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
            data: components["schemas"]["Tag"];
            /** @constant */
            success: true;
        };
        TagUpdate: {
            color?: string | null;
            description?: string | null;
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
            channel: components["schemas"]["ChannelType"];
            contact: components["schemas"]["ContactName"];
            contactId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            creatorId: components["schemas"]["Id"];
            customFields: components["schemas"]["CustomFieldValue"][];
            deletedAt: components["schemas"]["NullableTimestamp"];
            description: string | null;
            id: components["schemas"]["Id"];
            priority: components["schemas"]["TicketPriority"];
            reasonToAssign: string | null;
            status: components["schemas"]["TicketStatus"];
            tags: components["schemas"]["TagName"][];
            /** @description Counts up in the workspace. */
            ticketNumber: number;
            title: string;
            type: components["schemas"]["TicketType"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description One of `contact_id` and `contactId` is needed; where both are given they must agree (400). */
        TicketCreate: {
            /** Format: uuid */
            assigneeId?: string | null;
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
            description?: string | null;
            /** @default medium */
            priority?: components["schemas"]["TicketPriority"];
            reasonToAssign?: string | null;
            /** @default open */
            status?: components["schemas"]["TicketStatus"];
            tags?: components["schemas"]["TagIds"];
            title: string;
            /** @default question */
            type?: components["schemas"]["TicketType"];
        };
        TicketList: {
            data: components["schemas"]["Ticket"][];
            lastPage: components["schemas"]["Count"];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /** @enum {string} */
        TicketPriority: "low" | "medium" | "high" | "urgent";
        TicketReply: {
            data: components["schemas"]["Ticket"];
            /** @constant */
            success: true;
        };
        /**
         * @description `pending` waits for the contact, `on_hold` for somebody else. From `resolved` a ticket goes back to
         *     `open` or `in_progress` or on to `closed`; `closed` is the end, but for reopening.
         * @enum {string}
         */
        TicketStatus: "open" | "in_progress" | "pending" | "on_hold" | "resolved" | "closed";
        /** @enum {string} */
        TicketType: "question" | "incident" | "problem" | "task" | "request";
        TicketUpdate: {
            /** Format: uuid */
            assigneeId?: string | null;
            channel?: components["schemas"]["ChannelType"];
            /** Format: uuid */
            contact_id?: string;
            /**
             * Format: uuid
             * @description The same as `contact_id`.
             */
            contactId?: string;
            customFields?: components["schemas"]["CustomFieldValues"];
            description?: string | null;
            priority?: components["schemas"]["TicketPriority"];
            reasonToAssign?: string | null;
            status?: components["schemas"]["TicketStatus"];
            tags?: components["schemas"]["TagIds"];
            title?: string;
            type?: components["schemas"]["TicketType"];
        };
        /** Format: date-time */
        Timestamp: string;
        UnixTime: number;
        Username: string;
        UserName: {
            email: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Grows by one with every change; the first part of the `ETag`. */
        Version: number;
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
        /** @description The rate limit is used up. */
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
    };
    parameters: {
        /** @description The token's id (not its secret). */
        ApiTokenId: string;
        ContactId: string;
        /** @description Created at this instant or later. */
        CreatedFrom: string;
        /** @description Created before this instant. */
        CreatedTo: string;
        GroupId: string;
        /**
         * @description Makes the request safe to repeat: for 24 hours the same key with the same request answers what
         *     the first one answered. 409 `idempotency_in_progress` while the first one runs, 422
         *     `idempotency_key_reused` for another request under the same key.
         */
        IdempotencyKey: string;
        /**
         * @description An `ETag` this change is based on, several with commas, or `*`. 412 `precondition_failed` with
         *     the `currentEtag` when the object has another version by now.
         */
        IfMatch: string;
        /** @description An `ETag` known already, several with commas, or `*`; 304 without a body when it still holds. */
        IfNoneMatch: string;
        /**
         * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
         *     may not go beyond 10,000,000.
         */
        Page: number;
        PageSize: number;
        TagId: string;
        /** @description Having at least one of these tags. */
        TagIdFilter: string[];
        TicketId: string;
        /** @description Last changed at this instant or later. */
        UpdatedFrom: string;
        /** @description Last changed before this instant. */
        UpdatedTo: string;
    };
    requestBodies: never;
    headers: {
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
                    "application/json": components["schemas"]["ApiTokenReply"];
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
    listContacts: {
        parameters: {
            query?: {
                /** @description Created at this instant or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Created before this instant. */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Contacts having one of these addresses, upper and lower case alike. */
                email?: string[];
                /** @description A comma separates several ids, so an id that holds one cannot be filtered by. */
                externalId?: string[];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Contacts having one of these E.164 numbers. Write the `+` as `%2B`. */
                phone?: string[];
                /** @description One order; a leading `-` turns it round. */
                sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "name" | "-name";
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description `true` lists archived groups only, `false` active ones only; absent lists all. */
                archived?: boolean;
                /** @description The group whose newer neighbours to list. */
                ending_before?: string;
                /** @description How many groups at most. */
                limit?: number;
                /** @description The group whose older neighbours to list. */
                starting_after?: string;
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
                /** @description One order; a leading `-` turns it round. `usageCount` counts tickets and contacts together. */
                sort?: "position" | "-position" | "name" | "-name" | "usageCount" | "-usageCount" | "createdAt" | "-createdAt";
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
    listTickets: {
        parameters: {
            query?: {
                /** @description User ids; `me` is the token's user, `none` finds unassigned tickets. */
                assigneeId?: string[];
                channel?: components["schemas"]["ChannelType"][];
                /** @description The requesting contact. */
                contactId?: string[];
                /** @description Created at this instant or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Created before this instant. */
                createdTo?: components["parameters"]["CreatedTo"];
                /**
                 * @description Which page. One past the end is empty and still tells the true `total`. `page` times `pageSize`
                 *     may not go beyond 10,000,000.
                 */
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                priority?: components["schemas"]["TicketPriority"][];
                /** @description One order; a leading `-` turns it round. */
                sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "ticketNumber" | "-ticketNumber";
                status?: components["schemas"]["TicketStatus"][];
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
            query?: never;
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
}
