import { describe, expect, it } from 'vitest'
import { ask, measured, ORIGIN, read, testApp, written } from './test-app.ts'
import { everythingOf, everythingOnce, upload } from './test-everything.ts'
import { isAboutOthers, operationsOf, requestFor } from './test-operations.ts'

const operations = operationsOf(await read(await ask(testApp().app, '/openapi.json')))

/** Whether an address names a record; the kind of a review is no secret, and the secret of a link lets in whoever has it. */
const namesRecord = (path: string) => /\{(?!kind\}|token\})\w+\}/.test(path)

describe('without a session', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', async (_, operation) => {
    const { app } = testApp()
    const { path, options } = requestFor(operation, { id: crypto.randomUUID(), completionId: 'x', imports: 'x', notifications: 'x' })
    const { status } = await ask(app, path, { ...options, headers: { origin: ORIGIN } })
    if (operation.isPublic && !/^signIn/.test(operation.operationId)) expect(status).not.toBe(401)
    else expect(status).toBe(401)
  })
})

it('leaves only signing up, in and out, the forgotten password and the links to colleagues open', () => {
  const open = operations.filter(({ isPublic }) => isPublic).map(({ operationId }) => operationId)
  expect(open.sort()).toEqual([
    'answerAttestation',
    'answerFeedback',
    'answerOfProvider',
    'beginPasskeySignIn',
    'beginProviderVisit',
    'confirmEmailChange',
    'listPlans',
    'listProviders',
    'makeSandbox',
    'openAttestation',
    'openEmailChange',
    'openFeedback',
    'openInvite',
    'readUnsubscription',
    'requestPasswordReset',
    'resetPassword',
    'resubscribe',
    'signIn',
    'signInByCode',
    'signInByPasskey',
    'signOut',
    'signUp',
    'stopEmailChange',
    'unsubscribe',
  ])
})

describe('with the ids of somebody else', () => {
  const withIds = operations.filter(({ path }) => namesRecord(path))
  const [alone, amongOthers] = [everythingOnce(), everythingOnce({ withGuest: true })]

  it.each(withIds.map((operation) => [operation.operationId, operation] as const))('%s', async (_, operation) => {
    const { signUp, owner, own } = await (isAboutOthers(operation) ? amongOthers : alone)()
    const stranger = await signUp()
    const { path, options } = requestFor(operation, own)

    const before = await owner.json('/tasks?view=completed')
    const refused = await stranger.ask(path, options)
    expect([refused.status, (await read(refused)).type]).toEqual([404, '/problems/not-found'])
    expect(await owner.json('/tasks?view=completed')).toEqual(before)
    expect((await owner.ask(path, options)).status).toBeLessThan(300)
  })
})

it('lets nobody reach in a batch what they cannot reach by itself', async () => {
  const { signUp } = testApp()
  const [owner, stranger] = [await signUp(), await signUp()]
  const { id } = await owner.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft', recurrence: { rrule: 'FREQ=DAILY' } } })
  const { completion } = await owner.json(`/tasks/${id}/completions`, { method: 'POST' })
  const imported = await owner.json('/imports?format=todoist-csv', { method: 'POST', body: upload() })
  // Contents of files are no part of a batch.
  const withIds = operations.filter(({ path }) => namesRecord(path) && !path.endsWith('/content'))
  const asked = withIds.map((operation) => {
    const { path, options } = requestFor(operation, { id, completionId: completion.id, imports: imported.id })
    return { path, ...options }
  })
  const before = await owner.json('/tasks?view=completed')
  // A batch has room for a hundred.
  const batches = Array.from({ length: Math.ceil(asked.length / 100) }, (_, n) => asked.slice(100 * n, 100 * (n + 1)))
  const answers = await Promise.all(batches.map((operations) => stranger.json('/batch', { method: 'POST', body: { operations } })))
  const results = answers.flatMap((answer) => answer.results)
  // Some are no part of any batch, whoever asks.
  const refusals = results.map(({ body }: { body: { type: string } }) => body.type)
  expect(refusals).toHaveLength(asked.length)
  expect(new Set(refusals)).toEqual(new Set(['/problems/not-found', '/problems/not-batchable']))
  expect(await owner.json('/tasks?view=completed')).toEqual(before)
})

it('links no task to the goal of another', async () => {
  const { signUp } = testApp()
  const [owner, stranger] = [await signUp(), await signUp()]
  const { goal } = await measured(owner)
  const noSuchGoal = { status: 422, errors: [{ pointer: '/goalId', code: 'no_such_goal' }] }
  expect(await stranger.json('/tasks', { method: 'POST', body: { title: 'Mine', goalId: goal } })).toMatchObject(noSuchGoal)
  const { id } = await stranger.json('/tasks', { method: 'POST', body: { title: 'Mine >Forecast' } })
  expect(await stranger.json(`/tasks/${id}`, { method: 'PATCH', body: { goalId: goal } })).toMatchObject(noSuchGoal)
  const line = { method: 'POST', body: { text: 'Mine >"Forecast accuracy"' } }
  expect(await stranger.json('/tasks/quick-add', line)).toMatchObject({ title: 'Mine >"Forecast accuracy"', goalId: null })
})

it('links no task to the entry of another, and puts no entry into their journal', async () => {
  const { signUp } = testApp()
  const [owner, stranger] = [await signUp(), await signUp()]
  const { 'journal-entries': id, journals: journalId } = await written(owner)
  const refused = (pointer: string, code: string) => ({ status: 422, errors: [{ pointer, code }] })
  const links = [{ kind: 'journal-entry', id }]
  expect(await stranger.json('/tasks', { method: 'POST', body: { title: 'Mine', links } })).toMatchObject(
    refused('/links/0', 'no_such_journal_entry'),
  )
  const noJournal = refused('/journalId', 'no_such_journal')
  expect(await stranger.json('/journal-entries', { method: 'POST', body: { journalId } })).toMatchObject(noJournal)
  const own = await stranger.json('/journal-entries', { method: 'POST', body: { body: `[x](/journal/${id})` } })
  expect(await stranger.json(`/journal-entries/${own.id}`, { method: 'PATCH', body: { journalId } })).toMatchObject(noJournal)
  expect((await owner.json(`/journal-entries?linkedId=${id}`)).items).toEqual([])
})

it('shows a stranger nothing of a person in lists, counts and search', async () => {
  const { signUp, deps } = testApp()
  const [owner, stranger] = [await signUp(), await signUp()]
  const { goals: goal, stories: story } = await everythingOf(deps, owner)
  const { id } = await owner.json('/tasks', {
    method: 'POST',
    body: { title: 'Send Ana the draft', goalId: goal, links: [{ kind: 'goal', id: goal }] },
  })
  await owner.ask('/tasks', { method: 'POST', body: { title: 'Print it', parentId: id } })
  await owner.ask(`/tasks/${id}/time-entries`, { method: 'POST' })
  const lists = [
    '/tasks',
    `/tasks?parentId=${id}`,
    `/tasks?goalId=${goal}`,
    `/tasks?linkedId=${goal}`,
    `/tasks/link-counts?ids=${goal}`,
    '/search?q=draft',
    '/imports',
    '/time-entries',
    '/time-entries?running=true',
    '/notifications',
    '/calendar-feeds',
    '/calendar-subscriptions',
    '/calendar-events?from=2026-03-01&before=2026-04-01',
    '/appointments?from=2026-03-01&before=2026-04-01',
    '/goals',
    '/goals?trash=true',
    '/days?from=2026-03-01&before=2026-04-01',
    '/journal-entries/search',
    '/journal-entries/search?q=draft',
    '/on-this-day?date=2027-03-05',
    '/journal-entries',
    '/journals',
    '/journal-templates',
    '/wins',
    '/wins?trash=true',
    '/experiences',
    '/experiences?trash=true',
    '/skills',
    '/resumes',
    '/resumes?trash=true',
    `/wins/source-counts?ids=${goal}`,
    '/skills/evidence',
    '/win-candidates?from=2026-03-01&until=2026-03-31',
    '/review-packets',
    '/review-packets?trash=true',
    '/questions?origin=own',
    '/questions?origin=own&q=draft',
    '/questions?starred=true',
    '/questions?trash=true',
    '/questions/own-mistake/stories',
    '/stories',
    '/target-jobs',
    '/target-jobs?trash=true',
    '/target-jobs?resumeId=019a9b46-1000-7cc0-8000-0123456789ab',
    '/stories?trash=true',
    '/stories?winId=019a9b50-0000-7cc0-8000-0123456789ab',
    `/stories/strengths?ids=${story}`,
    `/stories/last-practised?ids=${story}`,
    '/search?q=draft&kinds=story',
    '/rehearsals',
    '/rehearsals?questionId=own-mistake',
    '/rehearsals?trash=true',
    '/mock-interviews',
    '/mock-interviews?trash=true',
    '/practice',
    `/practice?storyId=${story}`,
  ]
  for (const path of lists) expect((await stranger.json(path)).items, path).toEqual([])
  expect((await stranger.json('/journal-entries/stats?from=2026-03-01&before=2026-04-01')).total).toEqual({ days: 0, entries: 0, words: 0 })
  for (const kind of ['morning', 'evening', 'weekly']) expect((await stranger.json(`/journal-reviews/${kind}`)).body).not.toMatch(/\]\(/)
  expect(await stranger.json('/interview/coverage')).toMatchObject({ competencies: [], stories: [] })
  expect(await stranger.json('/tasks/counts')).toEqual({ today: 0, overdue: 0, upcoming: 0, inbox: 0 })
  expect(await stranger.json('/notifications/count')).toEqual({ unread: 0 })
})
