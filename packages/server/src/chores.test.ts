import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FaultPlan, faulty, sequentialIds } from '@throughline/contracts'
import { kinds } from '@throughline/core/kinds'
import { createPushRunner } from '@throughline/core/notification'
import { expect, it } from 'vitest'
import { testApp } from '../../../adapters/http/src/test-app.ts'
import { type Held, storageOf } from '../../../adapters/http/src/test-everything.ts'
import { becomeOf, difference, followed, somebody } from '../../../adapters/http/src/test-stopped.ts'
import { choresOf } from './chores.ts'

type Process = ReturnType<typeof testApp>

/** What a process does by itself, without what sends mails and to webhooks. */
function choresIn({ deps }: Pick<Process, 'deps'>) {
  const pushWords = () => ({ title: () => 'Told', many: () => 'Much', body: () => '' })
  const runner = createPushRunner({ ...deps, pushWords, failed: () => {} })
  const pushes = {
    async run() {
      const taken = await runner.run()
      await runner.settled()
      return taken
    },
  }
  const elsewhere = { run: () => Promise.reject(new Error('Stopped in a test of its own.')) }
  const mailer = { send: elsewhere.run }
  const mail = { ...deps, kinds, mailer, log: () => {} }
  const counters = { spend: elsewhere.run, sweep: elsewhere.run }
  return choresOf({ deps: { ...deps, kinds }, mail, sources: elsewhere, webhooks: elsewhere, pushes, counters })
}

/** The file that stops what needs more than there is here, or why none does. */
const elsewhere: Readonly<Record<string, string>> = {
  'follow-sources': 'core/src/career/source/follow-sources.test.ts',
  'deliver-account-mail': 'adapters/mail/src/reminder-mail.test.ts',
  'deliver-notices': 'adapters/mail/src/reminder-mail.test.ts',
  'deliver-mail-of-others': 'adapters/mail/src/reminder-mail.test.ts',
  'send-webhooks': 'core/src/webhook/deliver-faults.test.ts',
  'purge-accounts': 'adapters/http/src/leaving.test.ts',
  'purge-sandboxes': 'adapters/http/src/sandbox.test.ts',
  'follow-accounts': 'it saves nothing but its job',
  'sweep-counters': 'one write',
  'sweep-directory': 'one write',
}

/** Why what a request was stopped at is not followed by these, where that is tried with every operation (`stopped-anywhere.test.ts`). */
const notFollowed: Readonly<Record<string, string>> = {
  'follow-sources': 'it follows what its own process has saved',
  'sweep-coach-answers': 'no answer of the coach is begun there and left',
  brief: 'it is for another morning',
  'deliver-account-mail': 'that it was asked for is what is compared',
  'deliver-notices': 'that it was asked for is what is compared',
  'deliver-mail-of-others': 'that it was asked for is what is compared',
  'deliver-push': 'that it was asked for is what is compared',
  'send-webhooks': 'what is to be sent is what is compared',
  'sweep-keyed-requests': 'they are kept for a day, and compared',
  'follow-accounts': 'that it was asked for is what is compared',
  'purge-accounts': 'nothing is purged within hours',
  'purge-sandboxes': 'nothing is purged within hours',
  'sweep-counters': 'nobody counts with others there',
  'sweep-directory': 'what has expired counts as absent before; abandoned.test.ts sweeps it',
}

const root = join(import.meta.dirname, '../../..')

const names = choresIn(testApp()).map(({ name }) => name)

it('knows what stops each of them', () => {
  expect(Object.keys(elsewhere).filter((name) => !names.includes(name))).toEqual([])
  const files = Object.values(elsewhere).filter((where) => where.endsWith('.test.ts'))
  for (const file of files) expect(readFileSync(join(root, file), 'utf8'), file).toContain('atEveryStep')
})

it('knows why each that follows no request there does not', () => {
  expect(Object.keys({ ...followed, ...notFollowed }).sort()).toEqual([...names].sort())
  expect(Object.keys(notFollowed).filter((name) => name in followed)).toEqual([])
})

/** All that is there is due by then. */
const LATER = { hours: 51 }
/** Until what a process that is gone had claimed is free again, or what failed is tried again. */
const LEASE = { minutes: 40 }

const before = await somebody(true)

const choreIn = async (process: Process, name: string) =>
  choresIn(process)
    .find((chore) => chore.name === name)
    ?.run()

async function done(name: string, plan: FaultPlan): Promise<string[]> {
  const held: Held = structuredClone(before.held)
  const storage = storageOf(held)
  const first = testApp({ ...faulty(storage, plan), ids: sequentialIds(0x10_0000) })
  first.clock.advance(LATER)
  // One round may leave for the next what came up in it.
  for (let round = 0; round < 3 && !plan.fired; round++) await choreIn(first, name).catch(() => {})
  const later = testApp({ ...storage, ids: sequentialIds(0x20_0000) })
  later.clock.advance(LATER)
  for (let round = 0; round < 3; round++) {
    later.clock.advance(LEASE)
    await choreIn(later, name)
  }
  return becomeOf(held, before)
}

it.each(names.filter((name) => !(name in elsewhere)))(
  '%s, stopped after any of its writes and done again, comes to what it comes to undisturbed',
  async (name) => {
    const whole: FaultPlan = { failAt: Number.POSITIVE_INFINITY }
    const undisturbed = await done(name, whole)
    for (let failAt = 1; failAt <= (whole.steps ?? 0); failAt++) {
      const plan: FaultPlan = { failAt, when: 'after' }
      expect(difference(undisturbed, await done(name, plan)), `after write ${failAt}`).toEqual({ missing: [], more: [] })
    }
    expect(whole.steps).toBeGreaterThan(2)
  },
)
