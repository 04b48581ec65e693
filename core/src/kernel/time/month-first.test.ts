import { expect, it } from 'vitest'
import { monthFirst } from './month-first.ts'

it.each([
  ['en-US', 'America/New_York', true],
  ['en-US', 'Europe/Vienna', true],
  ['en-PR', 'America/Puerto_Rico', true],
  ['en-GB', 'America/New_York', false],
  ['en-AT', 'Europe/Vienna', false],
  ['en-CA', 'America/Toronto', false],
  ['de-US', 'America/Chicago', false],
  ['de', 'Europe/Berlin', false],
])('goes by the region somebody has chosen, wherever they are: %s in %s', (locale, timeZone, expected) =>
  expect(monthFirst({ locale, timeZone })).toBe(expected),
)

it.each([
  ['America/Los_Angeles', true],
  ['America/Indiana/Knox', true],
  ['Pacific/Honolulu', true],
  ['Europe/London', false],
  ['America/Toronto', false],
  ['UTC', false],
])('goes by the time zone where nothing says the region: en in %s', (timeZone, expected) =>
  expect(monthFirst({ locale: 'en', timeZone })).toBe(expected),
)
