import { expect, test } from 'vitest'
import type { Action, Ask, Here } from '../../shortcuts/action.ts'
import { sampleTask as task } from '../../task/rules/test-task.ts'
import { type Entry, offersOf, restingSections, typedSections, valueOffers } from './entries.ts'

const draft = task(1, { title: 'Draft' })
const here = { desk: {}, task: draft, tasks: [draft], isRow: true, isTitle: true } as unknown as Here

const go: Action = { id: 'go-inbox', group: 'go', words: 'Go to Inbox', run() {} }
const complete: Action = {
  id: 'complete-task',
  group: 'task',
  words: 'Complete or reopen',
  wordsHere: () => 'Complete',
  keys: ['x'],
  run() {},
}
const onRow: Action = { ...complete, id: 'complete-row', sameAs: 'complete-task' }
const next: Action = { id: 'next-task', group: 'list', words: 'Next task', onlyByKey: true, run() {} }
const never: Action = { id: 'search-tasks', group: 'do', words: 'Search', applies: () => false, run() {} }
const priority: Action = { id: 'set-priority', group: 'task', words: 'Set the priority', ask: async () => askPriority }
const actions = [go, complete, onRow, next, never, priority]

const askPriority: Ask = {
  label: 'Priority',
  placeholder: '',
  choices: () => [
    { key: 'high', words: 'High', run() {} },
    { key: 'none', words: 'None', isNow: true, run() {} },
  ],
}
const offers = offersOf(actions, here, () => undefined)
const words = (entries: readonly Entry[]) => entries.map(({ words }) => words)

test('what can be done here is offered once, in the words that fit here', () => {
  expect(words(offers)).toEqual(['Go to Inbox', 'Complete', 'Set the priority'])
})

test('at rest what was used last comes first, then the task at hand, then places', () => {
  const view = { key: 'saved-view:1', words: 'Go to Work' }
  const sections = restingSections(offers, actions, here, ['gone', 'set-priority'], [view])
  expect(sections.map(({ key, entries }) => [key, words(entries)])).toEqual([
    ['recent', ['Set the priority']],
    ['task', ['Complete']],
    ['go', ['Go to Inbox', 'Go to Work']],
  ])
  expect(sections[1]?.heading).toContain('Draft')
})

test('at rest without a task at hand, places come before what is done to the list', () => {
  const all: Action = { id: 'select-all', group: 'list', words: 'Select the whole list', run() {} }
  const add: Action = { id: 'add-task', group: 'do', words: 'Add a task', run() {} }
  const known = [all, add, go]
  const order = (at: Here) =>
    restingSections(
      offersOf(known, at, () => undefined),
      known,
      at,
      [],
      [],
    ).map(({ key }) => key)
  expect(order({ ...here, task: null, tasks: [] })).toEqual(['go', 'do', 'list'])
  expect(order(here)).toEqual(['list', 'go', 'do'])
})

test('values are offered with their action, but not what holds already, nor those that stay apart', () => {
  expect(words(valueOffers(new Map([[priority, askPriority]]), here))).toEqual(['Priority: High'])
  expect(valueOffers(new Map([[priority, { ...askPriority, isApart: true }]]), here)).toEqual([])
})

test('records come first unless what was typed names something to do; adding it comes after both, and what was said last', () => {
  const found = { key: 'found', heading: '', entries: [{ key: 'task:1', words: 'Draft' }] }
  const said = { key: 'said', heading: '', entries: [{ key: 'message:1', words: 'The draft is late.' }] }
  const add = { key: 'add-typed', words: 'Add the task' }
  const of = (text: string) =>
    typedSections({ text, offers, values: [], found, said, add, used: [] }).map(({ key, entries }) => [key, words(entries)])
  expect(of('draft')).toEqual([
    ['found', ['Draft']],
    ['do', ['Add the task']],
    ['said', ['The draft is late.']],
  ])
  expect(of('inbox')).toEqual([
    ['do', ['Go to Inbox', 'Add the task']],
    ['found', ['Draft']],
    ['said', ['The draft is late.']],
  ])
})

test('a place that many words name is found among them, but never before a record', () => {
  const places = [{ key: 'place:days', words: 'Time zone and week', also: 'monday' }]
  const found = { key: 'found', heading: '', entries: [{ key: 'task:1', words: 'Plan monday' }] }
  const of = (text: string) =>
    typedSections({ text, offers, values: [], places, found, said: null, add: null, used: [] }).map(({ key, entries }) => [
      key,
      words(entries),
    ])
  expect(of('monday')).toEqual([
    ['found', ['Plan monday']],
    ['do', ['Time zone and week']],
  ])
  expect(of('draft')).toEqual([['found', ['Plan monday']]])
})

test('a line that says an action with its value comes first, before records and what is merely called so', () => {
  const time: Action = { id: 'add-time', group: 'task', words: 'Add time', ask: async () => askTime }
  const askTime: Ask = {
    label: 'Add time',
    placeholder: '',
    meant: (line) => /^add (.+)$/.exec(line)?.[1] ?? null,
    choices: (_, typed) =>
      typed === '45m' ? [{ key: typed, words: '45 min', isMade: true, run() {} }] : [{ key: '15', words: '15 min', run() {} }],
  }
  const found = { key: 'found', heading: '', entries: [{ key: 'task:1', words: 'Add 45m of fence' }] }
  const of = (text: string) =>
    typedSections({ text, offers, values: valueOffers(new Map([[time, askTime]]), here, text), found, said: null, add: null, used: [] })
  expect(of('add 45m').map(({ key, entries }) => [key, words(entries)])).toEqual([
    ['do', ['Add time: 45 min']],
    ['found', ['Add 45m of fence']],
  ])
  expect(words(of('add milk').flatMap(({ entries }) => entries))).not.toContain('Add time: 15 min')
})

test('a value that a line says whole is offered once, also where it is among those that are offered anyway', () => {
  const addTime: Action = { id: 'add-time', group: 'task', words: 'Add time', ask: async () => askTime }
  const askTime: Ask = {
    label: 'Add time',
    placeholder: '',
    meant: (line) => /^add (.+)$/.exec(line)?.[1] ?? null,
    choices: (_, typed) =>
      typed
        ? [{ key: typed, words: `${Number.parseInt(typed, 10)} min`, isMade: true, run() {} }]
        : [30, 45].map((n) => ({ key: `${n}m`, words: `${n} min`, run() {} })),
  }
  for (const line of ['add 45m', 'add 45']) {
    const values = valueOffers(new Map([[addTime, askTime]]), here, line)
    expect(words(values), line).toEqual([expect.stringContaining('45 min'), expect.stringContaining('30 min')])
    expect(new Set(values.map(({ key }) => key)).size).toBe(values.length)
  }
})

test('the week is planned where the days ahead are, by whichever of these words', () => {
  const upcoming: Action = { id: 'go-upcoming', group: 'go', words: 'Go to Upcoming', run() {} }
  const nothing = { key: 'found', heading: '', entries: [] }
  const of = (text: string) =>
    typedSections({
      ...{ text, offers: offersOf([go, upcoming], here, () => undefined), values: [], found: nothing, said: null, add: null, used: [] },
    }).map(({ key, entries }) => [key, words(entries)])
  for (const text of ['plan week', 'week', 'calendar', 'upcoming']) expect(of(text)).toEqual([['do', ['Go to Upcoming']]])
})
