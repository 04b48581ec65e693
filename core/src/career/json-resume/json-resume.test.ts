import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Extra } from '../extra.ts'
import { readJsonResume, writeJsonResume } from './document.ts'
import { analyst, careless, nurse, siteManager } from './test-documents.ts'

const silent = () => {}
const schema = { $schema: analyst.$schema }

const reported = (document: unknown) => {
  const told: string[] = []
  const draft = readJsonResume(document, (item, message) => told.push(`${item}: ${message}`))
  return { draft, told }
}

describe('a JSON Resume', () => {
  it.each([
    ['an analyst', analyst],
    ['a nurse', nurse],
    ['a site manager', siteManager],
    ['somebody careless', { work: careless.work }],
  ])('of %s goes in and out without loss, own keys and unknown ones', (_, document) => {
    const again = writeJsonResume(readJsonResume(document, silent), { isOwn: false })
    expect(again).toEqual({ ...schema, ...document })
  })

  it('is the same after a second time', () => {
    for (const document of [analyst, nurse, siteManager, careless]) {
      const once = readJsonResume(document, silent)
      expect(readJsonResume(writeJsonResume(once, { isOwn: true }), silent)).toEqual({
        ...once,
        profile: { ...once.profile, documentExtra: { ...once.profile.documentExtra, ...schema } },
      })
    }
  })

  it('keeps dates as they are said; without an end it lasts', () => {
    const { draft } = reported(analyst)
    expect(draft.experiences.slice(0, 2)).toMatchObject([
      { kind: 'work', organisation: 'Pellworth Kitchenware', startDate: '2023-03', endDate: null, isOngoing: true },
      { startDate: '2021', endDate: '2023-02', isOngoing: false },
    ])
  })

  it('tells what it could not read and keeps it', () => {
    const { draft, told } = reported(careless)
    expect(told).toEqual([
      expect.stringMatching(/^work, number 1: “url” could not be read/),
      expect.stringMatching(/^work, number 2: “endDate” could not be read/),
    ])
    expect(draft.experiences).toMatchObject([
      { isOngoing: true, extra: { url: 'harrowgate.example', endDate: '' } },
      { endDate: null, isOngoing: false, extra: { endDate: 'present' } },
    ])
  })

  it('reads dates that a hand has written, years in two digits too', () => {
    const { draft, told } = reported({
      work: [{ name: 'Alder & Beam', startDate: 'Aug 21', endDate: '09/2023' }],
      awards: [{ title: 'Cup', date: 'Okt. 19' }],
    })
    expect(told).toEqual([])
    expect(draft.experiences).toMatchObject([
      { startDate: '2021-08', endDate: '2023-09', isOngoing: false, extra: {} },
      { startDate: '2019-10', extra: {} },
    ])
    expect(writeJsonResume(draft, { isOwn: false })).toMatchObject({ work: [{ startDate: '2021-08', endDate: '2023-09' }] })
  })

  it('calls a skill that is keywords alone by them, and reads how well a language is spoken', () => {
    expect(reported(careless).draft.skills[0]).toMatchObject({ name: 'Triage, Wound care', keywords: ['Triage', 'Wound care'] })
    expect(reported(analyst).draft.profile.languages.map(({ cefr }) => cefr)).toEqual(['native', null])
  })

  it('carries what it has no key for in an own export alone', () => {
    const draft = readJsonResume(analyst, silent)
    const [first] = draft.experiences
    if (!first) throw new Error('There is work.')
    const changed = {
      ...draft,
      experiences: [{ ...first, isOngoing: false, skills: ['Forecasting'] }],
      skills: draft.skills.map((skill) => ({ ...skill, aliases: ['Forecasts'] })),
    }
    expect(JSON.stringify(writeJsonResume(changed, { isOwn: false }))).not.toContain('x-throughline')
    expect(readJsonResume(writeJsonResume(changed, { isOwn: true }), silent)).toMatchObject({
      experiences: [{ isOngoing: false, skills: ['Forecasting'] }],
      skills: [{ aliases: ['Forecasts'] }],
    })
  })

  it('says what was changed since, whatever came with the document', () => {
    const draft = readJsonResume(siteManager, silent)
    const [work] = draft.experiences
    if (!work) throw new Error('There is work.')
    const written = writeJsonResume({ ...draft, experiences: [{ ...work, endDate: '2026-10' }] }, { isOwn: false })
    expect(written.work).toMatchObject([{ endDate: '2026-10' }])
  })

  it.each([
    ['a list', []],
    ['a number', 5],
    ['other JSON', { tasks: [] }],
    ['nothing', null],
  ])('is refused when it is %s', (_, document) => expect(() => readJsonResume(document, silent)).toThrow('This is no JSON Resume'))

  it('tells what cannot be kept for exports, at every level, and leaves it out', () => {
    const deep = '['.repeat(20) + ']'.repeat(20)
    const odd = `"__proto__": {"x": 1}, "inside": {"__proto__": 1}, "deep": ${deep}, "own": 1`
    const text = `{${odd}, "basics": {${odd}, "location": {${odd}}}, "work": [{"name": "a", ${odd}}], "skills": [{"name": "b", ${odd}}]}`
    const { draft, told } = reported(JSON.parse(text))
    const kept = [draft.profile.documentExtra, draft.profile.location.extra, draft.experiences[0]?.extra, draft.skills[0]?.extra]
    expect(kept).toEqual(kept.map(() => ({ own: 1 })))
    expect(draft.profile.extra).toMatchObject({ own: 1 })
    expect(Object.keys(draft.profile.extra)).not.toContain('deep')
    expect(told.filter((line) => line.includes('“deep” was left out: Nest what'))).toHaveLength(5)
    expect(told.filter((line) => line.includes('“__proto__” was left out: A key'))).toHaveLength(5)
    expect(told.filter((line) => line.includes('“inside” was left out: A key'))).toHaveLength(5)
  })

  it('keeps as much without a field as the API takes, to the character, and tells the rest', () => {
    const room = 20_000 - JSON.stringify({ a: '', b: 1 }).length
    for (const [more, kept, left] of [
      [0, ['a', 'b'], []],
      [1, ['a'], ['“b” was left out: Use at most 20,000 characters for what has no field.']],
    ] as const) {
      const odd = { a: 'x'.repeat(room + more), b: 1 }
      const { draft, told } = reported({
        ...odd,
        basics: { ...odd, location: odd },
        work: [{ name: 'a', ...odd }],
        skills: [{ name: 'b', ...odd }],
      })
      const [work, skill] = [draft.experiences[0], draft.skills[0]]
      for (const extra of [draft.profile.documentExtra, draft.profile.extra, draft.profile.location.extra, work?.extra, skill?.extra]) {
        expect(Object.keys(extra ?? {})).toEqual(kept)
        expect(Extra.safeParse(extra).success).toBe(true)
      }
      expect(told.map((line) => line.replace(/^[^:]*: /, ''))).toEqual(left.flatMap((line) => Array(5).fill(line)))
    }
    const { draft, told } = reported({ ['k'.repeat(201)]: 1, basics: { name: 'Ines' } })
    expect([draft.profile.documentExtra, told]).toEqual([
      {},
      [`: “${'k'.repeat(60)}…” was left out: Use at most 200 characters for a key.`],
    ])
  })

  it('holds no list longer than a profile has it, and tells the rest', () => {
    const many = (item: (i: number) => object) => Array.from({ length: 53 }, (_, i) => item(i))
    const { draft, told } = reported({
      basics: { profiles: many((i) => ({ network: `n${i}` })) },
      languages: many((i) => ({ language: `l${i}` })),
    })
    expect([draft.profile.links.length, draft.profile.languages.length]).toEqual([30, 50])
    expect(told).toEqual([
      'basics: “profiles” holds at most 30; 23 more were left out.',
      'languages: “languages” holds at most 50; 3 more were left out.',
    ])
  })

  it('comes back whole, whatever is in its items', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/)
    const date = fc.constantFrom('2019', '2019-04', '2019-04-05', '', 'soon', null)
    const odd = fc.record({ unknown: fc.jsonValue({ maxDepth: 2 }) }, { requiredKeys: [] })
    const entry = fc
      .tuple(
        fc.record({ name: word, position: word, startDate: date, endDate: date, highlights: fc.array(word) }, { requiredKeys: [] }),
        odd,
      )
      .map(([known, unknown]) => ({ ...known, ...unknown }))
    const document = fc.record({
      work: fc.array(entry, { minLength: 1 }),
      projects: fc.array(entry),
      education: fc.array(entry),
      basics: fc.tuple(entry, odd).map(([a, b]) => ({ ...a, ...b })),
    })
    fc.assert(
      fc.property(document, (document) => {
        fc.pre(!JSON.stringify(document).includes('__proto__'))
        // JSON has no -0.
        const sent = JSON.parse(JSON.stringify(document))
        expect(writeJsonResume(readJsonResume(sent, silent), { isOwn: false })).toEqual({ ...schema, ...sent })
      }),
    )
  })
})
