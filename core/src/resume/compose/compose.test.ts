import { describe, expect, it } from 'vitest'
import { attachments } from '../../attachment/index.ts'
import { madePicture } from '../../attachment/picture/test-pictures.ts'
import { createWin, editExperience, editProfile, editWin } from '../../career/index.ts'
import { heldFile, newEnvelope } from '../../kernel/index.ts'
import { textsOf } from '../document/texts.ts'
import { getResume } from '../index.ts'
import { careerOfInes, type ResumeTestDeps, resumeDeps } from '../test-resume.ts'
import { createResume, editResume } from '../version/change-resume.ts'
import { dateText, periodText } from './dates.ts'
import { readContent } from './read-content.ts'

const contentOf = async (deps: ResumeTestDeps, id: string) => readContent(deps, await getResume(deps, id))
const said = async (deps: ResumeTestDeps, id: string) => textsOf(await contentOf(deps, id)).map(({ text }) => text)

describe('what a version says', () => {
  it('is the head, and each section under the word of its language, in the order of the version', async () => {
    const deps = resumeDeps()
    await careerOfInes(deps)
    const { id } = await createResume(deps, { name: 'All of it' })
    const english = await said(deps, id)
    expect(english).toEqual([
      ...['Ines Varga', 'Senior supply-chain analyst', 'Leeds, GB', 'ines.varga@post.example', '+44 113 496 0000', 'ines-varga.example'],
      ...['I find out why a forecast is wrong.', 'Experience', 'Pellworth Kitchenware', 'Leeds', '2021 to now'],
      ...['Senior supply-chain analyst', 'March 2023 to now', 'Wrote the Monday page', 'Cut stock-outs from 6.8 to 3.1 %'],
      ...['Supply-chain analyst', '2021 to February 2023', 'Quillmere Freight', 'Logistics planner'],
      ...['September 2019 to 18 December 2020', 'Rounds of two depots.', 'Education', 'Wharfedale University', 'BSc Geography'],
      ...['2016 to 2019', 'Skills', 'Demand forecasting', 'SQL', 'Languages', 'English (C2)', 'Hungarian'],
    ])
    await editResume(deps, id, { language: 'de-DE', contact: ['email'] })
    const german = await said(deps, id)
    expect(german).toContain('seit März 2023')
    expect(german).toContain('September 2019 bis 18. Dezember 2020')
    expect(german).toEqual(expect.arrayContaining(['Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Sprachen']))
    expect(german).not.toContain('Leeds, GB')
  })

  it('names an organisation once above its positions that are next to each other, and again where another stands between', async () => {
    const deps = resumeDeps()
    const { senior, junior, planner } = await careerOfInes(deps)
    const item = (id: string) => ({ id, hasSummary: false, lines: [] })
    const { id } = await createResume(deps, {
      name: 'Reordered',
      sections: [{ kind: 'work', title: 'Where I worked', items: [item(senior.id), item(planner.id), item(junior.id)] }],
    })
    const texts = await said(deps, id)
    expect(texts.filter((text) => text === 'Pellworth Kitchenware')).toHaveLength(2)
    expect(texts).toContain('Where I worked')
    expect(texts).not.toContain('2021 to now')
  })

  it('dates a degree of which only the end is known by that alone', async () => {
    const deps = resumeDeps()
    const { degree } = await careerOfInes(deps)
    await editExperience(deps, degree.id, { startDate: null })
    const { id } = await createResume(deps, { name: 'All of it' })
    expect(await said(deps, id)).toContain('2019')
  })

  it('says the address that positions of one organisation share once', async () => {
    const deps = resumeDeps()
    const { senior, junior, planner } = await careerOfInes(deps)
    for (const { id } of [senior, junior, planner]) await editExperience(deps, id, { url: 'https://pellworth.example' })
    const { id } = await createResume(deps, { name: 'All of it' })
    const content = await contentOf(deps, id)
    const work = content.sections.flatMap((section) => (section.kind === 'work' ? section.groups : []))
    expect(work.map(({ entries }) => entries.map(({ url }) => url?.text))).toEqual([
      ['pellworth.example', undefined],
      ['pellworth.example'],
    ])
  })

  it('never holds a win that everybody may not see, whatever the version names and however it is worded', async () => {
    const deps = resumeDeps()
    const { senior, shown, reviewed, secret } = await careerOfInes(deps)
    const lines = [shown, reviewed, secret].map(({ id }) => ({ kind: 'win' as const, id }))
    const wording = [reviewed, secret].map(({ id, title }) => ({ id, part: 'line' as const, text: `Reworded ${title}`, original: title }))
    const sections = [{ kind: 'work' as const, title: '', items: [{ id: senior.id, hasSummary: false, lines }] }]
    const { id } = await createResume(deps, { name: 'All three', sections, wording })
    const texts = (await said(deps, id)).join('\n')
    expect(texts).toContain(shown.title)
    expect(texts).not.toMatch(/tins|director/)
    await editWin(deps, shown.id, { confidentiality: 'review' })
    expect((await said(deps, id)).join('\n')).not.toContain(shown.title)
  })

  it('stands in its own words beside the original, and says when that was changed since', async () => {
    const deps = resumeDeps()
    const { senior, shown } = await careerOfInes(deps)
    const wording = [
      { id: shown.id, part: 'line' as const, text: 'Halved stock-outs', original: shown.title },
      { id: senior.id, part: 'position' as const, text: 'Lead analyst', original: senior.position },
    ]
    const { id } = await createResume(deps, { name: 'Reworded', wording })
    const line = async () => textsOf(await contentOf(deps, id)).find(({ source }) => source.id === shown.id)
    expect(await line()).toMatchObject({ text: 'Halved stock-outs', wording: { original: shown.title, hasChanged: false } })
    await editWin(deps, shown.id, { title: 'Cut stock-outs from 6.8 to 2.9 %' })
    await editExperience(deps, senior.id, { location: 'York' })
    expect(await line()).toMatchObject({
      text: 'Halved stock-outs',
      wording: { original: 'Cut stock-outs from 6.8 to 2.9 %', hasChanged: true },
    })
    const position = textsOf(await contentOf(deps, id)).find(({ source }) => source.id === senior.id && source.part === 'position')
    expect(position).toMatchObject({ text: 'Lead analyst', wording: { hasChanged: false } })
  })

  it('keeps a list of a summary a list, with its numbers where it has some', async () => {
    const deps = resumeDeps()
    const { planner } = await careerOfInes(deps)
    await editExperience(deps, planner.id, { summary: 'Two depots:\n\n- rounds\n- **drivers**\n\n3. gates\n4. keys' })
    const { id } = await createResume(deps, { name: 'With a list' })
    expect(await said(deps, id)).toContain('Two depots:\n\n• rounds\n• drivers\n\n3. gates\n4. keys')
  })

  it('says the number of a win whose title leaves it out, in the language of the version', async () => {
    const deps = resumeDeps()
    const { senior } = await careerOfInes(deps)
    const win = (title: string, metric: Parameters<typeof createWin>[1]['metric']) =>
      createWin(deps, { title, confidentiality: 'public', experienceId: senior.id, metric })
    const codes = await win('Drivers see the gate codes', { baseline: '6.4', value: '2.1', unit: '%' })
    await win('Cut returns from 9 to 4 %', { baseline: '9', value: '4', unit: '%' })
    const wording = [{ id: codes.id, part: 'line' as const, text: 'Gate codes for all', original: codes.title }]
    const { id } = await createResume(deps, { name: 'With numbers' })
    expect(await said(deps, id)).toEqual(
      expect.arrayContaining(['Drivers see the gate codes, from 6.4 to 2.1\u00a0%', 'Cut returns from 9 to 4 %']),
    )
    await editResume(deps, id, { language: 'de-DE' })
    expect(await said(deps, id)).toContain('Drivers see the gate codes, von 6,4 auf 2,1\u00a0%')
    await editResume(deps, id, { wording })
    const line = async () => textsOf(await contentOf(deps, id)).find(({ source }) => source.id === codes.id)
    expect(await line()).toMatchObject({ text: 'Gate codes for all', wording: { hasChanged: false } })
  })

  it('leaves out what is empty, and names of the version nobody', async () => {
    const deps = resumeDeps()
    const kinds = ['summary', 'work', 'skills', 'languages', 'interests', 'references'] as const
    const sections = kinds.map((kind) => ({ kind, title: '', items: [] }))
    const { id } = await createResume(deps, { name: 'Nothing yet', sections })
    expect((await contentOf(deps, id)).sections).toEqual([])
  })
})

describe('what leaves with a version', () => {
  it('is called by the person, and never by the name of the version', async () => {
    const deps = resumeDeps()
    const { id } = await createResume(deps, { name: 'Plan B if they fire me' })
    expect((await contentOf(deps, id)).title).toBe('Résumé')
    await careerOfInes(deps)
    expect((await contentOf(deps, id)).title).toBe('Ines Varga, Résumé')
    await editResume(deps, id, { language: 'de-DE' })
    expect(JSON.stringify(await contentOf(deps, id))).not.toContain('Plan B')
    expect((await contentOf(deps, id)).title).toBe('Ines Varga, Lebenslauf')
  })

  it.each(['jpeg', 'png'] as const)('is a photo (%s) without where it was taken, also one that was kept with it', async (format) => {
    const deps = resumeDeps()
    const taken = madePicture(format)
    await careerOfInes(deps)
    const [id, blobId] = [deps.ids.next(), deps.ids.next()]
    const { space } = deps.actor
    const profile = await editProfile(deps, {})
    const kept = await deps.blobs.put(space, blobId, heldFile(taken).read({ start: 0, end: taken.length }))
    const file = { owner: { kind: 'profile', id: profile.id }, name: 'me', type: `image/${format}`, pixels: null, blobId, ...kept } as const
    await deps.store.save(space, attachments, { ...newEnvelope(id, '2026-03-05T09:00:00.000Z'), ...file }, { expectedVersion: 0 })
    await editProfile(deps, { photoId: id })
    const { photo } = (await contentOf(deps, (await createResume(deps, { name: 'With a photo', contact: ['photo'] })).id)).header
    const text = (bytes: Uint8Array) => String.fromCharCode(...bytes)
    expect(text(taken)).toContain('SECRET')
    expect(photo?.bytes.length).toBeGreaterThan(200)
    expect(text(photo?.bytes ?? taken)).not.toContain('SECRET')
  })
})

describe('a date on a résumé', () => {
  it('is no finer than it is known', () => {
    const dates = ['2021', '2021-03', '2021-03-05']
    expect(dates.map((date) => dateText(date, 'en-GB'))).toEqual(['2021', 'March 2021', '5 March 2021'])
    expect(dates.map((date) => dateText(date, 'en-US'))).toEqual(['2021', 'March 2021', 'March 5, 2021'])
    expect(dates.map((date) => dateText(date, 'de-DE'))).toEqual(['2021', 'März 2021', '5. März 2021'])
  })

  it('says from when to when, as far as somebody said', () => {
    const text = (startDate: string | null, endDate: string | null, isOngoing = false) =>
      periodText({ startDate, endDate, isOngoing }, 'en-GB')
    expect(text('2021', null, true)).toBe('2021 to now')
    expect(text('2021', null)).toBe('2021')
    expect(text(null, '2021-03')).toBe('until March 2021')
    expect(text('2021', '2021')).toBe('2021')
    expect(text(null, null, true)).toBe('')
  })
})
