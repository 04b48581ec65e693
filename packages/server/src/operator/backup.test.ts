import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFolder } from '../test-server.ts'
import { install, run, signedIn } from './test-install.ts'

let server: Awaited<ReturnType<typeof install>>
let [folder, backup] = ['', '']

const env = (dataDir = folder) => ({ DATA_DIR: dataDir })
const counts = (json: string) => JSON.parse(json).counts as Record<string, number>

// One install for all: what is asked of it below changes only copies of it.
beforeAll(async () => {
  folder = newFolder(afterAll)
  server = await install(env())
  const made = await run(env(), 'backup')
  expect(made.code, made.err).toBe(0)
  backup = made.out.trim()
})
afterAll(() => server.close())

/** Another machine's folder, with what the backup holds. */
async function restored() {
  const elsewhere = newFolder(afterAll)
  const { code, err } = await run(env(elsewhere), 'restore', backup)
  expect(code, err).toBe(0)
  return elsewhere
}

it('copies all there is while the server has it open, for its owner alone, and tells of all that is in it', async () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  const { code, out } = await run(env(), 'verify', backup, '--json')
  expect(code).toBe(0)
  const { manifest } = JSON.parse(out)
  expect(manifest).toMatchObject({ format: 'throughline-backup', storage: 'sqlite', missing: [] })
  expect(counts(out)).toMatchObject({ 'records/account': 1, 'records/attachment': 1, blobs: 1 })
  expect(counts(out)['records/task']).toBeGreaterThan(30)
  expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(['throughline.db', 'keys/secret-key', 'keys/push-keys.json']))
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1)
})

it('is restored to a server that answers as the first did, with its files, sessions and keys', async () => {
  const elsewhere = await restored()
  const { client, close } = await signedIn(env(elsewhere))
  expect(await client.tasks.get(server.task.id)).toEqual(await server.client.tasks.get(server.task.id))
  const [file] = await client.files.list(server.task.id)
  expect(file).toMatchObject({ name: 'draft.txt' })
  await close()
  expect(readFileSync(join(elsewhere, 'secret-key'), 'utf8')).toBe(readFileSync(join(folder, 'secret-key'), 'utf8'))
  const { code, out, err } = await run(env(elsewhere), 'verify')
  expect({ code, out: out.split('\n').at(-2), err: err.includes('Note') }).toEqual({ code: 0, out: 'All is as it should be.', err: false })
})

it('refuses to overwrite unasked, and keeps aside what it replaces', async () => {
  const elsewhere = await restored()
  const { client, close } = await signedIn(env(elsewhere))
  const later = await client.tasks.create({ title: 'After the backup' })
  expect(await run(env(elsewhere), 'restore', backup, '--replace')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Stop it first'),
  })
  await close()
  expect(await run(env(elsewhere), 'restore', backup)).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is something already: '),
  })

  const { code, out } = await run(env(elsewhere), 'restore', backup, '--replace', '--json')
  expect(code).toBe(0)
  const back = await signedIn(env(elsewhere))
  await expect(back.client.tasks.get(later.id)).rejects.toMatchObject({ status: 404 })
  await back.close()
  const aside = await signedIn({ DATABASE_URL: `sqlite:${join(JSON.parse(out).aside, 'throughline.db')}`, DATA_DIR: JSON.parse(out).aside })
  expect(await aside.client.tasks.get(later.id)).toMatchObject({ title: 'After the backup' })
  await aside.close()
})

it.each([
  ['a byte that turned', (bytes: Buffer) => (bytes[5000] = (bytes[5000] ?? 0) ^ 1), 'throughline.db is damaged'],
  ['an end that is missing', (bytes: Buffer) => bytes.length / 2, 'no manifest'],
])('restores nothing of a backup with %s', async (_, harm, said) => {
  const bytes = readFileSync(backup)
  const length = harm(bytes)
  const [elsewhere, harmed] = [newFolder(afterAll), join(newFolder(afterAll), 'harmed.tar')]
  writeFileSync(harmed, said === 'no manifest' ? bytes.subarray(0, length) : bytes)
  expect(await run(env(elsewhere), 'restore', harmed)).toMatchObject({ code: 1, err: expect.stringContaining(said) })
  expect(readdirSync(elsewhere)).toEqual([])
  const { code, out } = await run(env(), 'verify', harmed)
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining(said) })
  expect(out).toContain('Nothing is restored from it: take another backup.')
})

it('says of a backup that is not there that it is not there', async () => {
  const nowhere = join(newFolder(afterAll), 'nowhere.tar')
  const { code, out } = await run(env(), 'verify', nowhere)
  expect([code, out.split('\n')[0]]).toEqual([1, `Wrong: There is no file ${nowhere}.`])
  expect(await run(env(), 'restore', nowhere)).toMatchObject({ code: 1, err: expect.stringContaining(`There is no file ${nowhere}.`) })
})

it('finds what is wrong with a living install: a file, a record, a number that is missing among events', async () => {
  const elsewhere = await restored()
  const blobs = join(elsewhere, 'blobs')
  const [space = ''] = readdirSync(blobs).filter((name) => name !== 'incoming')
  const [id = ''] = readdirSync(join(blobs, space))
  writeFileSync(join(blobs, space, id), 'another text!!!')
  const database = new DatabaseSync(join(elsewhere, 'throughline.db'))
  database.exec(`DELETE FROM _change WHERE seq = 2; UPDATE task SET record = json_set(record, '$.priority', 'so so') WHERE row = 1`)
  database.close()
  const { code, out, err } = await run(env(elsewhere), 'verify')
  expect({ code, err }).toEqual({ code: 1, err: expect.not.stringContaining('throughline:') })
  expect(out).toContain('is damaged: its hash is not the one its record says.')
  expect(out).toMatch(/task \S+ is not as its schema says, at priority/)
  expect(out).toMatch(/Of (\d+) events of the space \S+ there are/)
  rmSync(join(blobs, space, id))
  expect((await run(env(elsewhere), 'verify')).out).toContain('is missing.')
})

it('backs up the rest where a file is missing, and says so by its exit code', async () => {
  const elsewhere = await restored()
  const [space = ''] = readdirSync(join(elsewhere, 'blobs'))
  renameSync(join(elsewhere, 'blobs', space), join(elsewhere, 'gone'))
  const { code, err } = await run(env(elsewhere), 'backup', join(elsewhere, 'b.tar'))
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(/Not in it: The file \S+ is missing/) })
  expect(await run(env(elsewhere), 'verify', join(elsewhere, 'b.tar'))).toMatchObject({ code: 0, err: expect.stringContaining('Note:') })
})

it('writes over no backup', async () => {
  expect(await run(env(), 'backup', backup)).toMatchObject({ code: 1, err: expect.stringContaining('is there already') })
})

it('stands in the help and the completions', async () => {
  expect((await run({}, '--help')).out).toMatch(/backup \[FILE\][\s\S]*migrate/)
  expect((await run({}, 'completions', 'bash')).out).toContain('restore')
  expect(await run({}, 'migrate')).toMatchObject({ code: 2 })
})
