import { ProblemError } from '@throughline/client/problem'
import type { Message } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { createKept } from '../../desk/kept/kept.ts'
import { sampleStorage } from '../../desk/kept/test-storage.ts'
import { ANSWER_MS, createWaitingMessages, LAST_RETRY_MS, type WaitingMessage } from './create-waiting-messages.ts'
import { outcomeOf, type Sent } from './outcome.ts'

/** Until the first try again. */
const FIRST_RETRY_MS = 1_000

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A browser with pages of one person, a server that is answered for by hand, and a clock that stands still. */
function browser({ hasLocks = true } = {}) {
  const kept = new Map<string, string>()
  const { setItem, removeItem } = sampleStorage(kept)
  const room = { isFull: false }
  const storage = Object.assign(sampleStorage(kept), {
    setItem(key: string, text: string) {
      if (room.isFull) throw new DOMException('Full.', 'QuotaExceededError')
      setItem(key, text)
      for (const look of pages) look()
    },
    removeItem(key: string) {
      removeItem(key)
      for (const look of pages) look()
    },
  })
  let line: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: object, act: () => Promise<unknown>) => {
    line = line.then(act)
    return line
  }
  const pages: (() => void)[] = []
  const sent: { id: string; body: string; answer: (sent: Sent) => Promise<void> }[] = []
  const timers = new Set<{ act: () => void; at: number }>()
  let now = Date.parse('2026-11-12T09:00:00Z')
  let ids = 0
  const prefix = 'said.ines.talk.'
  return {
    kept,
    room,
    sent,
    /** Opens a page, which begins with what an earlier one has left. */
    open() {
      let isAlive = true
      const waiting = createWaitingMessages({
        prefix,
        kept: createKept({ storage, locks: hasLocks ? ({ request } as unknown as LockManager) : undefined }),
        // Made in one millisecond, they are in no order.
        newId: () => `message ${String(100 - ++ids)}`,
        now: () => now,
        send: (message) =>
          new Promise((resolve) => {
            const answer = (result: Sent) => {
              if (isAlive) resolve(result)
              return turn().then(() => {})
            }
            sent.push({ id: message.id, body: message.body, answer })
          }),
        later(act, milliseconds) {
          const timer = { act: () => isAlive && act(), at: now + milliseconds }
          timers.add(timer)
          return () => timers.delete(timer)
        },
      })
      const look = () => isAlive && queueMicrotask(waiting.look)
      pages.push(look)
      waiting.wake()
      return {
        ...waiting,
        /** The page is gone in the middle of what it does. */
        close() {
          isAlive = false
          line = Promise.resolve()
        },
      }
    },
    async pass(milliseconds: number) {
      now += milliseconds
      for (const timer of [...timers]) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.act()
      }
      await turn()
    },
  }
}

const said = (id = ''): Sent => ({ is: 'said', message: { id } as Message })
const text = (body: string) => ({ body, replyTo: null })
const states = (list: readonly WaitingMessage[]) => list.map(({ body, state }) => [body, state])
const bodies = (sent: readonly { body: string }[]) => sent.map(({ body }) => body)

test('messages go one at a time, in the order they were written', async () => {
  const { open, sent } = browser()
  const page = open()
  for (const body of ['one', 'two', 'three']) page.say(text(body))
  await turn()
  expect(bodies(sent)).toEqual(['one'])
  expect(states(page.list())).toEqual([
    ['one', 'sending'],
    ['two', 'sending'],
    ['three', 'sending'],
  ])
  await sent[0]?.answer(said())
  expect(bodies(sent)).toEqual(['one', 'two'])
  await sent[1]?.answer(said())
  await sent[2]?.answer(said())
  expect(page.list()).toEqual([])
})

test('what has no answer waits with all behind it, and goes again under its id, less and less often', async () => {
  const { open, sent, pass } = browser()
  const page = open()
  page.say(text('one'))
  page.say(text('two'))
  await turn()
  await sent[0]?.answer({ is: 'unanswered' })
  expect(states(page.list())).toEqual([
    ['one', 'waiting'],
    ['two', 'waiting'],
  ])
  await pass(FIRST_RETRY_MS)
  await sent[1]?.answer({ is: 'unanswered' })
  await pass(FIRST_RETRY_MS)
  expect(sent, 'twice as long').toHaveLength(2)
  await pass(FIRST_RETRY_MS)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  await sent[2]?.answer(said())
  expect(bodies(sent)).toEqual(['one', 'one', 'one', 'two'])
})

test('it goes at once when the network or the stream is back, also while a try is failing', async () => {
  const { open, sent } = browser()
  const page = open()
  page.say(text('one'))
  await turn()
  page.wake()
  await sent[0]?.answer({ is: 'unanswered' })
  expect(sent).toHaveLength(2)
  await sent[1]?.answer({ is: 'unanswered' })
  expect(sent).toHaveLength(2)
  page.wake()
  await turn()
  expect(sent).toHaveLength(3)
})

test('a connection that says nothing is given up, and tried again', async () => {
  const { open, sent, pass } = browser()
  const page = open()
  page.say(text('one'))
  await turn()
  await pass(ANSWER_MS)
  expect(states(page.list())).toEqual([['one', 'waiting']])
  await pass(FIRST_RETRY_MS)
  expect(sent).toHaveLength(2)
})

test('what is refused says why and holds nothing up; it can be tried again or let go of', async () => {
  const { open, sent } = browser()
  const page = open()
  const { id } = page.say(text('one'))
  page.say(text('two'))
  await turn()
  await sent[0]?.answer({ is: 'refused', why: 'Too long.' })
  expect(page.list()[0]).toMatchObject({ body: 'one', state: 'refused', why: 'Too long.' })
  await sent[1]?.answer(said())
  page.again(id)
  await turn()
  expect([bodies(sent), page.list()[0]?.why]).toEqual([['one', 'two', 'one'], undefined])
  expect(page.discard(id), 'on its way').toBeUndefined()
  await sent[2]?.answer({ is: 'refused', why: 'Too long.' })
  expect(page.discard(id)).toMatchObject({ body: 'one' })
  expect(page.list()).toEqual([])
})

test('a page that goes away loses nothing: the next one sends it under the same id', async () => {
  const { open, sent } = browser()
  const first = open()
  const { id } = first.say({ ...text('one'), fileIds: ['plan'] })
  first.say({ body: 'two', replyTo: 'question' })
  await turn()
  first.close()
  const next = open()
  expect(next.list()).toMatchObject([
    { id, body: 'one', fileIds: ['plan'] },
    { body: 'two', replyTo: 'question' },
  ])
  await turn()
  await sent[1]?.answer(said())
  await sent[2]?.answer(said())
  expect(sent.map(({ id, body }) => [id === sent[0]?.id, body])).toEqual([
    [true, 'one'],
    [true, 'one'],
    [false, 'two'],
  ])
  expect(next.list()).toEqual([])
})

test('two pages send each message once, in one order, and both see what waits', async () => {
  const { open, sent, kept } = browser()
  const [one, two] = [open(), open()]
  await turn()
  one.say(text('from one'))
  two.say(text('from two'))
  await turn()
  expect(states(two.list())).toEqual(states(one.list()))
  expect(bodies(sent)).toEqual(['from one'])
  await sent[0]?.answer(said())
  await sent[1]?.answer(said())
  one.wake()
  two.wake()
  await turn()
  expect(bodies(sent)).toEqual(['from one', 'from two'])
  expect([one.list(), two.list(), kept.size]).toEqual([[], [], 0])
})

test('what another page wrote and did not send is sent once that has gone', async () => {
  const { open, sent, pass } = browser()
  const [writer, other] = [open(), open()]
  await turn()
  writer.say(text('one'))
  await turn()
  writer.close()
  await pass(LAST_RETRY_MS)
  expect(bodies(sent)).toEqual(['one', 'one'])
  await sent[1]?.answer(said())
  expect(other.list()).toEqual([])
})

test('without locks it is sent as well, and each page sends its own once', async () => {
  const { open, sent } = browser({ hasLocks: false })
  const page = open()
  page.say(text('one'))
  await turn()
  await sent[0]?.answer(said())
  expect([bodies(sent), page.list()]).toEqual([['one'], []])
})

test('a storage that is full keeps nobody from sending', async () => {
  const { open, sent, room } = browser()
  const page = open()
  room.isFull = true
  page.say(text('one'))
  await turn()
  await sent[0]?.answer({ is: 'refused', why: 'No.' })
  expect(states(page.list())).toEqual([['one', 'refused']])
  page.again(page.list()[0]?.id ?? '')
  await turn()
  await sent[1]?.answer(said())
  expect(page.list()).toEqual([])
})

test('who follows hears of changes, and of what was said while it is still in the list', async () => {
  const { open, sent } = browser()
  const page = open()
  await turn()
  const seen: string[] = []
  const before = page.list()
  expect(page.list(), 'the same until something changes').toBe(before)
  const stop = page.subscribe(() => seen.push(states(page.list()).join()))
  page.onSaid(({ id }) => seen.push(`said ${id}, ${page.list().length} in the list`))
  page.say({ ...text('one'), id: 'chosen' })
  await turn()
  await sent[0]?.answer(said('chosen'))
  expect([...new Set(seen)]).toEqual(['one,sending', 'said chosen, 1 in the list', ''])
  stop()
  page.say(text('two'))
  expect(seen.at(-1)).toBe('')
})

const problem = (status: number, errors?: { pointer: string; message: string; code: string }[]) =>
  new ProblemError({ type: 'about:blank', title: 'No.', status, instance: '', requestId: '', ...(errors && { errors }) })

test.each([
  [new TypeError('Failed to fetch'), 'unanswered'],
  [problem(500), 'unanswered'],
  [problem(503), 'unanswered'],
  [problem(429), 'unanswered'],
  [problem(401), 'unanswered'],
  [problem(409), 'said'],
  [problem(403), 'refused'],
  [problem(404), 'refused'],
  [problem(422, [{ pointer: '/body', message: 'Too long.', code: 'too_big' }]), 'refused'],
])('%s: %s', (error, is) => expect(outcomeOf(error).is).toBe(is))

test('a refusal speaks in the words of the server', () => {
  expect(outcomeOf(problem(422, [{ pointer: '/body', message: 'Too long.', code: 'too_big' }]))).toEqual({
    is: 'refused',
    why: 'Too long.',
  })
  expect(outcomeOf(problem(403))).toEqual({ is: 'refused', why: 'No.' })
})

test.each(['no message', 'null', '{"body":"x"}', '{"id":"other","body":"x","writtenAt":""}'])(
  'what cannot be read keeps nothing else from being said: %s',
  async (broken) => {
    const { kept, sent, open } = browser()
    kept.set('said.ines.talk.broken', broken)
    const page = open()
    page.say({ body: 'Three names by Friday.', replyTo: null })
    await turn()
    expect(sent.map(({ body }) => body)).toEqual(['Three names by Friday.'])
  },
)
