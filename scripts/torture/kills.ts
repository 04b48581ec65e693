import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../packages/server/src/environment.ts'
import { checkStorage } from '../../packages/server/src/operator/check-storage.ts'
import { fileOf, newPerson, type Person } from './person.ts'
import { expectThat, type Result } from './result.ts'
import { seeded } from './seeded.ts'
import { startServer } from './server.ts'

const WRITERS = 8

/** What a record said when its write was acknowledged, and what it may say if the last one asked for was done too. */
interface Promised {
  path: string
  /** `null` where it is the answer itself. */
  field: string | null
  acknowledged: string
  asked: string | null
}

/** How a record of each of the main kinds is made, and which of its fields is then changed. */
interface Written {
  area: string
  field: string
  made(text: string): unknown
}

const kinds: readonly Written[] = [
  { area: '/tasks', field: 'title', made: (title) => ({ title }) },
  { area: '/goals', field: 'title', made: (title) => ({ title, metric: { type: 'percent', start: '0', target: '80' } }) },
  { area: '/journal-entries', field: 'title', made: (title) => ({ title, body: 'Rain all day.' }) },
  { area: '/wins', field: 'title', made: (title) => ({ title }) },
  { area: '/stories', field: 'title', made: (title) => ({ title }) },
  { area: '/questions', field: 'text', made: (text) => ({ text }) },
  { area: '/discussions', field: 'title', made: (title) => ({ title, kind: 'mentoring' }) },
]

/**
 * Kills a server after a seeded number of acknowledged writes, again and again over the same folder. After each start every
 * acknowledged write is read back, and all that is kept is checked.
 */
export async function kills({ count, seed }: { count: number; seed: number }): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-kills-'))
  const env = { DATA_DIR: folder, PORT: '0' }
  const random = seeded(seed)
  const promised = new Map<string, Promised>()
  try {
    const first = await startServer({ env })
    let person = await newPerson(first.url)
    await first.stop()
    let files = 0
    for (let kill = 0; kill < count; kill++) {
      const server = await startServer({ env })
      person = person.at(server.url)
      const before = await lost(person, promised)
      expectThat(before.length === 0, `After kill ${kill} of seed ${seed}: ${before.slice(0, 3).join(' ')}`)
      files += await writeUntil(person, { after: 10 + random(60), random, promised, kill: () => server.kill() })
      const { faults } = await checkStorage(readEnvironment(env), { tell() {} })
      expectThat(faults.length === 0, `After kill ${kill + 1} of seed ${seed}: ${faults.slice(0, 3).join(' ')}`)
    }
    const last = await startServer({ env })
    const gone = await lost(person.at(last.url), promised)
    expectThat(gone.length === 0, `After the last kill of seed ${seed}: ${gone.slice(0, 3).join(' ')}`)
    await last.stop()
    return {
      what: `kill −9 under ${WRITERS} writers of tasks, goals, entries, wins, stories, questions, discussions and files`,
      tried: `${count} kills, seed ${seed}`,
      outcome: `${promised.size} records and ${files} files acknowledged: all there, none by halves`,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Writing {
  /** So many acknowledged writes, and it is killed. */
  after: number
  random: (below: number) => number
  promised: Map<string, Promised>
  kill(): Promise<void>
}

/** Answers how many files were acknowledged. */
async function writeUntil(person: Person, { after, random, promised, kill }: Writing): Promise<number> {
  let [acknowledged, files] = [0, 0]
  let killed: Promise<void> | undefined
  const acknowledge = () => {
    if (++acknowledged === after) killed = kill()
  }
  const writer = async () => {
    while (!killed) {
      const kind = kinds[random(kinds.length)] as Written
      const text = `${kind.area.slice(1)} ${random(1_000_000)}`
      const made = await person.ask('POST', kind.area, kind.made(text))
      if (made.status === null || (made.status >= 500 && killed)) return
      expectThat(made.status === 201, `POST ${kind.area} answered ${made.status} ${JSON.stringify(made.body)}`)
      const promise: Promised = { path: `${kind.area}/${made.body.id}`, field: kind.field, acknowledged: text, asked: null }
      promised.set(promise.path, promise)
      acknowledge()
      promise.asked = `${text} ${randomUUID().slice(0, 4)}`
      const changed = await person.ask('PATCH', promise.path, { [kind.field]: promise.asked })
      if (changed.status !== 200) return
      promise.acknowledged = promise.asked
      promise.asked = null
      acknowledge()
      if (kind.area === '/tasks' && random(2) === 0) {
        const attached = await person.ask('POST', `/attachments?taskId=${made.body.id}`, fileOf(text))
        if (attached.status !== 201) return
        files++
        const file = `/attachments/${attached.body.id}/content`
        promised.set(file, { path: file, field: null, acknowledged: text, asked: null })
        acknowledge()
      }
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  await (killed ?? kill())
  return files
}

/** What was acknowledged and is not there, or says something that nobody wrote. */
async function lost(person: Person, promised: ReadonlyMap<string, Promised>): Promise<string[]> {
  const wrong: string[] = []
  const rest = [...promised.values()]
  const reader = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const { status, body } = await person.ask('GET', next.path)
      const said = next.field === null ? body : body?.[next.field]
      if (status !== 200 || (said !== next.acknowledged && said !== next.asked)) wrong.push(`${next.path}: ${status} “${said}”.`)
      else if (said === next.asked) Object.assign(next, { acknowledged: said, asked: null })
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, reader))
  return wrong
}
