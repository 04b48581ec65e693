import { expect, it } from 'vitest'
import { resumeCoverage as german } from '../../../../messages/de/resume.ts'
import { resumeCoverage as english } from '../../../../messages/resume.ts'
import { counted } from './counted.ts'

const some = <S extends string>(...states: S[]) => states.map((state) => ({ state })) as never

it('counts each list by itself, and says the same numbers above it', () => {
  const counts = counted({ items: some('shown', 'missing', 'shown'), requirements: some('met', 'open', 'met', 'met') })
  expect(counts).toEqual({ shown: 2, claimed: 0, missing: 1, met: 3, open: 1 })
  expect(english.compared(counts)).toBe(
    'Compared: 2 shown, 1 missing, 3 on the page or in your records, 1 for you to judge. Details are below.',
  )
  expect(german.compared(counts)).toMatch(
    /^Verglichen: 2 gezeigt, 1 fehlt, 3 auf der Seite oder in deinen Angaben, 1 für dich zu beurteilen\./,
  )
})
