import { expect, it } from 'vitest'
import { createGoal, type NewGoal } from '../../goal/index.ts'
import { reviewDeps } from '../test-review.ts'
import { isPersonal } from './personal.ts'

const number = (unit = ''): NewGoal['metric'] => ({ type: 'number', target: '300', unit })
const made = (given: Partial<NewGoal> & { title: string }) => createGoal(reviewDeps(), { metric: number(), ...given })
const alone = () => undefined

it.each([
  ['Run 300 kilometres', ''],
  ['Run further', 'km'],
  ['300 km laufen', ''],
  ['Halbmarathon in Graz', ''],
  ['Walk 8,000 steps', ''],
  ['Run 5 miles without a stop', ''],
  ['Weight to 78', 'kg'],
  ['5 Kilo abnehmen', ''],
  ['Put by £6,000', ''],
  ['Save for a house', 'EUR'],
  ['Meditieren', 'Minuten'],
  ['Weniger Alkohol', ''],
])('%s (%s) is of one’s own life', async (title, unit) => {
  expect(isPersonal(await made({ title, metric: number(unit) }), alone)).toBe(true)
})

it.each([
  ['Forecast accuracy', '%'],
  ['Cut empty kilometres of the fleet', 'km'],
  ['Run 12 interviews', 'interviews'],
  ['Running costs per km below £0.40', 'GBP'],
  ['Walk the new colleagues through 5 steps', ''],
  ['Work out the new roster', ''],
  ['Mortgages decided in five days', 'days'],
  ['Walk every site with its manager', 'sites'],
  ['Reduce the weight of the lid', 'g'],
  ['Save 40 hours of reporting', 'h'],
  ['Einführung in allen Filialen', ''],
  ['Laufzeit der Auswertung', 'min'],
])('%s (%s) is not', async (title, unit) => {
  expect(isPersonal(await made({ title, metric: number(unit) }), alone)).toBe(false)
})

it('what names a competency is not, unless it is tagged so, and what is part of such a goal is', async () => {
  expect(isPersonal(await made({ title: 'Run 300 kilometres', competencies: ['resilience'] }), alone)).toBe(false)
  expect(isPersonal(await made({ title: 'Run 300 kilometres', competencies: ['resilience'], tags: ['Health'] }), alone)).toBe(true)
  const [half, part] = [await made({ title: 'Half marathon' }), await made({ title: 'Buy shoes' })]
  expect(isPersonal(part, (goal) => (goal === part ? half : undefined))).toBe(true)
})
