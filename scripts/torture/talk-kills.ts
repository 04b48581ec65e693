import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Change } from '@throughline/client'
import { readEnvironment } from '../../packages/server/src/environment.ts'
import { checkStorage } from '../../packages/server/src/operator/check-storage.ts'
import { until } from '../until.ts'
import { newPerson, type Person } from './person.ts'
import { expectThat, type Result } from './result.ts'
import { seeded } from './seeded.ts'
import { startServer } from './server.ts'

const NAMES = ['Mara', 'Ruth', 'Oskar']
const WRITERS_EACH = 3

/** By how much the clock of each server is ahead of that of the one before: what a killed one held is free again. */
const AHEAD_MS = 120_000

/** Something that was asked for under a key, and what came of it. */
interface Write {
  by: number
  area: string
  field: string
  text: string
  body: Record<string, unknown>
  /** `null` until it is acknowledged. */
  id: string | null
}

interface Places {
  discussion: string
  /** One of each person. */
  goals: readonly string[]
}

/**
 * Three people talk in one discussion, check in, note wins and write their journals, while the server is killed after a seeded
 * number of acknowledged writes, again and again. What was not answered is sent again under its key to the next server. In the
 * end each write is there once, and each message once in the feed of every member.
 */
export async function talkKills({ count, seed }: { count: number; seed: number }): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-talk-'))
  const env = { DATA_DIR: folder, PORT: '0' }
  const random = seeded(seed)
  const writes: Write[] = []
  let [resent, doneBefore] = [0, 0]
  try {
    const first = await startServer({ env })
    let people = await Promise.all(NAMES.map((name) => newPerson(first.url, name)))
    const places = await meet(people)
    await first.stop()
    for (let kill = 1; kill <= count; kill++) {
      const server = await startServer({ env, aheadMs: kill * AHEAD_MS })
      people = people.map((person) => person.at(server.url))
      const where = `At kill ${kill} of seed ${seed}`
      for (const write of writes.filter(({ id }) => id === null)) {
        resent++
        const { status, headers } = await send(people, write, writes.indexOf(write))
        expectThat(status === 201, `${where} ${write.area} sent again answered ${status}.`)
        if (headers?.get('idempotency-replayed')) doneBefore++
      }
      await readBack(people, writes.slice(-200), where)
      await writeUntil(people, places, { after: 10 + random(40), random, writes, kill: () => server.kill() })
      const { faults } = await checkStorage(readEnvironment(env), { tell() {} })
      expectThat(faults.length === 0, `${where}: ${faults.slice(0, 3).join(' ')}`)
    }
    const last = await startServer({ env, aheadMs: (count + 1) * AHEAD_MS })
    people = people.map((person) => person.at(last.url))
    for (const write of writes.filter(({ id }) => id === null)) await send(people, write, writes.indexOf(write))
    await readBack(people, writes, 'In the end')
    await expectOnce(people, places, writes)
    const messages = await expectHeardOnce(people, places, writes)
    await last.stop()
    return {
      what: `kill −9 under ${WRITERS_EACH * NAMES.length} writers of messages, check-ins, wins and entries, three people in one discussion`,
      tried: `${count} kills, seed ${seed}`,
      outcome: `${writes.length} writes acknowledged, each there once, ${resent} of them sent again under their key (${doneBefore} had been answered for); ${messages} messages, each once and in one order in the feeds of all three; \`throughline verify\` clean after every kill`,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function meet(people: readonly Person[]): Promise<Places> {
  const made = async (person: Person, path: string, body: unknown, ask: 'ask' | 'inPerson' = 'ask') => {
    const answer = await person[ask]('POST', path, body)
    expectThat(answer.status !== null && answer.status < 300, `POST ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const [mara, ...others] = people as [Person, ...Person[]]
  const { id: discussion } = await made(mara, '/discussions', { title: 'Weeks of cover', kind: 'question' })
  const { token } = await made(mara, `/discussions/${discussion}/invites`, { maxUses: null }, 'inPerson')
  for (const other of others) await made(other, `/invites/${token}/accept`, undefined)
  const metric = { type: 'number', target: '100000', aggregation: 'sum', unit: 'pages' }
  const goals = await Promise.all(people.map((person) => made(person, '/goals', { title: 'Read', metric })))
  return { discussion, goals: goals.map(({ id }) => id) }
}

/** What one writes next. */
function next(by: number, { discussion, goals }: Places, random: (below: number) => number): Omit<Write, 'id'> {
  const text = `Line ${random(1_000_000_000)}`
  const kinds = [
    { area: `/discussions/${discussion}/messages`, field: 'body', body: { body: text } },
    { area: `/discussions/${discussion}/messages`, field: 'body', body: { body: text } },
    { area: `/goals/${goals[by]}/check-ins`, field: 'note', body: { value: '1', note: text } },
    { area: '/wins', field: 'title', body: { title: text } },
    { area: '/journal-entries', field: 'title', body: { title: text, body: 'Rain all day.' } },
  ]
  return { by, text, ...(kinds[random(kinds.length)] as (typeof kinds)[number]) }
}

async function send(people: readonly Person[], write: Write, number: number) {
  const answer = await (people[write.by] as Person).ask('POST', write.area, write.body, { 'idempotency-key': `write-${number}` })
  if (answer.status === 201) write.id = answer.body.id
  return answer
}

interface Writing {
  /** So many acknowledged writes, and it is killed. */
  after: number
  random: (below: number) => number
  writes: Write[]
  kill(): Promise<void>
}

async function writeUntil(people: readonly Person[], places: Places, { after, random, writes, kill }: Writing): Promise<void> {
  let acknowledged = 0
  let killed: Promise<void> | undefined
  const writer = async (by: number) => {
    while (!killed) {
      const write: Write = { ...next(by, places, random), id: null }
      const { status, body } = await send(people, write, writes.push(write) - 1)
      if (status !== 201) {
        expectThat(killed !== undefined, `POST ${write.area} answered ${status} ${JSON.stringify(body)}`)
        return
      }
      if (++acknowledged === after) killed = kill()
    }
  }
  await Promise.all(Array.from({ length: WRITERS_EACH * people.length }, (_, n) => writer(n % people.length)))
  await killed
}

/** Where one record of an area is read. */
const pathOf = ({ area, id }: Write) => (area.endsWith('/check-ins') ? `/check-ins/${id}` : `${area}/${id}`)

async function readBack(people: readonly Person[], writes: readonly Write[], where: string): Promise<void> {
  const rest = [...writes]
  const reader = async () => {
    for (let write = rest.pop(); write; write = rest.pop()) {
      const { status, body } = await (people[write.by] as Person).ask('GET', pathOf(write))
      expectThat(status === 200 && body[write.field] === write.text, `${where} ${pathOf(write)} answered ${status} ${JSON.stringify(body)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, reader))
}

/** Lists each area to its end: what is there is what was written, and nothing twice. */
async function expectOnce(people: readonly Person[], { discussion, goals }: Places, writes: readonly Write[]): Promise<void> {
  for (const [by, person] of people.entries())
    for (const area of ['/wins', '/journal-entries', `/goals/${goals[by]}/check-ins`, `/discussions/${discussion}/messages`]) {
      const isShared = area.endsWith('/messages')
      const wanted = writes.filter((write) => write.area === area && (isShared || write.by === by)).map(({ id }) => id)
      const listed = await allOf(person, area)
      expectThat(
        JSON.stringify(listed.toSorted()) === JSON.stringify(wanted.toSorted()),
        `${area} of ${NAMES[by]} lists ${listed.length}, written were ${wanted.length}.`,
      )
    }
}

/** Pages of a list are gone through by a cursor, those of what was said by the first message of each. */
async function allOf(person: Person, area: string): Promise<string[]> {
  const ids: string[] = []
  for (let more = ''; ; ) {
    const { body } = await person.ask('GET', `${area}?limit=100${more}`)
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    const { nextCursor, earlier } = body
    if (!nextCursor && !earlier) return ids
    more = nextCursor ? `&cursor=${encodeURIComponent(nextCursor)}` : `&before=${earlier}`
  }
}

/** Reads the feed of each from its beginning to something that was made last; answers how many messages were in each. */
async function expectHeardOnce(people: readonly Person[], { discussion }: Places, writes: readonly Write[]): Promise<number> {
  const said = writes.filter(({ area }) => area === `/discussions/${discussion}/messages`).map(({ id }) => id as string)
  const orders = await Promise.all(
    people.map(async (person, by) => {
      const heard: string[] = []
      const numbers: number[] = []
      let isAtEnd = false
      const { body: marker } = await person.ask('POST', '/tasks', { title: 'The end' })
      const hear = ({ type, id, seq }: Change) => {
        numbers.push(seq)
        if (type === 'message.created') heard.push(id)
        if (id === marker.id) isAtEnd = true
      }
      const end = person.client().events({ after: 0, onChange: hear })
      try {
        await until(
          () => isAtEnd,
          120,
          () => `${NAMES[by]} has heard of ${heard.length} of ${said.length} messages.`,
        )
      } finally {
        end()
      }
      expectThat(
        numbers.every((number, at) => number === at + 1),
        `The feed of ${NAMES[by]} has a hole, or something twice.`,
      )
      expectThat(
        JSON.stringify(heard.toSorted()) === JSON.stringify(said.toSorted()),
        `The feed of ${NAMES[by]} has ${heard.length} messages, ${new Set(heard).size} of them different, of ${said.length} that were said.`,
      )
      return heard.join()
    }),
  )
  expectThat(new Set(orders).size === 1, 'The messages are in another order in the feeds of others.')
  return said.length
}
