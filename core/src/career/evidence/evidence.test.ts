import { expect, it } from 'vitest'
import { foldText } from '../../kernel/index.ts'
import { careerDeps, doneTask, storedExperience, storedSkill } from '../test-career.ts'
import { createWin } from '../win/create-win.ts'
import { deleteWin } from '../win/delete-win.ts'
import { listCompetencies } from './list-competencies.ts'
import { listSkillEvidence } from './list-skill-evidence.ts'
import { countWinsOf, readWinStats } from './read-win-stats.ts'

it('a competency is shown by wins that name it by its id or name, thinly by one, and by none in the trash', async () => {
  const deps = careerDeps()
  await createWin(deps, { title: 'A', happenedOn: '2025', competencies: ['conflict', 'Handling conflict', 'Bakery'] })
  await createWin(deps, { title: 'B', happenedOn: '2026-02', competencies: ['Handling Conflict', 'budget'] })
  await deleteWin(deps, (await createWin(deps, { title: 'C', competencies: ['planning'] })).id)
  const all = await listCompetencies(deps)
  const of = (id: string) => all.find((one) => one.id === id)
  expect(of('conflict')).toMatchObject({ wins: 2, lastOn: '2026-02', standing: 'shown' })
  expect(of('budget')).toMatchObject({ wins: 1, standing: 'thin' })
  expect(of('planning')).toMatchObject({ wins: 0, lastOn: null, standing: 'none' })
  expect(all.at(-1)).toMatchObject({ id: 'bakery', name: 'Bakery', definition: null, aliases: [], wins: 1 })
})

it('each competency of our library has words that people look for it by, in both languages, and its own name is none of them', async () => {
  const deps = careerDeps()
  for (const locale of ['en-GB', 'de-DE']) {
    const all = await listCompetencies({ ...deps, actor: { ...deps.actor, locale } })
    expect(all.filter(({ aliases }) => aliases.length < 5).map(({ id }) => id)).toEqual([])
    expect(all.filter(({ name, aliases }) => aliases.includes(name)).map(({ id }) => id)).toEqual([])
    expect(all.find(({ id }) => id === 'delivery')?.aliases).toEqual(expect.arrayContaining(['reliability', 'Zuverlässigkeit']))
  }
})

it('what a competency is kept by is no other name of it where it only has hyphens', async () => {
  const deps = careerDeps()
  for (const locale of ['en-GB', 'de-DE']) {
    const of = (await listCompetencies({ ...deps, actor: { ...deps.actor, locale } })).map(({ id, aliases }) => [id, aliases] as const)
    expect(of.find(([id]) => id === 'finding-causes')?.[1].filter((name) => /causes/i.test(name))).toEqual(
      locale === 'de-DE' ? ['Finding causes'] : [],
    )
    const written = (aliases: readonly string[]) => aliases.map((name) => foldText(name).replaceAll('-', ' '))
    for (const [id, aliases] of of) expect([id, new Set(written(aliases)).size]).toEqual([id, aliases.length])
  }
})

it('in German competencies have their German names, and are known by these as by any other', async () => {
  const deps = careerDeps()
  await createWin(deps, { title: 'A', happenedOn: '2025', competencies: ['Umgang mit Konflikten', 'Bakery'] })
  await createWin(deps, { title: 'B', happenedOn: '2026-02', competencies: ['handling conflict'] })
  const german = { ...deps, actor: { ...deps.actor, locale: 'de-AT' } }
  const of = async (given: typeof deps, id: string) => (await listCompetencies(given)).find((one) => one.id === id)
  expect(await of(german, 'conflict')).toMatchObject({ name: 'Umgang mit Konflikten', wins: 2 })
  expect(await of(deps, 'conflict')).toMatchObject({ name: 'Handling conflict', wins: 2 })
  expect(await of(german, 'bakery')).toMatchObject({ name: 'Bakery', wins: 1 })
  expect((await readWinStats(german)).competencies.find(({ id }) => id === 'conflict')?.name).toBe('Umgang mit Konflikten')
})

it('a skill is shown by wins and experience that name it or an alias, and is in use as long as those last', async () => {
  const deps = careerDeps()
  const sql = await storedSkill(deps, 'SQL', ['Structured Query Language'])
  await storedSkill(deps, 'Welding')
  await storedExperience(deps, { startDate: '2019', endDate: '2023-02', skills: ['structured query language', 'Tiling'] })
  await storedExperience(deps, { startDate: '2023-03', isOngoing: true, skills: ['Forecasting'] })
  await createWin(deps, { title: 'A', happenedOn: '2022-10', skills: ['sql', 'SQL'] })
  await createWin(deps, { title: 'B', happenedOn: '2025', skills: ['forecasting'] })
  expect(await listSkillEvidence(deps)).toEqual([
    { skillId: sql, name: 'SQL', wins: 1, experiences: 1, lastOn: '2023-02', isInUse: false },
    { skillId: expect.any(String), name: 'Welding', wins: 0, experiences: 0, lastOn: null, isInUse: false },
    { skillId: null, name: 'forecasting', wins: 1, experiences: 1, lastOn: '2026-03-05', isInUse: true },
    { skillId: null, name: 'Tiling', wins: 0, experiences: 1, lastOn: '2023-02', isInUse: false },
  ])
})

it('wins are counted by quarter, by experience and by source', async () => {
  const deps = careerDeps()
  const experienceId = await storedExperience(deps, { startDate: '2020', isOngoing: true })
  const id = await doneTask(deps)
  await createWin(deps, { title: 'A', happenedOn: '2025', experienceId })
  await createWin(deps, {
    title: 'B',
    happenedOn: '2025-12-31',
    evidence: [
      { kind: 'task', id },
      { kind: 'note', title: 'Seen' },
    ],
  })
  await createWin(deps, { title: 'C', happenedOn: '2025-10' })
  expect(await readWinStats(deps)).toMatchObject({
    wins: 3,
    evidence: 2,
    unproven: 2,
    quarters: [
      { year: 2025, quarter: 4, wins: 2 },
      { year: 2025, quarter: null, wins: 1 },
    ],
    experiences: [{ experienceId, wins: 1 }],
  })
  expect(await countWinsOf(deps, [id, deps.ids.next()])).toEqual([{ id, wins: 1 }])
})
