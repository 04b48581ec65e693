import { actorOf } from '@throughline/core/account'
import { profileFillings } from '@throughline/core/career'
import { type LibraryQuestion, libraryQuestions } from '@throughline/core/interview'
import { type Kind, listAll, newEnvelope, revised, type StoredRecord } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { calendarObjects } from '@throughline/core/task'
import { expect, it } from 'vitest'
import { drafted, handedOut, kept, measured, practised, recorded, rehearsed, reminded, testApp, written } from './test-app.ts'
import { discussed } from './test-discussion.ts'

type Person = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

/** What is never thrown away by itself: it ends by its own rules, or stays as long as the account. */
const withoutTrash = [
  ...['account', 'credential', 'session', 'second-factor', 'email-change', 'passkey', 'deletion', 'linked-sign-in', 'api-token', 'sandbox'],
  ...['welcome', 'settings-filling', 'subscription', 'storage-use', 'profile', 'practice-settings', 'journal-revision'],
  ...['import', 'import-part', 'keyed-request', 'push-subscription', 'calendar-feed', 'calendar-subscription', 'calendar-month'],
  ...['webhook', 'webhook-state', 'webhook-delivery', 'win-following'],
]

/** What lies in the space of a discussion, and what everybody in one is brought of it: it goes with the discussion. */
const ofDiscussions = [
  ...['discussion', 'membership', 'participation', 'message', 'decision', 'action-item', 'last-said'],
  ...['meeting', 'agenda-item', 'discussion-note'],
  ...['left-discussion', 'invite', 'waiting-message', 'presence'],
  ...['message-revision', 'reaction', 'feedback-request', 'feedback-copy', 'coach-answer'],
]

const [first, second] = libraryQuestions

const star = (owner: Person, question: LibraryQuestion | undefined) =>
  owner.json(`/questions/${question?.id}`, { method: 'PATCH', body: { starred: true } })

const SIXTY_DAYS_AGO = '2026-01-04T09:00:00.000Z'

const areas = [
  'goals',
  'journal-entries',
  'wins',
  'experiences',
  'skills',
  'resumes',
  'review-packets',
  'questions',
  'stories',
  'rehearsals',
  'mock-interviews',
  'target-jobs',
]
const trashes = ['/tasks?view=trash', ...areas.map((area) => `/${area}?trash=true`)]

async function oneOfEach({ signUp, deps }: ReturnType<typeof testApp>): Promise<Person> {
  const owner = await signUp()
  const file = () => {
    const form = new FormData()
    form.set('file', new Blob(['A draft']))
    return form
  }
  const { id } = await owner.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft', recurrence: { rrule: 'FREQ=DAILY' } } })
  await owner.json(`/tasks/${id}/completions`, { method: 'POST' })
  await owner.json(`/tasks/${id}/time-entries`, { method: 'POST' })
  await owner.json(`/attachments?taskId=${id}`, { method: 'POST', body: file() })
  await owner.json('/saved-views', { method: 'POST', body: { name: 'Work' } })
  await owner.json('/task-templates', { method: 'POST', body: { taskId: id } })
  await reminded(deps, owner)
  await measured(owner)
  await written(owner)
  await kept(owner)
  await handedOut(deps, owner)
  await recorded(owner)
  await drafted(owner)
  await owner.json('/questions', { method: 'POST', body: { text: 'What do you do when a lorry is late?' } })
  await owner.json('/stories', { method: 'POST', body: { title: 'The late lorry' } })
  await owner.json('/target-jobs', { method: 'POST', body: { role: 'Lorry planner' } })
  await practised(owner)
  await star(owner, first)
  await rehearsed(owner)
  await discussed(owner)
  const { space } = actorOf(await owner.json('/me'))
  const said = { taskId: id, name: 'draft.ics', uid: 'draft', kept: [], missingParent: null }
  const object = { ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'), ...said }
  await deps.store.save(space, calendarObjects, object, { expectedVersion: 0 })
  const filling = { ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'), importId: deps.ids.next(), said: {}, took: null }
  await deps.store.save(space, profileFillings as Kind, filling as StoredRecord, { expectedVersion: 0 })
  return owner
}

/** What has no trash to look at goes when more of its kind comes or goes. */
async function withoutLook({ deps }: ReturnType<typeof testApp>, owner: Person) {
  const { id: taskId } = await owner.json('/tasks', { method: 'POST', body: { title: 'Print it' } })
  const bodies = { 'saved-views': { name: 'Home' }, 'task-templates': { taskId }, 'journal-templates': { name: 'Before a shift' } }
  for (const [area, body] of Object.entries(bodies)) {
    const { id } = await owner.json(`/${area}`, { method: 'POST', body })
    await owner.ask(`/${area}/${id}`, { method: 'DELETE' })
  }
  await owner.ask(`/given-feedback/${(await discussed(owner))['given-feedback']}`, { method: 'DELETE' })
  await star(owner, second)
  await reminded(deps, owner)
}

it('of every kind, what was thrown away long ago is gone once one looks at the trash', async () => {
  const made = testApp()
  const { deps } = made
  const owner = await oneOfEach(made)
  const { space } = actorOf(await owner.json('/me'))
  const thrown = kinds.filter(({ name }) => ![...withoutTrash, ...ofDiscussions].includes(name))
  for (const kind of thrown) {
    const records = await listAll(deps, space, kind.queries.all, {})
    expect(records.length, `of ${kind.name} there is one to throw away`).toBeGreaterThan(0)
    for (const record of records)
      await deps.store.save(space, kind, revised(record, { deletedAt: SIXTY_DAYS_AGO }, SIXTY_DAYS_AGO), {
        expectedVersion: record.version,
      })
  }
  for (const path of trashes) expect((await owner.json(path)).items, path).toEqual([])
  await withoutLook(made, owner)
  for (const { name, queries } of thrown)
    expect(await listAll(deps, space, queries.trash, { before: '2026-03-01T00:00:00.000Z' }), name).toEqual([])
})
