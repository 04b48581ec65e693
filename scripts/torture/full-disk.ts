import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../packages/server/src/environment.ts'
import { checkStorage } from '../../packages/server/src/operator/check-storage.ts'
import { fileOf, newPerson } from './person.ts'
import { expectThat, type Result } from './result.ts'
import { startServer } from './server.ts'

const what = 'a disk that is full (tmpfs of 32 MiB), and has room again'

const newFolder = () => mkdtempSync(join(tmpdir(), 'throughline-full-'))
const mount = (folder: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder]).status === 0

/** Whether a small disk may be mounted here: that takes Linux and a superuser, who may not in every container. */
export function mayMount(): boolean {
  const folder = newFolder()
  try {
    return mount(folder) && spawnSync('umount', [folder]).status === 0
  } finally {
    rmdirSync(folder)
  }
}

/** Fills the disk of a running server to its last byte, and makes room again. */
export async function fullDisk(): Promise<Result> {
  const folder = newFolder()
  if (!mount(folder)) {
    rmdirSync(folder)
    return { what, tried: 'not tried', outcome: 'only a superuser may mount a small disk' }
  }
  const env = { DATA_DIR: folder, PORT: '0' }
  try {
    const server = await startServer({ env })
    try {
      return await tryFull(folder, env, server.url)
    } finally {
      await server.stop()
    }
  } finally {
    spawnSync('umount', ['-l', folder])
    rmdirSync(folder)
  }
}

async function tryFull(folder: string, env: Record<string, string>, url: string): Promise<Result> {
  const person = await newPerson(url)
  const made = await person.ask('POST', '/tasks', { title: 'Before' })
  const attached = await person.ask('POST', `/attachments?taskId=${made.body.id}`, fileOf('kept'))
  const filler = join(folder, 'filler')
  fill(filler, folder)

  let refused = 0
  let stored = 0
  for (let i = 0; i < 300 && refused < 5; i++) {
    // What room the log still had within its file is used up first.
    const answer = await person.ask('POST', '/tasks', { title: `While it is full ${i}`, notes: 'x'.repeat(4000) })
    if (answer.status === 201) stored++
    else {
      expectThat(
        answer.status === 503 && /disk is full/.test(answer.body.detail),
        `A write answered ${answer.status} ${JSON.stringify(answer.body)}`,
      )
      refused++
    }
  }
  expectThat(refused === 5, 'The disk was never full.')
  const upload = await person.ask('POST', `/attachments?taskId=${made.body.id}`, fileOf('x'.repeat(100_000)))
  expectThat(upload.status === 503 && /full/.test(upload.body.detail), `An upload answered ${upload.status} ${JSON.stringify(upload.body)}`)
  for (const path of ['/tasks', `/tasks/${made.body.id}`, '/search?q=before', `/attachments/${attached.body.id}/content`]) {
    const answer = await person.ask('GET', path)
    expectThat(answer.status === 200, `GET ${path} answered ${answer.status} while the disk was full: ${JSON.stringify(answer.body)}`)
  }
  rmSync(filler)
  const after = await person.ask('POST', '/tasks', { title: 'After' })
  expectThat(after.status === 201, `With room again a write answered ${after.status} ${JSON.stringify(after.body)}`)
  const { faults } = await checkStorage(readEnvironment(env), { tell() {} })
  expectThat(faults.length === 0, faults.join(' '))
  return {
    what,
    tried: `${stored + refused} writes, an upload, 4 reads`,
    outcome: '503 “The disk is full”, reads go on, writes go on without a restart; all is sound',
  }
}

/** To the last page. */
function fill(file: string, folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - bsize)))
  try {
    writeFileSync(`${file}-rest`, Buffer.alloc(10 * bsize))
  } catch {
    // It is full.
  }
  rmSync(`${file}-rest`, { force: true })
}
