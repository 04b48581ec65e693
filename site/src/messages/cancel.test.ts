import { expect, it } from 'vitest'

type Words = Record<string, unknown>

const english = import.meta.glob<Words>(['./*.ts', '!./*.test.ts'], { eager: true })
const german = import.meta.glob<Words>(['./de/*.ts', '!./de/*.test.ts', '!./de/words.ts'], { eager: true })

/** Names under which messages have what leaves a form or a question as one came. */
const ways = new Set(['cancel', 'stay'])

/** What closes a form that keeps what was typed, and what goes on being signed in. */
const others = new Set(['Close', 'Schließen', 'Stay signed in', 'Angemeldet bleiben'])

const saidBy = (words: unknown): string[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, said]) => (ways.has(name) && typeof said === 'string' ? [said] : saidBy(said)))
    : []

it.each([
  ['Cancel', english],
  ['Abbrechen', german],
])('what is begun and not wanted is left by one word: %s', (word, files) => {
  const said = new Set(Object.values(files).flatMap(saidBy))
  expect([...said].filter((one) => !others.has(one))).toEqual([word])
})

it('nothing is left by “Leave it”, whose effect nobody knows', () => {
  expect(JSON.stringify(Object.values(english))).not.toMatch(/"Leave it( as it is)?"/)
})
