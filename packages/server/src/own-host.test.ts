import { expect, it } from 'vitest'
import { mayBeOwnHost } from './own-host.ts'

it.each([
  'localhost',
  'LOCALHOST:4321',
  'localhost.',
  'throughline.localhost:4321',
  '127.0.0.1:4321',
  '192.168.1.20:4321',
  '[::1]:4321',
  '[fd00::20]',
  undefined,
])('%s may be this server', (host) => {
  expect(mayBeOwnHost(host)).toBe(true)
})

it.each([
  'evil.example',
  'evil.example:4321',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.1.evil.example',
  '192.168.1.20.nip.io',
  'raspberry',
  'evil.example/x',
  'localhost@evil.example',
])('%s may not', (host) => {
  expect(mayBeOwnHost(host)).toBe(false)
})
