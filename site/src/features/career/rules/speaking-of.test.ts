import { expect, test } from 'vitest'
import { mostFound, soughtFor } from './speaking-of.ts'

test.each([
  ['SAP EWM', ['SAP EWM', 'SAP', 'EWM']],
  ['Lean', ['Lean']],
  ['management of the supply chain', ['management of the supply chain', 'management', 'supply', 'chain']],
  ['C++', ['C++']],
  [' ', []],
])('“%s” is looked for as a whole and by its words', (name, sought) => expect(soughtFor(name)).toEqual(sought))

test('what was found by more of it stands first', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }]
  expect(mostFound([[a], [b, c], [c]])).toEqual([c, a, b])
  expect(mostFound([])).toEqual([])
})
