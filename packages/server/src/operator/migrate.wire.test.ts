import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { serverForTests } from '../../../../adapters/mongodb/src/test-server.ts'
import { newFolder } from '../test-server.ts'
import { install, run, signedIn } from './test-install.ts'

const wire = await serverForTests()
afterAll(() => wire.stop())

it('moves an install from SQLite to MongoDB and back, the same by counts and hashes', { timeout: 300_000 }, async () => {
  const [folder, back] = [newFolder(afterAll), newFolder(afterAll)]
  const env = { DATA_DIR: folder }
  const { client, task, close } = await install(env)
  const before = await client.tasks.list({ view: 'all', limit: 200 })
  await close()
  const [from, to, returned] = [`sqlite:${join(folder, 'throughline.db')}`, wire.newDatabase(), `sqlite:${join(back, 'throughline.db')}`]

  const moved = await run(env, 'migrate', '--from', from, '--to', to)
  expect(moved.code, moved.err).toBe(0)
  expect(moved.out).toMatch(/records\/task\s+\d+\s+\d+ {2}[0-9a-f]{16} same/)
  expect(moved.out).toMatch(/blobs\s+1\s+1 {2}[0-9a-f]{16} same/)
  expect(moved.out).not.toContain('DIFFERENT')
  expect(moved.err, 'its key is where it was').not.toMatch(/secret-key|push-keys/)
  expect(await run(env, 'migrate', '--from', from, '--to', to)).toMatchObject({ code: 1, err: expect.stringContaining('empty') })
  expect(await run({ ...env, DATABASE_URL: to }, 'verify')).toMatchObject({ code: 0 })

  const there = await signedIn({ ...env, DATABASE_URL: to })
  expect((await there.client.tasks.list({ view: 'all', limit: 200 })).items).toEqual(before.items)
  await there.close()

  const backup = join(folder, 'of-mongodb.tar')
  expect(await run({ ...env, DATABASE_URL: to }, 'backup', backup)).toMatchObject({ code: 0 })
  const [another, elsewhere] = [wire.newDatabase(), newFolder(afterAll)]
  expect(await run({ DATA_DIR: elsewhere, DATABASE_URL: another }, 'restore', backup)).toMatchObject({ code: 0 })
  const keyIn = (at: string) => readFileSync(join(at, 'secret-key'), 'utf8')
  expect(keyIn(elsewhere), 'without it, what is sealed is lost').toBe(keyIn(folder))
  expect(statSync(join(elsewhere, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(elsewhere).sort()).toEqual(['push-keys.json', 'secret-key'])
  writeFileSync(join(elsewhere, 'secret-key'), 'another key, which somebody made since')
  const beside = await run({ DATA_DIR: elsewhere, DATABASE_URL: wire.newDatabase() }, 'restore', backup)
  expect(beside).toMatchObject({ code: 0, err: expect.stringContaining('SECRET_KEY_PREVIOUS') })
  expect(keyIn(elsewhere)).toBe('another key, which somebody made since')
  expect(await run({ ...env, DATABASE_URL: another }, 'restore', backup)).toMatchObject({ code: 1 })
  expect(await run({ ...env, DATABASE_URL: another }, 'verify')).toMatchObject({ code: 0 })

  rmSync(join(folder, 'blobs'), { recursive: true })
  const home = await run({ DATA_DIR: back }, 'migrate', '--from', another, '--to', returned)
  expect(home.code, home.err).toBe(0)
  for (const key of ['secret-key', 'push-keys.json']) expect(home.err).toContain(`There is no ${join(back, key)}`)
  const again = await signedIn({ DATA_DIR: back })
  expect((await again.client.tasks.list({ view: 'all', limit: 200 })).items).toEqual(before.items)
  expect(await again.client.files.list(task.id)).toHaveLength(1)
  await again.close()
  expect(await run({ DATA_DIR: back }, 'verify')).toMatchObject({ code: 0 })
})
