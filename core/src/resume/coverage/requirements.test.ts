import { describe, expect, it } from 'vitest'
import { createExperience, createSkill, createWin, editExperience, editProfile } from '../../career/index.ts'
import { careerOfInes, type ResumeTestDeps, resumeDeps } from '../test-resume.ts'
import { createResume } from '../version/change-resume.ts'
import { coverResume } from './coverage.ts'

// Ines: an analyst since 2021, a logistics planner from September 2019 to December 2020. Today is 2026-03-05.
async function asked(
  jobDescription: string,
  change: (ids: Awaited<ReturnType<typeof careerOfInes>>, deps: ResumeTestDeps) => unknown = () => {},
) {
  const deps = { ...resumeDeps(), giveWay: async () => {} }
  await change(await careerOfInes(deps), deps)
  const { id } = await createResume(deps, { name: 'For them', jobDescription })
  return (await coverResume(deps, id)).requirements
}

describe('years that are asked for', () => {
  it('are told by the dates of the positions that say what they are to be of', async () => {
    expect(await asked('3+ years as an analyst')).toMatchObject([
      { kind: 'years', said: '3+ years as an analyst', state: 'met', by: ['Senior supply-chain analyst', 'Supply-chain analyst'] },
    ])
    expect(await asked('At least 1 year in logistics')).toMatchObject([
      { state: 'met', by: ['Logistics planner'], time: { told: { years: 1, months: 4 }, inAll: { years: 6 } } },
    ])
  })

  it('of a senior level are those of a position that is called senior', async () => {
    expect(await asked('At least four years of analyst experience at senior level')).toMatchObject([
      { kind: 'years', state: 'open', by: ['Senior supply-chain analyst'] },
    ])
    const radiographer = { kind: 'work' as const, position: 'Senior Radiographer, MRI', startDate: '2020-03', isOngoing: true }
    const [years] = await asked('At least five years of MRI experience at senior level.', (_, deps) => createExperience(deps, radiographer))
    expect(years).toMatchObject({ kind: 'years', state: 'met', by: ['Senior Radiographer, MRI'] })
  })

  it('of any work are those of all positions, what overlaps once', async () => {
    expect(
      await asked('6+ years of professional experience', (_, deps) =>
        createExperience(deps, { kind: 'work', position: 'Baker', startDate: '2022', endDate: '2023' }),
      ),
    ).toMatchObject([{ state: 'met', time: { inAll: { years: 6 } } }])
  })

  it('are for the person to judge where they are too few, of what no position says, or of what nobody can tell', async () => {
    expect(await asked('5+ years in logistics')).toMatchObject([
      { state: 'open', by: ['Logistics planner'], time: { told: { years: 1, months: 4 } } },
    ])
    expect(await asked('3+ years of warehouse operations')).toMatchObject([
      { state: 'open', by: [], time: { told: null, inAll: { years: 6 } } },
    ])
    expect(await asked('Two years of experience in a similar role')).toMatchObject([{ state: 'open', by: [] }])
  })

  it('are told by a win of a position too, and never by a degree or a position without dates', async () => {
    const won = ({ planner }: { planner: { id: string } }, deps: ResumeTestDeps) =>
      createWin(deps, { title: 'Ran the warehouse operations of two depots', experienceId: planner.id })
    expect(await asked('1+ years of warehouse operations', won)).toMatchObject([{ state: 'met', by: ['Logistics planner'] }])
    expect(await asked('2+ years of geography')).toMatchObject([{ state: 'open', by: [] }])
    expect(
      await asked('1+ years in logistics', ({ planner }, deps) => editExperience(deps, planner.id, { startDate: null })),
    ).toMatchObject([{ state: 'open', by: ['Logistics planner'], time: { told: null } }])
  })
})

describe('languages that are asked for', () => {
  const german =
    (cefr: 'B2' | 'C1' | null, fluency = '') =>
    (_: unknown, deps: ResumeTestDeps) =>
      editProfile(deps, { languages: [{ language: 'Deutsch', fluency, cefr, extra: {} }] })

  it('are told by the profile, in whatever language it names them', async () => {
    expect(await asked('Fluent German', german('C1'))).toEqual([
      { kind: 'language', said: 'Fluent German', state: 'met', by: ['Deutsch (C1)'], time: null, isOptional: false, anyOf: [] },
    ])
    expect(await asked('Deutschkenntnisse', german(null))).toMatchObject([{ state: 'met', by: ['Deutsch'] }])
    expect(await asked('Fluent French or English')).toMatchObject([{ state: 'met', by: ['English (C2)'] }])
  })

  it('are for the person to judge where it says less, not how well, or nothing', async () => {
    expect(await asked('Fluent German', german('B2'))).toMatchObject([{ state: 'open', by: ['Deutsch (B2)'] }])
    expect(await asked('Fluent German', german(null, 'quite well'))).toMatchObject([{ state: 'open', by: ['Deutsch (quite well)'] }])
    expect(await asked('Fluent German')).toMatchObject([{ state: 'open', by: [] }])
  })
})

describe('words that are asked for', () => {
  it('are told by a line of the page that says them, also in the words they are short for', async () => {
    const skill = (_: unknown, deps: ResumeTestDeps) =>
      createSkill(deps, { name: 'Warehouse management systems', aliases: ['Warehouse Management System'] })
    expect(await asked('You know WMS.', skill)).toMatchObject([
      { kind: 'words', said: 'WMS', state: 'met', by: ['Warehouse management systems'] },
    ])
    expect(await asked('You write the “Monday page”.')).toMatchObject([
      { said: 'Monday page', state: 'met', by: ['Wrote the Monday page'] },
    ])
  })

  it('are for the person to judge where the page does not say them', async () => {
    expect(await asked('You know WMS and “cycle counting”.')).toMatchObject([
      { said: 'WMS', state: 'open', by: [] },
      { said: 'cycle counting', state: 'open', by: [] },
    ])
  })

  it('are left to the skills where they are one', async () => {
    expect(await asked('You know SQL.')).toEqual([])
  })

  it('of what the firm offers are not asked for', async () => {
    expect(await asked('You know WMS.\n\n**What we offer**\n\nFluent German lessons, XYZ and 3+ years of fun.')).toMatchObject([
      { said: 'WMS' },
    ])
  })
})
