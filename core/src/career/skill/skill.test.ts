import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { happened, recordsDeps, refusal } from '../test-records.ts'
import { createSkill, deleteSkill, editSkill, restoreSkill } from './change-skill.ts'
import { mergeSkills } from './merge-skills.ts'
import { getSkill, listSkills } from './read-skills.ts'
import type { NewSkill, Skill } from './schema.ts'

async function one(input: Partial<NewSkill> = {}) {
  const deps = recordsDeps()
  const skill = await createSkill(deps, { name: 'Demand forecasting', ...input })
  deps.clock.advance({ minutes: 1 })
  return { deps, skill, id: skill.id }
}

describe('a new skill', () => {
  it('stands at the end, and has each other name once', async () => {
    const { deps, skill } = await one({ aliases: ['Forecasting', 'FORECASTING', 'demand Forecasting'] })
    expect(skill.aliases).toEqual(['Forecasting'])
    await createSkill(deps, { name: 'SQL' })
    const { json } = await listSkills(deps, {}, { limit: 10 })
    expect(JSON.parse(json).map(({ name }: Skill) => name)).toEqual(['Demand forecasting', 'SQL'])
  })

  it('goes by no name of another, wherever that is written', async () => {
    const { deps } = await one({ aliases: ['Forecasting'] })
    expect(await refusal(createSkill(deps, { name: 'forecásting' }))).toEqual(['/name known_skill'])
    expect(await refusal(createSkill(deps, { name: 'Planning', aliases: ['Cover', 'Demand Forecasting'] }))).toEqual([
      '/aliases/1 known_skill',
    ])
  })

  it('is made once when sent again', async () => {
    const id = '019a9b3c-5d00-7cc0-8000-00000000abcd'
    const { deps, skill } = await one({ id })
    expect(await createSkill(deps, { id, name: 'Demand forecasting' })).toEqual(skill)
    expect(await refusal(createSkill(deps, { id, name: 'SQL' }))).toBe('conflict')
  })
})

describe('renaming', () => {
  it('keeps the old name as an alias, once', async () => {
    const { deps, id } = await one({ aliases: ['Forecasting'] })
    expect(await editSkill(deps, id, { name: 'Forecasting' })).toMatchObject({ name: 'Forecasting', aliases: ['Demand forecasting'] })
    expect(await editSkill(deps, id, { name: 'Demand planning' })).toMatchObject({ aliases: ['Demand forecasting', 'Forecasting'] })
  })

  it('keeps no alias that differs from the name by its letters only', async () => {
    const { deps, id } = await one()
    expect(await editSkill(deps, id, { name: 'Demand Forecasting' })).toMatchObject({ name: 'Demand Forecasting', aliases: [] })
  })

  it('takes the names it is given instead, and none of another skill', async () => {
    const { deps, id } = await one()
    await createSkill(deps, { name: 'SQL' })
    expect(await editSkill(deps, id, { name: 'Planning', aliases: [] })).toMatchObject({ aliases: [] })
    expect(await refusal(editSkill(deps, id, { name: 'sql' }))).toEqual(['/name known_skill'])
  })
})

describe('merging', () => {
  it('brings names, keywords and a level that was missing, and throws the other away', async () => {
    const { deps, id } = await one({ keywords: ['seasonality'] })
    const other = await createSkill(deps, {
      name: 'Forecasting',
      aliases: ['Prognosis'],
      level: 'advanced',
      keywords: ['Seasonality', 'promotions'],
    })
    const merged = await mergeSkills(deps, id, { skillId: other.id })
    expect(merged).toMatchObject({ aliases: ['Forecasting', 'Prognosis'], level: 'advanced', keywords: ['seasonality', 'promotions'] })
    expect(await refusal(getSkill(deps, other.id))).toBe('not-found')
    expect(await happened(deps)).toEqual(['skill.created', 'skill.created', 'skill.updated', 'skill.deleted'])
  })

  it('asked for again is done, but what was thrown away otherwise is not brought', async () => {
    const { deps, id } = await one()
    const [other, thrown] = [await createSkill(deps, { name: 'Forecasting' }), await createSkill(deps, { name: 'SQL' })]
    const merged = await mergeSkills(deps, id, { skillId: other.id })
    await deleteSkill(deps, thrown.id)
    const events = (await happened(deps)).length
    expect(await mergeSkills(deps, id, { skillId: other.id })).toEqual(merged)
    expect(await refusal(mergeSkills(deps, id, { skillId: thrown.id }))).toBe('not-found')
    expect(await happened(deps)).toHaveLength(events)
    deps.clock.advance({ hours: 24 * 60 })
    expect(await refusal(mergeSkills(deps, id, { skillId: other.id }))).toBe('not-found')
  })

  it('brings a name that the other is given meanwhile', async () => {
    const { deps, id } = await one()
    const other = await createSkill(deps, { name: 'Forecasting' })
    let isMeanwhile = true
    const save: typeof deps.store.save = async (...asked) => {
      if (isMeanwhile) await editSkill(deps, other.id, { aliases: ['Prognosis'] })
      isMeanwhile = false
      await deps.store.save(...asked)
    }
    const { version } = await getSkill(deps, id)
    const merged = await mergeSkills({ ...deps, store: { ...deps.store, save } }, id, { skillId: other.id }, { expectedVersion: version })
    expect(merged.aliases).toEqual(['Forecasting', 'Prognosis'])
    expect(await refusal(getSkill(deps, other.id))).toBe('not-found')
  })

  it('that stops anywhere is finished by the next try', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, id } = await one()
      const other = await createSkill(deps, { name: 'Forecasting', level: 'advanced' })
      await interrupted(mergeSkills(faulty(deps, plan), id, { skillId: other.id }))
      expect(await mergeSkills(deps, id, { skillId: other.id })).toMatchObject({ aliases: ['Forecasting'], level: 'advanced' })
      expect(await refusal(getSkill(deps, other.id))).toBe('not-found')
    })
    expect(steps).toBe(2)
  })

  it('is of two, and of no more names than one skill may have', async () => {
    const { deps, id } = await one({ aliases: Array.from({ length: 29 }, (_, n) => `Name ${n}`) })
    expect(await refusal(mergeSkills(deps, id, { skillId: id }))).toEqual(['/skillId itself'])
    const other = await createSkill(deps, { name: 'Other', aliases: ['Another'] })
    expect(await refusal(mergeSkills(deps, id, { skillId: other.id }))).toEqual(['/skillId too_many_aliases'])
    expect(await getSkill(deps, other.id)).toEqual(other)
  })
})

it('comes back from the trash unless its name means another by now', async () => {
  const { deps, id, skill } = await one()
  await deleteSkill(deps, id)
  const usurper = await createSkill(deps, { name: 'demand forecasting' })
  expect(await refusal(restoreSkill(deps, id))).toEqual(['/name known_skill'])
  await deleteSkill(deps, usurper.id)
  expect(await restoreSkill(deps, id)).toMatchObject({ name: skill.name, deletedAt: null })
})
