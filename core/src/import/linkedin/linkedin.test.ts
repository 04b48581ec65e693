import { expect, it } from 'vitest'
import { experiences, getProfile, orderExperiences, skills } from '../../career/index.ts'
import { heldFile, listAll } from '../../kernel/index.ts'
import { previewImport } from '../preview-import.ts'
import { runImport } from '../run-import.ts'
import { importDeps } from '../test-import.ts'
import { linkedInTables, linkedInZip } from './test-linkedin.ts'

const fileOf = (tables?: Readonly<Record<string, string>>) => ({ format: 'linkedin-zip', file: heldFile(linkedInZip(tables)) })

it('makes experience, skills and a profile of an archive, at the precision it says', async () => {
  const deps = importDeps()
  const made = await runImport(deps, fileOf())
  expect(made).toMatchObject({ state: 'applied', counts: { experiences: 5, skills: 2 } })
  const found = orderExperiences(await listAll(deps, deps.actor.space, experiences.queries.oldest, {}))
  expect(found.map(({ kind, position, startDate, endDate, isOngoing }) => [kind, position, startDate, endDate, isOngoing])).toEqual([
    ['work', 'Senior supply-chain analyst', '2023-03', null, true],
    ['work', 'Supply-chain analyst', '2021', '2023-02', false],
    ['certificate', 'CPIM', '2022-05', null, false],
    ['education', '', '2016', '2019', false],
    ['work', 'Logistics planner', '2019-09', null, false],
  ])
  expect(found.find(({ kind }) => kind === 'education')).toMatchObject({
    organisation: 'Wharfedale University',
    studyType: 'BSc Geography',
    extra: { notes: 'Empty lorries' },
  })
  expect((await listAll(deps, deps.actor.space, skills.queries.inOrder, {})).map(({ name }) => name)).toEqual(['Demand forecasting', 'SQL'])
  expect(await getProfile(deps)).toMatchObject({
    name: 'Ines Varga',
    label: 'Senior supply-chain analyst',
    email: 'ines.varga@post.example',
    phone: '0113 496 0000',
    url: 'https://ines.example',
    summary: 'I find out why a forecast\nis wrong.',
    location: { city: 'Leeds, England, United Kingdom', postalCode: 'LS1' },
    links: [{ network: 'codeberg.example' }],
    languages: [
      { language: 'Hungarian', cefr: 'native' },
      { language: 'Italian', cefr: 'B1' },
    ],
    references: [{ name: 'Ruth Callan', reference: 'First Monday with coffee before ten.' }],
  })
})

it('shows before what it would make, and what it could not read', async () => {
  const { career, problems } = await previewImport(importDeps(), fileOf())
  expect(career).toMatchObject({ person: { name: 'Ines Varga' }, skills: ['Demand forecasting', 'SQL'] })
  expect(problems.map(({ task, message }) => `${task}: ${message}`)).toEqual([
    'positions.csv, line 4: Its date “around Yule” is none we know; it is kept for exports.',
    'work, number 3: “endDate” could not be read (Write a year, a month or a day: 2021, 2021-03 or 2021-03-05.); it is kept for exports.',
  ])
})

it('reads tables that lie in a folder, and any of them alone', async () => {
  const preview = await previewImport(importDeps(), fileOf({ 'Basic_Export/Skills.csv': linkedInTables['Skills.csv'] }))
  expect(preview).toMatchObject({ counts: { experiences: 0, skills: 2, profileFacts: 0 }, career: { person: null } })
})

it('refuses an archive without any of its tables', () =>
  expect(previewImport(importDeps(), fileOf({ 'messages.csv': linkedInTables['messages.csv'] }))).rejects.toMatchObject({
    code: 'unsupported-format',
  }))

it.each(['constructor', '__proto__', 'toString'])('refuses one whose only table is called %s', (name) =>
  expect(previewImport(importDeps(), fileOf(Object.fromEntries([[`Basic_Export/${name}`, 'NAME\nx\n']])))).rejects.toMatchObject({
    code: 'unsupported-format',
  }),
)

it('reads dates as people write them, also with years in two digits', async () => {
  const deps = importDeps()
  const positions = 'Company Name,Title,Started On,Finished On\nPellworth,A,"Mar 5, 2023",5. Mär 2024\nPellworth,B,Aug 21,09/23\n'
  await runImport(deps, fileOf({ 'Positions.csv': positions }))
  const found = await listAll(deps, deps.actor.space, experiences.queries.oldest, {})
  expect(found.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ['B', '2021-08', '2023-09'],
    ['A', '2023-03-05', '2024-03-05'],
  ])
})
