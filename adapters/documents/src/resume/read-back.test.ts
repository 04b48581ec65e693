import { fakeActor } from '@throughline/contracts'
import { createImportReader } from '@throughline/core/import'
import { heldFile } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { expect, it } from 'vitest'
import { readFirstPages, readPages } from './read.ts'
import { createResumeSetter } from './resume-setter.ts'
import { resumePeople } from './test-people.ts'
import { ofOne } from './test-setter-contract.ts'

const setter = ofOne(createResumeSetter({ most: 1 }))
const reader = createImportReader(kinds, {
  pdfLines: async (bytes) => ({ lines: (await readPages(bytes)).flatMap(({ lines }) => lines), left: 0 }),
})
const reading = {
  ...{ format: 'cv-document', importId: '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb', now: '2026-03-05T09:00:00.000Z' },
  actor: fakeActor(),
}

/** Positions as they are read: what, where, from when, until when. */
const work = {
  analyst: [
    ['Senior supply-chain analyst', 'Pellworth Kitchenware', '2023-03', null],
    ['Logistics planner', 'Quillmere Freight', '2019-09', '2023-02'],
  ],
  nurse: [
    ['Charge nurse, medical intensive care', 'Harrow Lake Medical Center', '2022-05', null],
    ['Staff nurse, medical intensive care', 'Harrow Lake Medical Center', '2017-06', '2022-05'],
    ['Staff nurse', 'emergency department', '2014-08', '2017-05'],
    ['Nursing assistant', 'Birchgate Home Care', '2012', '2014'],
  ],
  siteManager: [
    ['Bauleiter', 'Lindacher Holzbau GmbH', '2019-04', null],
    ['Vorarbeiter, dann Polier', 'Lindacher Holzbau GmbH', '2013-03', '2019-03'],
    ['Zimmerergeselle', 'Zimmerei Obermoser', '2007', '2013'],
  ],
}

for (const [name, content] of Object.entries(resumePeople))
  it.each(['docx', 'pdf'] as const)(`the résumé of the ${name} is read from its %s as a CV of anybody’s would be`, async (kind) => {
    const bytes = new Uint8Array(await (kind === 'pdf' ? setter.pdf(content) : setter.docx(content)))
    const { career, counts } = await reader.preview(reading, heldFile(bytes))
    const read = career?.experiences.filter((one) => one.kind === 'work')
    expect(read?.map(({ position, organisation, startDate, endDate }) => [position, organisation, startDate, endDate])).toEqual(
      work[name as keyof typeof work],
    )
    expect(career?.skills.length).toBeGreaterThan(4)
    expect(counts.profileFacts).toBeGreaterThan(6)
  })

it('a PDF that is damaged is refused in words that say what to do', async () => {
  const damaged = new TextEncoder().encode('%PDF-1.7\nnothing of one')
  await expect(reader.preview(reading, heldFile(damaged))).rejects.toMatchObject({
    code: 'unsupported-format',
    message: expect.stringContaining('.docx'),
  })
})

it('of a PDF with more pages than are asked for the first are read, and it is told how many are left', async () => {
  const text = 'BT /F1 12 Tf 50 700 Td (Experience) Tj ET'
  const kids = Array.from({ length: 70 }, (_, at) => `${at + 5} 0 R`)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`,
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...kids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>'),
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const bytes = new TextEncoder().encode(`%PDF-1.5\n${objects.join('')}trailer\n<</Root 1 0 R>>\n%%EOF`)
  const { pages, left } = await readFirstPages(bytes, 50)
  expect([pages.length, left]).toEqual([50, 20])
  expect(pages[49]).toEqual({ lines: ['Experience'] })
})
