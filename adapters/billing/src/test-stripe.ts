import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BilledSubscription } from '@throughline/core/subscription'
import Stripe from 'stripe'

export const WEBHOOK_SECRET = 'whsec_of_tests'

/**
 * What Stripe remembers, for tests: what a customer has is what a test says. With a judge, which is Stripe's own mock, every
 * request goes to that first, and answers have its shape; without one, they have what is read of them.
 */
export async function standInStripe(judge?: { url: string; stop(): Promise<void> }) {
  const customers = new Map<string, readonly BilledSubscription[] | null>()
  const answers = new Map<string, unknown>()
  /** By customer and place, what is kept with a subscription. */
  const notes = new Map<string, Record<string, string>>()
  const asked: { method: string; path: string; body: string }[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(JSON.stringify({ error: { message: String(error) } })))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const body = await textOf(request)
    if (url.startsWith('/page?')) return showPage(response, new URL(url, 'http://stripe').searchParams)
    asked.push({ method, path: url, body })
    const judged = judge ? await judgedBy(judge.url, request, body) : { status: 200, said: unjudged(request, body) }
    const { said } = judged
    const isGood = judged.status < 300
    const changed = method === 'POST' && /^\/v1\/subscriptions\/sub_(\w+)_(\d+)$/.exec(url)
    if (isGood && changed) {
      change(`cus_${changed[1]}`, Number(changed[2]), new URLSearchParams(body))
      return reply(response, judged.status, said)
    }
    const renamed = method === 'POST' && /^\/v1\/customers\/(\w+)$/.exec(url)?.[1]
    if (renamed && customers.get(renamed) === null) return replyMissing(response, renamed)
    const key = request.headers['idempotency-key'] as string | undefined
    if (key !== undefined && method === 'POST') return reply(response, judged.status, repeated(key, said))
    const { pathname, searchParams } = new URL(url, 'http://stripe')
    const ended = method === 'DELETE' && /^\/v1\/subscriptions\/sub_(\w+)_(\d+)$/.exec(pathname)
    if (isGood && ended) end(`cus_${ended[1]}`, Number(ended[2]))
    const customer = isGood && method === 'GET' && pathname === '/v1/subscriptions' ? searchParams.get('customer') : null
    if (customer === null) return reply(response, judged.status, said)
    const has = customers.get(customer)
    if (has === null) return replyMissing(response, customer)
    reply(response, 200, {
      ...said,
      data: (has ?? []).map((one, at) => ({
        ...stripeOf(said.data?.[0] as Stripe.Subscription, customer, one, at),
        metadata: notes.get(`${customer} ${at}`) ?? {},
      })),
    })
  }

  /** The same answer to whoever asks again by the same key, as Stripe keeps them for a day. */
  function repeated(key: string, said: unknown): unknown {
    if (!answers.has(key)) answers.set(key, said)
    return answers.get(key)
  }

  /** What a change of a subscription says of its end, and what is to be kept with it; an empty note is none. */
  function change(customer: string, at: number, asked: URLSearchParams): void {
    const endsAt = (one: BilledSubscription) => (asked.get('cancel_at_period_end') === 'true' ? one.until : null)
    const to = (one: BilledSubscription, n: number) => (n === at ? { ...one, endsAt: endsAt(one) } : one)
    customers.set(customer, customers.get(customer)?.map(to) ?? null)
    const said = [...asked].flatMap(([name]) => /^metadata\[(\w+)\]$/.exec(name)?.[1] ?? [])
    notes.set(
      `${customer} ${at}`,
      Object.fromEntries(said.map((name) => [name, asked.get(`metadata[${name}]`)]).filter(([, value]) => value)),
    )
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
      await judge?.stop()
    },
  }
}

/** What the mock says of a request. */
async function judgedBy(url: string, { method = 'GET', url: path, headers: sent }: IncomingMessage, body: string) {
  const { host: _, connection: __, 'content-length': ___, ...headers } = sent
  const response = await fetch(url + path, { method, headers: headers as Record<string, string>, ...(method === 'POST' && { body }) })
  return { status: response.status, said: (await response.json()) as Said }
}

interface Said {
  id?: string
  url?: string
  data?: Stripe.Subscription[]
}

let made = 0

/** As little of an answer as is read. */
function unjudged({ url = '', headers }: IncomingMessage, body: string): Said {
  if (url.startsWith('/v1/customers')) return { id: `cus_${++made}` }
  if (url.startsWith('/v1/subscriptions')) return { data: [{ items: { data: [{}] } } as Stripe.Subscription] }
  const asked = new URLSearchParams(body)
  const back = asked.get('success_url') ?? asked.get('return_url') ?? ''
  return { id: 'session', url: `http://${headers.host}/page?${new URLSearchParams({ back })}` }
}

/** A page of Stripe's, as bare as can be: it leads back. */
const showPage = (response: ServerResponse, query: URLSearchParams) =>
  void response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><title>Stripe</title><a href="${query.get('back')}">Back</a>`)

const signer = new Stripe('sk_test_signs_alone')

const reply = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(JSON.stringify(body))

const replyMissing = (response: ServerResponse, customer: string) =>
  reply(response, 404, {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such customer: '${customer}'` },
  })

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
