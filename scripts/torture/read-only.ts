import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOf, newPerson } from './person.ts'
import { expectThat, type Result } from './result.ts'
import { NotStarted, startServer } from './server.ts'

/** Whom a superuser runs the server as, since permissions keep a superuser from nothing. */
const NOBODY = 65_534

const what = 'a data folder that may not be written'

/** Starts a server on a folder that is read-only, and takes the permission to write from a running one. */
export async function readOnly(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-read-only-'))
  const isSuperuser = process.getuid?.() === 0
  const uid = isSuperuser ? NOBODY : undefined
  if (isSuperuser) chownSync(folder, NOBODY, NOBODY)
  const start = () => startServer({ env: { DATA_DIR: folder, PORT: '0' }, ...(uid !== undefined && { uid }) })
  try {
    chmodSync(folder, 0o500)
    const empty = await whyNot(start)
    expectThat(
      /may not|can not be/.test(empty) && empty.includes(folder) && !/\n\s+at /.test(empty),
      `On a read-only folder it said: ${empty}`,
    )
    chmodSync(folder, 0o700)

    const server = await start()
    const person = await newPerson(server.url)
    const made = await person.ask('POST', '/tasks', { title: 'Before' })
    const modes = takeWriting(folder)
    const upload = await person.ask('POST', `/attachments?taskId=${made.body.id}`, fileOf('x'))
    expectThat(
      upload.status === 503 && /read-only|accessed/.test(upload.body.detail),
      `An upload answered ${upload.status} ${JSON.stringify(upload.body)}`,
    )
    // Files that are open stay writable, so either is right: stored, or refused in words.
    const write = await person.ask('PATCH', `/tasks/${made.body.id}`, { title: 'While read-only' })
    expectThat(write.status === 200 || (write.status === 503 && write.body.detail), `A write answered ${write.status}`)
    const read = await person.ask('GET', `/tasks/${made.body.id}`)
    expectThat(read.status === 200, `A read answered ${read.status}`)
    for (const [path, mode] of modes) chmodSync(path, mode)
    const again = await person.ask('POST', `/attachments?taskId=${made.body.id}`, fileOf('y'))
    expectThat(again.status === 201, `Writable again, an upload answered ${again.status} ${JSON.stringify(again.body)}`)
    await server.stop()

    for (const [path] of takeWriting(folder)) void path
    const existing = await whyNot(start)
    expectThat(/read-only|can not be/.test(existing) && !/\n\s+at /.test(existing), `On read-only files it said: ${existing}`)
    return { what, tried: '2 starts, and while it runs', outcome: 'says which file and why; reads go on; goes on without a restart' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function whyNot(start: () => ReturnType<typeof startServer>): Promise<string> {
  try {
    const server = await start()
    await server.stop()
  } catch (error) {
    if (error instanceof NotStarted) return error.message
    throw error
  }
  throw new Error('It started although it can write nothing.')
}

/** Answers what the permissions were. */
function takeWriting(folder: string): [string, number][] {
  const paths = [...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)), folder]
  return paths.map((path) => {
    const mode = statSync(path).mode & 0o777
    chmodSync(path, mode & 0o555)
    return [path, mode]
  })
}
