import type { ProblemError } from '@throughline/client/problem'
import { instantText } from '@throughline/core/kernel'
import { afterAll, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { checkStorage } from './operator/check-storage.ts'
import { newFolder, serverOver } from './test-server.ts'

const who = { email: 'mara@post.example', password: 'three quiet pallets' }
/** The evening before clocks are put forward in Vienna. */
const evening = Temporal.Instant.from('2026-03-28T20:00:00Z')

/** The clock of a machine that may be set. */
function settable() {
  const started = Temporal.Now.instant()
  let set = evening
  return {
    now: () => set.add(started.until(Temporal.Now.instant())),
    jump: (by: Temporal.DurationLike) => {
      set = set.add(by)
    },
  }
}

it.concurrent.each([
  ['an hour back', { hours: -1 }],
  ['over the night in which clocks are put forward', { hours: 12 }],
  ['most of a day ahead', { hours: 23 }],
  ['a year ahead', { hours: 24 * 365 }],
] as const)(
  'a clock that is set %s, and then right again, loses nothing, repeats nothing and holds nobody up',
  async (_, by) => {
    const clock = settable()
    const folder = newFolder(afterAll)
    const env = { DATABASE_URL: `sqlite:${folder}/jumped.sqlite`, DATA_DIR: folder, REQUEST_LIMIT: '120' }
    const { client, close } = await serverOver(env, { clock })
    const inSeconds = (seconds: number) => instantText(clock.now().add({ seconds }))
    const signedIn = () => client.auth.signIn(who)
    await client.auth.signUp({ ...who, name: 'Mara Lind', timeZone: 'Europe/Vienna' })
    const before = await client.tasks.create({ title: 'Before', reminders: [{ at: inSeconds(60) }] })

    clock.jump(by)
    // What one was to be reminded of over a day ago is not told any more.
    const isStale = by.hours > 24
    const isLate = by.hours > 0 && !isStale
    // Who was last here a year ago signs in again.
    if (isStale) {
      await expect(client.tasks.get(before.id)).rejects.toMatchObject({ status: 401 })
      await signedIn()
    }
    const meanwhile = await client.tasks.create({ title: 'Meanwhile', reminders: [{ at: inSeconds(1) }] })
    expect(meanwhile.id > before.id).toBe(true)
    await told(['Meanwhile', ...(isLate ? ['Before'] : [])])

    clock.jump({ hours: -by.hours })
    clock.jump({ minutes: 1 })
    if (isStale) await signedIn()
    const after = await client.tasks.create({ title: 'After', reminders: [{ at: inSeconds(1) }] })
    expect(after.id > meanwhile.id).toBe(true)
    await told(['After', 'Meanwhile', ...(isStale ? [] : ['Before'])])
    expect((await client.tasks.complete(meanwhile.id)).task.status).toBe('done')

    // Another round of those who deliver, in which nothing is told twice.
    await client.tasks.create({ title: 'Last', reminders: [{ at: inSeconds(1) }] })
    await told(['After', 'Last', 'Meanwhile', ...(isStale ? [] : ['Before'])])

    // Whoever asked too often is let in again by the clock as it goes now, and not by what it was.
    const asked = () =>
      client.tasks.counts().then(
        () => 200,
        (error: unknown) => (error as ProblemError).status,
      )
    const answers = new Set<number>()
    for (let i = 0; i < 200; i++) answers.add(await asked())
    expect([...answers]).toEqual([200, 429])
    clock.jump({ hours: -1 })
    expect(await asked()).toBe(429)
    clock.jump({ minutes: 1 })
    expect(await asked()).toBe(200)

    await close()
    expect((await checkStorage(readEnvironment(env), { tell() {} })).faults).toEqual([])

    /** Waits until these reminders were told, and no others. */
    async function told(titles: readonly string[]) {
      const reminders = async () =>
        (await client.notifications.list()).items.flatMap((notice) => (notice.type === 'task-reminder' ? [notice.title] : [])).sort()
      await expect.poll(reminders, { timeout: 10_000, interval: 100 }).toEqual([...titles].sort())
    }
  },
  40_000,
)
