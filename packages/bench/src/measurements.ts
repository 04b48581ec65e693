import { addDays } from '@throughline/core/kernel'
import { entryAt, type SeededGoals, type SeededTalk, searches, taskAt } from '@throughline/harness'
import type { Request } from 'autocannon'

/** One thing that is asked of the app and, in its own terms, of the floor. */
export interface Measurement {
  name: string
  status: number
  app: Request[]
  /** Absent where the floor has nothing like it. */
  floor?: Request[]
  /** Requests of one round at most: an account may ask only so often in ten minutes for what is costly. */
  most?: number
  /** What four others send meanwhile, of which each has to be answered 200. */
  beside?: Request[]
  /** Where it is asked by more than the others are. */
  connections?: number
  /** Sent by the app's requests only. */
  headers?: Record<string, string>
  /** It makes tasks, which all have to be there in the end. */
  makesTasks?: true
  /** What quality.md asks for: a ratio to the floor, or requests a second without one. */
  target: number
}

/** Of a round of costly reads: an account has 60,000 in ten minutes, and nine rows share them. */
const COSTLY = 2_000

const json = { 'content-type': 'application/json' }
const priorities = ['low', 'medium', 'high', 'urgent']

/** What the timeline asks of each entry. */
const timelineFields = 'id,version,entryDate,entryAt,title,excerpt,wordCount,mood,tags,starred,journalId,photoIds'

/** The account that is measured. */
export interface Seeded {
  /** Its tasks. */
  ids: readonly string[]
  goals: SeededGoals
  /** Its entries of the journal, newest first. */
  entries: readonly string[]
  /** Its wins, newest first, each with a task as evidence. */
  wins: readonly string[]
  /** A discussion of 10,000 messages, the later half of which it has not read. */
  talk: SeededTalk
  /** A plain date; there is an entry of the journal for each of the 5,000 days before it. */
  today: string
  /** That of the list of tasks as it stands. */
  etag: string
}

/** What is measured, reads first: creating makes the account grow. */
export function measurements({ ids, goals, entries, wins, talk, today, etag }: Seeded): Measurement[] {
  const api = '/api/v1'
  const some = ids.filter((_, n) => n % Math.ceil(ids.length / 200) === 0)
  const gets = (base: string): Request[] => some.map((id) => ({ path: `${base}/tasks/${id}` }))
  const finds = (path: string): Request[] => searches.map((text) => ({ path: `${path}limit=20&q=${encodeURIComponent(text)}` }))
  const year = `from=${addDays(today, -365)}&before=${addDays(today, 1)}`
  const creates = (base: string): Request[] =>
    searches.map((_, n) => ({ method: 'POST', path: `${base}/tasks`, headers: json, body: JSON.stringify(taskAt(n)) }))
  const updates = (base: string): Request[] => {
    let sent = 0
    // The connections share the count, so that no request finds its change already made: that would store nothing.
    const next = (request: Request): Request => {
      const priority = priorities[Math.floor(sent / some.length) % priorities.length]
      const id = some[sent++ % some.length]
      return { ...request, path: `${base}/tasks/${id}`, body: JSON.stringify({ priority }) }
    }
    return [{ method: 'PATCH', path: `${base}/tasks`, headers: json, setupRequest: next }]
  }
  const aFew = entries.slice(0, 200)
  /** What a pause in writing sends: the whole text, a word longer each time. */
  const autosaves = (base: string): Request[] => {
    let sent = 0
    const next = (request: Request): Request => {
      const n = sent++ % aFew.length
      return { ...request, path: `${base}/journal-entries/${aFew[n]}`, body: JSON.stringify({ body: `${entryAt(n, today).body} ${sent}` }) }
    }
    return [{ method: 'PATCH', path: `${base}/journal-entries`, headers: json, setupRequest: next }]
  }
  const timeline = `${api}/journal-entries?limit=50&fields=${timelineFields}`
  const list = `${api}/tasks?view=all&limit=50`
  const thread = `${api}/discussions/${talk.id}/messages`
  const newest = `${api}/goals/${goals.largest}/check-ins?limit=50`
  return [
    { name: 'list 50', status: 200, app: [{ path: list }], floor: [{ path: '/tasks?limit=50' }], target: 0.6 },
    { name: 'list 50, unchanged (304)', status: 304, app: [{ path: list }], headers: { 'if-none-match': etag }, target: 20_000 },
    { name: 'get one', status: 200, app: gets(api), floor: gets(''), target: 0.6 },
    { name: 'search, ranked', status: 200, app: finds(`${api}/search?kinds=task&`), floor: finds('/search?'), most: COSTLY, target: 0.6 },
    { name: 'search of everything', status: 200, app: finds(`${api}/search?`), most: COSTLY, target: 500 },
    { name: 'list 50 goals', status: 200, app: [{ path: `${api}/goals?limit=50` }], floor: [{ path: '/tasks?limit=50' }], target: 0.6 },
    { name: 'newest 50 of 5,000 check-ins', status: 200, app: [{ path: newest }], floor: [{ path: '/tasks?limit=50' }], target: 0.6 },
    {
      name: 'progress, 5,000 check-ins',
      status: 200,
      app: [{ path: `${api}/goals/${goals.largest}/progress` }],
      most: COSTLY,
      target: 200,
    },
    { name: 'progress of 101 goals', status: 200, app: [{ path: `${api}/goals/progress` }], most: COSTLY, target: 50 },
    { name: 'list 50 entries, no bodies', status: 200, app: [{ path: timeline }], target: 500 },
    {
      name: 'get an entry',
      status: 200,
      app: aFew.map((id) => ({ path: `${api}/journal-entries/${id}` })),
      floor: gets(''),
      target: 0.6,
    },
    { name: 'save an entry, 200 words', status: 200, app: autosaves(api), target: 500 },
    { name: 'year of 5,000 entries', status: 200, app: [{ path: `${api}/journal-entries/stats?${year}` }], most: COSTLY, target: 100 },
    {
      name: 'search of 5,000 entries, with passages',
      status: 200,
      app: finds(`${api}/journal-entries/search?`),
      most: COSTLY,
      target: 100,
    },
    { name: 'on this day, 13 years', status: 200, app: [{ path: `${api}/on-this-day` }], most: COSTLY, target: 100 },
    { name: 'list 50 of 300 wins', status: 200, app: [{ path: `${api}/wins?limit=50` }], target: 500 },
    { name: 'get a win', status: 200, app: wins.slice(0, 200).map((id) => ({ path: `${api}/wins/${id}` })), floor: gets(''), target: 0.3 },
    { name: 'what 300 wins come to', status: 200, app: [{ path: `${api}/wins/stats` }], most: COSTLY, target: 500 },
    {
      name: 'candidates of a year',
      status: 200,
      app: [{ path: `${api}/win-candidates?from=${addDays(today, -365)}&until=${today}` }],
      most: COSTLY,
      target: 20,
    },
    {
      name: '50 of 10,000 messages, at the unread line',
      status: 200,
      app: [{ path: `${thread}?around=unread` }],
      floor: [{ path: '/tasks?limit=50' }],
      target: 0.3,
    },
    {
      name: 'page of 10,000 messages, at the unread line',
      status: 200,
      app: [{ path: `/discussions/${talk.id}` }],
      most: 1_000,
      target: 50,
    },
    { name: 'update', status: 200, app: updates(api), floor: updates(''), target: 0.6 },
    { name: 'get one, while four others update', status: 200, app: gets(api), floor: gets(''), beside: updates(api), target: 0.3 },
    { name: 'page of tasks', status: 200, app: [{ path: '/tasks' }], target: 150 },
    { name: 'page of tasks, 60 rows', status: 200, app: [{ path: '/tasks/all' }], target: 150 },
    { name: 'create, FULL', status: 201, app: creates(api), floor: creates(''), target: 0.6, makesTasks: true },
    { name: 'create by 64 connections, FULL', status: 201, app: creates(api), connections: 64, target: 1_000, makesTasks: true },
    {
      name: 'say something to ten others, FULL',
      status: 201,
      app: [{ method: 'POST', path: thread, headers: json, body: JSON.stringify({ body: taskAt(0).title }) }],
      most: 300,
      target: 50,
    },
  ]
}
