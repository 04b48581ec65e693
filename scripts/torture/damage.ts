import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../packages/server/src/environment.ts'
import { backUp } from '../../packages/server/src/operator/backup.ts'
import { checkStorage } from '../../packages/server/src/operator/check-storage.ts'
import { restoreBackup } from '../../packages/server/src/operator/restore.ts'
import { fileOf, newPerson, type Person } from './person.ts'
import { expectThat, type Result } from './result.ts'
import { seeded } from './seeded.ts'
import { NotStarted, startServer } from './server.ts'

const TASKS = 300
const PAGE = 4096
const silent = { tell() {} }

const envOf = (folder: string) => ({ DATA_DIR: folder, PORT: '0' })

/** Damages what a server has written, starts it, and looks at what it says; then goes back to a backup. */
export async function damage({ seed, flips }: { seed: number; flips: number }): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-damage-'))
  try {
    const whole = join(folder, 'whole')
    const { person, ids, backup } = await written(whole)
    const copies: string[] = []
    const copied = () => {
      const copy = join(folder, `copy-${copies.length}`)
      cpSync(whole, copy, { recursive: true })
      copies.push(copy)
      return copy
    }
    return [
      await pages(copied, person, { seed, flips, ids }),
      await cut(copied, person, backup),
      await cutLog(folder, seed),
      await file(copied, person),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function written(folder: string) {
  const server = await startServer({ env: envOf(folder) })
  const person = await newPerson(server.url)
  const ids: string[] = []
  for (let i = 0; i < TASKS; i++)
    ids.push((await person.ask('POST', '/tasks', { title: `Task ${i}`, notes: 'Ship it. '.repeat(40) })).body.id)
  await person.ask('POST', `/attachments?taskId=${ids[0]}`, fileOf('the whole draft'))
  await server.stop()
  const { file } = await backUp(readEnvironment(envOf(folder)), { file: `${folder}.tar`, ...silent })
  return { person, ids, backup: file }
}

/** Some pages are written over: the server does not start, or refuses in words what it can not read, and answers nothing that is half. */
async function pages(
  copied: () => string,
  whole: Person,
  { seed, flips, ids }: { seed: number; flips: number; ids: readonly string[] },
): Promise<Result> {
  const random = seeded(seed)
  const seen = { refusedToStart: 0, refusedToRead: 0, foundByVerify: 0 }
  for (let i = 0; i < flips; i++) {
    const folder = copied()
    const database = join(folder, 'throughline.db')
    const bytes = readFileSync(database)
    // The first page at times, others otherwise.
    const page = i % 5 === 0 ? 0 : 1 + random(bytes.length / PAGE - 1)
    for (let at = page * PAGE; at < (page + 1) * PAGE; at++) bytes[at] = random(256)
    writeFileSync(database, bytes)
    const found = await checkStorage(readEnvironment(envOf(folder)), silent).then(
      ({ faults }) => faults.length > 0,
      () => true,
    )
    if (found) seen.foundByVerify++
    const said = await started(folder, async (url) => {
      const person = whole.at(url)
      for (const path of ['/tasks?limit=200', ...ids.slice(0, 40).map((id) => `/tasks/${id}`), '/search?q=task']) {
        const { status, body } = await person.ask('GET', path)
        const isTold = status === 503 ? /damaged/.test(body.detail) : status === 200 || status === 404 || status === 401
        expectThat(isTold, `With page ${page} damaged ${path} answered ${status} ${JSON.stringify(body)}`)
        if (status === 503) seen.refusedToRead++
        if (status === 200 && body.id) expectThat(/^Task \d+$/.test(body.title), `With page ${page} damaged a title was ${body.title}`)
      }
    })
    if (said === null) continue
    seen.refusedToStart++
    expectThat(/damaged|another program/.test(said), `With page ${page} damaged it said: ${said}`)
  }
  return {
    what: 'pages of the database written over with noise',
    tried: `${flips} pages, seed ${seed}`,
    outcome: `${seen.refusedToStart} starts refused with the way back, ${seen.refusedToRead} reads answered 503 “damaged”, nothing half; verify finds ${seen.foundByVerify} (others were free pages)`,
  }
}

/** Starts a server for what is asked; answers what it said where it did not start. */
async function started(folder: string, asked: (url: string) => Promise<void>): Promise<string | null> {
  try {
    const server = await startServer({ env: envOf(folder) })
    await asked(server.url).finally(() => server.kill())
    return null
  } catch (error) {
    if (error instanceof NotStarted) return error.message
    throw error
  }
}

/** Half of the file is gone: the server refuses to start and says how to go back, and going back works. */
async function cut(copied: () => string, whole: Person, backup: string): Promise<Result> {
  const folder = copied()
  const database = join(folder, 'throughline.db')
  truncateSync(database, Math.floor(statSync(database).size / PAGE / 2) * PAGE)
  const said = await started(folder, async () => {})
  expectThat(said !== null && /damaged[\s\S]*throughline restore/.test(said), `Cut in half it said: ${said}`)
  const { aside } = await restoreBackup(readEnvironment(envOf(folder)), { file: backup, replace: true, ...silent })
  expectThat(aside !== null, 'What was there was not kept.')
  const back = await started(folder, async (url) => {
    const { status, body } = await whole.at(url).ask('GET', '/tasks?limit=200')
    expectThat(status === 200 && body.items.length === 200, `Restored, it answered ${status}`)
  })
  expectThat(back === null, `Restored, it said: ${back}`)
  return {
    what: 'the database cut in half, then restored',
    tried: 'once',
    outcome: 'does not start, names the command; restored it serves all, what was there is kept',
  }
}

/** The end of the log is gone, as after a disk that lied: what is left is whole up to a moment. */
async function cutLog(parent: string, seed: number): Promise<Result> {
  const random = seeded(seed)
  const folder = join(parent, 'log')
  const first = await startServer({ env: envOf(folder) })
  const somebody = await newPerson(first.url)
  // Takes the account over from the log, so that what is cut are the tasks.
  await first.stop()
  const server = await startServer({ env: envOf(folder) })
  const person = somebody.at(server.url)
  for (let i = 0; i < 60; i++) await person.ask('POST', '/tasks', { title: `Task ${i}` })
  await server.kill()
  const [database, times] = [join(folder, 'throughline.db'), 3]
  for (let i = 0; i < times; i++) {
    const copy = join(parent, `log-${i}`)
    cpSync(folder, copy, { recursive: true })
    const log = join(copy, 'throughline.db-wal')
    truncateSync(log, Math.floor((statSync(log).size * (50 + random(50))) / 100))
    rmSync(join(copy, 'throughline.db-shm'), { force: true })
    const said = await started(copy, async (url) => {
      const { status, body } = await person.at(url).ask('GET', '/tasks?limit=200')
      expectThat(status === 200 && body.items.length <= 60, `With a log cut short it answered ${status}`)
      // Created one after the other, so what is left are the first of them.
      const titles = body.items.map(({ title }: { title: string }) => Number(title.slice(5))).toSorted((a: number, b: number) => a - b)
      expectThat(
        titles.every((number: number, at: number) => number === at),
        `With a log cut short there were the tasks ${titles}`,
      )
    })
    expectThat(said === null, `With a log cut short it said: ${said}`)
    const { faults } = await checkStorage(readEnvironment(envOf(copy)), silent)
    expectThat(faults.length === 0, faults.join(' '))
  }
  expectThat(statSync(database).size > 0, 'There was no database.')
  return {
    what: 'the log (WAL) cut short anywhere in its second half',
    tried: `${times} times, seed ${seed}`,
    outcome: 'starts with all up to a moment, in order and sound',
  }
}

/** A file is not what its record says: verify tells, and who asks for it is told. */
async function file(copied: () => string, whole: Person): Promise<Result> {
  const folder = copied()
  const { readdirSync } = await import('node:fs')
  const blobs = join(folder, 'blobs')
  const [space = ''] = readdirSync(blobs).filter((name) => name !== 'incoming')
  const path = join(blobs, space, readdirSync(join(blobs, space))[0] as string)
  writeFileSync(path, 'another draft!!')
  const { faults } = await checkStorage(readEnvironment(envOf(folder)), silent)
  expectThat(
    faults.some((fault) => /hash/.test(fault)),
    `verify said: ${faults}`,
  )
  rmSync(path)
  const missing = await checkStorage(readEnvironment(envOf(folder)), silent)
  expectThat(
    missing.faults.some((fault) => /missing/.test(fault)),
    `verify said: ${missing.faults}`,
  )
  await started(folder, async (url) => {
    const person = whole.at(url)
    const { body } = await person.ask('GET', '/tasks?limit=200')
    const task = body.items.find(({ title }: { title: string }) => title === 'Task 0') ?? body.items[0]
    const list = await person.ask('GET', `/attachments?taskId=${task.id}`)
    const id = list.body.items[0]?.id
    if (!id) return
    const answer = await person.ask('GET', `/attachments/${id}/content`)
    expectThat(
      answer.status === 503 && /missing/.test(answer.body.detail),
      `A file that is gone answered ${answer.status} ${JSON.stringify(answer.body)}`,
    )
  })
  return { what: 'a file altered, and one removed', tried: 'once each', outcome: 'verify names both; who opens the missing one is told' }
}
