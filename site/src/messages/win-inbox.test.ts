import { expect, it } from 'vitest'
import { winInbox as german } from './de/win-inbox.ts'
import { winInbox as english } from './win-inbox.ts'

const both = [
  ['English', english],
  ['German', german],
] as const

it.each(both)('what is about the candidate itself is said in %s without naming it again', (_, { reasons, why }) => {
  for (const said of Object.values(reasons)) expect(why([said('')])).not.toMatch(/[“„"]\s*[”“"]|undefined|null| {2}/)
})

it.each(both)('a milestone of a goal is named in %s', (_, { reasons }) => {
  expect(reasons.milestone('Draft')).toContain('Draft')
})

it.each(both)('a good day is called otherwise in %s than a bright one', (_, { reasons }) => {
  expect(reasons.bright('1')).not.toBe(reasons.bright('2'))
})
