import { describe, expect, it } from 'vitest'
import { bounded } from './bounded.ts'
import { namedSkills } from './named-skills.ts'
import { nowhereOf } from './nowhere.ts'
import { movedTo, siblingsAt } from './places.ts'
import {
  addLines,
  addSection,
  itemOf,
  linesFor,
  moved,
  moveItem,
  moveLine,
  moveSection,
  putIn,
  putSkillIn,
  removeSection,
  type Sections,
  toggleItem,
  toggleLine,
} from './sections.ts'
import { reworded } from './wording.ts'

const line = (id: string) => ({ kind: 'win' as const, id })
const item = (id: string, ...lines: string[]) => ({ id, hasSummary: false, lines: lines.map(line) })
const sections: Sections = [
  { kind: 'summary', title: '', items: [] },
  { kind: 'work', title: '', items: [item('senior', 'a', 'b', 'c'), item('planner')] },
  { kind: 'skills', title: '', items: [item('sql')] },
]
const linesOf = (all: Sections, id: string) =>
  all.flatMap(({ items }) => items.find((one) => one.id === id)?.lines.map((one) => one.id) ?? [])

it('a skill stands in the section of skills once, and brings one where there is none', () => {
  const skills = (all: Sections) => all.filter(({ kind }) => kind === 'skills').map(({ items }) => items.map(({ id }) => id))
  expect(skills(putSkillIn(sections, 'python'))).toEqual([['sql', 'python']])
  expect(putSkillIn(sections, 'sql')).toEqual(sections)
  expect(skills(putSkillIn(sections.slice(0, 2), 'python'))).toEqual([['python']])
})

describe('the wins that stand nowhere', () => {
  it('are those of no experience there is, unless they are on the version or private', () => {
    const win = (id: string, experienceId: string | null, confidentiality: 'public' | 'review' | 'private' = 'public') => ({
      ...{ id, experienceId, confidentiality },
    })
    const wins = [win('a', null), win('d', null), win('e', 'senior'), win('f', 'gone', 'review'), win('g', null, 'private')]
    expect(nowhereOf(sections, [{ id: 'senior' }, { id: 'planner' }], wins).map(({ id }) => id)).toEqual(['d', 'f'])
  })
})

describe('what the page of a version comes with', () => {
  const win = (id: string, experienceId: string | null) => ({
    ...{ id, experienceId, title: id, metric: null, confidentiality: 'public' as const, evidence: 0 },
  })
  const whole = (wins: ReturnType<typeof win>[], named: string[]) =>
    ({ experiences: [{ id: 'senior' }, { id: 'planner' }], wins, skills: [], named, unread: {}, profile: {} }) as never
  const many = (n: number, experienceId: string | null) => Array.from({ length: n }, (_, at) => win(`${experienceId} ${at}`, experienceId))

  it('is all of it where that is little', () => {
    const given = whole([...many(20, 'senior'), win('a', null)], ['SQL'])
    expect(bounded(given, sections)).toEqual(given)
  })

  it('is what stands on it, the first some hundred others, and how many more there are and where', () => {
    const names = Array.from({ length: 320 }, (_, at) => `Skill ${at}`)
    const given = whole([...many(310, 'senior'), ...many(40, null), win('a', 'senior')], names)
    const { wins, named, unread } = bounded(given, sections)
    expect([wins.length, wins.at(-1)?.id, named.length]).toEqual([301, 'a', 300])
    expect(unread).toEqual({ senior: 10, nowhere: 40, named: 20 })
  })
})

describe('the sections of a version', () => {
  it('are moved by one, stay at the edges, are taken out and put at the end', () => {
    const kinds = (all: Sections) => all.map(({ kind }) => kind)
    expect(kinds(moveSection(sections, 2, -1))).toEqual(['summary', 'skills', 'work'])
    expect(kinds(moveSection(sections, 0, -1))).toEqual(kinds(sections))
    expect(kinds(moveSection(sections, 2, 1))).toEqual(kinds(sections))
    expect(kinds(addSection(removeSection(sections, 1), 'work', []))).toEqual(['summary', 'skills', 'work'])
  })

  it('hold records that are moved, put in and taken out', () => {
    const ids = (all: Sections) => all[1]?.items.map(({ id }) => id)
    expect(ids(moveItem(sections, 1, 'planner', -1))).toEqual(['planner', 'senior'])
    expect(ids(toggleItem(sections, 1, item('planner')))).toEqual(['senior'])
    expect(ids(toggleItem(sections, 1, item('other')))).toEqual(['senior', 'planner', 'other'])
  })

  it('hold lines below a record that are moved, put in and taken away', () => {
    expect(linesOf(moveLine(sections, 1, 'senior', 'c', 0), 'senior')).toEqual(['c', 'a', 'b'])
    expect(linesOf(moveLine(sections, 1, 'senior', 'c', 3), 'senior')).toEqual(['a', 'b', 'c'])
    expect(linesOf(toggleLine(sections, 1, 'senior', line('b')), 'senior')).toEqual(['a', 'c'])
    expect(linesOf(toggleLine(sections, 1, 'planner', line('d')), 'planner')).toEqual(['d'])
    expect(linesOf(addLines(sections, 1, 'senior', [line('d'), line('e')]), 'senior')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  })

  it('take each the place of another of their own, wherever they stand', () => {
    expect(siblingsAt(sections, 'line 1 senior a')).toEqual(['line 1 senior a', 'line 1 senior b', 'line 1 senior c'])
    expect(linesOf(movedTo(sections, 'line 1 senior c', 0), 'senior')).toEqual(['c', 'a', 'b'])
    expect(movedTo(sections, 'item 1 planner', 0)[1]?.items.map(({ id }) => id)).toEqual(['planner', 'senior'])
    expect(movedTo(sections, 'section 0', 2).map(({ kind }) => kind)).toEqual(['work', 'skills', 'summary'])
    expect(siblingsAt(sections, 'item 1 planner')).not.toContain('item 2 sql')
  })

  it('take an experience in with what may be public, and nothing twice', () => {
    const highlights = ['Wrote the loading plan', 'Moved the rounds'].map((text, i) => ({ id: `h${i}`, text }))
    const win = (id: string, title: string, confidentiality: 'public' | 'review') => ({
      id,
      title,
      experienceId: 'senior',
      confidentiality,
    })
    const wins = [win('w0', 'Wrote the loading plan', 'public'), win('w1', 'Held the tins', 'review')]
    expect(itemOf({ id: 'senior', summary: 'Rounds.', highlights }, wins)).toEqual({
      ...{ id: 'senior', hasSummary: true },
      lines: [
        { kind: 'win', id: 'w0' },
        { kind: 'highlight', id: 'h1' },
      ],
    })
  })

  it('offer the highlights and wins of an experience, and take a win in where it belongs', () => {
    const wins = [
      { id: 'w', experienceId: 'planner' },
      { id: 'x', experienceId: null },
    ]
    expect(linesFor({ id: 'planner', highlights: [{ id: 'h', text: 'A' }] }, wins)).toEqual([{ kind: 'highlight', id: 'h' }, line('w')])
    const experiences = [
      { id: 'junior', kind: 'work' as const },
      { id: 'depot', kind: 'project' as const },
    ]
    const put = (experienceId: string | null) => putIn(sections, { id: 'x', experienceId }, experiences)
    expect(linesOf(put('planner') ?? [], 'planner')).toEqual(['x'])
    expect(put('junior')?.[1]?.items.map(({ id }) => id)).toEqual(['senior', 'planner', 'junior'])
    expect(linesOf(put('junior') ?? [], 'junior')).toEqual(['x'])
    expect(put('depot')?.at(-1)).toEqual({ kind: 'project', title: '', items: [item('depot', 'x')] })
    // At no other job than its own.
    expect([put(null), put('gone')]).toEqual([null, null])
  })
})

describe('the wording of a version', () => {
  const source = { kind: 'win', id: 'a', part: 'line' } as const
  const other = { id: 'b', part: 'line' as const, text: 'B', original: 'b' }

  it('takes the place of what was said before, and goes where it says the original', () => {
    const first = reworded([other], source, ' Halved it ', 'Cut it')
    expect(first).toEqual([other, { id: 'a', part: 'line', text: 'Halved it', original: 'Cut it' }])
    expect(reworded(first, source, 'Halved that', 'Cut it')).toHaveLength(2)
    expect(reworded(first, source, 'Cut it', 'Cut it')).toEqual([other])
    expect(reworded(first, source, ' ', 'Cut it')).toEqual([other])
  })
})

describe('skills that are named', () => {
  it('are offered once each, without those that are listed by any name and those that only their owner may see', () => {
    const of = (...skills: string[]) => ({ skills }) as never
    const win = (confidentiality: string, ...skills: string[]) => ({ confidentiality, skills }) as never
    const named = namedSkills({
      experiences: [of('Kubernetes', 'Incident command'), of('kubernetes', 'Postgres')],
      wins: [win('review', 'On-call'), win('public', 'SQL'), win('private', 'Saying no')],
      skills: [
        { id: '1', name: 'SQL', aliases: [] },
        { id: '2', name: 'PostgreSQL', aliases: ['Postgres'] },
      ],
    })
    expect(named).toEqual(['Kubernetes', 'Incident command', 'On-call'])
  })
})
