import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type RunningServer, type SignedIn, signUp, startServer } from '@throughline/harness'
import { residentMiB } from './resident.ts'

/** An account has as many event streams open at once. */
const STREAMS_EACH = 20
const SIGN_UPS_AT_ONCE = 8
/** For the last of them to have heard. */
const PATIENCE_MS = 30_000

export interface Listening {
  listeners: number
  /** Milliseconds from the first stream asked for to the last that is open. */
  openedIn: number
  /** MiB of resident memory before any stream, with all of them open, and after all have gone. */
  memory: { before: number; open: number; after: number }
  /** Milliseconds of processor time that the server takes in a second in which nothing happens. */
  idleProcessor: number
  /** Milliseconds from a change's request to when a stream has it, over all streams, each account having made one change. */
  heard: { p50: number; p99: number; last: number }
}

interface Listener {
  response: IncomingMessage
  /** Called with what has come. */
  tell: (text: string) => void
}

async function listen(server: RunningServer, { cookie }: SignedIn, agent: Agent): Promise<Listener> {
  const asking = request(`${server.url}/api/v1/events`, { agent, headers: { cookie } }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}.`)
  const listener: Listener = { response, tell: () => {} }
  response.setEncoding('utf8')
  response.on('error', () => {})
  response.on('data', (text: string) => listener.tell(text))
  return listener
}

/** Milliseconds of processor time, in user and kernel, since the process began. */
async function processorTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Opens the streams, lets every account change something at once, and times until all have heard of it. */
export async function listening(listeners: number): Promise<Listening> {
  const server = await startServer({ set: { REQUEST_LIMIT: 'off' } })
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  try {
    const people: SignedIn[] = []
    let next = 0
    const lane = async () => {
      while (next < Math.ceil(listeners / STREAMS_EACH)) {
        const address = `10.9.${next >> 8}.${next++ & 255}`
        people.push(await signUp(server.url, { headers: { 'x-forwarded-for': address } }))
      }
    }
    await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, lane))
    await setTimeout(2_000)
    const before = residentMiB(server.pid)
    const began = performance.now()
    const open: { person: SignedIn; listener: Listener }[] = []
    for (let n = 0; n < listeners; n += 50) {
      const some = Array.from({ length: Math.min(50, listeners - n) }, (_, at) => people[(n + at) % people.length] as SignedIn)
      const opened = await Promise.all(some.map(async (person) => ({ person, listener: await listen(server, person, agent) })))
      open.push(...opened)
    }
    const openedIn = performance.now() - began
    await setTimeout(2_000)
    const memory = { before, open: residentMiB(server.pid), after: 0 }
    const spent = await processorTime(server.pid)
    await setTimeout(5_000)
    const idleProcessor = ((await processorTime(server.pid)) - spent) / 5

    const waits = open.map(async ({ person, listener }) => {
      const { promise, resolve } = Promise.withResolvers<number>()
      listener.tell = (text) => text.includes('event: task.created') && resolve(performance.now() - (changedAt.get(person) ?? 0))
      return Promise.race([promise, setTimeout(PATIENCE_MS).then(() => Promise.reject(new Error('A stream has heard of no change.')))])
    })
    const changedAt = new Map<SignedIn, number>()
    const heard = Promise.all(waits)
    await Promise.all(
      people.map((person) => {
        changedAt.set(person, performance.now())
        return person.client.tasks.create({ title: 'Count the pallets' })
      }),
    )
    const times = (await heard).sort((a, b) => a - b)
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
    for (const { listener } of open) listener.response.destroy()
    await setTimeout(5_000)
    memory.after = residentMiB(server.pid)
    return { listeners, openedIn, memory, idleProcessor, heard: { p50: at(0.5), p99: at(0.99), last: at(1) } }
  } finally {
    agent.destroy()
    await server.stop()
  }
}

/** The figures in words, a line each. */
export const listeningLines = ({ listeners, openedIn, memory, idleProcessor, heard }: Listening): string =>
  [
    `${listeners} event streams, opened in ${openedIn.toFixed(0)} ms`,
    `memory: ${memory.before} MiB before, ${memory.open} MiB with them (${(((memory.open - memory.before) * 1024) / listeners).toFixed(0)} KiB each), ${memory.after} MiB after`,
    `processor while nothing happens: ${idleProcessor.toFixed(0)} ms a second`,
    `a change is heard of after ${heard.p50.toFixed(0)} ms (p50), ${heard.p99.toFixed(0)} ms (p99), ${heard.last.toFixed(0)} ms (last), all accounts changing something at once`,
  ].join('\n')
