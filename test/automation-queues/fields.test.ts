import t from 'tap'
import { fieldsOfWork } from '../../src/api/automation-queues/fields.ts'
import { document } from '../helpers/client.ts'

t.test('the contract names each field that conditions of queues compare', async (t) => {
  const { description } = document.components.schemas.AutomationQueueCreate.properties.conditions
  const named = [...description.matchAll(/`([\w.]+)`/g)].map(([, name]) => name)
  t.same(
    [...fieldsOfWork.keys()].filter((field) => !named.includes(field)),
    [],
  )
})
