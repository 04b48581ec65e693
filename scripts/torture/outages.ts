import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startWireServer } from '../../adapters/mongodb/src/test-wire-server.ts'
import { until } from '../until.ts'
import { newPerson, type Person } from './person.ts'
import { expectThat, type Result } from './result.ts'
import { seeded } from './seeded.ts'
import { type RunningServer, startServer } from './server.ts'
import { openTcpProxy } from './tcp-proxy.ts'

const WRITERS = 4

const what = 'MongoDB (a server that speaks its protocol) killed, cut off, silent, and connections to it reset, while it is written to'

/** What is done to the database, or to the way to it. */
type Outage = 'killed' | 'cut' | 'silent' | 'reset'

const outages: readonly Outage[] = ['killed', 'cut', 'silent', 'reset']

/** After which the database does not answer a question that it was asked, so that a trial does not wait half a minute for each. */
const TIMEOUTS = 'socketTimeoutMS=3000&connectTimeoutMS=3000&serverSelectionTimeoutMS=1500&heartbeatFrequencyMS=1000'

interface Seen {
  /** Titles of what was acknowledged, by id. */
  acknowledged: Map<string, string>
  /** How often what was asked again under its key had been done. */
  again: number
  refused: number
}

/**
 * Takes the database from a serving process again and again, by killing it or by what networks do, while people write with keys,
 * are reminded and listen. The process is never restarted.
 */
export async function databaseOutages({ count, seed }: { count: number; seed: number }): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-outages-'))
  const data = mkdtempSync(join(tmpdir(), 'throughline-outages-data-'))
  const random = seeded(seed)
  let database = await startWireServer({ data }).catch((error: Error) => {
    if (/built with Go/.test(error.message)) return null
    throw error
  })
  if (!database) return { what, tried: 'not tried', outcome: 'the server that speaks its protocol is built with Go, which is not here' }
  const port = Number(new URL(database.url).port)
  const proxy = await openTcpProxy(port)
  const server = await startServer({
    env: {
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: `mongodb://${proxy.host}/torture?${TIMEOUTS}`,
      SECRET_KEY: 'what-a-trial-is-sealed-with-and-no-secret',
    },
  })
  const seen: Seen = { acknowledged: new Map(), again: 0, refused: 0 }
  try {
    const person = await newPerson(server.url)
    const heard: { id: string; seq: number; type: string }[] = []
    const end = person.client().events({ after: 0, onChange: (change) => heard.push(change) })
    const backMs: number[] = []
    const reminded: string[] = []
    let isOver = false
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, n) => write(person, n, seen, () => isOver)))
    // What a writer was answered that it should not have been is told where the trial waits for the writers.
    let fault: unknown
    writing.catch((error: unknown) => {
      fault = error
    })
    try {
      for (let n = 0; n < count; n++) {
        const outage = outages[n % outages.length] as Outage
        const where = `At outage ${n + 1} of seed ${seed} (${outage})`
        await setTimeout(500 + random(1_500))
        const title = `Reminder ${n}`
        reminded.push(title)
        await untilDone(person, `reminder-${n}`, { title, reminders: [{ at: new Date(Date.now() + 1_500).toISOString() }] }, seen)
        if (outage === 'killed') await database.stop('SIGKILL')
        else await proxy.become(outage)
        if (outage !== 'reset') await expectNotReady(server, where)
        await setTimeout(2_000 + random(2_000))
        if (outage === 'killed') database = await startWireServer({ data, port })
        else await proxy.become('open')
        backMs.push(
          await until(
            async () => (await statusOf(server)) === 200,
            30,
            () => `${where} it is not ready again.`,
          ),
        )
        const acknowledged = seen.acknowledged.size
        await until(
          () => {
            if (fault) throw fault
            return seen.acknowledged.size > acknowledged + WRITERS
          },
          60,
          () => `${where} nothing is written again.`,
        )
      }
    } finally {
      isOver = true
      await writing
    }
    await expectThere(person, seen)
    await until(
      () => new Set(heard.filter(({ type }) => type === 'task.created').map(({ id }) => id)).size === seen.acknowledged.size,
      90,
      () => `of ${seen.acknowledged.size} tasks ${heard.filter(({ type }) => type === 'task.created').length} were heard live.`,
    )
    end()
    expectThat(
      heard.every(({ seq }, at) => seq === at + 1),
      'What was heard live has a hole, or something twice.',
    )
    await expectReminded(person, reminded)
    return {
      what,
      tried: `${count} outages, seed ${seed}, ${WRITERS} writers`,
      outcome: `${seen.acknowledged.size} tasks acknowledged: all there, each once, ${seen.again} of them asked again under their key; ${seen.refused} requests answered 503; ready again after ${Math.max(...backMs)} ms at most without a restart; a live stream had all in order; ${reminded.length} reminders, each once`,
    }
  } catch (error) {
    const complaints = server
      .said()
      .split('\n')
      // Chores complain of each outage, which is meant.
      .filter((line) => line.includes('"level":"error"') && !line.includes('"event":"chore-failed"'))
    throw new Error(`${(error as Error).message} Of its last complaints: ${complaints.slice(-3).join(' ')}`, { cause: error })
  } finally {
    await server.kill()
    await proxy.close()
    await database.stop('SIGKILL')
    for (const each of [folder, data]) rmSync(each, { recursive: true, force: true })
  }
}

/** Asks for tasks one after the other, each until it is acknowledged, under the same key. */
async function write(person: Person, by: number, seen: Seen, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n++) await untilDone(person, `writer-${by}-${n}`, { title: `Task ${n} of ${by}` }, seen)
}

/** As often as a process that does not find its database again takes to be told from one that does. */
const MOST_TRIES = 200

async function untilDone(person: Person, key: string, body: { title: string } & Record<string, unknown>, seen: Seen): Promise<void> {
  for (let tries = 1; ; tries++) {
    expectThat(tries <= MOST_TRIES, `“${body.title}” was refused ${MOST_TRIES} times, and is not done.`)
    const answer = await person.ask('POST', '/tasks', body, { 'idempotency-key': key })
    if (answer.status === 201) {
      if (tries > 1) seen.again++
      seen.acknowledged.set(answer.body.id, body.title)
      return
    }
    // While another still runs under the key, or may still, one is told to wait.
    const isTold =
      answer.status === 409 ||
      (answer.status === 503 && /can ?not be reached|answer/.test(answer.body.detail) && answer.headers?.get('retry-after'))
    expectThat(Boolean(isTold), `A write answered ${answer.status} ${JSON.stringify(answer.body)}`)
    if (answer.status === 503) seen.refused++
    await setTimeout(200)
  }
}

const statusOf = async ({ url }: RunningServer): Promise<number> => {
  const response = await fetch(`${url}/readyz`)
  await response.text()
  return response.status
}

async function expectNotReady(server: RunningServer, where: string): Promise<void> {
  await until(
    async () => (await statusOf(server)) === 503,
    20,
    () => `${where} it still says that it is ready.`,
  )
}

async function expectThere(person: Person, { acknowledged }: Seen): Promise<void> {
  const found = new Map<string, string>()
  for (let cursor = ''; ; ) {
    const { body } = await person.ask('GET', `/tasks?view=all&limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    for (const { id, title } of body.items) found.set(id, title)
    if (!body.nextCursor) break
    cursor = body.nextCursor
  }
  const lost = [...acknowledged].filter(([id, title]) => found.get(id) !== title)
  expectThat(lost.length === 0, `${lost.length} acknowledged tasks are not there: ${lost.slice(0, 3)}`)
  const twice = [...found].filter(([id]) => !acknowledged.has(id))
  expectThat(twice.length === 0, `${twice.length} tasks are there that were never acknowledged: ${twice.slice(0, 3)}`)
}

async function expectReminded(person: Person, titles: readonly string[]): Promise<void> {
  const told = async (): Promise<string[]> =>
    // A new token is told as well.
    (await person.ask('GET', '/notifications?limit=100')).body.items
      .filter(({ type }: { type: string }) => type === 'task-reminder')
      .map(({ title }: { title: string }) => title)
  let found: string[] = []
  await until(
    async () => {
      found = await told()
      return titles.every((title) => found.includes(title))
    },
    90,
    () => `of ${titles.length} reminders ${found.length} were told.`,
  )
  expectThat(found.length === titles.length, `${found.length} notices came of ${titles.length} reminders.`)
}
