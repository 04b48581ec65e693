import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { locks } from 'node:worker_threads'
import type { BilledSubscription } from '@throughline/core/subscription'
import Stripe from 'stripe'

const sources = path.resolve(import.meta.dirname, '../stripe-mock')
const builds = path.resolve(import.meta.dirname, '../../../node_modules/.cache/throughline-stripe-mock')

/**
 * Stripe's own mock, built with Go at its first use, which takes a minute: it refuses what Stripe's description of its API
 * does not know, and remembers nothing.
 */
async function startStripeMock(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(await builtMock(), ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^Listening for HTTP at address: (\S+)/.exec(line)
      if (found) resolve(found[1] as string)
    })
    child.once('exit', (code) => reject(new Error(`Stripe's mock ended with code ${code}.`)))
  })
  return {
    url: `http://${address}`,
    async stop() {
      child.kill()
      await ended
    },
  }
}

async function builtMock(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(sources, 'go.mod')))
  const program = path.join(builds, hash.digest('hex').slice(0, 16))
  // Test files run in threads of one process; the first of them builds.
  return locks.request('throughline-stripe-mock', async () => {
    if (existsSync(program)) return program
    await mkdir(builds, { recursive: true })
    const unfinished = `${program}.${process.pid}`
    const build = ['build', '-buildvcs=false', '-o', unfinished, 'github.com/stripe/stripe-mock']
    await promisify(execFile)('go', build, { cwd: sources }).catch((cause: unknown) => {
      throw new Error(`Stripe's mock could not be built with Go: ${cause}`, { cause })
    })
    await rename(unfinished, program)
    return program
  })
}

export const WEBHOOK_SECRET = 'whsec_of_tests'

/**
 * Stripe's mock with a memory: what a customer has is what a test says, in the shape the mock answers. Every request goes
 * through the mock, which judges it.
 */
export async function standInStripe() {
  const mock = await startStripeMock()
  const customers = new Map<string, readonly BilledSubscription[] | null>()
  const answers = new Map<string, unknown>()
  const asked: { method: string; path: string; body: string }[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(JSON.stringify({ error: { message: String(error) } })))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const body = await textOf(request)
    asked.push({ method, path: url, body })
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const sent = { method, headers: headers as Record<string, string>, ...(method === 'POST' && { body }) }
    const judged = await fetch(mock.url + url, sent)
    const said = (await judged.json()) as { data: Stripe.Subscription[] }
    const key = request.headers['idempotency-key'] as string | undefined
    if (key !== undefined && method === 'POST') return reply(response, judged.status, repeated(key, said))
    const { pathname, searchParams } = new URL(url, mock.url)
    const ended = method === 'DELETE' && /^\/v1\/subscriptions\/sub_(\w+)_(\d+)$/.exec(pathname)
    if (judged.ok && ended) end(`cus_${ended[1]}`, Number(ended[2]))
    const customer = judged.ok && method === 'GET' && pathname === '/v1/subscriptions' ? searchParams.get('customer') : null
    if (customer === null) return reply(response, judged.status, said)
    const has = customers.get(customer)
    if (has === null)
      return reply(response, 404, {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such customer: '${customer}'` },
      })
    reply(response, 200, { ...said, data: (has ?? []).map((one, at) => stripeOf(said.data[0] as Stripe.Subscription, customer, one, at)) })
  }

  /** The same answer to whoever asks again by the same key, as Stripe keeps them for a day. */
  function repeated(key: string, said: unknown): unknown {
    if (!answers.has(key)) answers.set(key, said)
    return answers.get(key)
  }

  function end(customer: string, at: number): void {
    const ended = (one: BilledSubscription): BilledSubscription => ({ ...one, status: 'ended', endsAt: one.startedAt })
    customers.set(customer, customers.get(customer)?.map((one, n) => (n === at ? ended(one) : one)) ?? null)
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** From now on Stripe has this of a customer; `null` for one it does not know. */
    has: (customer: string, billed: readonly BilledSubscription[] | null) => void customers.set(customer, billed),
    /** A signed message about a customer, as Stripe would send it now, or so many seconds ago. */
    notice(id: string, customer: string | null, secondsAgo = 0) {
      const about = customer === null ? { object: 'product', id: 'prod_1' } : { object: 'subscription', id: 'sub_1', customer }
      const body = JSON.stringify({ id, object: 'event', type: 'customer.subscription.updated', data: { object: about } }, null, 2)
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
      return { body, signature: signer.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET, timestamp }) }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await mock.stop()
    },
  }
}

const signer = new Stripe('sk_test_signs_alone')

const reply = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(JSON.stringify(body))

const statuses = { unfinished: 'incomplete', trialing: 'trialing', active: 'active', 'past-due': 'past_due', ended: 'canceled' } as const
const seconds = (instant: string | null) => (instant === null ? null : Date.parse(instant) / 1000)

/** A subscription of ours as Stripe would tell of it, out of the one its mock answers. */
function stripeOf(like: Stripe.Subscription, customer: string, billed: BilledSubscription, at: number) {
  const { status, price, startedAt, until, endsAt, unpaidSince } = billed
  const [item] = like.items.data
  const period = { current_period_start: seconds(startedAt), current_period_end: seconds(until) }
  return {
    ...like,
    ...{ id: `sub_${customer.slice('cus_'.length)}_${at}`, customer, status: statuses[status], created: seconds(startedAt) },
    trial_end: status === 'trialing' ? seconds(until) : null,
    cancel_at: status === 'ended' ? null : seconds(endsAt),
    cancel_at_period_end: status !== 'ended' && endsAt !== null,
    ended_at: status === 'ended' ? seconds(endsAt) : null,
    items: { ...like.items, data: [{ ...item, ...period, price: { ...item?.price, id: price } }] },
    latest_invoice: { ...(like.latest_invoice as object), status_transitions: { finalized_at: seconds(unpaidSince) } },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
