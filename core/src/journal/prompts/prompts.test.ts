import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, languages } from '../../kernel/index.ts'
import { EntryPrompt } from '../schema.ts'
import { lookBackDeps, storedEntry } from '../test-entry.ts'
import { promptsOf } from './library/index.ts'
import { LASTING_DAYS, LOOKED_BACK, momentPromptsFor, promptsFor, type UsedPrompt } from './prompts-for.ts'
import { readPrompts } from './read-prompts.ts'
import { promptGroups } from './schema.ts'

const daily = promptsOf('daily', 'en').map(({ id }) => id)

describe.each(languages)('the library in %s', (language) => {
  const all = promptGroups.flatMap((group) => promptsOf(group, language))

  it('has enough for each group, and no two alike', () => {
    expect(all.length).toBeGreaterThanOrEqual(140)
    expect(daily.length).toBeGreaterThanOrEqual(100)
    for (const group of promptGroups) expect(promptsOf(group, language).length, group).toBeGreaterThanOrEqual(10)
    const words = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')
    for (const of of ['id', 'text'] as const) expect(new Set(all.map((prompt) => words(prompt[of]))).size).toBe(all.length)
  })

  it('asks in whole sentences that an entry can keep', () => {
    for (const { id, text } of all) {
      expect(EntryPrompt.safeParse({ id, text }).error, id).toBeUndefined()
      expect(text, id).toMatch(/^\p{Lu}.*\?(?: \p{Lu}.*\.)?$/u)
      expect(text.length, id).toBeLessThanOrEqual(120)
      expect(text, id).not.toMatch(/['"]/)
    }
  })
})

/** What somebody keeps on a day: nothing, the day's own prompt, or one that “Another” led to. */
const habits = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(-1, 0) }, { weight: 1, arbitrary: fc.nat(12) }), {
  minLength: 200,
  maxLength: 200,
})

/** Writes along for as many days as there are habits, over and over. */
function live(seed: string, start: string, length: number, kept: (day: number) => number) {
  const used: UsedPrompt[] = []
  return Array.from({ length }, (_, n) => {
    const date = addDays(start, n)
    const since = addDays(date, -LOOKED_BACK)
    const { own, offered } = promptsFor(daily, { date, seed, used: used.filter((one) => one.date >= since) })
    const id = offered[kept(n)]
    if (id) used.push({ id, date })
    return { own, offered, kept: id }
  })
}

describe('the prompt of the day', () => {
  it('over years comes back after more than sixty days, and so does what was kept', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20_000), fc.noShrink(habits), (seed, start, kept) => {
        const days = live(seed, addDays('1990-01-01', start), 800, (n) => kept[n % kept.length] as number)
        const last = new Map<string, number>()
        for (const [n, { own, offered, kept: id }] of days.entries()) {
          expect(new Set(offered).size).toBe(offered.length)
          if (own) expect(offered[0]).toBe(own)
          for (const one of offered) expect(n - (last.get(one) ?? Number.NEGATIVE_INFINITY), one).toBeGreaterThan(LASTING_DAYS)
          for (const one of [own, id]) if (one) last.set(one, n)
        }
      }),
      { numRuns: 8 },
    )
  })

  it('is there every day for who keeps it, and “Another” leads on through what is left', () => {
    const days = live('ines', '2026-01-01', 1_500, () => 0)
    for (const { own, kept, offered } of days) {
      expect([own, offered.length >= daily.length - LASTING_DAYS]).toEqual([kept, true])
    }
    expect(new Set(days.map(({ kept }) => kept)).size).toBe(daily.length)
  })

  it('is there for who keeps another now and then; something is to ask for who always does', () => {
    for (const { own } of live('ines', '2026-01-01', 1_000, (n) => (n % 7 === 0 ? 3 : 0))) expect(own).not.toBeNull()
    for (const nth of [1, 5, 15])
      for (const { offered } of live('ines', '2026-01-01', 500, () => nth)) expect(offered.length).toBeGreaterThan(0)
  })

  it('stays the same all day, differs between people, and what was kept today is not offered again today', () => {
    const asked = { date: '2026-03-05', seed: 'ines', used: [] }
    const offered = (id?: string) => promptsFor(daily, { ...asked, used: id ? [{ id, date: '2026-03-05' }] : [] }).offered
    const [own, other, ...rest] = offered() as [string, string]
    expect(offered()).toEqual([own, other, ...rest])
    expect(offered(other)[0]).toBe(own)
    expect(offered(own)).toEqual([other, ...rest])
    const firsts = Array.from({ length: 20 }, (_, n) => promptsFor(daily, { ...asked, seed: `${n}` }).own)
    expect(new Set(firsts).size).toBeGreaterThan(10)
  })

  it('leaves out the more the more was kept, and is none where all was', () => {
    const used = daily.map((id) => ({ id, date: '2026-03-01' }))
    expect(promptsFor(daily, { date: '2026-03-05', seed: 'ines', used }).offered).toEqual([])
    expect(promptsFor(daily, { date: '2026-05-01', seed: 'ines', used }).offered.length).toBeGreaterThan(0)
  })
})

it('prompts of a moment begin with another each day, and what was kept lately is left out', () => {
  const ids = promptsOf('after-win', 'en').map(({ id }) => id)
  const on = (date: string, used: UsedPrompt[] = []) => momentPromptsFor(ids, { date, seed: 'ines', used })
  const firsts = ids.map((_, n) => on(addDays('2026-03-05', n))[0])
  expect(new Set(firsts)).toEqual(new Set(ids))
  const [first, second] = on('2026-03-05') as [string, string]
  expect(on('2026-03-05', [{ id: first, date: '2026-01-04' }])[0]).toBe(second)
  expect(on('2026-03-05', [{ id: first, date: '2026-01-03' }])[0]).toBe(first)
})

it('each language asks the same, in its own words', () => {
  for (const group of promptGroups) {
    const [english, german] = [promptsOf(group, 'en'), promptsOf(group, 'de')]
    expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    expect(german.filter(({ text }, at) => text === english[at]?.text)).toEqual([])
  }
})

it('a person is asked in their language, the same as in another', async () => {
  const deps = lookBackDeps()
  const german = await readPrompts({ ...deps, actor: { ...deps.actor, locale: 'de-AT' } })
  const english = await readPrompts(deps)
  expect(german.items.map(({ id }) => id)).toEqual(english.items.map(({ id }) => id))
  expect(german.items[0]?.text).toBe(promptsOf('daily', 'de').find(({ id }) => id === english.items[0]?.id)?.text)
})

it('what a person kept is read from their entries', async () => {
  const deps = lookBackDeps()
  const { items, groups, ...of } = await readPrompts(deps)
  expect(of).toEqual({ date: '2026-03-05', group: 'daily' })
  expect(groups.map(({ group }) => group)).toEqual(promptGroups)
  const [first, second] = items as [(typeof items)[0], (typeof items)[0]]
  await storedEntry(deps, { prompt: { id: second.id, text: second.text } })
  await storedEntry(deps, { prompt: { id: null, text: 'My own' } })
  expect((await readPrompts(deps)).items.map(({ id }) => id)).toEqual(items.filter((one) => one !== second).map(({ id }) => id))
  deps.clock.advance({ hours: 24 })
  expect((await readPrompts(deps)).items).not.toContainEqual(first)
  expect((await readPrompts(deps, { group: 'people' })).items).toHaveLength(promptsOf('people', 'en').length)
})
