import { expect, test } from 'vitest'
import type { Area } from './area.ts'
import { heardNothing, heardOf, registerArea } from './areas.ts'

test('an area hears of the kinds it asks for, once, and of a time in which nothing was heard', () => {
  const told: string[] = []
  const area = { hears: { of: ['goal', 'task'], heard: () => told.push('goals') } } as unknown as Area
  registerArea(['goal', 'former-goal'], area)
  registerArea(['note'], {} as Area)
  heardOf('note')
  expect(told).toEqual([])
  heardOf('task')
  expect(told).toEqual(['goals'])
  heardNothing()
  expect(told).toEqual(['goals', 'goals'])
})
