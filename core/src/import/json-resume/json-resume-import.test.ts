import { validate } from '@jsonresume/schema'
import { describe, expect, it } from 'vitest'
import { editProfile, experiences, getProfile, skills } from '../../career/index.ts'
import { analyst, careless, nurse, siteManager } from '../../career/json-resume/test-documents.ts'
import { exportResumeJson } from '../../export/index.ts'
import { heldFile, listAll } from '../../kernel/index.ts'
import { applyImport } from '../apply-import.ts'
import { previewImport } from '../preview-import.ts'
import { runImport } from '../run-import.ts'
import { importDeps, utf8 } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'

const fileOf = (document: unknown) => ({ format: 'json-resume', file: heldFile(utf8(JSON.stringify(document))) })

type Deps = ReturnType<typeof importDeps>
const careerOf = async (deps: Deps) => ({
  work: (await listAll(deps, deps.actor.space, experiences.queries.oldest, {})).length,
  skills: (await listAll(deps, deps.actor.space, skills.queries.inOrder, {})).length,
})

async function exportedText(deps: Deps): Promise<string> {
  let text = ''
  for await (const piece of exportResumeJson(deps)) text += piece
  return text
}

function faultsBySchema(document: unknown): readonly unknown[] {
  let found: readonly unknown[] = ['It was not looked at.']
  validate(document, (faults) => {
    found = faults ?? []
  })
  return found
}

const exported = async (deps: Deps): Promise<unknown> => JSON.parse(await exportedText(deps))

describe('a JSON Resume that is imported', () => {
  it.each([
    ['an analyst', analyst],
    ['a nurse', nurse],
    ['a site manager', siteManager],
  ])(
    'of %s is exported as it was, with all that nobody knows and valid by the published schema, and again elsewhere',
    async (_, document) => {
      expect(faultsBySchema(document)).toEqual([])
      let before: unknown = { $schema: analyst.$schema, ...document }
      for (const deps of [importDeps(), importDeps()]) {
        const made = await runImport(deps, fileOf(before))
        expect(made.problems).toEqual([])
        const now = await exported(deps)
        expect(now).toEqual(before)
        expect(faultsBySchema(now)).toEqual([])
        before = now
      }
    },
  )

  it('that the published schema does not allow is told of, and comes back as it was', async () => {
    const deps = importDeps()
    const { problems } = await runImport(deps, fileOf({ work: careless.work }))
    expect(problems).toHaveLength(2)
    expect(await exported(deps)).toMatchObject({ work: careless.work })
  })

  it('keeps the order of the document where that is not by date', async () => {
    const deps = importDeps()
    const work = [analyst.work[2], analyst.work[0], analyst.work[1]]
    await runImport(deps, fileOf({ work }))
    expect(await exported(deps)).toMatchObject({ work: [{ name: 'Quillmere Freight' }, { startDate: '2023-03' }, { startDate: '2021' }] })
  })

  it('makes nothing twice', async () => {
    const deps = importDeps()
    await runImport(deps, fileOf(analyst))
    const before = await careerOf(deps)
    const preview = await previewImport(deps, fileOf({ ...analyst, work: [...analyst.work, { name: 'Elsewhere' }] }))
    expect(preview.counts).toMatchObject({ experiences: 1, skills: 0 })
    expect(preview.problems.at(-1)?.message).toBe('15 entries are there already; they were left out.')
    await runImport(deps, fileOf(analyst))
    expect(await careerOf(deps)).toEqual(before)
  })

  it('leaves what the person wrote in their profile, and fills in what they did not', async () => {
    const deps = importDeps()
    await editProfile(deps, {
      label: 'Analyst',
      languages: [{ language: 'Welsh', fluency: '', cefr: 'A2', extra: {} }],
    })
    await runImport(deps, fileOf(analyst))
    const profile = await getProfile(deps)
    expect(profile).toMatchObject({ label: 'Analyst', name: 'Ines Varga', location: { city: 'Leeds' } })
    expect(profile.languages.map(({ language }) => language)).toEqual(['Welsh', 'Hungarian', 'Italian'])
  })

  it('fills the profile as far as there is room in it', async () => {
    const deps = importDeps()
    const links = Array.from({ length: 29 }, (_, i) => ({ network: `n${i}`, username: '', url: null, extra: {} }))
    await editProfile(deps, { links, extra: { mine: 'x'.repeat(19_950) } })
    await runImport(deps, fileOf({ basics: { profiles: [{ network: 'a' }, { network: 'b' }], ok: 1, much: 'y'.repeat(60) } }))
    const { extra, ...profile } = await getProfile(deps)
    expect(profile.links.slice(28).map(({ network }) => network)).toEqual(['n28', 'a'])
    expect(Object.keys(extra).sort()).toEqual(['mine', 'ok'])
  })

  it('is taken back whole, but for what was changed since', async () => {
    const deps = importDeps()
    await editProfile(deps, { label: 'Analyst' })
    const { id } = await runImport(deps, fileOf(analyst))
    await editProfile(deps, { summary: 'Mine now.' })
    await undoImport(deps, id)
    expect(await careerOf(deps)).toEqual({ work: 0, skills: 0 })
    expect(await getProfile(deps)).toMatchObject({
      ...{ label: 'Analyst', name: '', email: '', summary: 'Mine now.', languages: [], documentExtra: {}, extra: {} },
      location: { city: '', extra: {} },
    })
  })

  it('is made once, however often it is finished', async () => {
    const deps = importDeps()
    const made = await runImport(deps, fileOf(analyst))
    const profile = await getProfile(deps)
    await applyImport(deps, made)
    expect(await getProfile(deps)).toEqual(profile)
  })

  it('that nests without end is refused before anything is read of it', async () => {
    const text = `{"basics": {"name": "x"}, "meta": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    const file = { format: 'json-resume', file: heldFile(utf8(text)) }
    await expect(previewImport(importDeps(), file)).rejects.toMatchObject({
      code: 'validation',
      message: expect.stringContaining('64 deep'),
    })
  })

  it('leaves with a line for each of its entries, so that what nests deep does not grow', async () => {
    const deps = importDeps()
    const deep = JSON.parse('[1,'.repeat(14) + '1' + ']'.repeat(14))
    await runImport(deps, fileOf({ work: [{ name: 'a', deep }, { name: 'b' }], skills: [{ name: 'SQL' }] }))
    const lines = (await exportedText(deps)).split('\n')
    expect(lines).toContain('  "work": [')
    expect(lines.filter((line) => line.startsWith('    {'))).toHaveLength(3)
    expect(lines).toHaveLength(11)
  })
})
