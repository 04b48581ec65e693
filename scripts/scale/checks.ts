import { setTimeout } from 'node:timers/promises'
import { everyItem, provenAt, type SignedIn, signUp } from '@throughline/harness'
import { until } from '../until.ts'
import type { Fleet } from './fleet.ts'

/** What a check found, in a few words; it throws where something is not as it has to be. */
export interface Check {
  name: string
  run(fleet: Fleet, mailbox: Mails): Promise<string>
}

/** The mails that have arrived. */
export interface Mails {
  subjects(): string[]
  /** One to an address that says so much, once it is there. */
  mailTo(address: string, saying: string): Promise<string>
}

let people = 0

/** Somebody new, from an address of their own. */
const somebody = ({ proxy }: Fleet): Promise<SignedIn> =>
  signUp(proxy.url, { headers: { 'x-forwarded-for': `10.3.${people >> 8}.${people++ & 255}` } })

const live: Check = {
  name: 'a change made at one process is heard live at every other',
  async run(fleet) {
    const { cookie } = await somebody(fleet)
    const clients = fleet.processes.map(({ url }) => fleet.clientOf(url, cookie))
    const heard = clients.map(() => new Set<string>())
    let open = 0
    const ends = clients.map((client, n) =>
      client.events({ onOpen: () => void open++, onChange: ({ type, id }) => type === 'task.created' && heard[n]?.add(id) }),
    )
    try {
      await until(
        () => open === clients.length,
        10,
        () => `${open} of ${clients.length} streams are open`,
      )
      const times: number[] = []
      for (let round = 0; round < 10; round++)
        for (const client of clients) {
          const { id } = await client.tasks.create({ title: 'Count the pallets' })
          times.push(
            await until(
              () => heard.every((ids) => ids.has(id)),
              10,
              () => 'a change was not heard everywhere',
            ),
          )
        }
      times.sort((a, b) => a - b)
      return `${times.length} changes, ${times[times.length >> 1]} ms after the answer (p50), ${times.at(-1)} ms at most`
    } finally {
      for (const end of ends) end()
    }
  },
}

/** As many in an hour as one person is mailed one by one. */
const EACH = 20
const REMINDERS = 3 * EACH
const jobs: Check = {
  name: 'what is due is done once, whichever process takes it',
  async run(fleet, mailbox) {
    const reminded: SignedIn[] = []
    while (reminded.length < REMINDERS / EACH) reminded.push(await provenAt(await somebody(fleet), mailbox.mailTo))
    const clients = reminded.map(({ cookie }) => fleet.processes.map(({ url }) => fleet.clientOf(url, cookie)))
    const mark = `pallet ${people}-`
    const at = new Date(Date.now() + 4_000).toISOString()
    for (let n = 0; n < REMINDERS; n++)
      await clients[n % clients.length]?.[n % fleet.processes.length]?.tasks.create({ title: `Count ${mark}${n}.`, reminders: [{ at }] })
    const arrived = () => mailbox.subjects().filter((subject) => subject.includes(mark))
    await until(
      () => new Set(arrived()).size === REMINDERS,
      60,
      () => `${new Set(arrived()).size} of ${REMINDERS} reminders have come`,
    )
    // What is sent twice is sent soon after.
    await setTimeout(3_000)
    if (arrived().length !== REMINDERS) throw new Error(`${arrived().length} mails came of ${REMINDERS} reminders.`)
    return `${REMINDERS} reminders, ${REMINDERS} mails`
  },
}

const limits: Check = {
  name: 'guesses are counted for all processes together',
  async run(fleet) {
    const { person } = await somebody(fleet)
    const guess = (url: string) =>
      fleet
        .clientOf(url, '', { 'x-forwarded-for': `10.4.0.${fleet.processes.length}` })
        .auth.signIn({ email: person.email, password: 'a wrong horse' })
    const asked = Array.from({ length: 24 }, (_, n) => fleet.processes[n % fleet.processes.length]?.url ?? '')
    const statuses = await Promise.all(
      asked.map((url) =>
        guess(url).then(
          () => 200,
          ({ problem }) => problem.status as number,
        ),
      ),
    )
    const heard = statuses.filter((status) => status === 401).length
    if (heard !== 10) throw new Error(`${heard} guesses were heard: ${statuses}`)
    return '24 at once: 10 heard, 14 refused'
  },
}

const KEYS = 20
const once: Check = {
  name: 'a request sent to all processes at once under one key is done once',
  async run(fleet) {
    const { cookie, client } = await somebody(fleet)
    let again = 0
    const send = async (url: string, key: number): Promise<string> => {
      for (;;) {
        const headers = { cookie, origin: fleet.proxy.url, 'content-type': 'application/json', 'idempotency-key': `key-${key}` }
        const response = await fetch(`${url}/api/v1/tasks`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ title: `Count pallet ${key}` }),
        })
        const { id, title, detail } = (await response.json()) as { id: string; title: string; detail?: string }
        if (response.ok) return id
        if (response.status !== 409) throw new Error(`${response.status} ${title} ${detail}`)
        again++
        await setTimeout(20)
      }
    }
    for (let key = 0; key < KEYS; key++) {
      const ids = await Promise.all(fleet.processes.map(({ url }) => send(url, key)))
      if (new Set(ids).size !== 1) throw new Error(`One key made ${new Set(ids).size} tasks.`)
    }
    const made = (await everyItem((cursor) => client.tasks.list({ view: 'all', limit: 200, cursor }))).length
    if (made !== KEYS) throw new Error(`${KEYS} keys made ${made} tasks.`)
    return `${KEYS} keys, ${made} tasks; told to wait ${again} times`
  },
}

const revoked: Check = {
  name: 'who signs out at one process is out at all',
  async run(fleet) {
    const { cookie } = await somebody(fleet)
    const clients = fleet.processes.map(({ url }) => fleet.clientOf(url, cookie))
    // Each has seen that the session is good, and may believe so for a while.
    await Promise.all(clients.map((client) => client.me.get()))
    await clients[0]?.auth.signOut()
    const isOut = (client: (typeof clients)[number]) =>
      client.me.get().then(
        () => false,
        ({ problem }) => problem.status === 401,
      )
    const times = await Promise.all(
      clients.map((client) =>
        until(
          () => isOut(client),
          5,
          () => 'one still takes the session',
        ),
      ),
    )
    return `${Math.max(...times)} ms at most`
  },
}

const WRITERS = 6
const rolling: Check = {
  name: 'restarting one after the other loses no request',
  async run(fleet) {
    const { client, cookie } = await somebody(fleet)
    const acknowledged: string[] = []
    const refused: string[] = []
    let isOver = false
    let read = 0
    let heard = 0
    const end = client.events({ onChange: ({ type }) => void (type === 'task.created' && heard++) })
    const writer = async () => {
      while (!isOver)
        await client.tasks.create({ title: 'Count the pallets' }).then(
          ({ id }) => acknowledged.push(id),
          (error) => refused.push(`write: ${error.message}`),
        )
    }
    const reader = async () => {
      while (!isOver) {
        const response = await fetch(`${fleet.proxy.url}/tasks`, { headers: { cookie } })
        await response.arrayBuffer()
        if (response.ok) read++
        else refused.push(`page: ${response.status}`)
      }
    }
    const load = Promise.all([...Array.from({ length: WRITERS }, writer), reader()])
    try {
      for (const process of fleet.processes) {
        await setTimeout(500)
        await process.drain()
        await process.start()
      }
      await setTimeout(500)
    } finally {
      isOver = true
      await load
    }
    if (refused.length > 0) throw new Error(`${refused.length} of ${acknowledged.length + read} requests failed: ${[...new Set(refused)]}`)
    const stored = new Set((await everyItem((cursor) => client.tasks.list({ view: 'all', limit: 200, cursor }))).map(({ id }) => id))
    const lost = acknowledged.filter((id) => !stored.has(id)).length
    if (lost > 0 || stored.size !== acknowledged.length)
      throw new Error(`${acknowledged.length} were acknowledged, ${stored.size} are there, ${lost} lost.`)
    await until(
      () => heard === stored.size,
      15,
      () => `${heard} of ${stored.size} changes were heard`,
    ).finally(end)
    return `${acknowledged.length} writes and ${read} pages, none failed or lost; ${fleet.proxy.sentAgain} went to another; each was heard live once`
  },
}

export const checks: readonly Check[] = [live, jobs, limits, once, revoked, rolling]
