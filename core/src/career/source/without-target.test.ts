import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { withoutTarget } from './without-target.ts'

it.each([
  ['Liefertreue auf 95 %', '95', 'Liefertreue'],
  ['Liefertreue von 88 auf 95 % bis Ende März', '95', 'Liefertreue'],
  ['Raise on-time delivery from 88 to 95%', '95', 'Raise on-time delivery'],
  ['Read 20 books this year', '20', 'Read books this year'],
  ['20 Bücher lesen', '20', 'Bücher lesen'],
  ['Run 10 km under 50 minutes', '50', 'Run 10 km'],
  ['12.000 € sparen', '12000', 'Sparen'],
  ['Save £12,000', '12000', 'Save'],
  ['Ausschuss unter 2,5 %', '2.5', 'Ausschuss'],
])('of what has not reached it, “%s” to %s is called “%s”', (title, target, called) => {
  expect(withoutTarget(title, target)).toBe(called)
})

it.each([
  ['Marathon', '42'],
  ['Finish version 2', '95'],
  ['95 %', '95'],
])('the title stays where it tells no such number, or nothing else: %s', (title, target) => {
  expect(withoutTarget(title, target)).toBe(title)
})

it.each([' ', '1 ', 'from 1 ', '<', '€ '])('a title made to keep a server busy is gone through quickly: %j', (piece) => {
  const time = workingTime()
  withoutTarget(`auf ${piece.repeat(2_000)}`, '95')
  expect(time()).toBeLessThan(200)
})
