import { validate } from '@jsonresume/schema'
import { describe, expect, it } from 'vitest'
import { createExperience, createSkill, editExperience, editProfile, editWin } from '../../career/index.ts'
import { readContent } from '../compose/read-content.ts'
import { careerOfInes, type ResumeTestDeps, resumeDeps } from '../test-resume.ts'
import { createResume, editResume } from '../version/change-resume.ts'
import { getResume } from '../version/read-resumes.ts'
import { listResumeEditions, makeResumeDocument, type ResumeFormat } from './make-document.ts'
import { overflowOf } from './overflow.ts'
import { parsedPages } from './parsed.ts'
import { parseResume, previewResume } from './preview.ts'

const formats: readonly ResumeFormat[] = ['pdf', 'docx', 'json']

async function madeAs(deps: ResumeTestDeps, id: string, format: ResumeFormat): Promise<string> {
  const { content } = await makeResumeDocument(deps, id, format)
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Everything that a version hands out or shows of itself. */
const ways: readonly ((deps: ResumeTestDeps, id: string) => Promise<unknown>)[] = [
  ...formats.map((format) => (deps: ResumeTestDeps, id: string) => madeAs(deps, id, format)),
  previewResume,
  parseResume,
  listResumeEditions,
]

describe('a document of a version', () => {
  it('holds no win for reviews and no private one, in any format or preview', async () => {
    const deps = resumeDeps()
    const { senior, shown, reviewed, secret } = await careerOfInes(deps)
    const lines = [shown, reviewed, secret].map(({ id }) => ({ kind: 'win' as const, id }))
    const sections = [{ kind: 'work' as const, title: '', items: [{ id: senior.id, hasSummary: true, lines }] }]
    const { id } = await createResume(deps, { name: 'All three', sections })
    for (const format of formats) await makeResumeDocument(deps, id, format)
    for (const way of ways) {
      const made = JSON.stringify(await way(deps, id))
      expect(made).toContain(shown.title)
      expect(made).not.toMatch(/tins|director/)
    }
  })

  it('leaves an edition that is older once a line it stands on is changed, and names the line', async () => {
    const deps = resumeDeps()
    const { shown, secret } = await careerOfInes(deps)
    const { id } = await createResume(deps, { name: 'All of it' })
    for (const format of formats) await makeResumeDocument(deps, id, format)
    const kept = await listResumeEditions(deps, id)
    expect(kept.map(({ format, isOlder }) => [format, isOlder]).toSorted()).toEqual([
      ['docx', false],
      ['json-resume', false],
      ['pdf', false],
    ])
    await editWin(deps, secret.id, { title: 'Told nobody' })
    expect((await listResumeEditions(deps, id)).every(({ isOlder }) => !isOlder)).toBe(true)
    await editWin(deps, shown.id, { title: 'Halved stock-outs' })
    const [older] = await listResumeEditions(deps, id)
    expect(older).toMatchObject({ isOlder: true, changed: [{ kind: 'win', id: shown.id, title: 'Halved stock-outs', change: 'changed' }] })
  })
})

it.each([
  ['en-GB', 'Wrote the Monday page', 'iOS app shipped'],
  ['de-DE', 'wrote the Monday page', 'iOS app shipped'],
] as const)('a line in %s begins on paper as a sentence does, and in data as it was noted', async (language, first, second) => {
  const deps = resumeDeps()
  const { senior } = await careerOfInes(deps)
  await editExperience(deps, senior.id, { highlights: [{ text: 'wrote the Monday page' }, { text: 'iOS app shipped' }] })
  const { id } = await createResume(deps, { name: 'All of it' })
  await editResume(deps, id, { language })
  for (const format of ['pdf', 'docx'] as const) {
    const made = await madeAs(deps, id, format)
    expect(made).toContain(first)
    expect(made).toContain(second)
  }
  const { content, layout } = await previewResume(deps, id)
  expect(JSON.stringify(layout)).toContain(first)
  expect(JSON.stringify(content)).toContain('wrote the Monday page')
  expect(JSON.stringify(await parseResume(deps, id))).toContain(first)
  expect(await madeAs(deps, id, 'json')).toContain('wrote the Monday page')
})

describe('JSON Resume of a version', () => {
  it('is valid by the published schema, with dates as they are kept and only what the version shows', async () => {
    const deps = resumeDeps()
    await careerOfInes(deps)
    await createExperience(deps, { kind: 'award', position: 'Planner of the year', organisation: 'Hull Chamber', startDate: '2020' })
    await createExperience(deps, {
      kind: 'project',
      position: 'Loading plan',
      roles: ['Author'],
      startDate: '2020-02',
      url: 'https://post.example/a b',
    })
    await createExperience(deps, {
      kind: 'certificate',
      position: 'Stock control',
      organisation: 'CIPS',
      startDate: '2018-05',
      endDate: '2028',
    })
    const { id } = await createResume(deps, { name: 'All of it' })
    const document = JSON.parse(await madeAs(deps, id, 'json'))
    validate(document, (faults) => expect(faults).toBeNull())
    expect(document.basics).toEqual({
      ...{ name: 'Ines Varga', label: 'Senior supply-chain analyst', email: 'ines.varga@post.example', phone: '+44 113 496 0000' },
      ...{ url: 'https://ines-varga.example/', summary: 'I find out why a forecast is wrong.' },
      location: { city: 'Leeds', countryCode: 'GB' },
    })
    expect(document.work).toMatchObject([
      { name: 'Pellworth Kitchenware', startDate: '2023-03', highlights: ['Wrote the Monday page', 'Cut stock-outs from 6.8 to 3.1 %'] },
      { name: 'Pellworth Kitchenware', startDate: '2021', endDate: '2023-02' },
      { name: 'Quillmere Freight', endDate: '2020-12-18', summary: 'Rounds of two depots.' },
    ])
    expect(document.certificates).toEqual([{ name: 'Stock control', issuer: 'CIPS', date: '2018-05' }])
    await editResume(deps, id, { contact: [], sections: [] })
    const bare = JSON.parse(await madeAs(deps, id, 'json'))
    validate(bare, (faults) => expect(faults).toBeNull())
    expect(bare).toMatchObject({ basics: { name: 'Ines Varga' } })
    expect(Object.keys(bare.basics)).toEqual(['name'])
  })

  it('says no more than the pages do', async () => {
    const deps = resumeDeps()
    const { degree, junior, senior, planner } = await careerOfInes(deps)
    await editProfile(deps, {
      interests: [{ name: 'Cycling', keywords: ['HiddenTour'], extra: {} }],
      links: [{ network: 'Postbox', username: 'hiddenhandle', url: 'https://postbox.example/in/ines', extra: {} }],
    })
    await editExperience(deps, junior.id, { location: 'HiddenTown' })
    const project = await createExperience(deps, { kind: 'project', position: 'Loading plan', skills: ['HiddenTool'], startDate: '2020' })
    const skill = await createSkill(deps, { name: 'Excel', level: 'Hidden beginner', keywords: ['HiddenKeyword'] })
    const item = ({ id }: { id: string }) => ({ id, hasSummary: false, lines: [] })
    const sections = [
      { kind: 'work' as const, title: '', items: [senior, junior, planner].map(item) },
      { kind: 'education' as const, title: '', items: [item(degree)] },
      { kind: 'project' as const, title: '', items: [item(project)] },
      { kind: 'skills' as const, title: '', items: [item(skill)] },
      { kind: 'languages' as const, title: '', items: [] },
      { kind: 'interests' as const, title: '', items: [] },
    ]
    const wording = [{ id: degree.id, part: 'position' as const, text: 'Studied maps', original: 'BSc Geography' }]
    const { id } = await createResume(deps, { name: 'Hidden plan B', contact: ['links'], sections, wording })
    const written = await madeAs(deps, id, 'json')
    expect(written).not.toMatch(/hidden|BSc|Geography|native/i)
    const document = JSON.parse(written)
    validate(document, (faults) => expect(faults).toBeNull())
    expect(document).toMatchObject({
      basics: { profiles: [{ network: 'Postbox', url: 'https://postbox.example/in/ines' }] },
      work: [{ location: 'Leeds' }, {}, {}],
      education: [{ institution: 'Wharfedale University', studyType: 'Studied maps' }],
      projects: [{ name: 'Loading plan' }],
      skills: [{ name: 'Excel' }],
      languages: [{ language: 'English', fluency: 'C2' }, { language: 'Hungarian' }],
      interests: [{ name: 'Cycling' }],
    })
  })
})

describe('the page target', () => {
  it('is told when there are more pages, with the first that stands beyond; nothing is left out', async () => {
    const deps = resumeDeps()
    await careerOfInes(deps)
    const highlights = Array.from({ length: 45 }, (_, at) => ({ text: `Line ${at + 1}` }))
    await createExperience(deps, { kind: 'volunteer', position: 'Treasurer', highlights })
    const { id } = await createResume(deps, { name: 'Long', pageTarget: 1 })
    const { overflow, layout } = await previewResume(deps, id)
    expect(overflow).toMatchObject({ pages: 2, first: { source: { kind: 'highlight' }, text: expect.stringMatching(/^Line \d+$/) } })
    expect(layout.pages.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain('Line 45')
    const firstBeyond = layout.pages[1]?.lines[0]
    expect(overflow?.first?.text).toBe(firstBeyond?.text)
    const heading = {
      ...(firstBeyond as NonNullable<typeof firstBeyond>),
      text: 'Skills',
      source: { kind: 'resume', id, part: 'heading' } as const,
    }
    const underHeading = layout.pages.map((page, at) => (at === 1 ? { ...page, lines: [heading, ...page.lines] } : page))
    const content = await readContent(deps, await getResume(deps, id))
    expect(overflowOf(content, { pages: underHeading })?.first?.text).toBe(firstBeyond?.text)
    await editResume(deps, id, { pageTarget: 2 })
    expect((await previewResume(deps, id)).overflow).toBeNull()
    await editResume(deps, id, { pageTarget: null })
    expect((await previewResume(deps, id)).overflow).toBeNull()
  })
})

describe('what a parser reads', () => {
  const source = { kind: 'win', id: '019a9b3c-5d00-7cc0-8000-000000000001', part: 'line' } as const
  const line = (text: string, isMark = false) => ({
    ...({ x: 0, y: 0, width: 0, size: 10, family: 'sans', weight: 400, isItalic: false, colour: 'ink', href: null } as const),
    text,
    source: isMark ? null : source,
  })
  const compared = (texts: readonly string[], read: readonly string[]) =>
    parsedPages([{ lines: texts.map((text) => line(text, text === '•')), boxes: [], photo: null }], [{ lines: read }])[0]?.lines.map(
      (one) => [one.text, one.read, one.isSame],
    )

  it('is beside each line of the page, however its lines are broken', () => {
    expect(
      compared(['Senior analyst', 'March 2023 to now', '•', 'Cut stock-outs'], ['Senior analyst March 2023', 'to now', '• Cut stock-outs']),
    ).toEqual([
      ['Senior analyst', 'Senior analyst', true],
      ['March 2023 to now', 'March 2023 to now', true],
      ['• Cut stock-outs', '• Cut stock-outs', true],
    ])
  })

  it('shows what is read otherwise, or not at all, where it stands', () => {
    expect(compared(['Ines Varga', 'Office work', 'Leeds'], ['Ines Varga', 'O ce work'])).toEqual([
      ['Ines Varga', 'Ines Varga', true],
      ['Office work', 'O ce work', false],
      ['Leeds', '', false],
    ])
    expect(compared(['One', 'Two'], ['Two', 'One'])?.some(([, , isSame]) => !isSame)).toBe(true)
    expect(compared(['One'], [])).toEqual([['One', '', false]])
  })

  it('is the same throughout for a version that is set well', async () => {
    const deps = resumeDeps()
    await careerOfInes(deps)
    const { id } = await createResume(deps, { name: 'All of it' })
    const pages = await parseResume(deps, id)
    expect(pages.flatMap(({ lines }) => lines).every(({ isSame }) => isSame)).toBe(true)
  })
})
