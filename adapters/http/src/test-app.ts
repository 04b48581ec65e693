import { createSealer } from '@throughline/auth'
import {
  type FakeClock,
  fakeActor,
  fakeClock,
  fakeCommonPasswords,
  fakeDevice,
  fakeOutbound,
  fakePasskeys,
  fakeProviders,
  nextId,
  sequentialIds,
} from '@throughline/contracts'
import { actorOf, type PasswordHasher } from '@throughline/core/account'
import { createCalendarReader } from '@throughline/core/calendar'
import type { Coaching } from '@throughline/core/discussion'
import type { Printer } from '@throughline/core/document'
import { keepEdition } from '@throughline/core/edition'
import { exportZip } from '@throughline/core/export'
import { createImportReader, type SampleSource } from '@throughline/core/import'
import { drawCompetencies, meantFor } from '@throughline/core/interview'
import { heldFile, instantText, joined } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { deliverNotifications } from '@throughline/core/notification'
import type { SandboxSample } from '@throughline/core/sandbox'
import { createTask } from '@throughline/core/task'
import { createSecretSource, createSessions } from '@throughline/lucia'
import { createMemoryStorage } from '@throughline/memory'
import { plainResumeSetter } from '../../../core/src/resume/test-setter.ts'
import { createApp } from './app.ts'
import type { AppDeps } from './deps.ts'
import type { LogEntry } from './log.ts'

/** Hashes nothing: what a password is hashed with is not this workspace's business, and takes its time. */
const plainPasswords: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (hash, password) => hash === `plain:${password}`,
  isOutdated: () => false,
}

/** Sets nothing: names what it is given. How documents are printed is not this workspace's business, and takes its time. */
const plainPrinter: Printer = {
  async *print({ title, author, paper, parts }) {
    const utf8 = new TextEncoder()
    yield utf8.encode(`%PDF ${title} by ${author} on ${paper}`)
    for await (const part of parts) yield utf8.encode(`\n${part.kind} ${part.kind === 'section' ? part.title : ''}`)
  },
}

/** One task. What the sample person has is not this workspace's business, and takes its time. */
const plainSample: SampleSource = {
  async archiveFor() {
    const base = {
      ...createMemoryStorage({ kinds }),
      kinds,
      clock: fakeClock(),
      ids: sequentialIds(),
      actor: fakeActor(),
      giveWay: async () => {},
    }
    await createTask(base, { title: 'Read the sample' })
    return heldFile(await joined(exportZip(base)))
  },
}

/** One task. What is in a sandbox at first is not this workspace's business, and takes its time. */
const plainSandbox = (deps: Pick<AppDeps, 'store' | 'queue' | 'clock' | 'ids' | 'giveWay'>): SandboxSample => ({
  async fill(space) {
    const actor = { ...fakeActor(), accountId: space, space }
    await createTask({ ...deps, kinds, actor }, { title: 'Try the API' })
  },
})

/** Takes questions and has none answered. */
const stoppedCoaching: Coaching = { model: 'stand-in', begin: () => {}, idle: async () => {}, close: async () => {} }

/** A calendar of somebody else, which is at every address. */
const holiday = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Else//EN', 'X-WR-CALNAME:Holidays', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Draft day'],
  ...['DTSTAMP:20260101T000000Z', 'DTSTART;VALUE=DATE:20260305', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')

export const ORIGIN = 'http://throughline.test'

/** The API over storage in memory, with a clock that stands still. */
export function testApp(overrides: Partial<AppDeps> = {}) {
  const clock: FakeClock = fakeClock()
  const { store, directory, queue, blobs, ids } = { ...createMemoryStorage({ kinds }), ids: sequentialIds(), ...overrides }
  const base = { store, directory, queue, blobs, clock, ids }
  const logged: LogEntry[] = []
  const deps: AppDeps = {
    ...base,
    passwords: plainPasswords,
    commonPasswords: fakeCommonPasswords(),
    passkeys: fakePasskeys(),
    // The processes of one server have the same.
    secrets: createSecretSource('the key of tests, which is no secret at all'),
    sealer: createSealer('the key of tests, which is no secret at all'),
    sessions: createSessions(base),
    providers: fakeProviders({ id: 'github', name: 'GitHub', asksAnew: false }, { id: 'company', name: 'Company', asksAnew: true }),
    publicUrl: ORIGIN,
    reader: createImportReader(kinds),
    sample: plainSample,
    pusher: { publicKey: 'the-key', send: async () => 'sent' },
    printer: plainPrinter,
    wordPrinter: plainPrinter,
    resumeSetter: plainResumeSetter,
    asksFor: drawCompetencies,
    meantFor,
    coaching: stoppedCoaching,
    offer: null,
    sandboxing: { mode: 'on', sample: plainSandbox({ ...base, giveWay: async () => {} }) },
    errorSink: null,
    outbound: fakeOutbound({ text: holiday }),
    calendarReader: createCalendarReader(),
    sendsMail: true,
    signUpMode: 'open',
    storageLimit: 100 * 1024 * 1024,
    publicOrigin: ORIGIN,
    trustProxy: false,
    log: (entry) => logged.push(entry),
    giveWay: async () => {},
    ...overrides,
  }
  const app = createApp(deps)
  return { app, deps, clock, logged, signUp: (name?: string) => signUp(app, name), as: (person: SignedUp) => asking(app, person) }
}

interface AskOptions {
  method?: string
  /** Sent as JSON; a string or FormData as it is. */
  body?: unknown
  headers?: Record<string, string>
}

let people = 0

/** Somebody new, and how they ask: with their cookie and from the site's own pages. */
async function signUp(app: ReturnType<typeof createApp>, name = `person${++people}`) {
  const body = { email: `${name}@post.example`, password: 'slate ferry quince ladder', name, timeZone: 'Europe/Berlin' }
  const response = await ask(app, '/auth/signup', { method: 'POST', body })
  return asking(app, { ...body, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] as string })
}

interface SignedUp {
  email: string
  password: string
  name: string
  timeZone: string
  cookie: string
}

/** The same person, as they ask an app that holds what they have. */
function asking(app: ReturnType<typeof createApp>, { email, password, name, timeZone, cookie }: SignedUp) {
  let kept = cookie
  const own = async (path: string, options: AskOptions = {}) => {
    const response = await ask(app, path, { ...options, headers: { cookie: kept, origin: ORIGIN, ...options.headers } })
    // A proof changes the cookie; what else does so ends the session or begins another.
    if (/^\/auth\/pro(of|viders\/answer)/.test(path))
      kept = /^throughline=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? kept
    return response
  }
  const json = async (path: string, options?: AskOptions) => read(await own(path, options))
  return { email, password, name, timeZone, cookie, ask: own, json }
}

/** Reminds somebody of a task right now; answers the notification's id. */
export async function reminded(deps: AppDeps, person: Awaited<ReturnType<typeof signUp>>): Promise<string> {
  const at = instantText(deps.clock.now())
  await person.ask('/tasks', { method: 'POST', body: { title: 'Print it', reminders: [{ at }] } })
  await deliverNotifications(deps)
  return (await person.json('/notifications')).items[0].id
}

/** A goal measured by a number, with a check-in; answers the ids of both. */
export async function measured({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>): Promise<{ goal: string; checkIn: string }> {
  const metric = { type: 'percent', start: '71.4', target: '82' }
  const goal = (await json('/goals', { method: 'POST', body: { title: 'Forecast accuracy', metric } })).id
  const checkIn = (await json(`/goals/${goal}/check-ins`, { method: 'POST', body: { value: 72, note: 'The draft counts.' } })).id
  return { goal, checkIn }
}

/**
 * An entry of the journal of somebody, with how it read before, a journal with nothing in it and a template; answers their ids
 * by the areas of the API.
 */
export async function written({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  const made = async (path: string, body: object): Promise<string> => (await json(path, { method: 'POST', body })).id
  const entry = await made('/journal-entries', { body: `A draft of the day${' and more'.repeat(40)}` })
  await json(`/journal-entries/${entry}`, { method: 'PATCH', body: { body: 'A draft of the day' } })
  const [revision] = (await json(`/journal-entries/${entry}/revisions`)).items
  return {
    'journal-entries': entry,
    'journal-revisions': revision.id as string,
    journals: await made('/journals', { name: 'Garden' }),
    'journal-templates': await made('/journal-templates', { name: 'After a shift' }),
  }
}

/**
 * A win made of a done task of somebody, that a colleague is asked about and which is dismissed as a candidate; answers their
 * ids by the areas of the API, and that of its evidence.
 */
export async function kept({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  const { id } = await json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft', status: 'done' } })
  const win = await json('/wins', { method: 'POST', body: { from: { kind: 'task', id } } })
  const { attestation } = await json(`/wins/${win.id}/attestations`, { method: 'POST', body: { askedOf: 'Ruth' } })
  await json('/win-candidates/dismissals', { method: 'POST', body: { kind: 'task', id } })
  return {
    'win-candidates': id as string,
    wins: win.id as string,
    evidenceId: win.evidence[0].id as string,
    attestations: attestation.id as string,
  }
}

/** A passkey of somebody; answers its id by the area of the API. */
export async function keyed({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>, device = fakeDevice()) {
  const { options, ticket } = await json('/passkeys/question', { method: 'POST' })
  const passkey = await json('/passkeys', { method: 'POST', body: { ticket, answer: device.create(ORIGIN, options) } })
  return { passkeys: passkey.id as string }
}

/** The note of a document that somebody has handed out; answers its id by the area of the API. */
export async function handedOut(deps: AppDeps, { json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  const made = { of: 'resume', documentId: nextId(), format: 'pdf', sources: [] } as const
  return { editions: (await keepEdition({ ...deps, actor: actorOf(await json('/me')) }, made)).id }
}

/** A question of somebody's own; answers its id by the area of the API. */
export async function wondered({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  return { questions: (await json('/questions', { method: 'POST', body: { text: 'Whose draft was the best?' } })).id as string }
}

/** A story of a win that the examples name; answers its id by the area of the API. */
export async function told({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  const id = '019a9b50-0000-7cc0-8000-0123456789ab'
  await json('/wins', { method: 'POST', body: { id, title: 'Wrote the draft in a day' } })
  return { stories: (await json('/stories', { method: 'POST', body: { winIds: [id] } })).id as string }
}

/** A mock interview of somebody with an answer told in it; answers their ids by the areas of the API. */
export async function rehearsed({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  const questions = [{ questionId: 'own-mistake', text: 'Which draft was your mistake?' }]
  const mock = await json('/mock-interviews', { method: 'POST', body: { title: 'Draft', questions } })
  const answer = await json('/rehearsals', {
    method: 'POST',
    body: { questionId: 'own-mistake', mockInterviewId: mock.id, note: 'A draft' },
  })
  return { 'mock-interviews': mock.id as string, rehearsals: answer.id as string }
}

/** A job somebody is after, with a résumé under the id that the examples name, a second stage and an interview; answers their ids. */
export async function applied({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  await json('/resumes', { method: 'POST', body: { id: '019a9b46-1000-7cc0-8000-0123456789ab', name: 'Draft for Harbourline' } })
  const interviews = [{ title: 'Panel', on: '2026-03-18' }]
  const { id } = await json('/target-jobs', { method: 'POST', body: { role: 'Draft reader', interviews } })
  const job = await json(`/target-jobs/${id}/stages`, { method: 'POST', body: { stage: 'applied' } })
  return { 'target-jobs': id as string, stageId: job.stages[1].id as string, interviewId: job.interviews[0].id as string }
}

/** A question that is practised, and was rated; answers what the API calls both. */
export async function practised({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  const { id: questionId } = await json('/questions', { method: 'POST', body: { text: 'How do you begin a draft?' } })
  const { id: cardId } = await json('/practice', { method: 'POST', body: { questionId } })
  const { review } = await json(`/practice/${cardId}/reviews`, { method: 'POST', body: { rating: 'again' } })
  return { cardId: cardId as string, reviewId: review.id as string }
}

/** What somebody records of their career; answers the ids by the areas of the API. */
export async function recorded({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  const made = async (path: string, body: object): Promise<string> => (await json(path, { method: 'POST', body })).id
  // What the example of merging names.
  await made('/skills', { id: '019a9b45-2000-7cc0-8000-3abf5b2e6d10', name: 'Forecasts' })
  return {
    experiences: await made('/experiences', { kind: 'work', position: 'Draft reader', organisation: 'Pellworth Kitchenware' }),
    skills: await made('/skills', { name: 'Draft reading' }),
    resumes: await made('/resumes', { name: 'Draft for the lead role' }),
  }
}

/** A review packet of one sentence of somebody's own, with the ids that the examples name; answers its id by the area of the API. */
export async function drafted({ json }: Pick<Awaited<ReturnType<typeof signUp>>, 'json'>) {
  const id = '019a9b3c-5d00-7cc0-8000-0123456789ab'
  await json('/tasks', { method: 'POST', body: { id: '019a9b3c-5d00-7cc0-8000-0123456789ac', title: 'Write the plan' } })
  const sentences = [{ id, text: 'I wrote the draft.', sources: [], drafted: null }]
  const sections = [{ id, kind: 'own', heading: 'Draft', paragraphs: [{ id, sentences }] }]
  const packet = await json('/review-packets', { method: 'POST', body: { from: '2026-01-01', until: '2026-03-05', sections } })
  return { 'review-packets': packet.id as string }
}

/** The JSON of an answer, to be looked into freely. */
// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
export const read = async (response: Response): Promise<any> => response.json()

/** Asks for a path below the base. */
export function ask(app: ReturnType<typeof createApp>, path: string, { method = 'GET', body, headers = {} }: AskOptions = {}) {
  const raw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array || body instanceof ReadableStream
  const type = body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
  const init = { method, headers: { ...type, ...headers }, body: raw || body === undefined ? body : JSON.stringify(body), duplex: 'half' }
  return Promise.resolve(app.request(`${ORIGIN}/api/v1${path}`, init as RequestInit))
}
