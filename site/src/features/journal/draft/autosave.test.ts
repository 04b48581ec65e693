import { expect, it } from 'vitest'
import { type AutosaveOptions, createAutosave, type Outcome, type Saving, type Told } from './autosave.ts'
import { fieldsWith } from './test-fields.ts'
import { begun, opened, type Request, type Writing } from './writing.ts'

/** An autosave with a clock, a server and a store that are driven by hand. */
function saved(writing: Writing = opened('e', { version: 3, fields: fieldsWith({ body: 'Rain' }) })) {
  let time = 0
  let timers: { at: number; then: () => void }[] = []
  const asked: Request[] = []
  const answers: ((outcome: Outcome) => void)[] = []
  const shown: Saving[] = []
  let stored: Writing | null = null
  let storedNow: Writing | null = null
  let entry: Told | null = null
  const options: AutosaveOptions = {
    writing,
    send(_, request) {
      asked.push(request)
      return new Promise((resolve) => answers.push(resolve))
    },
    read: async () => entry,
    store: {
      put: (writing) => {
        stored = JSON.parse(JSON.stringify(writing))
      },
      putNow: (writing) => {
        storedNow = JSON.parse(JSON.stringify(writing))
      },
      clear: () => {
        stored = storedNow = null
      },
    },
    newId: () => `id-${time}`,
    now: () => time,
    wait(ms, then) {
      const timer = { at: time + ms, then }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    onChange: (_, saving) => shown.push(saving),
  }
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const autosave = createAutosave(options)
  return {
    ...{ autosave, asked, settle },
    shown: () => shown.at(-1)?.is,
    stored: () => stored,
    storedNow: () => storedNow,
    reads: (told: Told) => {
      entry = told
    },
    async pass(ms: number) {
      const until = time + ms
      for (;;) {
        const [first] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (!first) break
        timers = timers.filter((timer) => timer !== first)
        time = first.at
        first.then()
        await settle()
      }
      time = until
    },
    async answer(outcome: Outcome) {
      answers.shift()?.(outcome)
      await settle()
    },
    done: (version: number, changes = {}): Outcome => ({ is: 'done', entry: { version, ...fieldsWith({ body: 'Rain', ...changes }) } }),
  }
}

it('keeps a keystroke in the browser within 300 ms and sends it a second after the last', async () => {
  const { autosave, pass, stored, asked, answer, done, shown } = saved()
  autosave.change({ body: 'Rain a' })
  expect(shown()).toBe('saving')
  await pass(300)
  expect(stored()?.now.body).toBe('Rain a')
  expect(asked).toEqual([])
  autosave.change({ body: 'Rain a b' })
  await pass(999)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual([{ do: 'edit', version: 3, changes: { body: 'Rain a b' } }])
  await answer(done(4, { body: 'Rain a b' }))
  expect(shown()).toBe('saved')
  expect(stored()).toBeNull()
})

it('sends every five seconds while somebody types on and on', async () => {
  const { autosave, pass, asked } = saved()
  for (let i = 1; i <= 11; i++) {
    autosave.change({ body: `Rain ${i}` })
    await pass(500)
  }
  expect(asked).toEqual([{ do: 'edit', version: 3, changes: { body: 'Rain 10' } }])
})

it('keeps what is typed while something is on its way, and sends it after', async () => {
  const { autosave, pass, asked, answer, done, stored } = saved()
  autosave.change({ body: 'Rain a' })
  await pass(1_000)
  autosave.change({ body: 'Rain a b' })
  await pass(10_000)
  expect(asked).toHaveLength(1)
  expect(stored()?.now.body).toBe('Rain a b')
  await answer(done(4, { body: 'Rain a' }))
  await pass(1_000)
  expect(asked.at(-1)).toEqual({ do: 'edit', version: 4, changes: { body: 'Rain a b' } })
})

it('keeps all of it here without a network, and tries again by itself', async () => {
  const { autosave, pass, asked, answer, done, stored, shown } = saved()
  autosave.change({ body: 'Rain a' })
  await pass(1_000)
  await answer({ is: 'unanswered', why: 'no-network' })
  expect(shown()).toBe('waiting')
  autosave.change({ body: 'Rain a b' })
  await pass(300)
  expect(stored()?.now.body).toBe('Rain a b')
  await pass(700)
  expect(asked).toHaveLength(2)
  expect(asked[1]).toEqual(asked[0])
  await answer(done(4, { body: 'Rain a' }))
  await pass(1_000)
  await answer(done(5, { body: 'Rain a b' }))
  expect(shown()).toBe('saved')
})

it('waits twice as long after each try that nobody answers, up to 15 s, and begins anew after an answer', async () => {
  const { autosave, pass, asked, answer, done } = saved()
  autosave.change({ mood: 1 })
  await pass(1_000)
  for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
    const tries = asked.length
    await answer({ is: 'unanswered', why: 'no-network' })
    await pass(wait - 1)
    expect(asked).toHaveLength(tries)
    await pass(1)
    expect(asked).toHaveLength(tries + 1)
  }
  await answer(done(4, { mood: 1 }))
  autosave.change({ mood: 2 })
  await pass(1_000)
  const tries = asked.length
  await answer({ is: 'unanswered', why: 'no-network' })
  await pass(1_000)
  expect(asked).toHaveLength(tries + 1)
})

it('waits for nobody who has to sign in, and goes on at once when told', async () => {
  const { autosave, pass, asked, answer } = saved()
  autosave.change({ mood: 1 })
  await pass(1_000)
  await answer({ is: 'unanswered', why: 'signed-out' })
  await pass(60_000)
  expect(asked).toHaveLength(1)
  autosave.retry()
  expect(asked).toHaveLength(2)
})

it('says why something was refused, keeps it, and sends what is typed instead', async () => {
  const { autosave, pass, asked, answer, stored } = saved()
  autosave.change({ title: 'Too long' })
  await pass(1_000)
  await answer({ is: 'refused', why: 'Use at most 300 characters.' })
  expect(autosave.saving()).toEqual({ is: 'refused', why: 'Use at most 300 characters.' })
  await pass(60_000)
  expect(asked).toHaveLength(1)
  expect(stored()?.now.title).toBe('Too long')
  autosave.change({ title: 'Short' })
  await pass(1_000)
  expect(asked[1]).toEqual({ do: 'edit', version: 3, changes: { title: 'Short' } })
})

it('makes nothing and keeps nothing before the first word', async () => {
  const { autosave, pass, asked, stored, shown } = saved(begun('e', fieldsWith({})))
  autosave.change({ body: ' \n' })
  await pass(10_000)
  autosave.hide()
  expect([asked, stored(), shown()]).toEqual([[], null, 'empty'])
  autosave.change({ body: 'A' })
  await pass(1_000)
  expect(asked).toMatchObject([{ do: 'make', fields: { body: 'A' } }])
})

it('keeps and sends at once when the page is hidden', () => {
  const { autosave, asked, storedNow } = saved()
  autosave.change({ body: 'Rain a' })
  expect(storedNow()).toBeNull()
  autosave.hide()
  expect(storedNow()?.now.body).toBe('Rain a')
  expect(asked).toHaveLength(1)
})

it('sends what an earlier page could not, first as it was sent there', async () => {
  const sent: Request = { do: 'edit', version: 3, changes: { body: 'Rain a' } }
  const left = { ...opened('e', { version: 3, fields: fieldsWith({ body: 'Rain' }) }), now: fieldsWith({ body: 'Rain a b' }), sent }
  const { autosave, asked, answer, pass, done, stored } = saved()
  autosave.takeUp(left)
  expect(stored()?.now.body).toBe('Rain a b')
  expect(asked).toEqual([sent])
  await answer({ is: 'stale', entry: { version: 4, ...fieldsWith({ body: 'Rain a' }) } })
  await pass(1_000)
  expect(asked[1]).toEqual({ do: 'edit', version: 4, changes: { body: 'Rain a b' } })
  await answer(done(5, { body: 'Rain a b' }))
  expect(stored()).toBeNull()
})

it('follows what it hears of, after what is on its way', async () => {
  const { autosave, pass, answer, done, reads, settle } = saved()
  autosave.change({ mood: 1 })
  await pass(1_000)
  reads({ version: 5, ...fieldsWith({ body: 'Snow', mood: 1 }) })
  autosave.hear(5)
  await settle()
  expect(autosave.writing().now.body).toBe('Rain')
  await answer(done(4, { mood: 1 }))
  expect(autosave.writing().now.body).toBe('Snow')
})

it('is held while two texts wait for a choice, which outlives the page; then keeps both and goes on', async () => {
  const { autosave, pass, asked, answer, shown, stored, done } = saved()
  autosave.change({ body: 'Mine' })
  await pass(1_000)
  await answer({ is: 'stale', entry: { version: 4, ...fieldsWith({ body: 'Theirs' }) } })
  expect(shown()).toBe('held')
  expect(stored()?.held).toEqual(['body'])
  autosave.choose({ title: '', body: 'Both' })
  await pass(0)
  await answer({ is: 'done', entry: null })
  await pass(0)
  await answer({ is: 'done', entry: null })
  await pass(0)
  expect(asked.map((request) => request.do)).toEqual(['edit', 'keep', 'keep', 'edit'])
  await answer(done(5, { body: 'Both' }))
  expect(shown()).toBe('saved')
  expect(stored()).toBeNull()
})

it('keeps here a text that lost until it is among the revisions, though the other is in the entry already', async () => {
  const { autosave, pass, asked, answer, shown, stored } = saved()
  autosave.change({ body: 'Mine' })
  await pass(1_000)
  await answer({ is: 'stale', entry: { version: 4, ...fieldsWith({ body: 'Theirs' }) } })
  autosave.choose({ title: '', body: 'Theirs' })
  await pass(0)
  expect(asked.at(-1)).toMatchObject({ do: 'keep', text: { body: 'Mine' } })
  await answer({ is: 'unanswered', why: 'no-network' })
  expect(shown()).toBe('waiting')
  expect(stored()?.lost).toMatchObject([{ body: 'Mine' }])
  await pass(1_000)
  await answer({ is: 'done', entry: null })
  expect(shown()).toBe('saved')
  expect(stored()).toBeNull()
})

it('sends what was chosen although something was refused before', async () => {
  const { autosave, pass, asked, answer } = saved()
  autosave.change({ body: 'Mine', title: 'Too long' })
  await pass(1_000)
  await answer({ is: 'refused', why: 'Use at most 300 characters.' })
  autosave.learn({ version: 4, ...fieldsWith({ title: 'Theirs', body: 'Theirs' }) })
  autosave.choose({ title: 'Short', body: 'Theirs' })
  await pass(0)
  expect(asked.at(-1)).toMatchObject({ do: 'keep' })
})

it('goes on in another entry when its own was deleted for good', async () => {
  const { autosave, pass, asked, answer, shown, stored } = saved()
  autosave.change({ body: 'Rain, still' })
  await pass(1_000)
  await answer({ is: 'gone' })
  expect(shown()).toBe('gone')
  expect(stored()?.now.body).toBe('Rain, still')
  autosave.beginAnew('f')
  expect(asked.at(-1)).toMatchObject({ do: 'make', fields: { body: 'Rain, still' } })
})

it('sends no late word of an entry that was deleted here', async () => {
  const { autosave, pass, asked, stored } = saved()
  autosave.change({ body: 'Rain a' })
  await pass(300)
  autosave.end()
  await pass(10_000)
  expect([asked, stored()]).toEqual([[], null])
})

it.each<[string, Outcome]>([
  ['done', { is: 'done', entry: { version: 4, ...fieldsWith({ body: 'Rain a' }) } }],
  ['stale', { is: 'stale', entry: { version: 5, ...fieldsWith({ body: 'Snow' }) } }],
  ['unanswered', { is: 'unanswered', why: 'no-network' }],
])('what was deleted here is not brought back by a late answer: %s', async (_, late) => {
  const { autosave, pass, asked, answer, stored } = saved()
  autosave.change({ body: 'Rain a' })
  await pass(1_000)
  autosave.change({ body: 'Rain a b' })
  await pass(300)
  autosave.end()
  await answer(late)
  await pass(60_000)
  expect(asked).toHaveLength(1)
  expect(stored()).toBeNull()
})
