import { expect, it } from 'vitest'
import { wayOf } from './way.ts'

it.each(['/_astro/desk.1a2b.js', '/favicon.svg', '/demo/worker-en.js', '/demo/worker-de.js', '/demo/here.js', '/demo/temporal.js'])(
  'lets %s be fetched, which is a file of the app',
  (path) => expect(wayOf(path)).toEqual({ is: 'file' }),
)

it.each([
  ['/api/v1/tasks', 'api'],
  ['/demo/api/v1/exports/tasks.csv', 'api'],
  ['/demo/tasks', 'page'],
  // What a script asks for itself, such as a list anew.
  ['/tasks', 'page'],
  ['/monitoring', 'page'],
  ['/demo/_astro.js', 'page'],
])('answers %s by itself', (path, is) => expect(wayOf(path)).toMatchObject({ is }))

it.each(['/demo/settings/account', '/demo/auth/signout', '/import', '/demo/invites/x', '/demo/api/v1/docs'])(
  'says of %s that it is no part of the demo',
  (path) => expect(wayOf(path)).toEqual({ is: 'without' }),
)

it('knows what the bar asks for, and where the demo begins', () => {
  expect(wayOf('/demo/-/reset')).toEqual({ is: 'act', act: 'reset' })
  expect([wayOf('/demo'), wayOf('/demo/'), wayOf('/')]).toEqual([{ is: 'begin' }, { is: 'begin' }, { is: 'begin' }])
})
