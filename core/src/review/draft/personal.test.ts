import { expect, it } from 'vitest'
import { createGoal, type NewGoal } from '../../goal/index.ts'
import { evidence, HALF_YEAR, measuredGoal, metric, reviewDeps, storedWin } from '../test-review.ts'
import { draftOf } from './draft-packet.ts'
import { isPersonal } from './personal.ts'

const made = (given: Partial<NewGoal> & { title: string }) =>
  createGoal(reviewDeps(), { metric: { type: 'number', target: '300', unit: '' }, ...given })
const alone = () => undefined

it.each(['Win three gym chains as customers', 'Half marathon', 'IVF', 'Find a new job', 'Neuen Job finden', 'Run 300 kilometres'])(
  'what a goal is called, as “%s”, makes it of no life',
  async (title) => {
    expect(isPersonal(await made({ title }), alone)).toBe(false)
  },
)

it('one that is a habit, for life or tagged so is of one’s own, and what is part of such a goal is', async () => {
  const habit = await made({ title: 'Walk', metric: { type: 'habit', target: '80' } })
  const [life, tagged] = [await made({ title: 'A house', horizon: 'life' }), await made({ title: 'Put by', tags: ['Home'] })]
  expect([habit, life, tagged].map((goal) => isPersonal(goal, alone))).toEqual([true, true, true])
  const part = await made({ title: 'Buy shoes' })
  expect(isPersonal(part, (goal) => (goal === part ? habit : undefined))).toBe(true)
})

it('what names a competency is not, unless it is tagged so', async () => {
  const habit = { title: 'Write every day', metric: { type: 'habit', target: '80' }, competencies: ['writing'] } satisfies NewGoal
  expect(isPersonal(await made(habit), alone)).toBe(false)
  expect(isPersonal(await made({ ...habit, tags: ['Hobby'] }), alone)).toBe(true)
})

/** What the packet of a person says of a goal that went on, by the kinds of its sections. */
async function toldIn(given: Partial<NewGoal> & { title: string }, win?: 'review' | 'private', by: 'goal' | 'check-in' = 'goal') {
  const deps = reviewDeps()
  const goal = await measuredGoal(
    deps,
    { metric: { type: 'number', start: '0', target: '300', unit: 'km' }, startDate: '2026-07-01', ...given },
    { values: { '2026-10-01': '120' } },
  )
  const proof = evidence(by, goal.title, by === 'goal' ? { recordId: goal.id } : { goalId: goal.id })
  if (win) await storedWin(deps, { title: 'Went far', confidentiality: win, evidence: [proof], metric: metric(null, '3', 'firms') })
  const { sections } = await draftOf(deps, { ...HALF_YEAR, language: 'en' })
  return sections.flatMap(({ kind, paragraphs }) => (paragraphs.flat().some(({ of }) => of === goal.id) ? [kind] : []))
}

it.each(['Run 300 kilometres', '300 km laufen', 'Courir 300 kilomètres'])(
  'nothing says that “%s” is of work: it is told where its owner sees it, and not in short',
  async (title) => {
    expect(await toldIn({ title })).toEqual(['goals', 'next'])
  },
)

it('in short is told what names a competency, or is shown by a win that others may see', async () => {
  expect(await toldIn({ title: 'Run', competencies: ['resilience'] })).toContain('in-short')
  expect(await toldIn({ title: 'Run' }, 'review')).toContain('in-short')
  expect(await toldIn({ title: 'Run' }, 'review', 'check-in')).toContain('in-short')
  expect(await toldIn({ title: 'Run' }, 'private')).toEqual(['goals', 'next'])
})

it('in short is told what is part of a goal that names a competency', async () => {
  const deps = reviewDeps()
  const whole = await measuredGoal(deps, {
    title: 'Plan well',
    metric: { type: 'binary' },
    startDate: '2026-07-01',
    competencies: ['planning'],
  })
  const part = await measuredGoal(
    deps,
    { title: 'Accuracy', metric: { type: 'number', start: '0', target: '300', unit: '' }, startDate: '2026-07-01', parentId: whole.id },
    { values: { '2026-10-01': '120' } },
  )
  const { sections } = await draftOf(deps, { ...HALF_YEAR, language: 'en' })
  expect(sections[0]?.paragraphs.flat().map(({ of }) => of)).toEqual([part.id])
})
