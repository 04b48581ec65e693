import { sequentialIds } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { ask, read, testApp } from './test-app.ts'
import { everythingOnce } from './test-everything.ts'
import { type DescribedOperation, operationsOf, requestFor } from './test-operations.ts'

const description = await read(await ask(testApp().app, '/openapi.json'))

/** Whether its body says the id of something. */
function takesId({ method, requestBody }: DescribedOperation): boolean {
  const { $ref, ...plain } = (requestBody?.content['application/json']?.schema ?? {}) as { $ref?: string; properties?: object }
  const { properties = {} } = $ref ? description.components.schemas[$ref.split('/').at(-1) as string] : plain
  return method === 'POST' && 'id' in properties
}

/** What is made ends for good, or stays for as long as what it is of. */
const withoutTrash = [
  ...['inviteToDiscussion', 'askFeedback', 'postMessage', 'arrangeMeeting', 'keepJournalText'],
  ...['makeToken', 'makeCalendarFeed', 'subscribeToCalendar', 'makeWebhook'],
]
/** What is done to something that is there, or to many at once: its id names no record with a trash of its own. */
const acts = ['dismissWinCandidate', 'linkSource', 'importQuestions', 'addStorySource', 'reachJobStage', 'sendResume', 'reviewPracticeCard']

const makers = operationsOf(description)
  .filter((operation) => takesId(operation) && ![...withoutTrash, ...acts].includes(operation.operationId))
  .map((operation) => [operation.operationId, operation] as const)

/** Where what is made is reached by itself, of answers that do not say. */
const placeOf: Record<string, (answer: { id: string; attestation?: { id: string } }) => string> = {
  addTimeEntry: ({ id }) => `/time-entries/${id}`,
  askAttestation: ({ attestation }) => `/attestations/${attestation?.id}`,
}

const everything = everythingOnce()
const ids = sequentialIds(2 ** 21)

it.each(makers)('%s, sent again after what it made was deleted, makes nothing, brings nothing back and says so', async (_, operation) => {
  const { owner, own } = await everything()
  const { path, options } = requestFor(operation, own)
  // Of its example, what has to be there is theirs.
  const theirs = operation.operationId === 'createTaskTemplate' ? { taskId: own.id } : {}
  const body = { ...(options.body as object), ...theirs, id: ids.next() }
  const send = () => owner.ask(path, { ...options, body })
  const made = await send()
  const place = placeOf[operation.operationId]?.(await read(made)) ?? made.headers.get('location')?.replace('/api/v1', '')
  expect([made.status, (await owner.ask(`${place}`, { method: 'DELETE' })).status]).toEqual([201, 200])
  const again = await send()
  expect([again.status, await read(again)]).toMatchObject([
    409,
    { detail: 'What was made under this id has been deleted since.', current: { deletedAt: expect.any(String) } },
  ])
  expect((await owner.ask(`${place}`)).status).not.toBe(200)
})
