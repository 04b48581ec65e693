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
  const all = (await listCompetencies(deps)).items
  const of = (id: string) => all.find((one) => one.id === id)
  expect(of('conflict')).toMatchObject({ wins: 2, lastOn: '2026-02', standing: 'shown' })
  expect(of('budget')).toMatchObject({ wins: 1, standing: 'thin' })
  expect(of('planning')).toMatchObject({ wins: 0, lastOn: null, standing: 'none' })
  expect(all.at(-1)).toMatchObject({ id: 'bakery', name: 'Bakery', definition: null, aliases: [], wins: 1 })
})

it('each competency of our library has words that people look for it by, in both languages, and its own name is none of them', async () => {
  const deps = careerDeps()
  for (const locale of ['en-GB', 'de-DE']) {
    const all = (await listCompetencies({ ...deps, actor: { ...deps.actor, locale } })).items
    expect(all.filter(({ aliases }) => aliases.length < 5).map(({ id }) => id)).toEqual([])
    expect(all.filter(({ name, aliases }) => aliases.includes(name)).map(({ id }) => id)).toEqual([])
    expect(all.find(({ id }) => id === 'delivery')?.aliases).toEqual(expect.arrayContaining(['reliability', 'Zuverlässigkeit']))
  }
})

it('what a competency is kept by is no other name of it where it only has hyphens', async () => {
  const deps = careerDeps()
  for (const locale of ['en-GB', 'de-DE']) {
    const of = (await listCompetencies({ ...deps, actor: { ...deps.actor, locale } })).items.map(
      ({ id, aliases }) => [id, aliases] as const,
    )
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
  const of = async (given: typeof deps, id: string) => (await listCompetencies(given)).items.find((one) => one.id === id)
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
  expect(await listSkillEvidence(deps)).toEqual({
    more: 0,
    items: [
      { skillId: sql, name: 'SQL', wins: 1, experiences: 1, lastOn: '2023-02', isInUse: false },
      { skillId: expect.any(String), name: 'Welding', wins: 0, experiences: 0, lastOn: null, isInUse: false },
      { skillId: null, name: 'forecasting', wins: 1, experiences: 1, lastOn: '2026-03-05', isInUse: true },
      { skillId: null, name: 'Tiling', wins: 0, experiences: 1, lastOn: '2023-02', isInUse: false },
    ],
  })
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

/** Wins that each name so many skills and competencies that no other names, and one that all name. */
async function winsOfManyNames(deps: ReturnType<typeof careerDeps>, wins: number) {
  for (let n = 0; n < wins; n++)
    await createWin(deps, {
      ...{ title: `Win ${n}`, happenedOn: '2025' },
      competencies: ['planning', ...Array.from({ length: 18 }, (_, k) => `Own ${n} ${k}`), 'Bakery'],
      skills: [...Array.from({ length: 49 }, (_, k) => `Skill ${n} ${k}`), 'Baking'],
    })
}

it('of names without an end those that most shows are told, and how many more there are', async () => {
  const deps = careerDeps()
  await storedSkill(deps, 'Welding')
  await winsOfManyNames(deps, 30)
  const skills = await listSkillEvidence(deps)
  expect([skills.items.length, skills.more]).toEqual([1 + 300, 30 * 49 + 1 - 300])
  expect(skills.items.slice(0, 2)).toMatchObject([
    { name: 'Welding', wins: 0 },
    { name: 'Baking', wins: 30 },
  ])
  const ours = (await listCompetencies(careerDeps())).items.length
  const shown = await listCompetencies(deps)
  expect([shown.items.length, shown.more]).toEqual([ours + 300, 30 * 18 + 1 - 300])
  expect(shown.items.find(({ id }) => id === 'planning')?.wins).toBe(30)
  expect(shown.items.find(({ id }) => id === 'bakery')?.wins).toBe(30)
  expect(await readWinStats(deps)).toMatchObject({ wins: 30, competencies: shown.items, moreCompetencies: shown.more })
})

it('no more names are told apart than anybody has', async () => {
  const deps = careerDeps()
  await winsOfManyNames(deps, 220)
  const { items, more } = await listSkillEvidence(deps)
  expect(items.length + more).toBe(10_000)
})

it('others have their turn while many names are counted', async () => {
  const deps = careerDeps()
  let turns = 0
  const watched = { ...deps, giveWay: async () => void turns++ }
  await createWin(deps, { title: 'A', happenedOn: '2025', skills: ['SQL'], competencies: ['planning'] })
  const counting = [listSkillEvidence, listCompetencies, readWinStats]
  for (const count of counting) await count(watched)
  expect(turns).toBe(0)
  await winsOfManyNames(deps, 100)
  for (const count of counting) {
    turns = 0
    await count(watched)
    expect(turns).toBeGreaterThanOrEqual(5)
  }
})
