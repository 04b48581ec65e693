import { expect, test } from 'vitest'
import { createKept } from '../desk/kept/kept.ts'
import { sampleStorage } from '../desk/kept/test-storage.ts'
import { readWaiting } from './read-waiting.ts'

const at = (minute: number) => `2026-11-23T08:${String(minute).padStart(2, '0')}:00.000Z`

const kept: Record<string, unknown> = {
  'throughline.unsent.ines.1': [
    { do: 'quick-add', id: 't1', text: 'Call the port tomorrow', typedAt: '', seen: {}, kept: { at: at(2), called: 'Call the port' } },
    { do: 'complete', id: 't2', kept: { at: at(4), called: 'Count the pallets' } },
    { do: 'check-in.create', id: 'c1', goalId: 'g1', checkIn: {}, kept: { at: at(1), called: '' } },
    { do: 'goal.remove', id: 'g2', kept: { at: at(6), called: 'Accuracy', why: 'Too late.' } },
  ],
  'throughline.said.ines.d1.m1': {
    id: 'm1',
    body: 'On the train.\nMore',
    state: 'refused',
    why: 'Too long.',
    writtenAt: at(3),
    about: 'Second supplier',
  },
  'throughline.entry.ines.p1': { at: at(5), id: 'e1', isNew: true },
  'throughline.conflicts.ines.p1': [['t3', [], { do: 'edit', called: 'Draft' }]],
  'throughline.said.jon.d1.m2': { id: 'm2', body: 'Of somebody else', state: 'waiting', writtenAt: at(0) },
  'throughline.unsent.ines.broken': 'no list',
}
const inBrowser = (kept: Record<string, unknown>) =>
  createKept({
    storage: sampleStorage(new Map(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]))),
    locks: undefined,
  })
const read = (accountId: string) => readWaiting(accountId, inBrowser(kept))

test('all that waits of a person is told, oldest first, with what and where it is', () => {
  expect(read('ines').map(({ kind, did, called, href, state }) => [kind, did, called, href, state])).toEqual([
    ['task', 'changed', 'Draft', '/tasks/t3', 'choice'],
    ['new-check-in', undefined, '', '/goals/g1', 'waiting'],
    ['new-task', undefined, 'Call the port', null, 'waiting'],
    ['message', undefined, 'On the train.', '/discussions/d1', 'refused'],
    ['task', 'completed', 'Count the pallets', '/tasks/t2', 'waiting'],
    ['new-entry', undefined, '', '/journal/new', 'waiting'],
    ['goal', 'deleted', 'Accuracy', '/goals/g2', 'refused'],
  ])
})

test('nothing of another account is told', () => {
  expect(read('jon').map(({ called }) => called)).toEqual(['Of somebody else'])
  expect(read('ine')).toEqual([])
})

test.each([
  ['throughline.unsent.ines.1', [{ do: 'complete', id: 't2', kept: { at: 'never', called: 'Count the pallets' } }]],
  ['throughline.unsent.ines.1', [{ do: 'complete', id: 't2', kept: { at: {}, called: 'Count the pallets' } }]],
  ['throughline.said.ines.d1.m1', { id: 'm1', body: 'On the train', state: 'waiting', why: { toString: 'no' } }],
])('what cannot be drawn is not handed on: %s %j', (key, value) => {
  const [thing] = readWaiting('ines', inBrowser({ [key]: value }))
  expect(thing?.at).toBe('')
  expect(thing?.called).not.toBe('')
  expect(typeof (thing?.why ?? '')).toBe('string')
})

test('a message tells in which discussion it is to be said', () => {
  expect(
    read('ines')
      .map(({ about }) => about)
      .filter(Boolean),
  ).toEqual(['Second supplier'])
})

test.each([
  ['complete', 'completed'],
  ['skip', 'skipped'],
  ['reopen', 'reopened'],
  ['win.restore', 'restored'],
  ['win.create', 'created'],
  ['win.add-evidence', 'changed'],
  ['task-of-a-later-version', 'changed'],
])('of %s is told that it was %s', (action, did) => {
  const key = 'throughline.unsent.ines.1'
  expect(readWaiting('ines', inBrowser({ [key]: [{ do: action, id: 'x' }] }))[0]?.did).toBe(did)
})
