import { expect, test } from 'vitest'
import { initialsOf } from './days.ts'

test.each([
  ['Ruth Callan', 'RC'],
  ['Ana Maria de Souza', 'AS'],
  ['Oskar', 'O'],
  ['Łucja 🦊', 'Ł🦊'],
  ['', ''],
])('the first letters of “%s” are “%s”', (name, initials) => expect(initialsOf(name)).toBe(initials))
