import type { Client } from '@throughline/client'
import { expect, it } from 'vitest'
import { typedEvents, webhookActions } from './webhook-actions.ts'

/** What a form that is sent as it was filled in asks of the API. */
async function sentOf(typed: Record<string, string>) {
  const asked: unknown[] = []
  const edit = async (...arguments_: unknown[]) => void asked.push(arguments_)
  const action = webhookActions['webhook-edit']
  const blank = Object.fromEntries((action?.fields ?? []).map((field) => [field, '']))
  await action?.act({ webhooks: { edit } } as unknown as Client, { ...blank, ...typed })
  return asked[0]
}

it('a form that is sent as it was filled in changes nothing, whichever events there are', async () => {
  for (const events of [['*'], ['goal.*', 'check-in.*'], ['journal-entry.*', 'task.completed'], ['task.*'], ['task.created', 'goal.*']]) {
    const [id, changes] = (await sentOf({ id: 'w', url: 'https://a.example/', ...typedEvents(events) })) as [string, { events: string[] }]
    expect([id, { ...changes, events: changes.events.sort() }]).toEqual([
      'w',
      { url: 'https://a.example/', description: null, events: [...events].sort() },
    ])
  }
})

it('says the name and the events that were chosen instead', async () => {
  const typed = { id: 'w', url: 'https://b.example/', description: ' Board ', what: 'some', journal: 'on', events: 'task.created' }
  expect(await sentOf(typed)).toEqual([
    'w',
    { url: 'https://b.example/', description: 'Board', events: ['journal-entry.*', 'task.created'] },
  ])
})
