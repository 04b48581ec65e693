import type { Coverage } from '@throughline/core/interview'
import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

type Row = Coverage['competencies'][number]

const step = (next: Row['next'], row: Pick<Row, 'competency' | 'name'> = { competency: 'conflict', name: 'Handling conflict' }) =>
  nextStep({ ...row, next })

test('the way to a win takes the competency along', () => {
  expect(step({ step: 'find-win', wins: [] }).href).toBe('/career/inbox?competency=Handling+conflict')
  expect(step({ step: 'find-win', wins: [{ id: 'w', title: 'The fair' }] }).href).toBe('/career/wins/w?competency=Handling+conflict')
  expect(step({ step: 'make-goal' }).href).toBe('/goals?new=&competency=conflict')
})

test('a competency goes along as it is called, and the page that is led to knows it by that', () => {
  const own = { competency: 'bees & hives', name: 'Bees & hives' }
  expect(step({ step: 'find-win', wins: [] }, own).href).toBe('/career/inbox?competency=Bees+%26+hives')
})

test('a story is written of the wins there are', () => {
  expect(step({ step: 'write-story', wins: [{ id: 'w', title: 'The fair' }] }).href).toBe('/interview-prep/stories/new?winIds=w')
  expect(step({ step: 'second-story', win: { id: 'v', title: 'The stall' } }).href).toBe('/interview-prep/stories/new?winIds=v')
})
