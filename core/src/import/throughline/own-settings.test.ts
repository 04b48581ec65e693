import { anAccount, atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type Account, accounts, editAccount, mergedNotifications, noShortcuts, usualNotifications, ZONE_JOB } from '../../account/index.ts'
import { heldFile } from '../../kernel/index.ts'
import { resumeImports } from '../resume-imports.ts'
import { runImport } from '../run-import.ts'
import { isWhole } from '../schema.ts'
import { importDeps, utf8 } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'
import { type Deps, exported, exportedBare, type Files, id, importing } from './test-archive.ts'

const first = { timeZone: 'Europe/Berlin', weekStart: 1, dayStart: 0, locale: 'en-GB', theme: 'system' as const }
const settled = {
  ...{ timeZone: 'Asia/Tokyo', weekStart: 7, dayStart: 4, locale: 'de-AT', language: 'de' as const, theme: 'dark' as const },
  shortcuts: { singleKeys: false, keys: { 'go-today': ['g t'] } },
  notifications: mergedNotifications(usualNotifications, { kinds: { reply: { mail: 'off' } }, quiet: { from: '21:00', to: '07:00' } }),
}

async function somebody(name: string, settings: Partial<Account> = {}): Promise<Deps> {
  const deps = importDeps()
  const account = anAccount({ name, email: `${name.toLowerCase()}@post.example`, ...settings })
  await deps.store.save(deps.actor.space, accounts, account, { expectedVersion: 0 })
  return deps
}

const accountIn = ({ store, actor }: Deps) => store.get(actor.space, accounts, actor.accountId)

/** The moments of the mornings that were asked for. */
async function mornings({ queue }: Deps) {
  const jobs = await queue.claim(['briefing'], { now: '2026-03-09T09:00:00.000Z', leaseMs: 1000, limit: 5 })
  return jobs.map(({ runAt }) => Temporal.Instant.from(runAt).toString())
}

const saying = (files: Files, settings: unknown): Files => ({ ...files, 'settings.json': utf8(JSON.stringify(settings)) })

it('settles the app as it was where the archive comes from, and leaves who one is', async () => {
  const files = await exported(await somebody('Ines', settled))
  const to = await somebody('Jonas')
  const { report, counts, problems } = await importing(to, files)
  expect(await accountIn(to)).toMatchObject({ ...settled, name: 'Jonas', email: 'jonas@post.example' })
  expect([problems, counts.settings, report?.settings]).toEqual([[], 8, { inFile: 8, brought: 8 }])
  expect(report && isWhole(report)).toBe(true)
  // What reminds goes by the new zone.
  expect(await to.queue.claim([ZONE_JOB], { now: '2026-03-05T10:00:00.000Z', leaseMs: 1000, limit: 5 })).toHaveLength(1)
  expect(await mornings(to)).toEqual(['2026-03-05T22:00:00Z'])
})

it('is undone with the rest, but for what the person has settled since', async () => {
  const to = await somebody('Jonas')
  await importing(to, await exported(await somebody('Ines', settled)))
  await editAccount(to, { theme: 'light' })
  await undoImport(to, id)
  const left = { shortcuts: noShortcuts, notifications: usualNotifications }
  expect(await accountIn(to)).toMatchObject({ ...first, ...left, theme: 'light' })
  expect(await mornings(to)).toEqual(['2026-03-05T22:00:00Z', '2026-03-06T06:00:00Z'])
})

it('stopped anywhere settles all or nothing, and never again what the person has settled since', async () => {
  const files = await exported(await somebody('Ines', settled))
  const ends = new Set<string>()
  await atEveryStep(async (stop) => {
    const to = await somebody('Jonas')
    await interrupted(importing(faulty(to, stop), files))
    const isSettled = (await accountIn(to))?.theme === 'dark'
    if (isSettled) await editAccount(to, { theme: 'light' })
    to.clock.advance({ minutes: 10 })
    await resumeImports(to)
    const account = await accountIn(to)
    const isMade = account?.timeZone === settled.timeZone
    expect(account).toMatchObject(isMade ? { ...settled, theme: isSettled ? 'light' : 'dark' } : first)
    ends.add(isMade ? 'made' : 'nothing')
  })
  expect([...ends].sort()).toEqual(['made', 'nothing'])
})

it('tells of what is no setting here, takes the rest, and does not say that nothing was lost', async () => {
  const { notifications } = settled
  const strange = { ...notifications, kinds: { ...notifications.kinds, dream: { app: true } } }
  const said = { ...settled, timeZone: 'Mars/Olympus', theme: 'sepia', notifications: strange, email: 'ines@post.example', password: 'x' }
  const to = await somebody('Jonas')
  const { report, problems } = await importing(to, saying(await exportedBare(await somebody('Ines', settled)), said))
  expect(await accountIn(to)).toMatchObject({ ...settled, ...{ timeZone: 'Europe/Berlin', theme: 'system', email: 'jonas@post.example' } })
  expect(problems.map(({ message }) => /“(.+)”/.exec(message)?.[1])).toEqual(['timeZone', 'theme'])
  expect([report?.settings, report && isWhole(report)]).toEqual([{ inFile: 8, brought: 6 }, false])
})

it('takes no more keys of one’s own than the settings take', async () => {
  const to = await somebody('Jonas')
  const keys = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`act-a${at}`, ['x']]))
  const files = await exportedBare(await somebody('Ines', settled))
  const { problems } = await importing(to, saying(files, { ...settled, shortcuts: { singleKeys: true, keys } }))
  expect(await accountIn(to)).toMatchObject({ theme: 'dark', shortcuts: noShortcuts })
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('“shortcuts”')])
})

it.each([
  ['no JSON', utf8('{')],
  ['no settings', utf8('[]')],
  ['another encoding', Uint8Array.from([0x7b, 0xfc, 0x7d])],
])('of which there is %s leaves the settings as they are, and says so', async (_, bytes) => {
  const to = await somebody('Jonas')
  const { report, problems } = await importing(to, { ...(await exportedBare(await somebody('Ines', settled))), 'settings.json': bytes })
  expect(await accountIn(to)).toMatchObject(first)
  expect([problems, report && isWhole(report)]).toEqual([
    [{ line: null, task: 'settings.json', message: expect.stringMatching(/damaged/) }],
    false,
  ])
})

it('without the settings that were exported does not say that nothing was lost', async () => {
  const { 'settings.json': _, ...files } = await exported(await somebody('Ines', settled))
  const { report } = await importing(await somebody('Jonas'), files)
  expect([report?.settings, report && isWhole(report)]).toEqual([{ inFile: 1, brought: 0 }, false])
})

it('of the sample person settles nothing', async () => {
  const files = await exported(await somebody('Ines', settled))
  const to = await somebody('Jonas')
  const file = heldFile(Uint8Array.from(zipSync(files)))
  const { counts, report } = await runImport(to, { id, format: 'throughline-zip', file, as: 'sample-data' })
  expect(await accountIn(to)).toMatchObject(first)
  expect([counts.settings, report?.settings]).toEqual([0, { inFile: 0, brought: 0 }])
})
