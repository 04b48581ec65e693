import { expect, test } from 'vitest'
import { commandIn, commandsFor, peopleFor, signAt } from './completion.ts'

const at = (text: string) => {
  const caret = text.indexOf('|')
  return signAt(text.replace('|', ''), caret)
}

test.each([
  ['@|', ''],
  ['Ask @Ru|', 'Ru'],
  ['Ask @Ruth Ca| first', 'Ruth Ca'],
  ['(@R|', 'R'],
  ['one\n@R|', 'R'],
])('after %s somebody is looked for', (text, typed) => expect(at(text)).toMatchObject({ is: 'mention', typed }))

test.each(['ruth@exa|', 'Ask @Ruth\nand |', '|@Ruth', `@${'a'.repeat(61)}|`, 'nothing|'])('after %s nobody is', (text) =>
  expect(at(text)).toBeNull(),
)

test.each([
  ['/|', '', ''],
  ['/dec|', 'dec', ''],
  ['one\n/a| Count it\ntwo', 'a', 'Count it'],
])('a line that begins with %s asks for something', (text, typed, rest) => expect(at(text)).toMatchObject({ is: 'command', typed, rest }))

test.each(['1/2|', 'and/or|', ' /d|', '/decision Count|'])('%s asks for nothing', (text) => expect(at(text)?.is).not.toBe('command'))

const people = ['Ruth Callan', 'Dev Anand', 'Àine Ruth', '', 'Oskar', 'Änne Straße'].map((name, id) => ({ id: String(id), name }))
const names = (typed: string) => peopleFor(typed, people).map(({ name }) => name)

test('people are found by the beginning of any part of their name, whatever its marks', () => {
  expect(names('ru')).toEqual(['Ruth Callan', 'Àine Ruth'])
  expect(names('aine')).toEqual(['Àine Ruth'])
  expect(names('anand')).toEqual(['Dev Anand'])
  expect(names('th')).toEqual([])
  expect(names('strasse')).toEqual(['Änne Straße'])
  expect(names('')).toHaveLength(5)
})

test('what a line can make is found by its beginning', () => {
  expect(commandsFor('')).toEqual(['decision', 'action', 'agenda'])
  expect(commandsFor('A')).toEqual(['action', 'agenda'])
  expect(commandsFor('x')).toEqual([])
})

test('commands are known by their German names, and by the English beside them', () => {
  const called = { decision: 'entscheidung', action: 'aufgabe', agenda: 'punkt' }
  expect(commandsFor('a', called)).toEqual(['action', 'agenda'])
  expect(commandsFor('pu', called)).toEqual(['agenda'])
  expect(commandIn('/Entscheidung Wir zählen von Hand', called)).toEqual({ what: 'decision', text: 'Wir zählen von Hand' })
  expect(commandIn('/decision Wir zählen von Hand', called)?.what).toBe('decision')
  expect(commandIn('/entscheidung', { ...called, decision: 'decision' })).toBeNull()
})

test.each([
  ['/decision Count the ten largest by hand ', { what: 'decision', text: 'Count the ten largest by hand' }],
  ['/Agenda', { what: 'agenda', text: '' }],
  ['/actions now', null],
  ['a /decision', null],
  ['/usr/bin', null],
])('the line “%s”', (line, meant) => expect(commandIn(line)).toEqual(meant))
