import { workingTime } from '@throughline/contracts'
import { describe, expect, it, vi } from 'vitest'
import { foldText } from '../../kernel/index.ts'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { competencies } from '../competency/library/index.ts'
import { competencyKey, libraryCompetency } from '../competency/named.ts'
import { createSkill, deleteSkill, editSkill } from '../skill/change-skill.ts'
import { commonSkills, commonSkillsLike } from '../skill/common/index.ts'
import { careerDeps, storedSkill } from '../test-career.ts'
import { createWin } from '../win/create-win.ts'
import { askNumber } from './ask-number.ts'
import { readCount } from './read-count.ts'
import { readMetric } from './read-metric.ts'
import { suggestCompetencies } from './suggest-competencies.ts'
import { suggestForWin } from './suggest-for-win.ts'
import { suggestSkills } from './suggest-skills.ts'

describe('the library of competencies', () => {
  it('has some thirty, each with an id, a name and a definition of its own', () => {
    expect(competencies.length).toBeGreaterThanOrEqual(30)
    for (const pick of ['id', 'name', 'definition'] as const)
      expect(new Set(competencies.map((one) => one[pick])).size).toBe(competencies.length)
    for (const { id, definition } of competencies)
      expect([id, definition]).toEqual([expect.stringMatching(/^[a-z-]+$/), expect.stringMatching(/\.$/)])
  })

  it('is named by its ids and names, whatever their case; all others are the person’s own', () => {
    expect(libraryCompetency('CONFLICT')?.name).toBe('Handling conflict')
    expect(competencyKey('handling Conflict')).toBe('conflict')
    expect(competencyKey('Bäckerei')).toBe('backerei')
  })

  it.each(competencies.map((one) => [one.id, one] as const))('%s is suggested by each of its cues', (id, { cues }) => {
    for (const cue of `${cues.en}, ${cues.de}`.split(','))
      expect(
        suggestCompetencies(`x ${cue.trim().replace('*', '')} x`).map((one) => one.id),
        cue,
      ).toContain(id)
  })
})

describe('competencies of a text', () => {
  it('come with the words that led to them, those with most words first', () => {
    expect(suggestCompetencies('Taught and coached two planners; planned nothing.')).toEqual([
      { id: 'teaching', because: ['Taught', 'coached'] },
      { id: 'planning', because: ['planned'] },
    ])
  })

  it('come with those words as they are written, whatever becomes of a sign in lower case', () => {
    expect(suggestCompetencies('Großes Lieferantengespräch,  STRASSE und Straße, dann EINFÜHRUNG')).toEqual([
      { id: 'negotiation', because: ['Lieferantengespräch'] },
      { id: 'change', because: ['EINFÜHRUNG'] },
    ])
    expect(suggestCompetencies('angestoßen: ﬁnal – Budgets')).toMatchObject([{ because: ['angestoßen'] }, { because: ['Budgets'] }])
  })

  it('are told apart by umlauts, where a text has any: stocks are nothing passed', () => {
    expect(suggestCompetencies('Überblick über Beständen')).toEqual([])
    expect(suggestCompetencies('Prüfung zur Meisterin bestanden').map(({ id }) => id)).toContain('learning')
    expect(suggestCompetencies('Zwei Leute gefuhrt').map(({ id }) => id)).toEqual(['leadership'])
  })

  it('are found in German', () => {
    expect(suggestCompetencies('Zwei Azubis angeleitet und den Konflikt beigelegt').map(({ id }) => id)).toEqual(['conflict', 'teaching'])
  })

  it('are told by whole words', () => {
    expect(suggestCompetencies('An explanation of the plant')).toEqual([])
    for (const said of ['Kept the inventory', 'Ideally placed', 'Designated first aider', 'Den Tag gestalten'])
      expect(suggestCompetencies(said), said).toEqual([])
    for (const said of ['Invented a rack', 'My ideas', 'Designed the label', 'Den Pausenraum neu gestaltet'])
      expect(suggestCompetencies(said), said).toEqual([expect.objectContaining({ id: 'creativity' })])
  })
})

describe('common skills', () => {
  it('are more than three hundred, and no name stands for two', () => {
    expect(commonSkills.length).toBeGreaterThan(300)
    const names = commonSkills.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText))
    expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([])
  })

  it('are found by how a name or one of its words begins', () => {
    expect(commonSkillsLike('lagerw', 3).map(({ name }) => name)).toEqual(['Warehousing'])
    expect(commonSkillsLike('forec', 3).map(({ name }) => name)).toEqual(['Demand forecasting'])
    expect(commonSkillsLike(' ', 3)).toEqual([])
  })
})

describe('skills of a text', () => {
  it('are named in it, with or without marks around them', () => {
    const found = suggestSkills('In Python (and C++), with .NET, S&OP and “Power BI”.', []).map(({ name }) => name)
    expect(found).toEqual(['Python', 'C++', '.NET', 'Sales and operations planning', 'Power BI'])
  })

  it('go by what the person calls them', () => {
    const own = [{ name: 'Forecasting', aliases: ['Demand planning'] }]
    expect(suggestSkills('SQL for demand planning', own)).toEqual([
      { name: 'Forecasting', because: ['demand planning'], isListed: true },
      { name: 'SQL', because: ['SQL'], isListed: false },
    ])
  })

  it('are not what is a word of its own', () => {
    expect(suggestSkills('We react to lean times and excel.', [])).toEqual([])
    expect(suggestSkills('In React and Excel', []).map(({ name }) => name)).toEqual(['React', 'Microsoft Excel'])
  })
})

describe('numbers of a text', () => {
  const cases: [string, string | null, string, string][] = [
    ['Brought it from 55 to 20 min', '55', '20', 'min'],
    ['Stock-outs 6.8 → 3.1 %', '6.8', '3.1', '%'],
    ['von 1.140,5 auf 900 €', '1140.5', '900', '€'],
    ['from £61,000 to £12,500', '61000', '12500', '£'],
    ['1,5 -> 1,25 Stunden', '1.5', '1.25', 'h'],
    ['cheaper by 12 percent', null, '12', '%'],
    ['−8.4 % cost a drop', null, '-8.4', '%'],
  ]
  it.each(cases)('%s', (text, baseline, value, unit) => {
    expect(readMetric(text)).toMatchObject({ baseline, value, unit })
  })

  it.each(['In 2022 from Hull', 'Moved 1,140 weekly drops', 'from 3 June to 5 July', 'cut by half'])('none in: %s', (text) => {
    expect(readMetric(text)).toBeNull()
  })
})

describe('how many of what a line counts', () => {
  it.each([
    ['Close 230 stale alerts', '230', 'stale alerts'],
    ['Move 14 depots to the new planner', '14', 'depots'],
    ['Moved 1,140 weekly drops', '1140', 'weekly drops'],
    ['In 2024 trained 35 nurses', '35', 'nurses'],
    ['120 Lieferanten angeschrieben', '120', 'Lieferanten angeschrieben'],
  ])('%s', (line, value, unit) => {
    expect(readCount(line)).toMatchObject({ baseline: null, value, unit, because: expect.stringContaining(unit) })
  })

  it.each([
    ...[
      'Buy 2 lemons',
      'Rerun it without week 31 data',
      'Ring Ruth at 15 Harbour Lane',
      'Write by 12 May',
      'Sit 45 minutes',
      'Pay 120 euros',
    ],
    ...['Plan 2027 budget', 'Ticket #4711 closed', 'Room 12 painted', 'Dinner at 19 sharp', 'Report of 12.11. to Ruth', '', '10 to go'],
    ...['Ring IT about scanner 14 asap', 'Scanner 14 bitte abholen'],
  ])('nothing in: %s', (line) => {
    expect(readCount(line)).toBeNull()
  })
})

it('what would count is asked by the words', () => {
  expect(askNumber('Taught two planners', 'en-GB')).toMatchObject({ ask: 'people', because: ['Taught'] })
  expect(askNumber('Brought the Monday meeting down', 'en-GB')).toMatchObject({ ask: 'time' })
  expect(askNumber('Ran the training days for the drivers', 'en-GB')).toMatchObject({ ask: 'people', because: ['training'] })
  expect(askNumber('Kept every deadline for weeks', 'en-GB').ask).toBe('any')
  expect(askNumber('Alle Besprechungen vorbereitet', 'de-DE').ask).toBe('any')
  expect(askNumber('Cut the waiting time at the desk', 'en-GB').ask).toBe('time')
  expect(askNumber('Kosten gesenkt', 'en-GB')).toMatchObject({ ask: 'money' })
  expect(askNumber('Halved the returns', 'en-GB')).toMatchObject({ ask: 'change' })
  expect(askNumber('Won the vote', 'en-GB')).toEqual({ ask: 'any', question: 'How many, how long, how much?', because: [] })
  expect(askNumber('Fehlbestände halbiert', 'de-AT')).toMatchObject({ ask: 'change', question: 'Von wie viel auf wie viel?' })
})

it('competencies are suggested by their names in the language of the person', async () => {
  const deps = careerDeps()
  const named = async (locale: string) =>
    (await suggestForWin({ ...deps, actor: { ...deps.actor, locale } }, { title: 'Den Konflikt zwischen zwei Schichten geschlichtet' }))
      .competencies
  expect((await named('de-DE')).find(({ id }) => id === 'conflict')?.name).toBe('Umgang mit Konflikten')
  expect((await named('en-GB')).find(({ id }) => id === 'conflict')?.name).toBe('Handling conflict')
})

it('a product of a family is not taken for another of it, nor a department for a skill', () => {
  const skills = (text: string) => suggestSkills(text, []).map(({ name }) => name)
  expect(skills('You know SAP EWM.')).toEqual(['SAP EWM'])
  expect(skills('You know SAP.')).toEqual(['SAP ERP'])
  expect(skills('Plan staffing with HR.')).toEqual([])
})

it('a win is told what may be said of it, and asked for its number only where it has none', async () => {
  const deps = careerDeps()
  await storedSkill(deps, 'Meetings', ['shortage meeting'])
  const title = 'Brought the shortage meeting from 55 to 20 min'
  expect(await suggestForWin(deps, { title })).toMatchObject({
    skills: [{ name: 'Meetings', isListed: true }],
    metric: { value: '20' },
    asks: null,
  })
  expect(await suggestForWin(deps, { title, hasNumber: true })).toMatchObject({ metric: null, asks: null })
  expect(await suggestForWin(deps, { title: 'Closed 230 stale alerts' })).toMatchObject({ metric: { value: '230', unit: 'stale alerts' } })
  expect(await suggestForWin(deps, { title: 'Planned it' })).toMatchObject({
    metric: null,
    asks: { ask: 'any' },
    competencies: [{ name: 'Planning' }],
  })
})

it('the skills of a person are read again once they change, and not for each text', async () => {
  const deps = careerDeps()
  const { id } = await createSkill(deps, { name: 'Meetings' })
  const listed = async () => (await suggestForWin(deps, { title: 'Shortened meetings and stand-ups' })).skills.map(({ name }) => name)
  expect(await listed()).toEqual(['Meetings'])
  const list = vi.spyOn(deps.store, 'list')
  await createWin(deps, { title: 'Another matter' })
  list.mockClear()
  expect(await listed()).toEqual(['Meetings'])
  expect(list).not.toHaveBeenCalled()
  await editSkill(deps, id, { name: 'Talks', aliases: ['stand-ups'] })
  expect(await listed()).toEqual(['Talks'])
  await deleteSkill(deps, id)
  expect(await listed()).toEqual([])
  list.mockRestore()
})

it.each(Object.entries(hostileTexts))('%s costs little', (_, text) => {
  const worked = workingTime()
  suggestCompetencies(text)
  suggestSkills(text, [])
  readMetric(text)
  readCount(text)
  askNumber(text, 'de-DE')
  expect(worked()).toBeLessThan(1_000)
})

it('signs that are no words cost next to nothing', () => {
  const worked = workingTime()
  expect(suggestCompetencies('€'.repeat(5_000))).toEqual([])
  expect(worked()).toBeLessThan(200)
})
