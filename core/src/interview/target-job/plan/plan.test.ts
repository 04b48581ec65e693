import { describe, expect, it } from 'vitest'
import { completeTask, deleteTask, editTask, getTask, readLinks, type Task, tasks } from '../../../task/index.ts'
import { createInterviewMemory } from '../../memory/interview-memory.ts'
import { createReviewMemory } from '../../practice/review-memory.ts'
import { createStory } from '../../story/create-story.ts'
import { createTargetJob, editTargetJob } from '../change-target-job.ts'
import { getTargetJob } from '../read-target-jobs.ts'
import { mockInterviewHref } from '../rules.ts'
import { jobDeps } from '../test-target-job.ts'
import { planInterview, previewPlan } from './plan-interview.ts'
import { planSteps } from './plan-steps.ts'
import { planWords } from './plan-words.ts'

const asked = {
  ...{ jobId: '019a9b53-0000-7cc0-8000-0123456789ab', role: 'Lead analyst', company: 'Harbourline', interview: 'Panel' },
  ...{ today: '2026-03-05', lacking: [{ key: 'planning', name: 'Planning' }] },
}
const days = (on: string, locale = 'en') =>
  planSteps({ ...asked, on }, planWords(locale))
    .filter(({ isTooLate }) => !isTooLate)
    .map(({ key, dueDate, until }) => [key, dueDate, until])

describe('what prepares for an interview', () => {
  it('lies on the days before it: look around, write, choose, tell aloud, mock interview, the day before, look back', () => {
    expect(days('2026-03-25')).toEqual([
      ['company', '2026-03-11', null],
      ['story planning', '2026-03-13', null],
      ['stories', '2026-03-18', null],
      ['practise', '2026-03-19', '2026-03-24'],
      ['mock-3', '2026-03-22', null],
      ['ask', '2026-03-23', null],
      ['mock-1', '2026-03-24', null],
      ['resume', '2026-03-24', null],
      ['after', '2026-03-25', null],
    ])
  })

  it('has each step behind what it is made of, however few the days are', () => {
    const keys = (on: string) => days(on).map(([key]) => key)
    const order = ['company', 'story planning', 'stories', 'practise', 'mock-3', 'ask', 'mock-1', 'resume', 'after']
    for (const on of ['2026-03-15', '2026-03-10', '2026-03-08']) expect(keys(on)).toEqual(order)
    expect(keys('2026-03-06')).toEqual(['company', 'story planning', 'stories', 'practise', 'ask', 'mock-1', 'resume', 'after'])
    expect(keys('2026-03-05')).toEqual(['company', 'stories', 'ask', 'resume', 'after'])
  })

  it('has no more stories to write than there are days, each on its own, and all before one chooses', () => {
    const lacking = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => ({ key, name: key }))
    const written = (on: string) =>
      planSteps({ ...asked, lacking, on }, planWords('en'))
        .filter(({ key, isTooLate }) => (key.startsWith('story ') || key === 'stories') && !isTooLate)
        .map(({ key, dueDate }) => `${key.replace('story ', '')} ${dueDate.slice(-2)}`)
    expect(written('2026-03-25')).toEqual(['a 13', 'b 14', 'c 15', 'd 16', 'e 17', 'stories 18'])
    expect(written('2026-03-12')).toEqual(['a 05', 'b 06', 'c 07', 'd 08', 'stories 08'])
    expect(written('2026-03-09')).toEqual(['a 05', 'stories 05'])
    expect(written('2026-03-06')).toEqual(['a 05', 'stories 05'])
    expect(written('2026-03-05')).toEqual(['stories 05'])
  })

  it('is never before today, and leaves out what comes too late', () => {
    for (const on of ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-09'])
      for (const [, due, until] of days(on)) {
        expect(due && due >= asked.today && due <= on).toBe(true)
        expect(until === null || (until as string) < on).toBe(true)
      }
    expect(days('2026-03-06').map(([key]) => key)).not.toContain('mock-3')
  })

  it('leads to a mock interview for this job, at the address that its page reads', () => {
    const steps = planSteps({ ...asked, on: '2026-03-25' }, planWords('en'))
    const at = (key: string) => steps.find((step) => step.key === key)?.notes
    for (const key of ['mock-3', 'mock-1']) expect(at(key)).toContain(`](${mockInterviewHref(asked.jobId)})`)
  })

  it('says of two mock interviews which is which, and of one alone nothing, so that no two lines read the same', () => {
    const titles = (on: string, locale: string) =>
      planSteps({ ...asked, on }, planWords(locale))
        .filter(({ isTooLate }) => !isTooLate)
        .map(({ title }) => title)
    for (const locale of ['en', 'de'])
      for (const on of ['2026-03-25', '2026-03-08', '2026-03-06']) expect(new Set(titles(on, locale)).size).toBe(titles(on, locale).length)
    expect(titles('2026-03-08', 'en')).toContain('Hold a last mock interview for “Lead analyst”')
    expect(titles('2026-03-07', 'en')).toContain('Hold a mock interview for “Lead analyst”')
  })

  it('is said in the language of the account', () => {
    const titles = (locale: string) => planSteps({ ...asked, on: '2026-03-25' }, planWords(locale)).map(({ title }) => title)
    expect(titles('en-GB')).toContain('Hold a first mock interview for “Lead analyst”')
    expect(titles('de-AT')).toContain('Ein erstes Probegespräch für „Lead analyst“ führen')
  })
})

async function setting() {
  const deps = { ...jobDeps(), interviewMemory: createInterviewMemory(), giveWay: async () => {}, reviewMemory: createReviewMemory() }
  await createStory(deps, { title: 'The plan', competencies: ['planning'] })
  const job = await createTargetJob(deps, {
    ...{ role: 'Lead analyst', company: 'Harbourline', competencies: ['planning', 'Bees'] },
    interviews: [{ title: 'Panel', on: '2026-03-18' }],
  })
  const all = async (): Promise<Task[]> => [...(await deps.store.list(deps.actor.space, tasks.queries.all, {}, { limit: 100 })).items]
  return { deps, job, all }
}

describe('the plan for an interview', () => {
  it('makes real tasks, with a story for what none shows, that are linked with the job; once', async () => {
    const { deps, job, all } = await setting()
    const preview = await previewPlan(deps, job.id, {})
    expect(new Set(preview.steps.map(({ state }) => state))).toEqual(new Set(['new']))
    expect(await all()).toEqual([])
    const plan = await planInterview(deps, job.id, {})
    const made = await all()
    expect(plan.steps.map(({ key }) => key).filter((key) => key.startsWith('story '))).toEqual(['story bees'])
    expect([made.length, plan.plannedFor]).toEqual([preview.steps.length, '2026-03-18'])
    const practise = made.find(({ title }) => title.startsWith('Practise'))
    expect(practise).toMatchObject({ dueDate: '2026-03-12', recurrence: { rrule: 'FREQ=DAILY;UNTIL=20260317' } })
    expect((await readLinks(deps, made[0]?.id ?? '')).to).toMatchObject([{ kind: 'target-job', id: job.id, isOpen: true }])
    expect((await getTargetJob(deps, job.id)).taskIds).toHaveLength(made.length)
    const again = await planInterview(deps, job.id, {})
    expect(new Set(again.steps.map(({ state }) => state))).toEqual(new Set(['planned']))
    expect(await all()).toEqual(made)
    deps.clock.advance({ hours: 48 })
    expect((await previewPlan(deps, job.id, {})).steps.some(({ state }) => state === 'moved')).toBe(false)
  })

  it('makes no more than is wanted of it, and the rest when that is wanted', async () => {
    const { deps, job, all } = await setting()
    const plan = await planInterview(deps, job.id, { steps: ['company', 'resume', 'unheard of'] })
    const made = () => plan.steps.filter(({ state }) => state === 'planned').map(({ key }) => key)
    expect([made(), (await all()).length, plan.plannedFor]).toEqual([['company', 'resume'], 2, '2026-03-18'])
    expect((await getTargetJob(deps, job.id)).taskIds).toHaveLength(2)
    await planInterview(deps, job.id, { steps: ['ask'] })
    expect([(await all()).length, (await getTargetJob(deps, job.id)).taskIds.length]).toEqual([3, 3])
    await planInterview(deps, job.id, {})
    expect(await all()).toHaveLength(plan.steps.length)
  })

  it('looks once at what stories lack', async () => {
    const { deps, job } = await setting()
    const memory = deps.interviewMemory
    let looks = 0
    const facts: typeof memory.facts = (...args) => {
      looks++
      return memory.facts(...args)
    }
    await planInterview({ ...deps, interviewMemory: { ...memory, facts } }, job.id, {})
    expect(looks).toBe(1)
  })

  it('finishes what broke off in between', async () => {
    const { deps, job, all } = await setting()
    let saved = 0
    const save: typeof deps.store.save = async (...args) => {
      if (saved++ === 3) throw new Error('broken off')
      return deps.store.save(...args)
    }
    await expect(planInterview({ ...deps, store: { ...deps.store, save } }, job.id, {})).rejects.toThrow('broken off')
    const plan = await planInterview(deps, job.id, {})
    expect(await all()).toHaveLength(plan.steps.length)
    expect((await getTargetJob(deps, job.id)).taskIds).toHaveLength(plan.steps.length)
  })

  it('moves with the interview where that is said, but for what is done or was thrown away', async () => {
    const { deps, job } = await setting()
    const plan = await planInterview(deps, job.id, {})
    const idOf = (key: string) => plan.steps.find((step) => step.key === key)?.taskId ?? ''
    await completeTask(deps, idOf('company'))
    await deleteTask(deps, idOf('ask'))
    await editTask(deps, idOf('stories'), { title: 'My three stories' })
    await editTargetJob(deps, job.id, { interviews: [{ ...job.interviews[0], title: 'Panel', on: '2026-03-25' }] })
    const states = async (input = {}) =>
      Object.fromEntries((await previewPlan(deps, job.id, input)).steps.map(({ key, state }) => [key, state]))
    expect(await states()).toMatchObject({ company: 'done', ask: 'thrown-away', stories: 'moved', 'mock-1': 'moved', practise: 'moved' })
    expect((await planInterview(deps, job.id, {})).plannedFor).toBe('2026-03-18')
    expect((await getTask(deps, idOf('mock-1'))).dueDate).toBe('2026-03-17')
    const after = await planInterview(deps, job.id, { move: true })
    expect(after.plannedFor).toBe('2026-03-25')
    expect((await getTask(deps, idOf('mock-1'))).dueDate).toBe('2026-03-24')
    expect(await getTask(deps, idOf('stories'))).toMatchObject({ title: 'My three stories', dueDate: '2026-03-18' })
    expect((await getTask(deps, idOf('practise'))).recurrence).toMatchObject({ rrule: 'FREQ=DAILY;UNTIL=20260324', anchor: '2026-03-19' })
    expect(await states()).toMatchObject({ company: 'done', ask: 'thrown-away', 'mock-1': 'planned' })
    await planInterview(deps, job.id, { restore: true })
    expect(await states()).toMatchObject({ ask: 'planned' })
  })

  it('goes by the day that each task has now, with what is done and then what was thrown away at the end', async () => {
    const { deps, job } = await setting()
    const plan = await planInterview(deps, job.id, {})
    const idOf = (key: string) => plan.steps.find((step) => step.key === key)?.taskId ?? ''
    const keys = async () => (await previewPlan(deps, job.id, {})).steps.map(({ key }) => key)
    expect(await keys()).toEqual(['company', 'story bees', 'stories', 'practise', 'mock-3', 'ask', 'mock-1', 'resume', 'after'])
    await editTask(deps, idOf('ask'), { dueDate: '2026-03-06' })
    await deleteTask(deps, idOf('company'))
    await completeTask(deps, idOf('mock-3'))
    await completeTask(deps, idOf('stories'))
    expect(await keys()).toEqual(['story bees', 'ask', 'practise', 'mock-1', 'resume', 'after', 'stories', 'mock-3', 'company'])
  })

  it('keeps what there is a task of, though it is too late to begin it or no longer lacking', async () => {
    const { deps, job } = await setting()
    const plan = await planInterview(deps, job.id, {})
    const idOf = (key: string) => plan.steps.find((step) => step.key === key)?.taskId ?? ''
    await completeTask(deps, idOf('story bees'))
    await createStory(deps, { title: 'The bees', competencies: ['Bees'] })
    deps.clock.advance({ hours: 24 * 11 })
    const { steps } = await previewPlan(deps, job.id, {})
    expect(steps.map(({ key, state }) => [key, state])).toContainEqual(['mock-3', 'planned'])
    expect(steps.at(-1)).toMatchObject({ key: 'story bees', state: 'done' })
    await deleteTask(deps, idOf('mock-3'))
    const after = await planInterview(deps, job.id, { restore: true })
    expect(after.steps.map(({ key }) => key)).not.toContain('mock-3')
  })

  it('needs an interview that is to come', async () => {
    const { deps, job } = await setting()
    const fault = (code: string) => ({ code: 'validation', details: { faults: [{ pointer: '/interviewId', code }] } })
    deps.clock.advance({ hours: 24 * 20 })
    await expect(previewPlan(deps, job.id, {})).rejects.toMatchObject(fault('no_interview'))
    await expect(planInterview(deps, job.id, { interviewId: job.interviews[0]?.id })).rejects.toMatchObject(fault('interview_is_over'))
  })
})
