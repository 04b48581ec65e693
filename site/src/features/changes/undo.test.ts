import { expect, test } from 'vitest'
import { popped, pushed, UNDO_DEPTH, type UndoStep, without } from './undo.ts'

const step = (id: string): UndoStep => ({ id, entries: [], words: id })
const ids = (steps: readonly UndoStep[]) => steps.map(({ id }) => id)

test('the newest step comes back first', () => {
  const { step: newest, rest } = popped(['a', 'b', 'c'].reduce<UndoStep[]>((steps, id) => pushed(steps, step(id)), []))
  expect(newest?.id).toBe('c')
  expect(ids(rest)).toEqual(['a', 'b'])
})

test('a toast takes back its own step, wherever it lies', () => {
  const { step: own, rest } = popped([step('a'), step('b'), step('c')], 'b')
  expect(own?.id).toBe('b')
  expect(ids(rest)).toEqual(['a', 'c'])
})

test('fifty changes are kept', () => {
  let steps: UndoStep[] = []
  for (let i = 0; i < UNDO_DEPTH + 5; i++) steps = pushed(steps, step(String(i)))
  expect(ids(steps)).toHaveLength(50)
  expect(ids(steps)[0]).toBe('5')
})

test('there may be nothing to take back', () => {
  expect(popped([]).step).toBeUndefined()
  expect(popped([step('a')], 'gone')).toEqual({ step: undefined, rest: [step('a')] })
})

test('a change that was not made leaves its step, and takes an empty step along', () => {
  const entry = (id: string) => ({ change: { do: 'complete' as const, id }, before: null })
  const [a, b, c] = [entry('a'), entry('b'), entry('c')]
  const steps = [
    { ...step('both'), entries: [a, b] },
    { ...step('one'), entries: [c] },
  ]
  expect(without(without(steps, a.change), c.change)).toEqual([{ ...step('both'), entries: [b] }])
})

test('what is no change of a task by itself stays, although it has none', () => {
  const steps = [{ ...step('time'), back: async () => true }]
  expect(without(steps, { do: 'complete', id: 'a' })).toEqual(steps)
})
