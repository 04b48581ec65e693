import { describe, expect, it, test } from 'vitest'
import { createGoal } from '../../goal/index.ts'
import { completeTask, createTask } from '../../task/index.ts'
import { careerDeps, doneTask } from '../test-career.ts'
import { listCandidates } from './list-candidates.ts'
import { isWorthKeeping, measureIn } from './worth-keeping.ts'

const plain = { title: 'Send the list', priority: 'none', goalId: null, durationMinutes: null } as const
const titled = (title: string) => isWorthKeeping({ ...plain, title })

/** Why candidates offer a task of that title once it is done. */
async function reasonsOf(title: string) {
  const deps = careerDeps()
  await doneTask(deps, title)
  const range = { from: '2026-02-27', until: '2026-03-05' }
  return (await listCandidates(deps, range, 9)).flatMap(({ reasons }) => reasons)
}

test('a task that moves a goal, is pressing or takes two hours is worth keeping; others are not by that', () => {
  expect(isWorthKeeping(plain)).toBe(false)
  expect(isWorthKeeping({ ...plain, goalId: '019a9b3c-5d00-7cc0-8000-000000000001' })).toBe(true)
  expect(['none', 'low', 'medium', 'high', 'urgent'].map((priority) => isWorthKeeping({ ...plain, priority: priority as 'none' }))).toEqual(
    [...[false, false, false, true, true]],
  )
  expect([119, 120].map((durationMinutes) => isWorthKeeping({ ...plain, durationMinutes }))).toEqual([false, true])
})

test('what is worth keeping in the moment it is done is among the candidates later', async () => {
  const deps = careerDeps()
  const { id: goalId } = await createGoal(deps, { title: 'Ship 2.0' })
  const fields = [{ goalId }, { priority: 'high' }, { priority: 'urgent' }, { durationMinutes: 120 }] as const
  for (const [place, field] of fields.entries()) {
    const task = await createTask(deps, { title: `Send the list, ${'abcd'[place]}`, ...field })
    expect(isWorthKeeping(task)).toBe(true)
    await completeTask(deps, task.id)
  }
  const found = await listCandidates(deps, { from: '2026-02-27', until: '2026-03-05' }, 9)
  expect(found.filter(({ kind }) => kind === 'task')).toHaveLength(fields.length)
})

describe('a number in the title', () => {
  it.each([
    'Cut picking errors by 12 %',
    'Raise accuracy to 82%',
    'Fehler um 12 Prozent senken',
    'Save €40k on freight',
    'Save $1,200 on freight',
    'Fracht um 1.200 € senken',
    'Make the import 3x faster',
    'Cut stock-outs from 71 to 40',
    'Wartezeit von 9 auf 4 senken',
    'Forecast error 6.8 → 3.1',
    'Cut order errors from 71 to 40',
    'Take 12 % off what a move costs',
  ])('tells of a result in “%s”, and candidates say so', async (title) => {
    expect(titled(title)).toBe(true)
    expect(await reasonsOf(title)).toMatchObject([{ code: 'number' }])
  })

  it.each([
    'Ask Tom about dock 7',
    'Check Q4 promo uplift',
    'Plan the 2026 budget',
    'Call Ana at 14:30',
    'Call Ana 3pm',
    'Ana um 15 Uhr anrufen',
    'Pay rent 12/3',
    'Close ticket #4711',
    'Release v2.11',
    'Send 2026-03-04 report',
    'Lunch in 3 days',
    'Read pages 4-5',
    'Book room A12 for Mia',
    'Order 5 minis',
    'Ask about dock 17 again',
    'Send the plan of week 31 to Ana',
    'Visit Mia 12 March',
    'Call for 30 min',
    'Buy 2 lemons',
    'Clear 3 tables',
    'Move the call from 2 to 3',
    'Shift 9 to 5',
    'Pay rent 900 €',
    'Buy milk 3 €',
    'Order 12 x screws',
    'Miete zahlen 900 €',
    'Termin von 2 auf 3 verschieben',
    'Book 12 trainings',
    'Move the deadline by 2 days',
  ])('is none in “%s”, nor for candidates', async (title) => {
    expect(titled(title)).toBe(false)
    expect(await reasonsOf(title)).toEqual([])
  })

  it.each(['Reset the order points of 40 slow lines', 'Close 230 stale alerts'])(
    'that counts is no reason to ask at once, and one to offer it among the candidates: “%s”',
    async (title) => {
      expect(titled(title)).toBe(false)
      expect(await reasonsOf(title)).toMatchObject([{ code: 'count' }])
    },
  )

  it.each([
    ['Save €40k on freight', '€40k'],
    ['Save $ 1,200 on freight', '$ 1,200'],
    ['Raise accuracy to 82%', '82%'],
    ['Cut stock-outs from 71 to 40', '71 to 40'],
  ])('is said as it reads: “%s”', (title, said) => expect(measureIn(title)).toBe(said))
})
