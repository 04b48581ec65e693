import { workingTime } from '@throughline/contracts'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { utf8 } from '../test-import.ts'
import { docxLines } from './docx-lines.ts'
import { docxOf } from './test-docx.ts'

const textsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await docxLines(bytes)).map(({ text }) => text)
const written = (body: string) => zipSync({ 'word/document.xml': utf8(`<w:document><w:body>${body}</w:body></w:document>`) })
const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const many = (name: string) => Array.from({ length: 9 }, (_, i) => `${name} ${i}`)

describe('a Word document', () => {
  it('has what repeats a drawing for older programs once', async () => {
    const drawing = `<mc:AlternateContent><mc:Choice>${p('SQL')}</mc:Choice><mc:Fallback>${p('SQL')}</mc:Fallback></mc:AlternateContent>`
    expect(await textsOf(written(`${p('Skills')}${drawing}${p('Python')}`))).toEqual(['Skills', 'SQL', 'Python'])
  })

  it.each([
    ['beside one another where they are short', [['2019 – 2020'], ['Planner', 'Tallowby']], ['2019 – 2020\tPlanner', 'Tallowby']],
    ['one below another where both are columns of the page', [many('Skill'), many('Role')], [...many('Skill'), ...many('Role')]],
    ['one below another where the first is such a column', [many('Skill'), ['Planner']], [...many('Skill'), 'Planner']],
    [
      'one below another where two beside a short one are',
      [['Ines'], many('Skill'), many('Role')],
      ['Ines', ...many('Skill'), ...many('Role')],
    ],
    ['as they are where only one is filled', [[''], ['Planner', 'Tallowby']], ['Planner', 'Tallowby']],
  ])('has the cells of a row %s', async (_, cells, texts) => expect(await textsOf(docxOf({ cells }))).toEqual(texts))

  it('has breaks, tabs and hyphens as they stand on the page', async () => {
    const runs = '<w:r><w:t>Planner</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Leeds</w:t><w:noBreakHyphen/><w:t>Hull</w:t></w:r>'
    expect(await textsOf(written(`<w:p>${runs}</w:p>`))).toEqual(['Planner\t2019', 'Leeds-Hull'])
  })

  it('has a list by its numbering, its style or a mark made by hand', async () => {
    const styled = '<w:p><w:pPr><w:pStyle w:val="Listenabsatz"/></w:pPr><w:r><w:t>Rounds</w:t></w:r></w:p>'
    const bytes = written(`${p('Work')}${styled}${p('• Drops')}`)
    expect((await docxLines(bytes)).map(({ text, isItem }) => [text, isItem])).toEqual([
      ['Work', false],
      ['Rounds', true],
      ['Drops', true],
    ])
    expect((await docxLines(docxOf({ text: 'Rounds', isItem: true })))[0]?.isItem).toBe(true)
  })

  it.each([
    ['rows', '<w:tr><w:tc>'.repeat(80_000)],
    ['other elements', '<w:x>'.repeat(200_000)],
  ])('that nests %s without an end is refused at once', async (_, body) => {
    const bytes = zipSync({ 'word/document.xml': utf8(`<w:document><w:body>${body}`) })
    const time = workingTime()
    await expect(docxLines(bytes)).rejects.toMatchObject({ code: 'too-large' })
    expect(time()).toBeLessThan(300)
  })

  it('has tables within tables', async () => {
    const nested = `${'<w:tbl><w:tr><w:tc>'.repeat(10)}${p('SQL')}${'</w:tc></w:tr></w:tbl>'.repeat(10)}`
    expect(await textsOf(written(nested))).toEqual(['SQL'])
  })

  it('has a cell of as many paragraphs as there are', async () => {
    const row = `<w:tbl><w:tr><w:tc>${p('SQL').repeat(150_000)}</w:tc></w:tr></w:tbl>`
    const bytes = zipSync({ 'word/document.xml': utf8(`<w:document>${row}</w:document>`) }, { level: 0 })
    expect(await textsOf(bytes)).toHaveLength(150_000)
  })
})
