import { describe, expect, it } from 'vitest'
import { newEnvelope } from '../../kernel/index.ts'
import { MAX_EXPERIENCES } from '../limits.ts'
import { happened, recordsDeps, refusal } from '../test-records.ts'
import { createExperience, deleteExperience, editExperience, restoreExperience } from './change-experience.ts'
import { getExperience, listExperiences } from './read-experiences.ts'
import { type Experience, experiences, type NewExperience } from './schema.ts'

const pellworth: NewExperience = {
  ...{ kind: 'work', position: 'Senior supply-chain analyst', organisation: 'Pellworth Kitchenware' },
  ...{ startDate: '2023-03', isOngoing: true, highlights: [{ text: 'Runs the weekly forecast' }] },
}

async function one(input: Partial<NewExperience> = {}) {
  const deps = recordsDeps()
  const experience = await createExperience(deps, { ...pellworth, ...input })
  deps.clock.advance({ minutes: 1 })
  return { deps, experience, id: experience.id }
}

describe('a new experience', () => {
  it('needs its kind alone, and keeps its dates as they were said', async () => {
    const deps = recordsDeps()
    expect(await createExperience(deps, { kind: 'education' })).toMatchObject({
      position: '',
      startDate: null,
      isOngoing: false,
      order: null,
    })
    expect(await createExperience(deps, { kind: 'education', startDate: '2013', endDate: '2016-07-01' })).toMatchObject({
      startDate: '2013',
      endDate: '2016-07-01',
    })
    expect(await happened(deps)).toEqual(['experience.created', 'experience.created'])
  })

  it('names a skill once, however it is written, and gives highlights ids', async () => {
    const { experience } = await one({ skills: ['SQL', 'sql', 'Forecasting'] })
    expect(experience.skills).toEqual(['SQL', 'Forecasting'])
    expect(experience.highlights).toEqual([{ id: expect.stringMatching(/^019a/), text: 'Runs the weekly forecast' }])
  })

  it('is made once when sent again, and is refused when its id stands for another', async () => {
    const id = '019a9b3c-5d00-7cc0-8000-00000000abcd'
    const { deps, experience } = await one({ id })
    expect(await createExperience(deps, { ...pellworth, id })).toEqual(experience)
    expect(await refusal(createExperience(deps, { ...pellworth, id, position: 'Planner' }))).toBe('conflict')
  })

  it('ends after it begins, and what lasts has no end', async () => {
    const deps = recordsDeps()
    const dated = (given: Partial<NewExperience>) => refusal(createExperience(deps, { kind: 'work', ...given }))
    expect(await dated({ startDate: '2021-06', endDate: '2021-05' })).toEqual(['/endDate ends_before_start'])
    expect(await dated({ endDate: '2021-05', isOngoing: true })).toEqual(['/endDate ongoing'])
    expect(await dated({ startDate: '2021-02-30' })).toEqual(['/startDate invalid_date'])
    expect(await createExperience(deps, { kind: 'work', startDate: '2021-06', endDate: '2021' })).toMatchObject({ endDate: '2021' })
  })

  it('takes addresses of the web only', async () => {
    expect(await refusal(one({ url: 'javascript:alert(1)' }))).toEqual(['/url invalid_url'])
  })
})

describe('changing one', () => {
  it('an end takes away that it lasts, and the other way round', async () => {
    const { deps, id } = await one()
    expect(await editExperience(deps, id, { endDate: '2026-10' })).toMatchObject({ endDate: '2026-10', isOngoing: false })
    expect(await editExperience(deps, id, { isOngoing: true })).toMatchObject({ endDate: null, isOngoing: true })
    expect(await editExperience(deps, id, { isOngoing: false })).toMatchObject({ endDate: null, isOngoing: false })
  })

  it('blames the begin when that is what was moved', async () => {
    const { deps, id } = await one({ isOngoing: false, endDate: '2024' })
    expect(await refusal(editExperience(deps, id, { startDate: '2025' }))).toEqual(['/startDate ends_before_start'])
  })

  it('writes nothing where nothing changes, and refuses what is based on an older version', async () => {
    const { deps, id, experience } = await one()
    expect(await editExperience(deps, id, { position: ' Senior supply-chain analyst ' })).toEqual(experience)
    await editExperience(deps, id, { location: 'Leeds' }, { expectedVersion: 1 })
    expect(await refusal(editExperience(deps, id, { location: 'Hull' }, { expectedVersion: 1 }))).toBe('stale')
  })

  it('keeps highlights by their ids, and takes no id twice', async () => {
    const { deps, id, experience } = await one()
    const [first] = experience.highlights as [Experience['highlights'][number]]
    const changed = await editExperience(deps, id, { highlights: [{ text: 'New' }, { ...first, text: 'Ran it' }] })
    expect(changed.highlights.map(({ id, text }) => [id === first.id, text])).toEqual([
      [false, 'New'],
      [true, 'Ran it'],
    ])
    expect(await refusal(editExperience(deps, id, { highlights: [first, first] }))).toEqual(['/highlights/1/id duplicate_id'])
  })
})

describe('the trash', () => {
  it('keeps one for thirty days, from where it comes back', async () => {
    const { deps, id } = await one()
    await deleteExperience(deps, id)
    expect(await refusal(getExperience(deps, id))).toBe('not-found')
    const listed = await listExperiences(deps, { trash: true }, { limit: 10 })
    expect(JSON.parse(listed.json)).toHaveLength(1)
    expect(await restoreExperience(deps, id)).toMatchObject({ deletedAt: null })
    expect(await happened(deps)).toEqual(['experience.created', 'experience.deleted', 'experience.restored'])
  })

  it('erases it after that, when the trash is looked at', async () => {
    const { deps, id } = await one()
    await deleteExperience(deps, id)
    deps.clock.advance({ hours: 24 * 32 })
    expect(await refusal(restoreExperience(deps, id))).toBe('not-found')
    await listExperiences(deps, { trash: true }, { limit: 10 })
    expect(await deps.store.get(deps.actor.space, experiences, id)).toBeNull()
  })
})

it('lists a kind by itself', async () => {
  const { deps } = await one()
  await createExperience(deps, { kind: 'award', position: 'Planner of the year' })
  const kinds = async (asked: object) =>
    JSON.parse((await listExperiences(deps, asked, { limit: 10 })).json).map(({ kind }: Experience) => kind)
  expect(await kinds({})).toEqual(['work', 'award'])
  expect(await kinds({ kind: 'award' })).toEqual(['award'])
})

it('there is an end to how many one has', async () => {
  const { deps, experience, id } = await one()
  for (let n = 1; n < MAX_EXPERIENCES; n++) {
    const record = { ...experience, ...newEnvelope(deps.ids.next(), experience.createdAt) }
    await deps.store.save(deps.actor.space, experiences, record, { expectedVersion: 0, events: [] })
  }
  expect(await refusal(createExperience(deps, pellworth))).toEqual([' too_many_experiences'])
  await deleteExperience(deps, id)
  await createExperience(deps, pellworth)
  expect(await refusal(restoreExperience(deps, id))).toEqual([' too_many_experiences'])
})
