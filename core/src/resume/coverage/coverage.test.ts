import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { createExperience, createSkill, createWin, editExperience, wins } from '../../career/index.ts'
import { createTask } from '../../task/index.ts'
import { careerOfInes, resumeDeps } from '../test-resume.ts'
import { createResume, editResume } from '../version/change-resume.ts'
import { coverResume } from './coverage.ts'

const jobDescription = 'Lead analyst.\n\nYou know forecasting, SQL and Python. You have taught and coached people.'

const coverDeps = () => ({ ...resumeDeps(), giveWay: async () => {} })

async function covered(change: (ids: Awaited<ReturnType<typeof careerOfInes>>, deps: ReturnType<typeof resumeDeps>) => Promise<unknown>) {
  const deps = coverDeps()
  const ids = await careerOfInes(deps)
  await change(ids, deps)
  const { id } = await createResume(deps, { name: 'For the lead role', jobDescription })
  const { items: terms } = await coverResume(deps, id)
  return { deps, ids, id, terms, of: (name: string) => terms.find((term) => term.name === name) }
}

const note = { kind: 'note' as const, title: 'The Monday page' }

it('a skill is shown by a win with evidence on the page, under the name that the person gives it', async () => {
  const { of, ids } = await covered(({ senior }, deps) =>
    createWin(deps, {
      ...{ title: 'Found what bent the bakeware numbers', confidentiality: 'public', experienceId: senior.id },
      ...{ skills: ['Forecasting'], evidence: [note] },
    }),
  )
  expect(of('Demand forecasting')).toMatchObject({ state: 'shown', because: ['forecasting'], wins: [] })
  expect(of('Demand forecasting')?.lines).toMatchObject([{ text: 'Found what bent the bakeware numbers', source: { kind: 'win' } }])
  expect(of('Demand forecasting')?.lines.map(({ source }) => source.id)).not.toContain(ids.skill.id)
})

it('a skill that the person does not list is called as the description calls it, and told once', async () => {
  const deps = coverDeps()
  const jobDescription = 'You have a Staplerschein. We run SAP.\n\n- WMS (SAP EWM)\n- SAP S/4HANA'
  const { id } = await createResume(deps, { name: 'For the hall', jobDescription })
  const { items, requirements } = await coverResume(deps, id)
  expect(items.map(({ name }) => name)).toEqual(['Staplerschein', 'SAP S/4HANA', 'SAP EWM'])
  expect(requirements.map(({ said }) => said)).toEqual(['WMS'])
})

it('what is only listed, or told by a win without evidence, is claimed', async () => {
  const { of, ids } = await covered(({ senior }, deps) =>
    createWin(deps, { title: 'Rebuilt the model in Python', confidentiality: 'public', experienceId: senior.id }),
  )
  expect(of('SQL')).toMatchObject({ state: 'claimed', lines: [{ source: { kind: 'skill', id: ids.sql.id } }] })
  expect(of('Python')).toMatchObject({ state: 'claimed', lines: [{ text: 'Rebuilt the model in Python' }] })
})

it('what a position on the page only names is missing, and said to be named there until the page says it', async () => {
  const deps = coverDeps()
  const { senior, planner } = await careerOfInes(deps)
  await editExperience(deps, senior.id, { skills: ['Shelf choreography'] })
  await createWin(deps, { title: 'Found the bend', skills: ['Tin whispering'] })
  const description = { jobDescription: 'Shelf choreography and tin whispering.' }
  const { id, sections } = await createResume(deps, { name: 'For the lead role', ...description })
  const terms = async () => (await coverResume(deps, id)).items.map(({ name, state, named }) => [name, state, named])
  const at = { kind: 'experience', id: senior.id, title: senior.position }
  expect(await terms()).toEqual([
    ['Shelf choreography', 'missing', [at]],
    ['Tin whispering', 'missing', []],
  ])
  const skill = await createSkill(deps, { name: 'Shelf choreography' })
  const listed = sections.map((one) =>
    one.kind === 'skills' ? { ...one, items: [...one.items, { id: skill.id, hasSummary: false, lines: [] }] } : one,
  )
  await editResume(deps, id, { sections: listed })
  expect(await terms()).toContainEqual(['Shelf choreography', 'claimed', []])
  await editResume(deps, id, { sections: [{ kind: 'work', title: '', items: [{ id: planner.id, hasSummary: false, lines: [] }] }] })
  expect(await terms()).toContainEqual(['Shelf choreography', 'missing', []])
})

it('a win proves a skill that the page says; what it only names, or tells where nobody reads it, is missing', async () => {
  const title = 'Moved the drops to a four-day round'
  const { of, deps, id, terms } = await covered(({ senior }, deps) =>
    createWin(deps, {
      ...{ title, text: 'Python counted them. I coached the planner.', confidentiality: 'public', experienceId: senior.id },
      ...{ skills: ['SQL', 'Demand forecasting', 'Route planning'], evidence: [note] },
    }),
  )
  expect(of('SQL')).toMatchObject({ state: 'shown', lines: [{ text: title }], named: [] })
  expect(of('Python')).toMatchObject({ state: 'missing', named: [], wins: [] })
  expect(terms.find(({ because }) => because.includes('taught'))).toMatchObject({ state: 'missing', named: [] })
  await editResume(deps, id, { jobDescription: 'You know route planning.' })
  const [planning] = (await coverResume(deps, id)).items
  expect(planning).toMatchObject({ state: 'missing', named: [{ kind: 'win', title }], wins: [] })
})

it('a competency is shown by the line of a win that names it, whatever its words', async () => {
  const { terms } = await covered(({ senior }, deps) =>
    createWin(deps, {
      ...{ title: 'Brought two planners up to speed', confidentiality: 'public', experienceId: senior.id },
      ...{ competencies: ['teaching'], evidence: [note] },
    }),
  )
  expect(terms.find(({ because }) => because.includes('taught'))).toMatchObject({ state: 'shown' })
})

it('evidence that is gone shows nothing', async () => {
  const titles = ['Rebuilt the model in Python', 'Taught two planners to set cover weeks', 'Coached the night shift'] as const
  const { of, terms } = await covered(async ({ senior }, deps) => {
    const told = { confidentiality: 'public' as const, experienceId: senior.id }
    const shown = [
      await createWin(deps, { ...told, title: titles[0], evidence: [note] }),
      await createWin(deps, { ...told, title: titles[1], evidence: [note], confidentiality: 'review' }),
    ]
    for (const { evidence, ...win } of shown) {
      const gone = evidence.map((piece) => ({ ...piece, state: 'gone' as const }))
      await deps.store.save(deps.actor.space, wins, { ...win, evidence: gone, version: 2 }, { expectedVersion: 1 })
    }
    await createWin(deps, { ...told, title: titles[2], evidence: [note], confidentiality: 'review', happenedOn: '2024-01' })
  })
  expect(of('Python')).toMatchObject({ state: 'claimed', lines: [{ text: titles[0] }] })
  const people = terms.find(({ because }) => because.includes('taught'))
  expect(people?.wins.map(({ title }) => title)).toEqual([titles[2], titles[1]])
})

it('what nothing says is missing, with the wins that would show it, those with evidence first', async () => {
  const { terms, deps, id } = await covered(async (_, deps) => {
    await createWin(deps, { title: 'Taught two planners to set cover weeks', confidentiality: 'review' })
    await createWin(deps, { title: 'Coached the night shift', confidentiality: 'public', evidence: [note] })
  })
  const people = terms.find(({ because }) => because.includes('taught'))
  expect(people).toMatchObject({ kind: 'competency', state: 'missing', lines: [] })
  expect(people?.wins.map(({ title, confidentiality }) => [title, confidentiality])).toEqual([
    ['Coached the night shift', 'public'],
    ['Taught two planners to set cover weeks', 'review'],
  ])
  expect(terms.find(({ name }) => name === 'Python')).toMatchObject({ state: 'missing', wins: [] })
  await editResume(deps, id, { jobDescription: ' ' })
  expect(await coverResume(deps, id)).toEqual({ items: [], uncompared: 0, requirements: [] })
})

it('a win that only names a skill is offered too, as it can be listed once the win is on the page', async () => {
  const { of } = await covered(async (_, deps) => {
    await createWin(deps, { title: 'Found the bend', confidentiality: 'public', skills: ['Python'], evidence: [note] })
  })
  expect(of('Python')).toMatchObject({ state: 'missing', wins: [{ title: 'Found the bend', isNamed: true }] })
})

it('a win says whether it names what is asked for, or only has words that lead to it', async () => {
  const { terms } = await covered(async (_, deps) => {
    await createWin(deps, { title: 'Coached the night shift', confidentiality: 'public', evidence: [note] })
    await createWin(deps, { title: 'Brought two up to speed', confidentiality: 'public', competencies: ['Teaching and coaching'] })
  })
  const people = terms.find(({ because }) => because.includes('taught'))
  expect(people?.wins.map(({ title, isNamed }) => [title, isNamed])).toEqual([
    ['Coached the night shift', false],
    ['Brought two up to speed', true],
  ])
})

it('lines that say it, and what only names it, are told up to five, with how many lines there are', async () => {
  const { terms, of, deps, id } = await covered(async ({ senior }, deps) => {
    for (let place = 0; place < 7; place++) {
      const win = { title: `Wrote page ${place} in Python`, confidentiality: 'public', experienceId: senior.id } as const
      await createWin(deps, { ...win, skills: ['Shelf choreography'], evidence: [note] })
    }
  })
  expect(terms.length).toBeGreaterThan(0)
  expect(of('Python')).toMatchObject({ state: 'shown', lineCount: 7 })
  expect(of('Python')?.lines).toHaveLength(5)
  await editResume(deps, id, { jobDescription: 'You know shelf choreography.' })
  const [named] = (await coverResume(deps, id)).items
  expect(named).toMatchObject({ state: 'missing', lineCount: 0 })
  expect(named?.named).toHaveLength(5)
})

it('evidence that is not done yet shows nothing', async () => {
  const { of } = await covered(async ({ senior }, deps) => {
    const { id } = await createTask(deps, { title: 'Rebuild the model' })
    const told = { confidentiality: 'public', experienceId: senior.id } as const
    await createWin(deps, { ...told, title: 'Rebuilt it in Python', evidence: [{ kind: 'task', id }] })
    await createWin(deps, { ...told, title: 'Moved it to SQL', evidence: [{ kind: 'task', id }, note] })
  })
  expect([of('Python')?.state, of('SQL')?.state]).toEqual(['claimed', 'shown'])
})

it('many skills and long wins are compared without holding up the others', async () => {
  let [turns, longest] = [0, 0]
  let worked = workingTime()
  const giveWay = async () => {
    longest = Math.max(longest, worked())
    turns += 1
    worked = workingTime()
  }
  const deps = { ...resumeDeps(), giveWay }
  for (let place = 0; place < 200; place++) await createSkill(deps, { name: `the x x x ${place}` })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  await createSkill(deps, { name: 'alphabet', aliases: letters.slice(0, 20) })
  const text = 'the x x x x the '.repeat(310)
  for (let place = 0; place < 100; place++) await createWin(deps, { title: `the x x x ${place}`, text, confidentiality: 'public' })
  for (let place = 0; place < 20; place++) {
    const spelt = Array.from({ length: 2_400 }, (_, n) => letters[(n * 7 + place) % 20]).join(' ')
    await createWin(deps, { title: `Letters ${place}`, text: spelt, confidentiality: 'public' })
  }
  const { id } = await createResume(deps, { name: 'Long', jobDescription: 'the x x x 1 the\n'.repeat(1_200) })
  worked = workingTime()
  expect((await coverResume(deps, id)).items).toMatchObject([{ name: 'the x x x 1', state: 'claimed', wins: [{ title: 'the x x x 1' }] }])
  expect(turns).toBeGreaterThan(30)
  expect(longest).toBeLessThan(150)
})

it('no more than 200 skills are compared, whatever is named and wherever, with how many are left, and nothing told at length', async () => {
  let [turns, longest] = [0, 0]
  let worked = workingTime()
  const giveWay = async () => {
    longest = Math.max(longest, worked())
    turns += 1
    worked = workingTime()
  }
  const deps = { ...resumeDeps(), giveWay }
  const sign = (n: number) => String.fromCodePoint(0x4e00 + n)
  const signs = (from: number, count: number) => Array.from({ length: count }, (_, n) => sign(from + n))
  const long = signs(0, 300).join(' ').concat(' and so on'.repeat(400))
  await createExperience(deps, { kind: 'work', position: 'Planner', organisation: 'Tideline', startDate: '2020-01', summary: long })
  for (let place = 0; place < 300; place++) await createWin(deps, { title: `Win ${place}`, skills: signs((place * 50) % 4_000, 50) })
  const { id } = await createResume(deps, { name: 'All of it', jobDescription: signs(0, 4_000).join(' ') })
  worked = workingTime()
  const { items, uncompared } = await coverResume(deps, id)
  expect([items.length, uncompared]).toEqual([200, 3_800])
  expect(items[0]).toMatchObject({ name: sign(0), state: 'claimed', lineCount: 1 })
  expect(items[0]?.lines[0]?.text).toMatch(/^.{480,499}…$/)
  expect(JSON.stringify(items).length).toBeLessThan(400_000)
  expect(turns).toBeGreaterThan(25)
  expect(longest).toBeLessThan(300)
})

it('a firm that speaks of itself asks for nothing by that, and competencies are those that it is said to ask for', async () => {
  const deps = coverDeps()
  await careerOfInes(deps)
  const { id } = await createResume(deps, { name: 'For them', jobDescription: 'You know SQL.\n\n**What we offer**\n\nPython lessons.' })
  const { items: terms } = await coverResume({ ...deps, asksFor: () => [{ competency: 'teaching', because: ['lessons'] }] }, id)
  expect(terms.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['skill SQL', 'competency Teaching and coaching'])
})

it('a competency is not missing where positions on the page have the years of it that are asked for', async () => {
  const deps = coverDeps()
  const { id: place } = await createExperience(deps, {
    ...{ kind: 'work', position: 'Dispatcher', organisation: 'Pellworth', startDate: '2020-01', endDate: '2025-03' },
  })
  await createWin(deps, { title: 'Led nine drivers', experienceId: place })
  const asked = async (jobDescription: string) => {
    const { id } = await createResume(deps, { name: 'For the lead role', jobDescription })
    return (await coverResume(deps, id)).items.find(({ kind }) => kind === 'competency')
  }
  expect(await asked('At least 3 years leading a team')).toMatchObject({
    ...{ state: 'claimed', lineCount: 1 },
    lines: [{ source: { kind: 'experience', id: place, part: 'position' }, text: 'Dispatcher' }],
  })
  expect(await asked('At least 9 years leading a team')).toMatchObject({ state: 'missing', lines: [] })
})

it('a skill that says a competency in more words is not missing beside the years of it', async () => {
  const deps = coverDeps()
  await createExperience(deps, {
    ...{ kind: 'work', position: 'Team lead', organisation: 'Pellworth', startDate: '2015-01', endDate: '2024-12' },
  })
  const { id } = await createResume(deps, { name: 'For the lead role', jobDescription: '- 5 years of leading teams' })
  const { items, requirements } = await coverResume(deps, id)
  expect(items.map(({ name, state }) => [name, state])).toEqual([
    ['leading teams', 'claimed'],
    ['Leading people', 'claimed'],
  ])
  expect(requirements).toMatchObject([{ kind: 'years', said: '5 years of leading teams', state: 'met', by: ['Team lead'] }])
})

it('the firm of the job that it is for asks for nothing by its name, as on the page of that job', async () => {
  const deps = { ...coverDeps(), meantFor: async () => ({ role: 'Planner', company: 'Python Retail' }) }
  await careerOfInes(deps)
  const { id } = await createResume(deps, { name: 'For them', jobDescription: 'Python Retail asks for SQL.' })
  const asked: unknown[] = []
  const asksFor = (_: string, __: string, role?: string, company?: string) => {
    asked.push(role, company)
    return []
  }
  expect((await coverResume({ ...deps, asksFor }, id)).items.map(({ name }) => name)).toEqual(['SQL'])
  expect(asked).toEqual(['Planner', 'Python Retail'])
})
