import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FaultPlan, faulty, sequentialIds } from '@throughline/contracts'
import { sweepOrphans } from '@throughline/core/attachment'
import { runBriefings } from '@throughline/core/briefing'
import { refreshCalendars } from '@throughline/core/calendar'
import { runDeliveries, runPeopleJobs, runSettlements, sweepCoachAnswers, sweepMessages } from '@throughline/core/discussion'
import { resumeImports } from '@throughline/core/import'
import { createPushRunner, deliverNotifications } from '@throughline/core/notification'
import { expect, it } from 'vitest'
import type { AppDeps } from './deps.ts'
import { sweepKeyedRequests } from './keyed-request.ts'
import { kinds } from './kinds.ts'
import { testApp } from './test-app.ts'
import { type Held, storageOf } from './test-everything.ts'
import { becomeOf, difference, somebody } from './test-stopped.ts'

type Deps = AppDeps & { kinds: typeof kinds }

/** What processes do by themselves, by the names that the server knows it by. */
const chores: Readonly<Record<string, (deps: Deps) => Promise<unknown>>> = {
  'deliver-notifications': deliverNotifications,
  'deliver-discussions': runDeliveries,
  'settle-discussions': runSettlements,
  'people-in-discussions': runPeopleJobs,
  'sweep-messages': sweepMessages,
  'sweep-coach-answers': sweepCoachAnswers,
  brief: runBriefings,
  'deliver-push': sendPushes,
  'resume-imports': resumeImports,
  'refresh-calendars': refreshCalendars,
  'sweep-orphans': sweepOrphans,
  'sweep-keyed-requests': sweepKeyedRequests,
}

async function sendPushes(deps: Deps): Promise<void> {
  const pushWords = () => ({ title: () => 'Told', many: () => 'Much', body: () => '' })
  const runner = createPushRunner({ ...deps, pushWords, failed: () => {} })
  await runner.run()
  await runner.settled()
}

/** The file that stops what needs more than there is here, or why none does. */
const elsewhere: Readonly<Record<string, string>> = {
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

const root = join(import.meta.dirname, '../../..')

it('knows all that a server does by itself', () => {
  const composed = readFileSync(join(root, 'packages/server/src/compose.ts'), 'utf8')
  const names = [...composed.matchAll(/\{\s*name: '([\w-]+)',\s*everySeconds/g)].map(([, name]) => name)
  expect(Object.keys({ ...chores, ...elsewhere }).sort()).toEqual(names.sort())
  const files = Object.values(elsewhere).filter((where) => where.endsWith('.test.ts'))
  for (const file of files) expect(readFileSync(join(root, file), 'utf8'), file).toContain('atEveryStep')
})

/** All that is there is due by then. */
const LATER = { hours: 51 }
/** Until what a process that is gone had claimed is free again, or what failed is tried again. */
const LEASE = { minutes: 40 }

const before = await somebody(true)

async function done(chore: (deps: Deps) => Promise<unknown>, plan: FaultPlan): Promise<string[]> {
  const held: Held = structuredClone(before.held)
  const storage = storageOf(held)
  const first = testApp({ ...faulty(storage, plan), ids: sequentialIds(0x10_0000) })
  first.clock.advance(LATER)
  // One round may leave for the next what came up in it.
  for (let round = 0; round < 3 && !plan.fired; round++) await chore({ ...first.deps, kinds }).catch(() => {})
  const later = testApp({ ...storage, ids: sequentialIds(0x20_0000) })
  later.clock.advance(LATER)
  for (let round = 0; round < 3; round++) {
    later.clock.advance(LEASE)
    await chore({ ...later.deps, kinds })
  }
  return becomeOf(held, before)
}

it.each(Object.entries(chores))(
  '%s, stopped after any of its writes and done again, comes to what it comes to undisturbed',
  async (_, chore) => {
    const whole: FaultPlan = { failAt: Number.POSITIVE_INFINITY }
    const undisturbed = await done(chore, whole)
    for (let failAt = 1; failAt <= (whole.steps ?? 0); failAt++) {
      const plan: FaultPlan = { failAt, when: 'after' }
      expect(difference(undisturbed, await done(chore, plan)), `after write ${failAt}`).toEqual({ missing: [], more: [] })
    }
    expect(whole.steps).toBeGreaterThan(2)
  },
)
