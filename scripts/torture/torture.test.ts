import { expect, it } from 'vitest'
import { fullDisk, mayMount } from './full-disk.ts'
import { kills } from './kills.ts'
import { talkKills } from './talk-kills.ts'

// Short ones; `npm run torture` does all of it, for minutes.

it('has every acknowledged write after a server was killed under them', { timeout: 300_000 }, async () => {
  expect(await kills({ count: 2, seed: 17 })).toMatchObject({ outcome: expect.stringContaining('all there, none by halves') })
})

it('has every message once for everybody in a discussion after a server was killed under them', { timeout: 300_000 }, async () => {
  expect(await talkKills({ count: 2, seed: 17 })).toMatchObject({ outcome: expect.stringContaining('each once and in one order') })
})

it.skipIf(!mayMount())('refuses in words what finds no room, and goes on once there is some', { timeout: 120_000 }, async () => {
  expect(await fullDisk()).toMatchObject({ outcome: expect.stringContaining('all is sound') })
})
