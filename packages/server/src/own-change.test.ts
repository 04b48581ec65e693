import { API_BASE, routes } from '@throughline/http'
import { expect, it } from 'vitest'
import { isOwnChange } from './own-change.ts'

const OWN = { cookie: 'a=1', 'sec-fetch-site': 'same-origin' }
const changes = (url: string, method = 'POST', headers: Record<string, string> = OWN) => isOwnChange({ url, method, headers })

it('takes for a change whatever is sent, but for what only asks, and what says that somebody is there', () => {
  const unsafe = routes.filter(({ method }) => method !== 'GET')
  const quiet = unsafe.filter(({ path, method }) => !changes(API_BASE + path.replace(/\{\w+\}/g, 'x'), method))
  expect(unsafe.length).toBeGreaterThan(200)
  expect(quiet.map(({ operationId }) => operationId).sort()).toEqual([
    'beginPasskey',
    'beginPasskeyProof',
    'beginPasskeySignIn',
    'previewCoach',
    'previewRecurrence',
    'reportPresence',
    'suggestForWin',
    'tryNotifications',
  ])
})

it('takes none for what browsers report by themselves, whatever follows in the address', () => {
  expect([changes('/monitoring'), changes('/api/v1/discussions/x/presence?a'), changes('/api/v1/discussions/x/presence/')]).toEqual([
    ...[false, false, false],
  ])
  expect([changes('/monitoringx'), changes('/api/v1/discussions/x/presences'), changes('/settings/account')]).toEqual([true, true, true])
})

it('leaves reading, other sites and what carries no cookie out', () => {
  expect(changes('/api/v1/tasks', 'GET')).toBe(false)
  expect(changes('/api/v1/tasks', 'POST', { cookie: 'a=1', 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(changes('/api/v1/tasks', 'POST', { 'sec-fetch-site': 'same-origin' })).toBe(false)
})
