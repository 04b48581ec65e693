import { expect, it } from 'vitest'
import { createExperience, createSkill, createWin, editProfile } from '../../career/index.ts'
import { refusal } from '../../career/test-records.ts'
import { createGoal } from '../../goal/index.ts'
import { clinic } from './advert/test-adverts.ts'
import { createTargetJob } from './change-target-job.ts'
import { readJobRequirements } from './read-job-requirements.ts'
import { type JobTestDeps, jobDeps } from './test-target-job.ts'

async function asked(description: string, keep: (deps: JobTestDeps) => unknown = () => {}, company = '') {
  const deps = { ...jobDeps(), giveWay: async () => {} }
  await keep(deps)
  const { id } = await createTargetJob(deps, { role: 'Shift lead', company, description })
  return readJobRequirements(deps, id)
}

it('tells what a job asks for beside competencies, all of it for the person to judge where nothing is kept', async () => {
  expect(await asked('At least 3 years of warehouse operations.\nFluent German.\nYou know SAP EWM and the GMP rules.')).toMatchObject([
    { kind: 'years', said: 'At least 3 years of warehouse operations', state: 'open', time: { told: null, inAll: null } },
    { kind: 'language', said: 'Fluent German', state: 'open', by: [] },
    { kind: 'words', said: 'GMP', state: 'open', by: [] },
    { kind: 'words', said: 'SAP EWM', state: 'open', by: [] },
  ])
})

it('is told by positions with their dates, by languages of the profile, and by skills, positions and wins by their names', async () => {
  const found = await asked(
    '2+ years in logistics.\nFluent German.\nYou know SAP EWM, Excel, the GMP rules and "lean line walks".',
    async (deps) => {
      await editProfile(deps, { languages: [{ language: 'Deutsch', fluency: '', cefr: 'C1', extra: {} }] })
      await createSkill(deps, { name: 'Extended Warehouse Management', aliases: ['SAP EWM'] })
      const { id } = await createExperience(deps, {
        ...{ kind: 'work', position: 'Logistics planner', organisation: 'Pellworth', startDate: '2021-01', endDate: '2024-12' },
        highlights: [{ text: 'Kept GMP on two lines' }],
      })
      await createWin(deps, { title: 'Halved the stops', text: 'By lean line walks each morning', experienceId: id, skills: ['Excel'] })
    },
  )
  expect(found.map(({ said, state, by }) => [said, state, by])).toEqual([
    ['2+ years in logistics', 'met', ['Logistics planner']],
    ['Fluent German', 'met', ['Deutsch (C1)']],
    ['GMP', 'met', ['Logistics planner']],
    ['lean line walks', 'met', ['Halved the stops']],
    ['Extended Warehouse Management', 'met', ['Extended Warehouse Management']],
    ['Excel', 'met', ['Halved the stops']],
  ])
})

it('tells each item of what one needs in its own words where nothing else tells of it, and apart what is nice to have', async () => {
  const found = await asked(clinic, () => {}, 'Severn Community Health Trust')
  const named = (isWished: boolean) => found.filter(({ isOptional }) => isOptional === isWished).map(({ kind, said }) => [kind, said])
  expect(named(false)).toEqual([
    ['item', 'Educated to degree level or equivalent experience'],
    ['item', 'Experience of managing a budget of more than £1m'],
    ['item', 'A record of bringing attendance figures up'],
    ['item', 'Experience of leading change in a clinical setting'],
    ['item', 'Registered nurse (NMC) or AHP registration'],
    ['item', 'Able to work with GP practices'],
    ['duty', 'Run the day-to-day operation of four community clinics'],
    ['duty', 'Improve attendance and reduce waiting times'],
  ])
  expect(named(true)).toEqual([
    ['item', 'Experience with a patient portal'],
    ['item', 'A project qualification (PRINCE2 or APM)'],
    ['words', 'PRINCE2'],
  ])
  for (const { state, by } of found) expect([state, by]).toEqual(['open', []])
})

const listed = (deps: JobTestDeps) =>
  Promise.all(['German', 'Warehousing', 'Logistics', 'Excel'].map((name) => createSkill(deps, { name })))

it.each([
  ['You know SAP EWM or WM.', 'SAP EWM or WM', ['WM', 'SAP EWM'], 'open'],
  ['Sie kennen SAP EWM oder WM.', 'SAP EWM oder WM', ['WM', 'SAP EWM'], 'open'],
  ['You come from warehousing or logistics.', 'warehousing or logistics', ['Warehousing', 'Logistics'], 'met'],
  ['Knowledge of WMS, logistics or Excel', 'WMS, logistics or Excel', ['WMS', 'Logistics', 'Excel'], 'met'],
])('of things one of which is enough one is asked for: %s', async (text, said, anyOf, state) => {
  const found = await asked(text, listed)
  expect(found).toMatchObject([{ kind: 'words', said, state }])
  expect(found[0]?.anyOf.toSorted()).toEqual(anyOf.toSorted())
})

it('asks for no address, for nothing that the firm is called, and not for how one applies', async () => {
  const description =
    'Kestrel Retail, Doncaster DN4\nYou know SAP EWM.\nApply with your CV to jobs@kestrel.example. More: www.kestrel.example'
  const found = await asked(description, () => {}, 'Kestrel Retail')
  expect(found.map(({ said }) => said)).toEqual(['SAP EWM'])
})

it('is told by no win of a goal that is still open', async () => {
  const found = await asked('You hold an ILM certificate.', async (deps) => {
    const { id } = await createGoal(deps, {
      title: 'Get my ILM Level 3',
      metric: { type: 'milestones' },
      milestones: [{ title: 'Unit 1' }],
    })
    await createWin(deps, { from: { kind: 'goal', id } })
  })
  expect(found).toMatchObject([{ said: 'ILM', state: 'open', by: [] }])
})

it('asks for each of things that are all wanted', async () => {
  expect((await asked('You know SAP EWM and WM, and Excel.', listed)).map(({ said, anyOf }) => [said, anyOf])).toEqual([
    ['WM', []],
    ['Excel', []],
    ['SAP EWM', []],
  ])
})

it('asks for a degree in one of two subjects once, and not for the subjects as skills', async () => {
  const learnt = async (deps: JobTestDeps) => {
    await listed(deps)
    await createExperience(deps, { kind: 'education', organisation: 'Leeds', area: 'Business administration', studyType: 'BSc' })
  }
  expect(await asked('Degree in logistics or business administration', learnt)).toMatchObject([
    { kind: 'degree', said: 'Degree in logistics or business administration', state: 'met', by: ['Business administration'] },
  ])
  expect(await asked('Studium der Logistik oder Physik', listed)).toMatchObject([{ kind: 'degree', state: 'open', by: [] }])
})

it('asks for either of two also where a degree or years ask for one of them', async () => {
  const text = 'Degree in logistics or physics.\nYou come from warehousing or logistics.\n3+ years of experience in Excel or logistics.'
  expect((await asked(text, listed)).map(({ kind, said }) => `${kind} ${said}`)).toEqual([
    'degree Degree in logistics or physics',
    'years 3+ years of experience in Excel or logistics',
    'words warehousing or logistics',
  ])
})

it('asks once for a language that is a skill too, and lets the skill tell of it where no level is asked for', async () => {
  expect(await asked('Fluent German. German is our language.', listed)).toMatchObject([{ kind: 'language', state: 'open', by: ['German'] }])
  expect(await asked('German skills required', listed)).toMatchObject([{ kind: 'language', said: 'German', state: 'met', by: ['German'] }])
})

it('tells what one may do without', async () => {
  const found = await asked('You know SAP EWM. Excel would be a plus.\nWünschenswert: GMP', listed)
  expect(found.map(({ said, isOptional }) => [said, isOptional])).toEqual([
    ['GMP', true],
    ['Excel', true],
    ['SAP EWM', false],
  ])
})

it('finds the years over others within longer years', async () => {
  const led = (deps: JobTestDeps) =>
    createExperience(deps, { kind: 'work', position: 'Shift lead', organisation: 'Pellworth', startDate: '2021-01', endDate: '2024-12' })
  expect(await asked('5+ years of experience in the trade, including 2 years leading people', led)).toMatchObject([
    { kind: 'years', said: '5+ years of experience in the trade', state: 'open' },
    { kind: 'years', said: '2 years leading people', state: 'met', by: ['Shift lead'] },
  ])
})

it.each([
  ['- 5 years of leading teams', '5 years of leading teams'],
  ['- 4 Jahre Führung von Teams', '4 Jahre Führung von Teams'],
])('asks once for years over others, also where they are not called experience: %s', async (text, said) => {
  const led = (deps: JobTestDeps) =>
    createExperience(deps, { kind: 'work', position: 'Team lead', organisation: 'Pellworth', startDate: '2015-01', endDate: '2024-12' })
  expect(await asked(text, led)).toMatchObject([{ kind: 'years', said, state: 'met', by: ['Team lead'] }])
})

it('asks for none of the years that the firm tells of itself', async () => {
  expect((await asked('We have 12 years of leading teams behind us.')).map(({ kind }) => kind)).not.toContain('years')
})

it('says of no competency twice what the job page says of it, and nothing of what the firm offers', async () => {
  const found = await asked('You own the KPI board and plan sprints.\n\nWhat we offer:\n- 30 days off and a BMW')
  expect(found.map(({ said }) => said)).toEqual(['KPI'])
})

it('is nothing without a description, and not found of a job that is not there', async () => {
  expect(await asked('')).toEqual([])
  const deps = { ...jobDeps(), giveWay: async () => {} }
  expect(await refusal(readJobRequirements(deps, deps.ids.next()))).toBe('not-found')
})

it('tells which wins tell of a duty, and names certificates in whole, duties last', async () => {
  const found = await asked(
    'Responsibilities:\n- Lead the shift handover\n- Plan the van rotas\n\nWhat you need\n- Forklift licence\n- Lean Six Sigma Yellow Belt',
    (deps) => createWin(deps, { title: 'Cut the shift handover from 25 to 12 minutes' }),
  )
  expect(found.map(({ kind, said, state, by }) => [kind, said, state, ...by])).toEqual([
    ['words', 'Forklift licence', 'open'],
    ['words', 'Lean Six Sigma Yellow Belt', 'open'],
    ['duty', 'Lead the shift handover', 'met', 'Cut the shift handover from 25 to 12 minutes'],
    ['duty', 'Plan the van rotas', 'open'],
  ])
})
