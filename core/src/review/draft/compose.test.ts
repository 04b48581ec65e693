import { expect, it } from 'vitest'
import type { Win } from '../../career/index.ts'
import { HALF_YEAR, metric, reviewDeps, storedWin } from '../test-review.ts'
import { composeDraft } from './compose.ts'
import { gatherFacts } from './gather-facts.ts'
import { packetWords } from './words/index.ts'

const MANY = 400

/** What drafting a packet of many wins asks for words, and the turns that others have. */
async function drafted(given: (place: number) => Partial<Win>) {
  let turns = 0
  const deps = { ...reviewDeps(), giveWay: async () => void turns++ }
  for (let place = 0; place < MANY; place++) await storedWin(deps, { title: `Cut the picking errors of aisle ${place}`, ...given(place) })
  const words = packetWords('en', 'en-GB')
  turns = 0
  const { facts } = await gatherFacts(deps, HALF_YEAR, { nameOf: words.competency })
  const gathering = turns
  const asked = { headline: 0, how: 0 }
  const counted = (name: keyof typeof asked) => (win: Win, place: number) => {
    asked[name] += 1
    return words[name](win, place)
  }
  const sections = await composeDraft(facts, { ...words, headline: counted('headline'), how: counted('how') }, deps)
  return { asked, gathering, composing: turns - gathering, headlines: sections[0]?.paragraphs[0]?.map(({ text }) => text) }
}

const text = 'I walked each aisle with those who pick there, and we moved what they had to bend for.'

it('words are found for the wins that are told, however many say a number', async () => {
  const { asked, headlines } = await drafted((place) => ({ text, metric: metric('900', String(place + 100), '') }))
  expect(headlines).toHaveLength(4)
  expect(headlines?.[0]).toMatch(/from 900 to 100/)
  expect(asked.headline).toBeLessThan(20)
  expect(asked.how).toBeLessThan(20)
})

it('one with more to tell below stands at the head before equal ones, wherever it comes among them', async () => {
  const { headlines } = await drafted((place) => ({ ...(place === 3 && { text }), metric: metric(null, '12', 'hours') }))
  expect(headlines).toHaveLength(4)
  expect(headlines?.[0]).toMatch(/aisle 3\b/)
})

it('a result is not another one where no other was told before it', async () => {
  const told = async (titles: readonly string[], language: 'en' | 'de') => {
    const deps = reviewDeps()
    for (const [place, title] of titles.entries())
      await storedWin(deps, { title, metric: metric('9', '7', '', `errors of aisle ${place}`) })
    const words = packetWords(language, language === 'en' ? 'en-GB' : 'de-DE')
    const { facts } = await gatherFacts(deps, HALF_YEAR, { nameOf: words.competency })
    const [, results] = await composeDraft(facts, words, deps)
    return results?.paragraphs.flatMap((paragraph) => paragraph.map(({ text }) => text.split(' ').slice(0, 2).join(' ')))
  }
  expect(await told(['New pick labels'], 'en')).toEqual(['One result'])
  expect(await told(['New pick labels', 'New bay signs'], 'en')).toEqual(['One result', 'Another result'])
  expect(await told(['Neue Etiketten'], 'de')).toEqual(['Ein Ergebnis'])
})

it('others have their turn while wins and the skills they name are gone through', async () => {
  const skills = Array.from({ length: 20 }, (_, n) => `Skill ${n}`)
  const { gathering, composing } = await drafted((place) => ({ skills, metric: metric('900', String(place + 100), '') }))
  expect(gathering).toBeGreaterThanOrEqual(8)
  expect(composing).toBeGreaterThanOrEqual(3)
})
