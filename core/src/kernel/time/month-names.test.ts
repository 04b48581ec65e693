import { expect, it } from 'vitest'
import { anyMonth, monthNamed } from './month-names.ts'

it('knows months in both languages, short ones as well, however they are written', () => {
  expect(['January', 'JAN', 'jänner', 'Mrz', 'dez', 'Freitag'].map(monthNamed)).toEqual([1, 1, 1, 3, 12, null])
})

it('finds the whole of a name, and not the shorter one that it begins with', () => {
  expect(['september', 'märz', 'juni'].map((name) => new RegExp(anyMonth, 'iu').exec(name)?.[0])).toEqual(['september', 'märz', 'juni'])
})
