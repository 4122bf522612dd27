import { setTimeout as pace } from 'node:timers/promises'
import t from 'tap'
import { createRandom } from '../../src/workspaces/seed/random.ts'
import { makeAgents, setPresence } from '../helpers/agents.ts'
import { makeContact } from '../helpers/make.ts'
import { addMembers } from '../helpers/queues.ts'
import { type Program, run } from '../helpers/program.ts'
import {
  assignedTickets,
  faultsOfHistory,
  openTickets,
  waitLimitMs,
  watchQueue,
} from '../helpers/routing.ts'
import { start } from '../helpers/start.ts'
import { until } from '../helpers/until.ts'

// More by hand: ROUTING_TICKETS=500 ROUTING_KILLS=5 npm test -- routing/crash
const count = Number(process.env['ROUTING_TICKETS'] ?? 150)
const kills = Number(process.env['ROUTING_KILLS'] ?? 3)
const clients = 4
const atOnce = 5
const capacity = 5

t.test(
  `a worker that is killed ${kills} times loses nothing and gives nothing twice`,
  async (t) => {
    const workspace = await start()
    const { api, database } = workspace
    const contactId = await makeContact(workspace)
    const random = createRandom(3)
    const agents = await makeAgents(workspace, ...Array.from({ length: 10 }, () => ({ capacity })))
    const made = await api.createAutomationQueue({
      body: {
        name: 'Crash',
        strategy: 'round_robin',
        autoAccept: true,
        channels: ['web_form'],
        reassignOnOffline: true,
      },
    })
    const { id } = made.body.data
    await addMembers(api, id, agents)
    const isUp = (program: Program) => until(() => program.stderr().includes('work started'))
    const startWorker = () => run(t, { DATABASE_URL: database.url, LOG_LEVEL: 'info' }, 'worker')
    let worker = startWorker()
    await isUp(worker)
    const watch = watchQueue(workspace, id)
    const failures: string[] = []
    const recordFailure = ({ status, body }: { status: number; body: { detail?: string } }) => {
      if (status >= 400) failures.push(`${status} ${body.detail}`)
    }
    let created = 0
    let isOver = false

    const create = async () => {
      while (!isOver) {
        if (created >= count || watch.isBehind()) {
          await pace(20)
          continue
        }
        created += atOnce
        const data = {
          title: 'Crash',
          contactId,
          channel: 'web_form' as const,
        }
        const operations = Array.from({ length: atOnce }, () => ({ op: 'create' as const, data }))
        recordFailure(await api.bulkChangeTickets({ body: { operations } }))
      }
    }
    const resolve = async () => {
      while (!isOver) {
        for (const ticketId of await assignedTickets(workspace, id, 50)) {
          const change = { params: { id: ticketId }, body: { status: 'resolved' as const } }
          recordFailure(await api.setTicketStatus(change))
        }
        await pace(20)
      }
    }
    const changePresences = async () => {
      while (!isOver) {
        const name = random.pick(['available', 'available', 'offline'] as const)
        await setPresence(workspace, random.pick(agents), name)
        await pace(50)
      }
      for (const user of agents) await setPresence(workspace, user, 'available')
    }

    const others = [...Array.from({ length: clients }, create), resolve(), changePresences()]
    for (let kill = 1; kill <= kills; kill++) {
      const before = created
      await until(() => created >= Math.min(count, before + count / (kills + 1)))
      await pace(random.below(100))
      watch.pause()
      await worker.end('SIGKILL')
      worker = startWorker()
      await isUp(worker)
      watch.resume()
    }
    await until(async () => created >= count && (await openTickets(workspace, id)) === 0)
    isOver = true
    await Promise.all(others)
    const late = await watch.stop()
    await worker.end('SIGKILL')

    t.same(failures, [])
    t.same(
      late,
      [],
      `nothing waits over ${waitLimitMs} ms while somebody is free and a worker is there`,
    )
    const { faults, assignments } = await faultsOfHistory(workspace, capacity)
    t.same(faults, [])
    t.ok(assignments >= count, `${assignments} assignments`)
  },
)
