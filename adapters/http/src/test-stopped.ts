import { sweepOrphans } from '@throughline/core/attachment'
import { refreshCalendars } from '@throughline/core/calendar'
import { runDeliveries, runPeopleJobs, runSettlements, sweepMessages } from '@throughline/core/discussion'
import { resumeImports } from '@throughline/core/import'
import { kinds } from '@throughline/core/kinds'
import { deliverNotifications } from '@throughline/core/notification'
import { testApp } from './test-app.ts'
import { everythingOf, type Held, storageOf } from './test-everything.ts'
import { waitedFor } from './test-waiting-invite.ts'

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const SECRET = /[\w+/=-]{22,}/g
/** How often a record was saved, where it lies among others, the end of a secret, how often a job was tried and the moment it is for. */
const CHANCE = /\\*"(version|seq|order|ending|attempt)\\*":(\d+|\\*"[^"]*"),?|:\d{9,}/g

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part instanceof Uint8Array ? [...part] : part))

const linesOf = (held: Held): [string, string][] =>
  [...held].map(([name, value]) => [name, `${name.replaceAll('\n', ' ')} ${textOf(value)}`])

/** Somebody with something of every kind, alone or with somebody else in their discussion. */
export async function somebody(isWithGuest: boolean) {
  const held: Held = new Map()
  const { signUp, deps } = testApp(storageOf(held))
  const owner = await signUp()
  const made = await everythingOf(deps, owner, isWithGuest ? await signUp() : undefined)
  const ids = { ...made, 'waiting-invites': await waitedFor(deps, owner) }
  await doChores(deps)
  const lines = new Map(linesOf(held))
  const words = new Set([MOMENT, ID, SECRET].flatMap((sort) => [...lines.values()].flatMap((line) => line.match(sort) ?? [])))
  const { cookie, email, password } = owner
  return { held, ids, cookie, email, password, lines, words }
}
export type Somebody = Awaited<ReturnType<typeof somebody>>

/** Those of the chores of a server that what was asked for is followed by, in its order; packages/server/src/chores.test.ts says why no others. */
export const followed = {
  'deliver-discussions': runDeliveries,
  'settle-discussions': runSettlements,
  'people-in-discussions': runPeopleJobs,
  'sweep-messages': sweepMessages,
  'deliver-notifications': deliverNotifications,
  'resume-imports': resumeImports,
  'sweep-orphans': sweepOrphans,
  'refresh-calendars': refreshCalendars,
}

/** Does what processes do by themselves. */
export async function doChores(deps: ReturnType<typeof testApp>['deps']) {
  const all = { ...deps, kinds }
  for (const run of Object.values(followed)) await run(all)
}

/** What became of what was held before, but for what no two runs have in common: new ids, secrets and moments. */
export function becomeOf(held: Held, { lines, words }: Pick<Somebody, 'lines' | 'words'>): string[] {
  const unlessKnown = (sign: string) => (text: string) => (words.has(text) ? text : sign)
  const found = new Map(linesOf(held))
  const gone = [...lines].flatMap(([name, line]) => (found.has(name) ? [] : [`gone ${line}`]))
  const told = [...found].flatMap(([name, line]) =>
    lines.get(name) === line
      ? []
      : (name.startsWith('change') ? line.replace(name.replaceAll('\n', ' '), 'change') : line)
          .replaceAll(CHANCE, '')
          .replaceAll(MOMENT, unlessKnown('@'))
          .replaceAll(ID, unlessKnown('#'))
          .replaceAll(SECRET, unlessKnown('*')),
  )
  return [...gone, ...told].sort()
}

/** What is in one and not in the other. */
export function difference(wanted: readonly string[], found: readonly string[]) {
  const [missing, more] = [[...wanted], [] as string[]]
  for (const line of found) {
    const at = missing.indexOf(line)
    if (at < 0) more.push(line)
    else missing.splice(at, 1)
  }
  return { missing, more }
}
