import { expect, it } from 'vitest'
import { type Answer, judge } from './judge.ts'

const TASKS = 'https://app.example/tasks'
const READ = 'https://app.example/api/v1/tasks'

const answer = (headers: Record<string, string>, over: Partial<Answer> = {}): Answer => ({
  ...{ status: 200, type: 'basic', redirected: false, url: TASKS, headers: new Headers(headers) },
  ...over,
})
const mine = { 'content-type': 'text/html; charset=utf-8', 'throughline-account': 'ines' }
const nobodys = { 'content-type': 'text/html; charset=utf-8' }
const list = { 'content-type': 'application/json', 'throughline-account': 'ines' }

it('keeps a page and a read of who is signed in', () => {
  expect(judge('page', TASKS, answer(mine))).toBe('keep')
  expect(judge('page', `${TASKS}#new-task`, answer(mine))).toBe('keep')
  expect(judge('read', READ, answer(list, { url: READ }))).toBe('keep')
})

it.each<[string, Answer]>([
  ['nobody’s', answer(nobodys)],
  ['an error', answer(mine, { status: 500 })],
  ['of a busy server', answer(mine, { status: 429 })],
  ['a part', answer(mine, { status: 206 })],
  ['a redirect', answer({}, { status: 0, type: 'opaqueredirect' })],
  ['of another site', answer(mine, { type: 'opaque' })],
  ['of another address', answer(mine, { redirected: true, url: 'https://app.example/goals' })],
  ['what another address answered without saying so', answer(mine, { url: 'https://app.example/goals' })],
  ['a file', answer({ ...mine, 'content-type': 'application/zip' })],
])('keeps nothing that is %s', (_, given) => expect(judge('page', TASKS, given)).toBe('nothing'))

it('keeps no page it was not to keep, whatever it is', () => {
  for (const way of ['other page', 'visit', 'file', 'sign-out'] as const) expect(judge(way, TASKS, answer(mine)), way).toBe('nothing')
})

it('drops what is gone, or is another’s by now', () => {
  for (const status of [403, 404, 410]) expect(judge('page', TASKS, answer(mine, { status })), String(status)).toBe('drop')
})

it('takes everything away when a door shows that nobody is in', () => {
  const door = 'https://app.example/auth/signin?return=%2Ftasks'
  expect(judge('door', door, answer(nobodys, { url: door }))).toBe('clear')
  expect(judge('door', door, answer(nobodys, { url: door, status: 422 }))).toBe('clear')
  expect(judge('page', TASKS, answer(nobodys, { url: door, redirected: true }))).toBe('clear')
  expect(judge('read', READ, answer({ 'content-type': 'application/problem+json' }, { url: READ, status: 401 }))).toBe('clear')
})

it('takes nothing away for a door somebody is asked at while they are in, nor for one that is broken', () => {
  const door = 'https://app.example/auth/confirm'
  expect(judge('door', door, answer(mine, { url: door }))).toBe('nothing')
  expect(judge('door', door, answer(nobodys, { url: door, status: 502 }))).toBe('nothing')
  expect(judge('read', READ, answer(list, { url: READ, status: 401 }))).toBe('nothing')
})
