import type { ReadDocument } from '@throughline/contracts'
import type { LayoutLine, ResumeContent, ResumeLayout, ResumeSetter, ResumeText } from '@throughline/core/resume'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupOf, headerOf, linkOf, recordsOf, resumeOf, summaryOf, wordsOf } from './test-contents.ts'
import { resumePeople } from './test-people.ts'
import { anyResume, UNSET } from './test-random.ts'

export interface ResumeSetterHarness {
  create(): ResumeSetter
  readPdf(pdf: Uint8Array): Promise<ReadDocument>
  /** The text of a document of Word, by another implementation than the one that made it. */
  readDocx(docx: Uint8Array): Promise<string>
  /** A picture that can be shown. */
  picture: Uint8Array
}

const TEMPLATES = ['ledger', 'column', 'plain'] as const

const wordsIn = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean)
const squeezed = (text: string) => text.replace(/\s+/g, '')
const linesOf = ({ pages }: ResumeLayout) => pages.flatMap(({ lines }) => lines)
const keyOf = ({ source }: Pick<ResumeText, 'source'>) => `${source.kind} ${source.id} ${source.part}`

/** Every text of a résumé. */
const textsOf = (value: unknown): ResumeText[] => {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  if ('source' in value && 'text' in value) return [value as ResumeText]
  return Object.values(value).flatMap(textsOf)
}

/** What stands on the pages of each source, without blanks and without a comma that follows. */
function standing(lines: readonly LayoutLine[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { text, source } of lines) {
    if (!source) continue
    const key = keyOf({ source })
    found.set(key, (found.get(key) ?? '') + squeezed(text))
  }
  return found
}

/** What should stand there: of what no font has, a box. */
function wanted(content: ResumeContent): Map<string, string> {
  const texts = new Map<string, string>()
  for (const text of textsOf([content.header, content.sections]))
    texts.set(keyOf(text), (texts.get(keyOf(text)) ?? '') + squeezed(text.text.replace(UNSET, '□')))
  return texts
}

const bare = (texts: ReadonlyMap<string, string>) =>
  Object.fromEntries([...texts].map(([key, text]) => [key, text.replaceAll(',', '')]).toSorted())

/** A setter as one person uses it. */
export const ofOne = ({ layout, pdf, docx, read }: ResumeSetter) => ({
  layout: (content: ResumeContent) => layout(content, 'ines'),
  pdf: (content: ResumeContent) => pdf(content, 'ines'),
  docx: (content: ResumeContent) => docx(content, 'ines'),
  read: (bytes: Uint8Array) => read(bytes, 'ines'),
})

/** What every implementation of the core's ResumeSetter must do. */
export function resumeSetterContract(name: string, { create, readPdf, readDocx, picture }: ResumeSetterHarness): void {
  const setter = ofOne(create())
  const random = { seed: 20261122, numRuns: 8, endOnFailure: true }

  describe(`${name}: résumé setter`, () => {
    it('sets every text whole, and within the page', async () => {
      await fc.assert(
        fc.asyncProperty(anyResume, async (content) => {
          const layout = await setter.layout(content)
          const lines = linesOf(layout)
          expect(bare(standing(lines))).toEqual(bare(wanted(content)))
          for (const { x, y, width, size } of lines) {
            expect(x).toBeGreaterThanOrEqual(20)
            expect(x + width).toBeLessThanOrEqual(layout.width - 20)
            expect(y - size).toBeGreaterThanOrEqual(20)
            expect(y).toBeLessThanOrEqual(layout.height - 15)
          }
        }),
        random,
      )
    })

    it('writes a PDF whose text, as a parser takes it out, is what stands on the pages, word by word in their order', async () => {
      await fc.assert(
        fc.asyncProperty(anyResume, async (content) => {
          const { pages } = await setter.layout(content)
          const read = await setter.read(await setter.pdf(content))
          expect(read.map(({ lines }) => wordsIn(lines))).toEqual(pages.map(({ lines }) => wordsIn(lines.map(({ text }) => text))))
        }),
        random,
      )
    })

    it.each(['ledger', 'plain'] as const)('%s is read in the order of the version', async (template) => {
      const content = { ...resumePeople.nurse, template }
      const parts = ['heading', 'position', 'line', 'skill', 'language', 'reference']
      const inOrder = textsOf(content.sections).filter(({ source }) => parts.includes(source.part))
      const set = linesOf(await setter.layout(content)).flatMap(({ source }) =>
        source && parts.includes(source.part) ? [keyOf({ source })] : [],
      )
      expect([...new Set(set)]).toEqual(inOrder.map(keyOf))
    })

    it('the narrow column is read before the wide one, and nothing of it stands between two pages of that', async () => {
      const skills = Array.from({ length: 90 }, (_, i) => `Skill ${i}`)
      const work = Array.from({ length: 12 }, (_, i) =>
        groupOf('Firm', 'Town', [{ position: `Role ${i}`, lines: ['A line. '.repeat(40)] }]),
      )
      const content = resumeOf(headerOf('Name', 'Label', []), [
        recordsOf('work', 'Experience', work),
        wordsOf('languages', 'Languages', ['English']),
        wordsOf('skills', 'Skills', skills),
      ])
      const lines = linesOf(await setter.layout({ ...content, template: 'column' })).map(({ text }) => text)
      const places = ['Name', 'Languages', 'Experience', 'Role 0', 'Role 11', 'Skills'].map((text) => lines.indexOf(text))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
    })

    it('letters stand one by one: a parser finds no ligature', async () => {
      const text = 'Offices, first, fluent, affinity, waffle, ﬁrst ﬂoor'
      for (const template of TEMPLATES) {
        const content = resumeOf(headerOf('Fiona Affleck', '', []), [summaryOf(text)], { template })
        const read = (await setter.read(await setter.pdf(content))).flatMap(({ lines }) => lines).join(' ')
        expect(read).toContain('Fiona Affleck')
        expect(read).toContain('Offices, first, fluent, affinity, waffle, first floor')
      }
    })

    it.each(TEMPLATES)('%s says what is a heading, a list and a link, its title and its language', async (template) => {
      const { tags, links, title, language } = await readPdf(await setter.pdf({ ...resumePeople.nurse, template }))
      expect(tags.flat()).toEqual(
        expect.arrayContaining(['Document', 'Sect', 'H1', 'H2', 'H3', 'H4', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']),
      )
      expect(links.flat()).toEqual([
        'mailto:marisol.tennant@post.example',
        'tel:+12185550187',
        'https://tennant-rn.example/',
        'https://umjn.example/2024/bundle',
      ])
      expect({ title, language }).toEqual({ title: 'Marisol Tennant, for a role', language: 'en-US' })
    })

    it.each(TEMPLATES)('%s is one page for an analyst and two for a nurse, on the paper that was asked for', async (template) => {
      const [short, long] = [
        await setter.layout({ ...resumePeople.analyst, template }),
        await setter.layout({ ...resumePeople.nurse, template }),
      ]
      expect([short.pages.length, long.pages.length]).toEqual([1, 2])
      expect([short, long].map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
        [595, 842],
        [612, 792],
      ])
    })

    it.each(TEMPLATES)('%s leaves no heading and no position alone at the foot of a page', async (template) => {
      for (let count = 20; count < 50; count += 3) {
        const lines = Array.from({ length: count }, (_, i) => `Line ${i}`)
        const groups = [
          groupOf('Firm', 'Town', [{ position: 'Role', dates: '2020', lines }]),
          groupOf('Other', '', [{ position: 'Next', lines: ['Last'] }]),
        ]
        const sections = [recordsOf('work', 'Experience', groups), recordsOf('project', 'Projects', groups)]
        const { pages } = await setter.layout(resumeOf(headerOf('Name', '', []), sections, { template }))
        for (const { lines: set } of pages) expect(set.filter(({ source }) => source).at(-1)?.source?.part).toBe('line')
      }
    })

    it('goes on for as many pages as it takes, in the size it began in, and signs each from the second on', async () => {
      const lines = Array.from({ length: 300 }, (_, i) => `Line ${i} of what was done there.`)
      const content = resumeOf(headerOf('Ines Varga', '', []), [
        recordsOf('work', 'Experience', [groupOf('Firm', '', [{ position: 'Role', lines }])]),
      ])
      const { pages } = await setter.layout(content)
      expect(pages.length).toBeGreaterThan(5)
      const set = pages.flatMap((page) => page.lines.filter(({ source }) => source?.part === 'line'))
      expect(set.map(({ text }) => text)).toEqual(lines)
      expect(new Set(set.map(({ size }) => size)).size).toBe(1)
      expect(pages.map((page) => page.lines.at(-1)?.text.endsWith(`/ ${pages.length}`))).toEqual(pages.map((_, i) => i > 0))
    })

    it('is one empty page for a version that says nothing', async () => {
      const { pages } = await setter.layout(resumeOf(headerOf('', '', []), []))
      expect(pages).toEqual([{ lines: [], boxes: [], photo: null }])
    })

    it.each(TEMPLATES)('%s has room for a photo, which pushes text aside and hides none', async (template) => {
      const header = { ...resumePeople.siteManager.header, photo: { id: 'photo', type: 'image/jpeg' as const, bytes: picture } }
      const content = { ...resumePeople.siteManager, template, header }
      const [page] = (await setter.layout(content)).pages
      const photo = page?.photo
      expect(photo?.width).toBe(photo?.height)
      const covers = ({ x, y, width, size }: LayoutLine) =>
        photo && x < photo.x + photo.width && x + width > photo.x && y > photo.y && y - size < photo.y + photo.height
      expect(page?.lines.filter(covers)).toEqual([])
      expect((await readPdf(await setter.pdf(content))).pictures[0]).toBe(1)
    })

    it('is set without its photo where that cannot be read', async () => {
      const photo = { id: 'photo', type: 'image/png' as const, bytes: Uint8Array.of(1, 2, 3) }
      const content = { ...resumePeople.analyst, header: { ...resumePeople.analyst.header, photo } }
      expect((await setter.layout(content)).pages[0]?.photo).toBeNull()
      expect((await readPdf(await setter.pdf(content))).pictures[0]).toBe(0)
      expect(await readDocx(await setter.docx(content))).toContain('Ines Varga')
    })

    it.each(Object.keys(resumePeople) as (keyof typeof resumePeople)[])(
      'a document of Word says the same of the %s in the same order',
      async (who) => {
        for (const template of TEMPLATES) {
          const content = { ...resumePeople[who], template }
          const lines = linesOf(await setter.layout(content)).flatMap(({ text, source }) => (source ? [text] : []))
          expect(squeezed(await readDocx(await setter.docx(content))).replaceAll('·', '')).toBe(squeezed(lines.join('')))
        }
      },
    )

    it('refuses what takes more than fifty pages, and sets the next', async () => {
      const lines = Array.from({ length: 150 }, () => 'And then it rained again. '.repeat(80))
      const long = resumeOf(headerOf('Name', '', [linkOf('Leeds', null)]), [recordsOf('work', '', [groupOf('Firm', '', [{ lines }])])])
      await expect(setter.pdf(long)).rejects.toMatchObject({ code: 'too-large' })
      expect((await setter.layout(resumePeople.analyst)).pages).toHaveLength(1)
    })
  })
}
