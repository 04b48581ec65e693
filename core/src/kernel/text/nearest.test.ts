import { expect, it } from 'vitest'
import { apart, nearest } from './nearest.ts'

const names = ['task.created', 'task.completed', 'goal.created', 'win.created', 'message.created']

it('finds what was meant by a slip, the nearest first', () => {
  expect(nearest('task.complete', names)).toEqual(['task.completed'])
  expect(nearest('tasks.created', names)[0]).toBe('task.created')
  expect(nearest('goals.create', names)[0]).toBe('goal.created')
})

it('finds nothing where nothing is near', () => {
  expect(nearest('xyzzy', names)).toEqual([])
  expect(nearest('', names)).toEqual([])
  expect(nearest('task.created'.repeat(1000), names)).toEqual([])
})

it('counts the letters that tell two texts apart', () => {
  expect([apart('kitten', 'sitting'), apart('', 'abc'), apart('abc', 'abc')]).toEqual([3, 3, 0])
})

it('finds nothing near to what has no letter of it', () => {
  expect([nearest('', ['*', 'a']), nearest('x', ['*', 'y'])]).toEqual([[], []])
})
