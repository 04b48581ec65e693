import { TOKEN_SCOPES, type TokenScope } from '@throughline/core/account'
import { instantText } from '@throughline/core/kernel'
import { deliverNotifications } from '@throughline/core/notification'
import { expect, it } from 'vitest'
import { ask, read, testApp } from './test-app.ts'
import { everythingOf, upload } from './test-everything.ts'
import { operationsOf, requestFor } from './test-operations.ts'

/** A word that stands in each area and in no other, but where it was taken along. */
const markers = {
  tasks: 'Taskzarq',
  goals: 'Goalzarq',
  journal: 'Journalzarq',
  career: 'Careerzarq',
  'interview-prep': 'Interviewzarq',
  discussions: 'Talkzarq',
} as const
type Area = keyof typeof markers

/** Whose words are told with a scope of another area, and why; docs/security.md names each. */
const wider: Partial<Record<TokenScope, Record<string, Area[]>>> = {
  // What a task was made of: a passage of a message, or an interview that it prepares for.
  'tasks:read': { listTasks: ['interview-prep', 'discussions'], listOccurrences: ['interview-prep'] },
  'career:read': {
    // What evidence says of its source.
    ...{ listWins: ['tasks', 'goals', 'journal', 'discussions'], getWin: ['tasks', 'goals', 'journal', 'discussions'] },
    // Drafted of goals, and of wins with what those say of tasks.
    ...{ listReviewPackets: ['goals'], getReviewPacket: ['goals'], readPacketState: ['goals'] },
    // Who a version was sent to.
    listResumeEditions: ['interview-prep'],
  },
  'interview-prep:read': {
    // What a story took from wins.
    ...{ listStories: ['career'], getStory: ['career'], getPracticeToday: ['career'] },
    // What the version is called that was sent.
    ...{ listTargetJobs: ['career'], getTargetJob: ['career'] },
  },
  // What one has to do there is a task, and everybody there is shown it.
  'discussions:read': { listActionItems: ['tasks'], exportDiscussion: ['tasks'] },
  // They say what they are about.
  'notifications:read': { listNotifications: ['tasks'] },
}

const { deps, clock, signUp } = testApp()
const owner = await signUp()
const made = async (path: string, body?: unknown) => owner.json(path, { method: 'POST', body })
const called = async (path: string, body: object) => owner.json(path, { method: 'PATCH', body })

/** Something of everything, with the word of its area, and each tied to others wherever the API can do so. */
async function marked() {
  const ids: Record<string, string> = { ...(await everythingOf(deps, owner, await signUp())), kind: 'evening' }
  const { tasks, goals, journal, career, discussions } = markers
  const prep = markers['interview-prep']
  const goal = await made('/goals', { title: goals, why: goals, competencies: [goals] })
  const measured = await made('/goals', { title: goals, metric: { type: 'number', target: '9' } })
  const checkIn = await made(`/goals/${measured.id}/check-ins`, { value: '3', note: goals })
  const entry = await made('/journal-entries', { title: journal, body: journal, tags: [journal] })
  const win = await made('/wins', { title: career, text: career, competencies: [career], skills: [career], confidentiality: 'private' })
  const skill = await made('/skills', { name: `${career} skill` })
  const experience = await made('/experiences', { kind: 'work', position: career, organisation: career })
  const resume = await made('/resumes', { name: career })
  const story = await made('/stories', { title: prep })
  await made(`/stories/${story.id}/sources`, { part: 'result', winId: win.id })
  const question = await made('/questions', { text: prep })
  const job = await made('/target-jobs', { role: prep, description: `${prep} SQL`, interviews: [{ title: prep, on: '2026-03-18' }] })
  await made(`/target-jobs/${job.id}/sent`, { resumeId: resume.id })
  await called('/profile', { name: career, summary: career })
  const links = [
    { kind: 'goal', id: goal.id },
    { kind: 'journal-entry', id: entry.id },
    { kind: 'story', id: story.id },
    { kind: 'target-job', id: job.id },
  ]
  clock.advance({ seconds: 10 })
  const before = await made('/tasks', { title: `${tasks} before` })
  const task = await made('/tasks', {
    title: tasks,
    notes: tasks,
    goalId: goal.id,
    links,
    tags: [tasks],
    dueDate: '2026-03-05',
    reminders: [{ at: instantText(deps.clock.now()) }],
  })
  await deliverNotifications(deps)
  await made('/tasks', { title: `${tasks} waits`, blockedBy: [before.id] })
  await made(`/tasks/${task.id}/completions`)
  await made(`/tasks/${before.id}/time-entries`)
  await made(`/attachments?taskId=${task.id}`, upload())
  await made(`/target-jobs/${job.id}/plan`, { interviewId: job.interviews[0].id })
  const talk = await called(`/discussions/${ids.discussions}`, { title: discussions })
  const message = await made(`/discussions/${talk.id}/messages`, { body: discussions })
  const action = await made(`/discussions/${talk.id}/action-items`, { text: discussions })
  await called(`/tasks/${action.taskId}`, { title: tasks })
  await made('/tasks', { title: tasks, from: { discussionId: talk.id, messageId: message.id } })
  for (const [kind, { id }] of Object.entries({ task, goal, 'journal-entry': entry })) await made(`/wins/${win.id}/evidence`, { kind, id })
  await made(`/wins/${win.id}/evidence`, { kind: 'message', discussionId: talk.id, id: message.id })
  const packet = await made('/review-packets', { from: '2026-01-01', until: '2026-12-31' })
  return {
    ...ids,
    tasks: task.id,
    id: task.id,
    goals: goal.id,
    'check-ins': checkIn.id,
    'journal-entries': entry.id,
    wins: win.id,
    skills: skill.id,
    experiences: experience.id,
    resumes: resume.id,
    stories: story.id,
    questions: question.id,
    'target-jobs': job.id,
    interviewId: job.interviews[0].id,
    'review-packets': packet.id,
  } as Record<string, string>
}

const ids = await marked()

/** What has to be asked for, by its name. */
const asked: Readonly<Record<string, string>> = {
  ...{ from: '2026-03-01', before: '2026-04-01', until: '2026-03-31', date: '2026-03-05', on: '2026-03-05', q: 'zarq' },
  ids: ['id', 'wins', 'stories', 'goals'].map((name) => ids[name]).join(),
}

const reads = operationsOf(await read(await ask(testApp().app, '/openapi.json')))
  .filter(({ method, isPublic, operationId }) => method === 'GET' && !isPublic && operationId !== 'streamEvents')
  .map((operation) => {
    const { path } = requestFor(operation, ids)
    const query = new URLSearchParams(path.split('?')[1])
    for (const { name, in: where, required } of operation.parameters)
      if (where === 'query' && required && asked[name] !== undefined && !query.has(name)) query.set(name, asked[name])
    return { operationId: operation.operationId, path: `${path.split('?')[0]}${query.size > 0 ? `?${query}` : ''}` }
  })

/** Whose words an answer tells. */
const areasIn = (text: string) => (Object.keys(markers) as Area[]).filter((area) => text.includes(markers[area]))

/** What all reads answer with a token of one scope, by the operation: areas of which it tells beside its own. */
async function toldBy(scope: TokenScope) {
  const { token } = await made('/tokens', { name: scope, scopes: [scope] })
  const told: Record<string, Area[]> = {}
  const own = new Set<Area>()
  for (const { operationId, path } of reads) {
    const answer = await owner.ask(path, { headers: { authorization: `Bearer ${token}`, cookie: '' } })
    if (answer.status !== 200) continue
    const areas = areasIn(await answer.text())
    const others = areas.filter((area) => !scope.startsWith(`${area}:`))
    if (others.length > 0) told[operationId] = others
    if (areas.length > others.length) own.add(scope.split(':')[0] as Area)
  }
  return { told, own: [...own] }
}

it.each(TOKEN_SCOPES.filter((scope) => scope.endsWith(':read')))('a token of %s alone is told no word of another area', async (scope) => {
  const { told, own } = await toldBy(scope)
  expect(told).toEqual(wider[scope] ?? {})
  const area = scope.split(':')[0] as string
  expect(own).toEqual(area in markers ? [area] : [])
})

it('what reads more than its area would be found', async () => {
  const { token } = await made('/tokens', { name: 'All', scopes: ['*'] })
  const told: Record<string, Area[]> = {}
  const refused: string[] = []
  for (const { operationId, path } of reads) {
    const answer = await owner.ask(path, { headers: { authorization: `Bearer ${token}`, cookie: '' } })
    if (answer.status === 200) told[operationId] = areasIn(await answer.text())
    else refused.push(`${operationId} ${answer.status}`)
  }
  expect(refused).toEqual(['getProof 403', 'exportZip 403', 'readSandbox 404'])
  expect(told).toMatchObject({
    readSentResume: ['career'],
    readCoverage: ['career'],
    readStoryProofs: ['career'],
    readGoalChanges: ['tasks'],
    prepareMeeting: ['tasks', 'goals'],
    readJournalReview: ['tasks', 'goals'],
    readTaskLinks: ['goals', 'journal', 'interview-prep'],
  })
})
