import { accounts } from '@throughline/core/account'
import type { Kind } from '@throughline/core/kernel'
import { openMongo } from '@throughline/mongodb'
import { serverForTests } from '@throughline/mongodb/test-server'
import { afterAll, expect, it, vi } from 'vitest'
import { composeServer } from './compose.ts'
import { readEnvironment } from './environment.ts'
import { openHeld } from './operator/open-held.ts'
import { newFolder, serverOver } from './test-server.ts'

const mongodb = await serverForTests()
afterAll(() => mongodb.stop())

/** A database that is being filled by who stopped half way. */
async function filledInPart() {
  const env = { DATA_DIR: newFolder(afterAll), DATABASE_URL: mongodb.newDatabase() }
  const { holdings } = await openHeld(readEnvironment(env), 'fill')
  await holdings.close()
  return env
}

/** One with an account, which a later release has brought to its own version. */
async function ofLaterRelease() {
  const env = { DATA_DIR: newFolder(afterAll), DATABASE_URL: mongodb.newDatabase() }
  const { client, close } = await serverOver(env)
  await client.auth.signUp({ email: 'ines@post.example', password: 'slate ferry quince ladder', name: 'Ines' })
  await close()
  const { version } = accounts
  const later = {
    ...accounts,
    version: version + 1,
    upcasters: { ...accounts.upcasters, [version]: (account: object) => ({ ...account }) },
  }
  const storage = openMongo({ url: env.DATABASE_URL, kinds: [later as unknown as Kind] })
  await storage.store.ready()
  await storage.close()
  return env
}

it.each([
  ['was filled in part', filledInPart, 'filled in part only'],
  ['was written by a newer version', ofLaterRelease, 'newer version of Throughline'],
])('no server starts over a database in MongoDB that %s, and no chore complains', { timeout: 60_000 }, async (_, made, said) => {
  const env = await made()
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(composeServer(env)).rejects.toThrow(said)
  expect(complained).not.toHaveBeenCalled()
})
