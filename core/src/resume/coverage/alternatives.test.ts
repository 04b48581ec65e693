import { expect, it } from 'vitest'
import { withAlternatives } from './alternatives.ts'
import { sentencesIn } from './asked-sentences.ts'

/** What is asked of these things, each as it is said, and what would do as well. */
function asked(description: string, things: readonly string[], already: readonly string[] = []) {
  const words = things.map((said) => ({ kind: 'words' as const, said, spellings: [said] }))
  return withAlternatives(sentencesIn(description), words, (said) => already.includes(said)).map(({ said, anyOf }) => anyOf ?? said)
}

it.each([
  ['SAP EWM or WM', ['SAP EWM', 'WM'], [['SAP EWM', 'WM']]],
  ['SAP EWM or SAP WM', ['SAP EWM', 'SAP WM'], [['SAP EWM', 'SAP WM']]],
  ['Excel, Sheets oder Calc', ['Excel', 'Sheets', 'Calc'], [['Excel', 'Sheets', 'Calc']]],
  ['Python/R', ['Python', 'R'], [['Python', 'R']]],
  ['Excel, Sheets and Calc', ['Excel', 'Sheets', 'Calc'], ['Excel', 'Sheets', 'Calc']],
  ['Excel. Or Sheets', ['Excel', 'Sheets'], ['Excel', 'Sheets']],
  ['SQL, and Excel or Sheets', ['SQL', 'Excel', 'Sheets'], ['SQL', ['Excel', 'Sheets']]],
])('“%s” asks for one of what stands in a row with “or”', (description, things, found) => {
  expect(asked(description, things)).toEqual(found)
})

it('what is asked for otherwise already is asked for by that', () => {
  expect(asked('Logistics or business', ['Logistics', 'business'], ['Logistics or business'])).toEqual([])
})

it('one of several may be done without where all of them may', () => {
  const words = ['Excel', 'Sheets'].map((said) => ({ kind: 'words' as const, said, spellings: [said], isOptional: said === 'Excel' }))
  const [one] = withAlternatives(sentencesIn('Excel or Sheets'), words, () => false)
  expect(one).toMatchObject({ said: 'Excel or Sheets', spellings: ['Excel', 'Sheets'], isOptional: false })
})
