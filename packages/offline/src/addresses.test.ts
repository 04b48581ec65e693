import { expect, it } from 'vitest'
import { wayOf } from './addresses.ts'

interface Over {
  method?: string
  mode?: string
  referrer?: string
  destination?: string
  headers?: Record<string, string>
}
const HERE = 'https://app.example/tasks'
const asked = (path: string, over: Over = {}) =>
  wayOf({
    ...{ method: 'GET', mode: 'navigate', url: new URL(path, HERE), referrer: HERE, destination: 'document' },
    ...over,
    headers: new Headers(over.headers),
  })
const read = (path: string, over: Over = {}) => asked(path, { mode: 'cors', ...over })

it.each([
  '/tasks',
  '/tasks/inbox',
  '/tasks?layout=board',
  '/goals/0199-a',
  '/journal',
  '/journal/new',
  '/discussions/0199-a',
  '/career/wins/1',
])('keeps the page %s', (path) => expect(asked(path)).toBe('page'))

it.each([
  '/settings/account',
  '/settings/subscription',
  '/profile',
  '/import',
  '/journal/export',
  '/interview-prep/questions/import',
  '/welcome',
  '/feedback/secret',
  '/invites/secret',
  '/unsubscribe/secret',
  '/attest/secret',
  '/sandbox',
  '/tasksomething',
  '/tasks/%2e%2e/settings/account',
  `/tasks?q=${'x'.repeat(600)}`,
])('never keeps the page %s', (path) => expect(asked(path)).toBe('other page'))

it.each(['/auth/signin', '/auth/signout', '/auth/confirm?return=/tasks'])('knows the door %s', (path) => expect(asked(path)).toBe('door'))

it.each(['/', '/demo', '/demo/tasks', '/api/v1/exports/throughline.zip', '/calendar/secret.ics', '/dav/', '/mcp'])(
  'lets a visit to %s be what it is',
  (path) => expect(asked(path)).toBe('visit'),
)

it.each([
  '/api/v1/tasks?view=today',
  '/api/v1/tasks/counts',
  '/api/v1/goals/1/check-ins',
  '/api/v1/discussions/1/messages',
  '/api/v1/notifications/count',
])('keeps what is read of %s', (path) => expect(read(path)).toBe('read'))

it.each([
  '/api/v1/events',
  '/api/v1/changes',
  '/api/v1/me',
  '/api/v1/tokens',
  '/api/v1/sessions',
  '/api/v1/webhooks',
  '/api/v1/calendar-feeds',
  '/api/v1/exports/tasks.json',
  '/api/v1/search?q=a',
  '/api/v1/journal-entries/search?q=a',
  '/api/v1/attachments/1/content',
  '/api/v1/discussions/1/invites',
  '/api/v1/discussions/1/feedback',
  '/api/v1/discussions/1/messages/2/files/3/content',
  '/push-worker.js',
  '/tasks',
  '/dav/calendars/x',
])('leaves %s alone', (path) => expect(read(path)).toBeNull())

it('leaves alone what changes something, what asks for a part, and what another than the person asks for', () => {
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE', 'HEAD']) expect(read('/api/v1/tasks', { method }), method).toBeNull()
  expect(asked('/tasks', { method: 'POST' })).toBeNull()
  expect(read('/_astro/desk.a1.js', { headers: { range: 'bytes=0-9' } })).toBeNull()
  expect(read('/api/v1/tasks', { headers: { authorization: 'Bearer tl_pat_x' } })).toBeNull()
})

it('knows files of the build, and the request that ends a session', () => {
  expect(read('/_astro/desk.a1.js')).toBe('file')
  expect([asked('/auth/signout', { method: 'POST' }), read('/api/v1/auth/signout', { method: 'POST' })]).toEqual(['sign-out', 'sign-out'])
})

it('takes no word of another site for that of who is here', () => {
  for (const referrer of ['', 'about:client', 'https://evil.example/', 'https://app.example.evil.example/', 'http://app.example/tasks'])
    expect(asked('/auth/signout', { method: 'POST', referrer }), referrer).toBeNull()
  for (const destination of ['iframe', 'frame', 'embed', 'object']) expect(asked('/auth/signin', { destination }), destination).toBeNull()
})
