import { createClient } from '@throughline/client'
import { wins } from '@throughline/core/career'
import { participations } from '@throughline/core/discussion'
import { expect, it } from 'vitest'
import { composeDemo } from './compose.ts'
import { ADDRESS, secretOf } from './sessions.ts'

/** Somebody who has just begun there. */
async function visiting() {
  const demo = composeDemo()
  let cookie = ''
  const client = createClient({
    baseUrl: ADDRESS,
    headers: { 'sec-fetch-site': 'same-origin' },
    fetch: (input, init) => demo.api(new Request(String(input), { ...init, headers: [...new Headers(init?.headers), ['cookie', cookie]] })),
  })
  const person = { email: 'ines@post.example', password: 'three quiet pallets', name: 'Ines', timeZone: 'Europe/Berlin', locale: 'en' }
  const signedUp = await client.auth.signUp(person)
  const { id: space } = 'account' in signedUp ? signedUp.account : { id: '' }
  cookie = `throughline=${secretOf({ accountId: space, space })}`
  return { demo, client, space }
}

it('a win is told of what became of its task, once the chores after that are done', async () => {
  const { demo, client, space } = await visiting()
  const { id: task } = await client.tasks.create({ title: 'Rerun the model' })
  const { id } = await client.wins.create({ from: { kind: 'task', id: task } })
  await demo.doChores()
  await client.tasks.edit(task, { title: 'Rerun all models' })
  await demo.doChores()
  expect(await demo.deps.store.get(space, wins, id)).toMatchObject({ evidence: [{ title: 'Rerun all models' }] })
})

it('a discussion hears of an action item that is done on its own page', async () => {
  const { demo, client, space } = await visiting()
  const { id } = await client.discussions.create({ title: 'The forecast' })
  const { taskId } = await client.actionItems.create(id, { assigneeId: space, text: 'Ask finance' })
  await client.tasks.complete(taskId)
  await demo.doChores()
  expect(await demo.deps.store.get(space, participations, id)).toMatchObject({ openActions: 0 })
})
