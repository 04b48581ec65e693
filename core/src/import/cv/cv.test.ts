import { workingTime } from '@throughline/contracts'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { editProfile, experiences, getProfile, skills } from '../../career/index.ts'
import { heldFile, listAll } from '../../kernel/index.ts'
import { previewImport } from '../preview-import.ts'
import { runImport } from '../run-import.ts'
import { importDeps, utf8 } from '../test-import.ts'
import { type PdfLines, readCv } from './read-cv.ts'
import { docxOf } from './test-docx.ts'

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => ({ format: 'cv-document', file: heldFile(bytes) })
const textFile = (text: string) => fileOf(utf8(text))

async function broughtFrom(file: ReturnType<typeof fileOf>) {
  const deps = importDeps()
  const { problems } = await runImport(deps, file)
  const [made, listed] = await Promise.all([
    listAll(deps, deps.actor.space, experiences.queries.oldest, {}),
    listAll(deps, deps.actor.space, skills.queries.inOrder, {}),
  ])
  const of = (kind: string) =>
    made.filter((one) => one.kind === kind).map((one) => ({ ...one, highlights: one.highlights.map(({ text }) => text) }))
  return { of, skills: listed.map(({ name }) => name), profile: await getProfile(deps), problems }
}

const english = `Ines Varga
Senior supply-chain analyst
Leeds | ines.varga@post.example | +44 113 496 0000 | linkedin.example.com/in/ivarga

Profile
I find out why a forecast is wrong.

Work experience
Senior Analyst, Pellworth Kitchenware Ltd, Leeds    Mar 2023 – Present
• Cut stock-outs from 6.8 to 3.1 %
• Took eleven dead lines off the list, with the
  buyers of three countries
Logistics Planner at Quillmere Freight    09/2019 - 12/2020
Rounds and drops.

Education
BSc Geography, Wharfedale University, 2016–2019

Skills
Tools: SQL, Python, Excel
Forecasting

Languages
Hungarian (native), Italian – B1

Certificates
APICS CPIM, ASCM, 2022
`

const german = `Lebenslauf
Jonas Weidner
Telefon: 0341 4960 112
E-Mail: jonas@post.example

Berufserfahrung
Schichtleiter
Bäckerei Halm GmbH, Leipzig
04/2021 – heute
- Führt zwölf Leute
- Plant die Schichten
Bäcker
Brotmanufaktur Oststraße
08/2015 bis 03/2021
- Teige und Öfen

Ausbildung
08/2012 – 07/2015\tAusbildung zum Bäcker, Berufsschule Leipzig

Kenntnisse
Schichtplanung, Hygiene (HACCP, IFS), Excel

Sprachen
Deutsch (Muttersprache), Polnisch: gut
`

describe('a CV that is imported', () => {
  it('as a text says its positions, with dates, place and highlights', async () => {
    const { of, problems } = await broughtFrom(textFile(english))
    expect(of('work')).toMatchObject([
      {
        position: 'Logistics Planner',
        organisation: 'Quillmere Freight',
        startDate: '2019-09',
        endDate: '2020-12',
        summary: 'Rounds and drops.',
      },
      {
        ...{
          position: 'Senior Analyst',
          organisation: 'Pellworth Kitchenware Ltd',
          location: 'Leeds',
          startDate: '2023-03',
          isOngoing: true,
        },
        highlights: ['Cut stock-outs from 6.8 to 3.1 %', 'Took eleven dead lines off the list, with the buyers of three countries'],
      },
    ])
    expect(problems.map(({ message }) => message)).toEqual([])
  })

  it('says what was learnt, what one can do and who one is', async () => {
    const { of, skills, profile } = await broughtFrom(textFile(english))
    expect(of('education')).toMatchObject([{ organisation: 'Wharfedale University', startDate: '2016', endDate: '2019' }])
    expect(of('certificate')).toMatchObject([{ position: 'APICS CPIM', organisation: 'ASCM' }])
    expect(skills).toEqual(['SQL', 'Python', 'Excel', 'Forecasting'])
    expect(profile).toMatchObject({
      ...{ name: 'Ines Varga', label: 'Senior supply-chain analyst', email: 'ines.varga@post.example' },
      ...{ phone: '+44 113 496 0000', summary: 'I find out why a forecast is wrong.' },
    })
    expect(profile.languages).toMatchObject([
      { language: 'Hungarian', fluency: 'native' },
      { language: 'Italian', fluency: 'B1' },
    ])
  })

  it('has what somebody is registered for and was given apart from skills and degrees, each with its year', async () => {
    const text =
      'Education\nBSc Geography, Wharfedale University, 2016\nRadiation safety course, Tallowby, 2018\n\nSkills\nSQL\n\nRegistrations\nHCPC registered since 2013\n'
    const { of, skills } = await broughtFrom(textFile(text))
    expect(of('education')).toMatchObject([{ studyType: 'BSc Geography', startDate: null, endDate: '2016' }])
    expect(of('certificate')).toMatchObject([
      { position: 'Radiation safety course', organisation: 'Tallowby', startDate: '2018', endDate: null },
      { position: 'HCPC registered', startDate: '2013', endDate: null },
    ])
    expect(skills).toEqual(['SQL'])
  })

  it('in German, with its dates below or before what they are of, is read as well', async () => {
    const { of, skills, profile } = await broughtFrom(textFile(german))
    expect(of('work')).toMatchObject([
      {
        position: 'Bäcker',
        organisation: 'Brotmanufaktur Oststraße',
        startDate: '2015-08',
        endDate: '2021-03',
        highlights: ['Teige und Öfen'],
      },
      {
        ...{ position: 'Schichtleiter', organisation: 'Bäckerei Halm GmbH', location: 'Leipzig', startDate: '2021-04', isOngoing: true },
        highlights: ['Führt zwölf Leute', 'Plant die Schichten'],
      },
    ])
    expect(of('education')).toMatchObject([{ organisation: 'Berufsschule Leipzig', startDate: '2012-08', endDate: '2015-07' }])
    expect(skills).toEqual(['Schichtplanung', 'Hygiene (HACCP, IFS)', 'Excel'])
    expect(profile).toMatchObject({ name: 'Jonas Weidner', phone: '0341 4960 112', email: 'jonas@post.example' })
    expect(profile.languages.map(({ language }) => language)).toEqual(['Deutsch', 'Polnisch'])
  })

  it('as a Word document has its lists and tables read as they stand on the page', async () => {
    const docx = docxOf(
      { text: 'Ines Varga' },
      { text: 'EXPERIENCE' },
      { cells: [['Mar 2023 – today'], ['Senior Analyst', 'Pellworth & Sons Ltd']] },
      { text: 'Cut stock-outs by half', isItem: true },
      { text: 'SKILLS' },
      { text: 'SQL' },
    )
    const { of, skills } = await broughtFrom(fileOf(docx))
    expect(of('work')).toMatchObject([
      {
        position: 'Senior Analyst',
        organisation: 'Pellworth & Sons Ltd',
        startDate: '2023-03',
        isOngoing: true,
        highlights: ['Cut stock-outs by half'],
      },
    ])
    expect(skills).toEqual(['SQL'])
  })

  it('tells of each section that was left out, and of lines that belong to none', async () => {
    const text = 'Ines Varga\nAnalyst\n12 Mill Lane, 4 floors up\n\nEXPERIENCE\nA gap year abroad\n\nREFERENCES\nOn request\n'
    const { problems } = await broughtFrom(textFile(text))
    expect(problems.map(({ task, message }) => `${task}: ${message}`)).toEqual([
      '12 Mill Lane, 4 floors up: This line above the first section was left out.',
      'EXPERIENCE: No dates were found in this section, which tell where an entry begins; it was left out.',
      'REFERENCES: The line of this section was left out.',
    ])
  })

  it('tells where an entry ends before it begins, and keeps the entry', async () => {
    const { of, problems } = await broughtFrom(textFile('Experience\nPlanner, Quillmere Freight, Sep 2023 – Aug 2021\n'))
    expect(of('work')).toMatchObject([{ position: 'Planner', startDate: '2023-09', endDate: null, isOngoing: false }])
    expect(problems).toMatchObject([{ message: expect.stringContaining('ends before it begins') }])
  })

  it.each([
    ['a PDF where none can be read', utf8('%PDF-1.7\n'), 'PDF files cannot be read here'],
    ['an older Word document', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), '.doc'],
    ['rich text', utf8('{\\rtf1 Ines}'), 'RTF'],
  ])('is refused as %s, in words that say what to do', async (_, bytes, words) => {
    await expect(previewImport(importDeps(), fileOf(bytes))).rejects.toMatchObject({
      code: 'unsupported-format',
      message: expect.stringContaining(words),
    })
  })

  it('is refused as an archive of something else', async () => {
    const archive = zipSync({ 'notes.md': utf8('# Notes') })
    await expect(previewImport(importDeps(), fileOf(archive))).rejects.toMatchObject({ code: 'unsupported-format' })
  })

  it('makes nothing twice', async () => {
    const deps = importDeps()
    await runImport(deps, textFile(english))
    const { counts, career, problems } = await previewImport(deps, textFile(english))
    expect(counts).toMatchObject({ experiences: 0, skills: 0, profileFacts: 0 })
    expect(career?.person).toBeNull()
    expect(problems.at(-1)?.message).toMatch(/^\d+ entries are there already; they were left out\.$/)
  })

  it('offers of the person what the profile has not yet, and nothing of what the account began with', async () => {
    const deps = importDeps()
    const offered = async () => {
      const { counts, career, problems } = await previewImport(deps, textFile('Ines Varga\nAnalyst\n+44 113 496 0000\n'))
      const { name, label, phone } = career?.person ?? {}
      expect([name, label, phone].filter(Boolean)).toHaveLength(counts.profileFacts)
      return [counts.profileFacts, problems.filter(({ message }) => message.includes('there already')).length]
    }
    expect(await offered()).toEqual([3, 0])
    await editProfile(deps, { name: 'Ines Varga', label: 'Planner' })
    expect(await offered()).toEqual([1, 1])
  })

  it.each(['a, ', 'Mar ', 'Mar 1 – ', '1. 1. ', '2019 – ', 'seit ', 'bis zum ', '( ', 'A '])(
    'that is made to be costly is read in bounded time: %j',
    async (piece) => {
      const lines = Array.from({ length: 250 }, (_, i) => `${piece.repeat(10_000 / piece.length)} 20${10 + (i % 10)} – ${'– '.repeat(300)}`)
      const time = workingTime()
      await previewImport(importDeps(), textFile(['Experience', ...lines].join('\n')))
      expect(time()).toBeLessThan(300)
    },
  )

  it.each([
    ['an address', 'a.'.repeat(10_000)],
    ['an address with hyphens', 'a-'.repeat(10_000)],
    ['an e-mail address', 'a'.repeat(20_000)],
    ['an e-mail address without its end', `a@${'a.'.repeat(10_000)}`],
    ['a phone number', '+1'.repeat(10_000)],
    ['a phone number with blanks', `0${'1 '.repeat(10_000)}`],
    ['many addresses', Array.from({ length: 2_900 }, (_, i) => `a${i}.post.example/x`).join('\n')],
    ['skills of dots', `Skills\n${'. '.repeat(10_000)}x`],
    ['skills in brackets', `Skills\n${', ('.repeat(10_000)}`],
    ['skills in many lines of blanks', `Skills\n${`a:${'\u3000\t'.repeat(480)}x\n`.repeat(1_000)}`],
    ['100,000 skills', `Skills\n${Array.from({ length: 100_000 }, (_, i) => `s${i}`).join(', ')}`],
    ['a line of 5 MB', 'x'.repeat(5_000_000)],
  ])('that is made to be costly by %s is read in bounded time', async (_, text) => {
    await previewImport(importDeps(), textFile('Skills\nSQL'))
    const time = workingTime()
    await previewImport(importDeps(), textFile(`${text}\nExperience\n`)).catch(() => {})
    expect(time()).toBeLessThan(600)
  })

  it('has some hundred entries of a kind at most, and says so', async () => {
    const names = (from: number) => Array.from({ length: 200 }, (_, i) => `Skill ${from + i}`).join(', ')
    const { skills, problems } = await broughtFrom(textFile(`Skills\n${names(0)}\nTools\n${names(200)}\n`))
    expect(skills).toHaveLength(300)
    expect(problems).toMatchObject([{ task: 'Tools', message: expect.stringContaining('300') }])
  })

  it('has some pages at most, and says so', async () => {
    let asked = 0
    const pdfLines: PdfLines = async (_, mostPages) => {
      asked = mostPages
      return { lines: ['Skills', 'SQL'], left: 1 }
    }
    const { problems, career } = await readCv(utf8('%PDF-1.7'), { career: { experiences: [], skills: [], profile: null }, pdfLines })
    expect(career?.skills).toMatchObject([{ name: 'SQL' }])
    expect(problems).toMatchObject([{ message: expect.stringContaining(`${asked} pages`) }])
  })

  it('has all of a paragraph that is written in one line', async () => {
    const words = Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ')
    expect((await broughtFrom(textFile(`Ines Varga\n\nProfile\n${words}\n`))).profile.summary).toBe(words)
  })
})
