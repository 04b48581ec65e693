import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type SignedIn, signUp } from '@throughline/harness'
import { until } from '../until.ts'
import { type Manner, type Message, openReceiver, type Receiver } from './receivers.ts'
import { expectThat, type Result } from './result.ts'
import { startServer } from './server.ts'

const TASKS = 8
const HOUR = 3_600_000
const OFF_AFTER_HOURS = 80

interface Hook {
  id: string
  owner: SignedIn
  manner: Manner
  receiver: Receiver
}

const manners: readonly (readonly [owner: 0 | 1, manner: Manner])[] = [
  [0, 'well'],
  [0, 'never'],
  [1, 'well'],
  [1, 'slowly'],
  [1, 'not there'],
  [1, 'by closing'],
  [0, 'with 500'],
]

/**
 * Two people tell seven programs what happens, two of which are well. The clock of the server is put ahead, through the hours
 * in which the others answer late, wrongly or not at all, until they are well too but for one, which is turned off.
 */
export async function webhooks(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-webhooks-'))
  const receivers = await Promise.all(manners.map(([, manner]) => openReceiver(manner)))
  const hosts = receivers.map(({ host }) => host).join(',')
  const server = await startServer({ env: { DATA_DIR: folder, PORT: '0', OUTBOUND_PRIVATE_HOSTS: hosts } })
  try {
    const people = [await signUp(server.url), await signUp(server.url)] as const
    const hooks: Hook[] = []
    for (const [n, [owner, manner]] of manners.entries()) {
      const receiver = receivers[n] as Receiver
      const { id } = await people[owner].client.webhooks.make({ url: receiver.url, events: ['task.*'], description: manner })
      hooks.push({ id, owner: people[owner], manner, receiver })
    }
    const of = (manner: Manner) => hooks.filter((hook) => hook.manner === manner)

    const told = await somethingHappens(people)
    const steady = of('well')
    const soonMs = await until(
      () => steady.every(({ receiver }) => receiver.taken.length === told),
      60,
      () => `The ones that are well have ${steady.map(({ receiver }) => receiver.taken.length)} of ${told}.`,
    )
    const hanging = of('never')[0] as Hook
    expectThat(hanging.receiver.asked.length > 0 && hanging.receiver.asked.length < told, 'None hung while the others were told.')
    for (const { receiver } of steady) expectInOrder(receiver.taken)

    let hours = 0
    const pass = async (more: number, isSo: () => boolean, otherwise: () => string) => {
      hours += more
      server.setAhead(Math.round(hours * HOUR))
      await until(isSo, 90, () => `${hours.toFixed(1)} hours ahead ${otherwise()}`)
    }
    const failing = of('with 500')[0] as Hook
    const triedTimes = (times: number) => {
      const tries = Map.groupBy(failing.receiver.asked, ({ id }) => id)
      return tries.size === told && [...tries.values()].every(({ length }) => length >= times)
    }
    let tries = 1
    await until(
      () => triedTimes(tries),
      60,
      () => 'the failing one was not asked for each event.',
    )
    // A little more than each of the waits that the docs name.
    for (const wait of [0.01, 0.1, 0.6, 2.3, 5.6]) {
      tries++
      await pass(
        wait,
        () => triedTimes(tries),
        () => `the failing one was asked ${failing.receiver.asked.length} times, and not ${tries} for each of ${told}.`,
      )
    }

    const late = [...of('never'), ...of('not there'), ...of('by closing'), ...of('slowly')]
    for (const { receiver } of late) await receiver.behave('well')
    const missing = () => late.map(({ manner, receiver }) => `${manner}: ${new Set(receiver.taken.map(({ id }) => id)).size}`).join(', ')
    const isComplete = () => late.every(({ receiver }) => new Set(receiver.taken.map(({ id }) => id)).size === told)
    await pass(11, isComplete, () => `of ${told} there came ${missing()}.`)
    for (const { owner, id, manner } of late) {
      const { active, failingSince } = await owner.client.webhooks.get(id)
      expectThat(
        active && failingSince === null,
        `The one that answered “${manner}” is ${active ? 'on' : 'off'}, failing since ${failingSince}.`,
      )
    }
    for (const { receiver } of hooks) expectOneIdEach(receiver.asked, told)

    const isOff = async () => !(await failing.owner.client.webhooks.get(failing.id)).active
    while (hours < OFF_AFTER_HOURS && !(await isOff())) {
      const { length } = failing.receiver.asked
      hours += 12
      server.setAhead(Math.round(hours * HOUR))
      await setTimeout(3_000)
      await until(
        async () => failing.receiver.asked.length >= length && !(await isBusy(failing)),
        60,
        () => 'the failing one was not asked any more.',
      )
    }
    await until(isOff, 60, () => `${hours} hours ahead the failing one is still on.`)
    const { offBecause } = await failing.owner.client.webhooks.get(failing.id)
    expectThat(offBecause === 'failing', `It is off because of ${offBecause}.`)
    const notices = async () =>
      (await failing.owner.client.notifications.list()).items.filter((notice) => JSON.stringify(notice).includes('webhook-failing'))
    await until(
      async () => (await notices()).length > 0 && mailsOf(folder, 'webhook', failing.owner.person.email) > 1,
      90,
      () => 'its person was not told.',
    )
    expectThat((await notices()).length === 1, `Its person was told ${(await notices()).length} times.`)

    const asked = failing.receiver.asked.length
    await failing.owner.client.tasks.create({ title: 'After it was off' })
    await until(
      () => (steady[0] as Hook).receiver.taken.length === told + 1,
      60,
      () => 'the one that is well was not told of one thing more.',
    )
    expectThat(failing.receiver.asked.length === asked, 'One that is off was asked.')
    return {
      what: 'webhooks to programs that hang, are slow, close early, answer 500 or are away for hours, beside two that are well',
      tried: `${manners.length} programs, ${told} events each, ${hours.toFixed(0)} hours by the clock of the server`,
      outcome: `the two had all in ${(soonMs / 1000).toFixed(0)} s, each once and in order, while another hung; the rest had all once they were well, under the same ids; the one that went on failing was off after three days, with one notice and a mail, and is not asked any more`,
    }
  } finally {
    await server.kill()
    for (const receiver of receivers) await receiver.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether something is being sent, or is to be sent by now. */
async function isBusy({ owner, id }: Hook): Promise<boolean> {
  const { items } = await owner.client.webhooks.deliveries(id, { limit: 100 })
  return items.some(({ attemptedAt, durationMs }) => attemptedAt !== null && durationMs === null)
}

/** Each of them adds some tasks and changes each; answers how many events that were, of one. */
async function somethingHappens(people: readonly SignedIn[]): Promise<number> {
  for (let n = 0; n < TASKS; n++)
    for (const { client } of people) {
      const { id } = await client.tasks.create({ title: `Count pallet ${n}` })
      await client.tasks.edit(id, { title: `Count pallet ${n} again` })
      await client.tasks.complete(id)
    }
  return TASKS * 3
}

/** What is about one record came as it happened, and nothing came twice. */
function expectInOrder(messages: readonly Message[]): void {
  expectThat(new Set(messages.map(({ id }) => id)).size === messages.length, 'Something came twice where nothing failed.')
  for (const [, of] of Map.groupBy(messages, ({ recordId }) => recordId))
    expectThat(
      of.every(({ version }, at) => version === at + 1),
      `What happened to one record came as versions ${of.map(({ version }) => version)}.`,
    )
}

/** Each event has one id, however often it was sent. */
function expectOneIdEach(messages: readonly Message[], told: number): void {
  const events = Map.groupBy(messages, ({ recordId, version, type }) => `${recordId} ${version} ${type}`)
  const ids = [...events.values()].map((of) => new Set(of.map(({ id }) => id)))
  expectThat(
    events.size === told && ids.every(({ size }) => size === 1),
    `${events.size} events came under ${ids.flatMap((of) => [...of]).length} ids.`,
  )
}

/** How many mails to an address say a word, of those kept where there is no mail server. */
function mailsOf(folder: string, word: string, to: string): number {
  const outbox = join(folder, 'outbox')
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  return mails.filter((mail) => mail.includes(to) && /^Subject:.*(?:\r?\n .*)*/im.exec(mail)?.[0].toLowerCase().includes(word)).length
}
