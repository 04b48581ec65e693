import { expect, test } from 'vitest'
import { draw } from './draw.ts'

const question = (id: string, main: string, more: object = {}) => ({
  ...{ id, kind: 'behavioural' as const, competencies: [main], starred: false, minutes: 2 as const, text: id },
  ...more,
})
const bank = [
  ...Array.from({ length: 20 }, (_, n) => question(`q${n}`, `c${n % 5}`)),
  question('end', 'motivation', { kind: 'closing' }),
  question('end-2', 'motivation', { kind: 'closing' }),
]
const ids = (drawn: readonly { id: string }[]) => drawn.map(({ id }) => id)

test('the same seed draws the same, another one others, and none twice', () => {
  const first = ids(draw(bank, { count: 5, seed: 1 }))
  expect(ids(draw(bank, { count: 5, seed: 1 }))).toEqual(first)
  expect(ids(draw(bank, { count: 5, seed: 2 }))).not.toEqual(first)
  expect(new Set(first).size).toBe(5)
})

test('each asks for something else while it can, and the last one closes the interview', () => {
  const drawn = draw(bank, { count: 6, seed: 7 })
  expect(new Set(drawn.slice(0, 5).map(({ competencies: [main] }) => main)).size).toBe(5)
  expect(drawn.map(({ kind }) => kind)).toEqual([...Array(5).fill('behavioural'), 'closing'])
})

test('what a job asks for comes first, then what is starred', () => {
  const starred = bank.map((one) => ({ ...one, starred: one.id === 'q7' }))
  for (const seed of [1, 2, 3, 4]) expect(draw(bank, { count: 2, seed, asksFor: ['C3'] })[0]?.competencies).toEqual(['c3'])
  const often = [1, 2, 3, 4, 5, 6, 7, 8].filter((seed) => ids(draw(starred, { count: 3, seed })).includes('q7'))
  expect(often.length).toBeGreaterThan(4)
})

test('what weighs most for a job is asked about whatever luck says', () => {
  const asksFor = ['c4', 'c1', 'c0', 'c2', 'c3']
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const mains = draw(bank, { count: 3, seed, asksFor }).map(({ competencies: [main] }) => main)
    expect(mains.slice(0, 2).sort()).toEqual(['c1', 'c4'])
  }
})

test('of a bank with little in it comes what there is', () => {
  expect(draw([], { count: 5, seed: 1 })).toEqual([])
  expect(ids(draw(bank.slice(20), { count: 5, seed: 1 })).sort()).toEqual(['end', 'end-2'])
})

const opener = question('tell-me-about-yourself', 'speaking', { kind: 'closing' })

test('one that is long enough begins with what opens an interview, once', () => {
  for (const seed of [1, 2, 3]) {
    const drawn = ids(draw([...bank, opener], { count: 5, seed }))
    expect([drawn[0], drawn.length, new Set(drawn).size]).toEqual([opener.id, 5, 5])
    expect(ids(draw([...bank, opener], { count: 3, seed }))).not.toContain(opener.id)
  }
})

test('for a job questions of another trade come last, and what it mainly asks for first', () => {
  const trade = [
    ...Array.from({ length: 10 }, (_, n) => question(`p${n}`, 'planning', { kind: 'product' })),
    ...Array.from({ length: 10 }, (_, n) => question(`d${n}`, `e${n}`, { kind: 'data' })),
  ]
  for (const seed of [1, 2, 3, 4]) {
    const drawn = ids(draw([...bank, ...trade], { count: 8, seed, asksFor: ['c3', 'e1'], kinds: ['behavioural', 'data', 'closing'] }))
    expect(drawn.slice(0, 2).sort()).toEqual([expect.stringMatching(/^d1$/), expect.stringMatching(/^q/)])
    expect(drawn.filter((id) => id.startsWith('p'))).toEqual([])
  }
})
