import { expect, it } from 'vitest'
import { createCheckIn, createGoal, deleteGoal } from '../goal/index.ts'
import { storedEntry } from '../journal/test-entry.ts'
import { completeTask, createTask, deleteTask, undoCompletion } from '../task/index.ts'
import { readDays, readOnThisDay } from './read-days.ts'
import { sameDays } from './same-days.ts'
import { daybookDeps } from './test-daybook.ts'

const march = { from: '2026-03-01', before: '2026-04-01' }

async function finished(deps: ReturnType<typeof daybookDeps>, title: string, completedAt: string) {
  const { id } = await createTask(deps, { title })
  return completeTask(deps, id, { completedAt })
}

it('a day holds what was finished, measured and written on it, the newest day first', async () => {
  const deps = daybookDeps()
  await finished(deps, 'Later', '2026-03-04T17:00:00.000Z')
  const { task, completion } = await finished(deps, 'Send the draft', '2026-03-04T08:00:00.000Z')
  const goal = await createGoal(deps, { title: 'Accuracy', metric: { type: 'percent', target: 82 } })
  const checkIn = await createCheckIn(deps, goal.id, { value: '77.6', localDate: '2026-03-04' })
  const entry = await storedEntry(deps, { title: 'The spike', excerpt: 'Reran it', wordCount: 2, mood: 1, starred: true })
  await finished(deps, 'Earlier', '2026-02-28T08:00:00.000Z')
  expect(await readDays(deps, march)).toEqual([
    {
      date: '2026-03-05',
      finished: [],
      measured: [],
      written: [
        {
          entryId: entry.id,
          title: 'The spike',
          excerpt: 'Reran it',
          wordCount: 2,
          mood: 1,
          at: entry.entryAt,
          timeZone: 'UTC',
          starred: true,
          isSealed: false,
          journalId: null,
          photoIds: [],
        },
      ],
    },
    {
      date: '2026-03-04',
      finished: [
        { completionId: completion.id, taskId: task.id, title: 'Send the draft', at: '2026-03-04T08:00:00.000Z' },
        expect.objectContaining({ title: 'Later' }),
      ],
      measured: [{ checkInId: checkIn.id, goalId: goal.id, title: 'Accuracy', value: '77.6', metric: goal.metric }],
      written: [],
    },
  ])
})

it('what was undone, or belongs to a task or goal in the trash, was not held', async () => {
  const deps = daybookDeps()
  const undone = await finished(deps, 'Undone', '2026-03-04T08:00:00.000Z')
  await undoCompletion(deps, undone.task.id, undone.completion.id)
  await deleteTask(deps, (await finished(deps, 'Thrown away', '2026-03-04T08:00:00.000Z')).task.id)
  const goal = await createGoal(deps, { title: 'Accuracy', metric: { type: 'percent', target: 82 } })
  await createCheckIn(deps, goal.id, { value: '77.6' })
  await deleteGoal(deps, goal.id)
  await storedEntry(deps, { deletedAt: '2026-03-05T09:00:00.000Z' })
  expect(await readDays(deps, march)).toEqual([])
})

it('more than one page of any sort is all read', async () => {
  const deps = daybookDeps()
  for (let n = 0; n < 203; n++) {
    await storedEntry(deps)
    await finished(deps, `Task ${n}`, '2026-03-05T08:00:00.000Z')
  }
  const [day] = await readDays(deps, march)
  expect([day?.written.length, day?.finished.length]).toEqual([203, 203])
})

it('of a sealed entry it is told that it is there', async () => {
  const deps = daybookDeps()
  await storedEntry(deps, { sealed: { iv: 'AAAAAAAAAAAAAAAA', data: 'AAAA' }, wordCount: 40 })
  expect((await readDays(deps, march))[0]?.written).toMatchObject([{ isSealed: true, title: '', excerpt: '', mood: null, wordCount: 40 }])
})

it('the same day of earlier years is remembered, the latest first, with all that it held', async () => {
  const deps = daybookDeps()
  for (const entryDate of ['2019-03-05', '2024-03-05', '2024-03-06', '2026-03-05']) await storedEntry(deps, { entryDate, title: entryDate })
  await finished(deps, 'Ship it', '2022-03-05T08:00:00.000Z')
  const goal = await createGoal(deps, { title: 'Read', metric: { type: 'habit' }, startDate: '2020-01-01' })
  await createCheckIn(deps, goal.id, { value: 'yes', localDate: '2024-03-05' })
  const found = await readOnThisDay(deps, '2026-03-05')
  expect(found.map(({ date }) => date)).toEqual(['2024-03-05', '2022-03-05', '2019-03-05'])
  expect(found[0]).toMatchObject({ written: [{ title: '2024-03-05' }], measured: [{ title: 'Read', value: 'yes' }] })
  expect(await readOnThisDay(deps, '2018-03-05')).toEqual([])
})

it.each([
  ['2026-03-05', ['2025-03-05', '2024-03-05', '2023-03-05']],
  ['2028-02-29', ['2024-02-29']],
  ['2028-02-28', ['2027-02-28', '2026-02-28', '2025-02-28', '2024-02-28', '2023-02-28']],
  ['2026-12-31', ['2025-12-31', '2024-12-31', '2023-12-31']],
  ['2023-06-01', []],
  ['0000-01-01', []],
])('the days before %s are', (date, days) => {
  expect(sameDays(date, 2023).map(({ from }) => from)).toEqual(days)
})

it('29 February is recalled on the 28th of years that have none', () => {
  expect(sameDays('2026-02-28', 2023)).toEqual([
    { from: '2025-02-28', before: '2025-03-01' },
    { from: '2024-02-28', before: '2024-03-01' },
    { from: '2023-02-28', before: '2023-03-01' },
  ])
  expect(sameDays('2028-02-28', 2024).at(-1)).toEqual({ from: '2024-02-28', before: '2024-02-29' })
})
