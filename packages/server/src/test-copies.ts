import { type Copy, copyKey, takeOver } from '@throughline/client'
import { type CopyChange, copiedKinds, copiedShared } from '@throughline/core/changes'
import {
  type FeedbackRequest,
  type MessageRevision,
  mayReadFeedback,
  messages,
  type Participation,
  participations,
  runDeliveries,
  runPeopleJobs,
  runSettlements,
  sweepMessages,
} from '@throughline/core/discussion'
import { instantText, listAll, type StoredRecord } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import type { AppDeps } from '@throughline/http'
import { expect } from 'vitest'
import { ask, read, testApp } from '../../../adapters/http/src/test-app.ts'
import { everythingOf, upload } from '../../../adapters/http/src/test-everything.ts'
import { type DescribedOperation, operationsOf } from '../../../adapters/http/src/test-operations.ts'

type Person = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

/** Whole numbers below a bound, the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What signs in, goes elsewhere, or takes the account away: nothing of it is in a copy. */
const isBeside = ({ path, operationId }: DescribedOperation) =>
  /^\/(auth|me\/|passkeys|sessions|sign-ins|tokens|push-|subscription|billing|batch|unsubscriptions|notification-settings\/test|attestations\/answer)/.test(
    path,
  ) || ['putAwayAccount', 'addSampleData', 'removeSampleData'].includes(operationId)

/** How a person's copy is read: a page at a time, in between everything else. */
interface Keeper {
  person: Person
  accountId: string
  copy: Copy
  cursor: string | undefined
  ids: Map<string, string[]>
}

/** Where a kind is read by itself. */
const addresses: Readonly<Record<string, (change: CopyChange) => string>> = {
  account: () => '/me',
  profile: () => '/profile',
  'practice-settings': () => '/practice/settings',
  'practice-card': ({ id }) => `/practice/${id}`,
  'journal-entry': ({ id }) => `/journal-entries/${id}`,
  story: ({ id }) => `/stories/${id}`,
  'given-feedback': ({ id }) => `/given-feedback/${id}`,
  participation: ({ id }) => `/discussions/${id}/participation`,
  'discussion-note': ({ id }) => `/discussions/${id}/note`,
  discussion: ({ id }) => `/discussions/${id}`,
  'feedback-request': ({ id, discussionId }) => `/discussions/${discussionId}/feedback/${id}`,
  ...Object.fromEntries(
    ['message', 'decision', 'action-item', 'meeting', 'agenda-item', 'coach-answer'].map((kind) => [
      kind,
      ({ id, discussionId }: CopyChange) => `/discussions/${discussionId}/${kind}s/${id}`,
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['task', 'saved-view', 'task-template', 'goal', 'check-in', 'journal', 'journal-revision', 'journal-template', 'win'],
      ...['experience', 'skill', 'resume', 'review-packet', 'question', 'rehearsal', 'mock-interview', 'target-job'],
      ...['calendar-feed', 'calendar-subscription'],
    ].map((kind) => [kind, ({ id }: CopyChange) => `/${kind}s/${id}`]),
  ),
}

/** What follows from the clock or from other records, or stands in a copy alone. */
const besides = ['due', 'nextMeetingAt', 'reactions', 'url']

/** Of these a server notes what it did on its own, such as when it last looked, without telling anybody. */
const noted = new Set(['calendar-subscription', 'notification'])

const plain = (record: object) => Object.fromEntries(Object.entries(record).filter(([name]) => !besides.includes(name)))

/** Whether what a record belongs to lies in the trash: until that comes back, it is not shown by itself. */
function isWithTrashed(copy: Copy, { kind, record }: CopyChange): boolean {
  const { goalId, entryId } = record as { goalId?: string; entryId?: string }
  const [owner, id] = kind === 'check-in' ? ['goal', goalId] : kind === 'journal-revision' ? ['journal-entry', entryId] : []
  return owner !== undefined && copy.get(copyKey({ kind: owner, id: id as string, discussionId: null }))?.record?.deletedAt !== null
}

/** Whatever else the API says of a record, under its own id: something of its kind is there. */
async function expectAsRead({ person, copy }: Keeper): Promise<void> {
  for (const change of copy.values()) {
    const address = addresses[change.kind]
    if (!address || change.record?.deletedAt || noted.has(change.kind)) continue
    if (isWithTrashed(copy, change)) continue
    const response = await person.ask(address(change))
    expect([response.status, address(change)]).toEqual([200, address(change)])
    expect(plain(change.record as object), address(change)).toEqual(plain(await read(response)))
  }
}

/** All that somebody may have a copy of, by what it is kept under: read from the storage, kind by kind. */
async function expectWhole(deps: AppDeps, { accountId, copy }: Keeper): Promise<void> {
  const horizon = instantText(deps.clock.now().subtract({ hours: 24 * 29 }))
  const there = new Map<string, number>()
  const all = async (space: string, kind: (typeof kinds)[number]) => [
    ...(await listAll(deps, space, kind.queries.all, {})),
    ...(await listAll(deps, space, kind.queries.trash, { from: horizon })),
  ]
  const note = (kind: string, { id, version }: StoredRecord, discussionId: string | null) =>
    there.set(copyKey({ kind, id, discussionId }), noted.has(kind) ? 0 : version)
  const had = await listAll(deps, accountId, participations.queries.all, {})
  const isIn = new Set(had.map(({ id }) => id))
  for (const { kind } of copiedKinds)
    for (const record of await all(accountId, kind)) {
      if (kind.name === 'discussion-note' && !isIn.has(record.id)) continue
      if (kind.name === 'participation' && record.deletedAt && (record as Participation).role !== 'owner') continue
      note(kind.name, record, null)
    }
  for (const id of isIn) {
    const said = new Map((await listAll(deps, id, messages.queries.all, {})).map((message) => [message.id, message]))
    for (const { kind } of copiedShared)
      for (const record of await all(id, kind)) {
        const revision = record as MessageRevision
        if (kind.name === 'message-revision' && (revision.takenBack || said.get(revision.messageId)?.removedAt)) continue
        if (kind.name === 'feedback-request' && !mayReadFeedback(record as FeedbackRequest, accountId)) continue
        note(kind.name, record, id)
      }
  }
  // What has just left the trash may still be in a copy, and in the storage.
  const live = [...copy.values()].filter(({ record }) => !record?.deletedAt || record.deletedAt > horizon)
  expect(
    new Map(live.map((change): [string, number | null] => [copyKey(change), noted.has(change.kind) ? 0 : change.version]).sort()),
  ).toEqual(new Map([...there].sort()))
}

/**
 * Has two people, who share a discussion, do anything that the API can, in a seeded order and with time passing, while each
 * keeps a copy by pages of any size at any moment: in the end, and again and again in between, the copy is what is there.
 * Answers the kinds there were.
 */
export async function expectCopies(overrides: Partial<AppDeps>, { operations: count, seed }: { operations: number; seed: number }) {
  const below = seeded(seed)
  const pick = <T>(some: readonly T[]): T => some[below(some.length)] as T
  const { app, deps, clock, signUp } = testApp(overrides)
  const described = operationsOf(await read(await ask(app, '/openapi.json')))
  const writing = described.filter((operation) => operation.method !== 'GET' && !operation.isPublic && !isBeside(operation))
  const [ines, oskar] = [await signUp(), await signUp()]
  const keepers: Keeper[] = []
  for (const [person, guest] of [
    [ines, oskar],
    [oskar, ines],
  ] as const) {
    const ids = await everythingOf(deps, person, guest)
    const { id: accountId } = await person.json('/me')
    keepers.push({
      person,
      accountId,
      copy: new Map(),
      cursor: undefined,
      ids: new Map(Object.entries(ids).map(([name, id]) => [name, [id]])),
    })
  }
  // What seldom comes about by chance: a choice about a question of the library, and how a message read before.
  clock.advance({ minutes: 10 })
  for (const { person, ids } of keepers) {
    await person.json('/questions/own-mistake', { method: 'PATCH', body: { starred: true } })
    const [discussionId, messageId] = ['discussions', 'messageId'].map((name) => ids.get(name)?.[0])
    await person.json(`/discussions/${discussionId}/messages/${messageId}`, { method: 'PATCH', body: { body: 'Who reads it aloud?' } })
    ids.get('questions')?.push('own-mistake')
  }
  // What is of a discussion is known to both.
  const [first, second] = keepers as [Keeper, Keeper]
  for (const name of [
    'discussions',
    'messageId',
    'decisionId',
    'actionId',
    'meetingId',
    'itemId',
    'answerId',
    'feedbackId',
    'personId',
    'token',
  ])
    for (const [mine, theirs] of [
      [first, second],
      [second, first],
    ] as const)
      mine.ids.get(name)?.push(...(theirs.ids.get(name) ?? []).slice(0, 1))

  const met = new Set<string>()
  let done = 0
  for (let turn = 0; done < count; turn++) {
    const keeper = pick(keepers)
    done += (await act(keeper)) ? 1 : 0
    if (below(10) === 0) await onePage(pick(keepers))
    if (below(100) === 0) clock.advance({ hours: pick([1, 8, 24, 24 * 5]) })
    if (below(40) === 0) await chores()
    if (done > 0 && turn % Math.ceil(count / 3) === 0) await compare()
    if (turn > count * 10) throw new Error('Hardly anything that is asked is done.')
  }
  await compare()
  return met

  async function act({ person, ids }: Keeper): Promise<boolean> {
    const operation = pick(writing)
    const { path, method, requestBody } = operation
    const area = path.split('/')[1] as string
    let isKnown = true
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const known = (name !== 'id' && ids.get(name)) || ids.get(area) || ids.get(name)
      isKnown &&= known !== undefined
      return pick(known ?? ['x'])
    })
    if (!isKnown) return false
    const json = requestBody?.content['application/json']
    const body = json ? varied(json.example) : requestBody ? upload() : undefined
    const query = path === '/imports' ? '?format=todoist-csv' : path === '/attachments' ? `?taskId=${pick(ids.get('id') ?? [])}` : ''
    const response = await person.ask(filled + query, { method, ...(body !== undefined && { body }) })
    const answer = response.status === 204 ? {} : await read(response)
    expect([response.status < 500, filled, answer.detail]).toEqual([true, filled, answer.detail])
    if (response.status === 201 && typeof answer.id === 'string') {
      const name = path.split('/').length === 2 ? area : undefined
      if (name) ids.set(name, [...(ids.get(name) ?? []), answer.id].slice(-8))
      if (path === '/tasks') ids.set('id', [...(ids.get('id') ?? []), answer.id].slice(-8))
      if (/messages$/.test(path)) ids.set('messageId', [...(ids.get('messageId') ?? []), answer.id].slice(-8))
    }
    return response.status < 300
  }

  /** The example, told apart from other times by its texts, and under no id of its own. */
  function varied(example: unknown): unknown {
    if (typeof example !== 'object' || example === null || Array.isArray(example)) return example
    const words = ['title', 'body', 'text', 'name', 'notes', 'what', 'note', 'summary']
    const entries = Object.entries(example).filter(([name]) => name !== 'id')
    return Object.fromEntries(
      entries.map(([name, value]) => [name, words.includes(name) && typeof value === 'string' ? `${value} ${below(1000)}` : value]),
    )
  }

  async function chores(): Promise<void> {
    await runDeliveries(deps)
    await runSettlements({ ...deps, kinds })
    await runPeopleJobs({ ...deps, kinds })
    await sweepMessages(deps)
  }

  async function onePage(keeper: Keeper): Promise<boolean> {
    const { person, copy, cursor } = keeper
    const response = await person.ask(`/changes?limit=${1 + below(200)}${cursor === undefined ? '' : `&after=${cursor}`}`)
    const page = await read(response)
    expect([response.status, page.detail]).toEqual([200, undefined])
    takeOver(copy, page.items)
    for (const { kind } of page.items) met.add(kind)
    keeper.cursor = page.cursor
    return page.hasMore
  }

  async function compare(): Promise<void> {
    await chores()
    for (const keeper of keepers) {
      while (await onePage(keeper));
      await expectWhole(deps, keeper)
      await expectAsRead(keeper)
    }
  }
}

/** Every kind there may be a copy of. */
export const kindsInCopies: readonly string[] = [...copiedKinds, ...copiedShared].map(({ kind }) => kind.name).sort()
