import { expect, test } from 'vitest'
import { namedPerson } from './named-person.ts'

const people = [
  { id: 'anna', name: 'Anna Kovács' },
  { id: 'oskar', name: 'Oskar Lind' },
  { id: 'oskar2', name: 'Oskar Vey' },
]
const named = (line: string) => namedPerson(line, people, 'en-GB')

test.each([
  'Anna: send the draft',
  'anna:send the draft',
  'Anna, send the draft',
  'Anna – send the draft',
  '@Anna send the draft',
  'Anna Kovács: send the draft',
])('“%s” is for Anna, and no longer says so itself', (line) => {
  expect(named(line)).toEqual({ id: 'anna', text: 'Send the draft' })
})

test('a first name that two have names nobody; the whole name does', () => {
  expect(named('Oskar: send the draft')).toBeNull()
  expect(named('Oskar Vey: send the draft')).toEqual({ id: 'oskar2', text: 'Send the draft' })
})

test.each(['Send Anna: the draft', 'Anna', 'Anna: ', 'Annabel: call her', 'Anna sends the draft', 'Answer: yes', ''])(
  '“%s” stays as it is',
  (line) => {
    expect(named(line)).toBeNull()
  },
)

test('who is without a name is named by nothing', () => {
  expect(namedPerson(': send it', [{ id: 'gone', name: '' }], 'en-GB')).toBeNull()
})
