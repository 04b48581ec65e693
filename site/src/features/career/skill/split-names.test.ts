import { workingTime } from '@throughline/contracts'
import { expect, test } from 'vitest'
import { inOneLine, splitNames } from './split-names.ts'

test.each([
  ['SQL', ['SQL']],
  ['TypeScript, SQL, Leading workshops', ['TypeScript', 'SQL', 'Leading workshops']],
  ['TypeScript; SQL,,\n- Leading  workshops\r\n2. C++ ', ['TypeScript', 'SQL', 'Leading workshops', 'C++']],
  ['SQL, sql, Welding, SQL', ['SQL', 'Welding']],
  ['"Cut, fold and glue", „Lesen, Schreiben“, “Read, write”', ['Cut, fold and glue', 'Lesen, Schreiben', 'Read, write']],
  ['Excel (Power Query, pivots), SQL', ['Excel (Power Query, pivots)', 'SQL']],
  ['Loads to 1,000 kg, CAD', ['Loads to 1,000 kg', 'CAD']],
  ['12" screens, 5.1 (sound, CAD', ['12" screens', '5.1 (sound', 'CAD']],
  [' , ;\n', []],
])('%j names skills', (typed, names) => {
  expect(splitNames(typed)).toEqual(names)
})

test('what is pasted in lines is one line with commas between them', () => {
  expect(splitNames(inOneLine('• TypeScript\r\n• SQL\n\n• Leading workshops\n'))).toEqual(['TypeScript', 'SQL', 'Leading workshops'])
})

test('signs that never close cost next to nothing', () => {
  const worked = workingTime()
  for (const sign of ['"', '(', '„', '1,', ',"(', '“']) splitNames(sign.repeat(4_000))
  expect(worked()).toBeLessThan(1_000)
})
