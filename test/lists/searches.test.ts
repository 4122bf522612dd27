import t from 'tap'
import { routes } from '../../generated/routes.ts'
import { makeCategory, makeChannel, makeContact, makeConversation } from '../helpers/make.ts'
import { start, startEmpty, type Workspace } from '../helpers/start.ts'

// What support people type, and the texts that it finds, in eight scripts

/** Texts, each with searches that find it and no other one of them. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'Café Élan bleibt zu': ['cafe elan', 'CAFÉ', 'cafe\u0301', 'élan caf', 'elan'],
  'Straße nach Łódź, Søren wartet': ['strasse', 'STRASSE', 'lodz', 'soren', 'Søren Łódź'],
  'Žofie Nováková: reklamace': ['zofie novakova', 'nova', 'reklamace žofie', 'ZOFIE'],
  'İstanbul’da gecikme': ['istanbul', 'İSTANBUL', 'gecikme'],
  'Order A-1042/77 is late': ['1042', 'A-1042', 'a-1042/77', '1042/77', '77', 'late order'],
  'Invoice INV_2026_0815 unpaid': ['0815', 'inv_2026', 'INV-2026-0815', 'unpaid inv'],
  'Write to info@acme-corp.example please': [
    'info@acme-corp.example',
    'acme-corp.example',
    'acme-corp',
    'corp.example',
    '@acme-corp',
    'acme corp',
  ],
  'See https://shop.harbour.example/orders/991?lang=de.': [
    'shop.harbour.example',
    'https://shop.harbour.example/orders/991',
    'orders/991',
    '991',
  ],
  'Server 10.0.20.17 is down': ['10.0.20.17', '10.0.20', '20.17'],
  'Ｆｕｌｌ　ｗｉｄｔｈ ＸＹＺ９': ['full width', 'xyz9', 'ＸＹＺ'],
  'The ﬁrst oﬃce': ['first office', 'first offi'],
  "O'Neil can't log in": ["o'neil", 'neil', "can't", 'ONEIL'.slice(1)],
  'co\u00adoper\u200bation': ['cooperation', 'coop'],
  'Не приходит счёт за июль': ['счет', 'СЧЁТ', 'июль', 'приходит'],
  'Καθυστέρηση ΠΑΡΑΔΟΣΗΣ': ['καθυστερηση', 'παραδοσης', 'ΠΑΡΆΔΟΣΗΣ'],
  'שָׁלוֹם, ההזמנה לא הגיעה': ['שלום', 'ההזמנה', 'הגיעה'],
  'تأخّر الطَّلَب أحمد': ['الطلب', 'احمد', 'تأخر', 'أحمد'],
  'سفارش من کی می\u200cرسد': ['كي', 'ميرسد', 'سفارش من'],
  'المدرسة على الطريق ٤٧١١': [
    'المدرسه',
    'علي',
    '\ufe8d\ufedf\ufee4\ufeaa\ufead\ufeb3\ufe94',
    '4711',
    '٤٧١١',
  ],
  'आदेश ४८१२': ['4812', '४८१२'],
  'คำสั่ง ๔๙๑๓': ['4913'],
  'Ve\u{e0101}rtrag\u180e fe\u{1d173}hlt': ['vertrag', 'fehlt', 'ver\u180btrag'],
  '葛\u{e0100}飾区の注文': ['葛飾', '注文'],
  'मेरा ऑर्डर नहीं आया': ['ऑर्डर', 'नहीं', 'मेरा ऑर्डर'],
  東京都の配送が遅れています: ['東京都', '配送', '配送が遅れ', '京都の', '遅'],
  ガラスのｺｯﾌﾟ: ['ガラス', 'コップ', 'ｶﾞﾗｽ'],
  订单还没有收到: ['订单', '没有收到', '收到'],
  주문배송이늦습니다: ['배송', '주문', '늦습니다'],
  การจัดส่งล่าช้า: ['จัดส่ง', 'ล่าช้า', 'การ'],
}

/** Searches that find none of them. */
const misses = [
  'afe',
  '10420',
  'a-77',
  'corp-acme',
  '送配',
  '都東',
  'ส่งจัด',
  '0.0.20.18',
  '---',
  '🙂',
]

t.test('tickets are found by what people type', async (t) => {
  const on = await start()
  const { api } = on
  const contactId = await makeContact(on)
  const ids = new Map<string, string>()
  for (const title of Object.keys(texts)) {
    const body = { title, contact_id: contactId }
    ids.set(title, (await api.createTicket({ body })).body.data.id)
  }
  const find = async (q: string) =>
    (await api.listTickets({ query: { q, pageSize: 100 } })).body.data.map(({ id }) => id)
  let searches = misses.length
  for (const [title, queries] of Object.entries(texts)) {
    for (const q of queries) t.same(await find(q), [ids.get(title)], `${q} finds ${title}`)
    searches += queries.length
  }
  for (const q of misses) t.same(await find(q), [], `${q} finds nothing`)
  t.ok(searches >= 80, `${searches} searches`)
})

t.test('a ticket is found by what belongs to it', async (t) => {
  const on = await start()
  const { api } = on
  const contact = (
    await api.createContact({
      body: {
        name: 'Zoë Brontë',
        contactEmails: [{ email: 'zoe@münchen.example' }],
        contactPhones: [{ phone: '+49 30 7654321' }],
      },
    })
  ).body.data.id
  const made = await api.createTicket({
    body: { title: 'Quiet', contact_id: contact, externalId: 'ERP-5531/B' },
  })
  const { id, ticketNumber } = made.body.data
  const other = await api.createTicket({
    body: { title: 'Loud', contact_id: await makeContact(on) },
  })
  const find = async (q: string) => (await api.listTickets({ query: { q } })).body.data
  const finds = async (...queries: string[]) => {
    for (const q of queries)
      t.same(
        (await find(q)).map((one) => one.id),
        [id],
        q,
      )
  }

  await finds(`${ticketNumber} quiet`, '5531', 'erp-5531/b')
  await finds('Zoë Brontë <zoe@münchen.example>', '"Brontë, Zoë" <Zoe@münchen.example>')
  await finds('zoe bronte', 'Zoë', 'ronte', 'zoe@münchen.example', 'münchen.example')
  await finds('+49 (0)30 7654321', '+49\u00a030\u00a07654321', '030 7654321', '+49–30–7654321')

  const comment = await api.createTicketComment({
    params: { id },
    body: { text: 'The gasket überhitzt', visibility: 'internal' },
  })
  await finds('gasket', 'uberhitzt')
  const params = { id: comment.body.data.id }
  await api.deleteComment({ params })
  t.same(await find('gasket'), [], 'a deleted comment finds nothing')

  const received = await api.receiveMessage({
    params: { id: await makeChannel(on) },
    body: {
      externalId: 'm-search',
      contact: { id: contact },
      messageType: 'text',
      message: 'Die Dichtung tropft',
    },
  })
  const conversation = { id: received.body.data.conversationId }
  await api.updateConversation({ params: conversation, body: { ticketIds: [id] } })
  await finds('dichtung', 'tropft die')
  t.equal(other.status, 201)
})

/** How an object called `Café Élan 12` is made for each list that can be searched. */
const named: Readonly<Record<string, (workspace: Workspace) => Promise<{ status: number }>>> = {
  listApiTokens: ({ api }) =>
    api.createApiToken({ body: { name: 'Café Élan 12', scopes: ['tags:read'] } }),
  listAutomationQueues: ({ api }) =>
    api.createAutomationQueue({ body: { name: 'Café Élan 12', strategy: 'round_robin' } }),
  listCategories: async (workspace) => {
    const parentId = await makeCategory(workspace)
    return workspace.api.createCategory({ body: { value: 'Café Élan 12', parentId } })
  },
  listChannels: ({ api }) => api.createChannel({ body: { type: 'api', name: 'Café Élan 12' } }),
  listContacts: ({ api }) => api.createContact({ body: { name: 'Café Élan 12' } }),
  listConversations: async (workspace) => {
    const contactId = await makeContact(workspace, { name: 'Café Élan 12' })
    const channelId = await makeChannel(workspace)
    return workspace.api.createConversation({ body: { contactId, channelId } })
  },
  listCustomFields: ({ api }) =>
    api.createCustomField({
      body: {
        entity: 'ticket',
        systemName: 'cf_elan',
        displayName: 'Café Élan 12',
        type: 'text',
      },
    }),
  listGroups: async (workspace) => {
    const contacts = [await makeContact(workspace)]
    return workspace.api.createGroup({ body: { name: 'Café Élan 12', contacts } })
  },
  listMediaFiles: ({ api }) =>
    api.createMediaFileFromBase64({
      body: { name: 'Café Élan 12.txt', data: Buffer.from('12').toString('base64') },
    }),
  listMediaFolders: ({ api }) => api.createMediaFolder({ body: { name: 'Café Élan 12' } }),
  listMessages: async (workspace) => {
    const conversationId = await makeConversation(workspace)
    const body = { conversationId, messageType: 'text', message: 'Café Élan 12' } as const
    return workspace.api.sendMessage({ body })
  },
  listPresenceStatuses: ({ api }) =>
    api.createPresenceStatus({
      body: { systemName: 'elan', displayName: 'Café Élan 12', category: 'away' },
    }),
  listRoles: ({ api }) =>
    api.createRole({ body: { name: 'Café Élan 12', permissions: ['tags:read'] } }),
  listTags: ({ api }) => api.createTag({ body: { name: 'Café Élan 12' } }),
  listTickets: async (workspace) => {
    const contactId = await makeContact(workspace)
    return workspace.api.createTicket({ body: { title: 'Café Élan 12', contactId } })
  },
  listUsers: async ({ api }) => {
    const roleIds = (await api.listRoles()).body.data.slice(0, 1).map(({ id }) => id)
    return api.inviteUser({ body: { name: 'Café Élan 12', email: 'elan@desk.example', roleIds } })
  },
  listWebhooks: ({ api }) =>
    api.createWebhook({
      body: { name: 'Café Élan 12', url: 'https://hooks.example/', events: ['tag.*'] },
    }),
}

t.test('every list that can be searched finds names without accents and case', async (t) => {
  const searched = routes.filter(({ method, queryKinds }) => method === 'GET' && 'q' in queryKinds)
  t.same(searched.map(({ id }) => id).sort(), Object.keys(named).sort())
  for (const { id } of searched) {
    const workspace = await startEmpty()
    const made = await named[id]?.(workspace)
    t.equal(made?.status, 201, id)
    const find = workspace.api[id as 'listTags']
    for (const q of ['cafe elan', 'CAFÉ ÉLAN', 'élan 1', 'Élan 12']) {
      t.equal((await find({ query: { q } })).body.data.length, 1, `${id} ${q}`)
    }
    for (const q of ['elan cafe x', 'cafe-elan 13']) {
      t.equal((await find({ query: { q } })).body.data.length, 0, `${id} ${q}`)
    }
  }
})

t.test('names are in the order of people', async (t) => {
  const { api } = await start()
  const names = ['Zoe', 'Émile', 'eva', 'Ángel', 'adam', 'Öyvind', 'Oscar']
  for (const name of names) await api.createContact({ body: { name, externalId: 'own' + name } })
  const { data } = (await api.listContacts({ query: { sort: ['name'], pageSize: 100 } })).body
  t.same(
    data.filter(({ externalId }) => externalId?.startsWith('own')).map(({ name }) => name),
    ['adam', 'Ángel', 'Émile', 'eva', 'Oscar', 'Öyvind', 'Zoe'],
  )
  for (const name of names) await api.createTag({ body: { name } })
  const tags = (await api.listTags({ query: { sort: ['name'], pageSize: 100 } })).body.data
  t.same(
    tags.map(({ name }) => name).filter((name) => names.includes(name)),
    ['adam', 'Ángel', 'Émile', 'eva', 'Oscar', 'Öyvind', 'Zoe'],
  )
  t.same(
    (await api.listTags({ query: { q: 'emi' } })).body.data.map(({ name }) => name),
    ['Émile'],
  )
})
