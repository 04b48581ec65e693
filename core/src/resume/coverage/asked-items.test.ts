import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { askedBeside } from './asked-beside.ts'
import { itemsIn } from './asked-items.ts'
import { termReader } from './terms.ts'

const listed = (text: string) => itemsIn(text).map(({ said, isOptional }) => (isOptional ? `(${said})` : said))

describe('items of a list of what one is to bring', () => {
  it.each([
    'What you need',
    'What you’ll need:',
    '## What you bring',
    'You will have',
    'Requirements',
    'Essential criteria',
    'Person specification',
    'Skills and experience',
    'About you',
    'What we are looking for',
    'Das bringst du mit',
    'Was du mitbringst:',
    'Ihr Profil:',
    'Anforderungen',
    '**Das erwarten wir von Ihnen**',
  ])('stand below “%s”', (heading) => {
    expect(listed(`${heading}\n- A licence to drive\n- Good humour at six.`)).toEqual(['A licence to drive', 'Good humour at six'])
  })

  it.each(['Nice to have', 'Desirable', 'Desirable criteria:', 'Von Vorteil', '## Das wünschen wir uns'])(
    'may be done without below “%s”',
    (heading) => {
      expect(listed(`What you need\n- A licence to drive\n${heading}\n- Good humour at six`)).toEqual([
        'A licence to drive',
        '(Good humour at six)',
      ])
    },
  )

  it('are none below other headings, nor behind their list, nor paragraphs', () => {
    expect(listed('What you will do\n- Drive a van\n\nWe drive vans.')).toEqual([])
    expect(listed('What you need:\n- A licence to drive\nYour tasks:\n- Drive a van')).toEqual(['A licence to drive'])
    expect(listed('What you need:\n\nYou are kind. You drive a van.')).toEqual([])
    expect(listed('What you need\n- A licence to drive\n\nWe drive vans')).toEqual(['A licence to drive'])
  })

  it('are read where their marks were lost, or gaps stand between them', () => {
    expect(listed('Requirements\n\nA licence to drive\nGood humour at six\n\nWe drive vans')).toEqual([
      'A licence to drive',
      'Good humour at six',
    ])
    expect(listed('Requirements\n\n• A licence to drive\n\n• Good humour at six')).toEqual(['A licence to drive', 'Good humour at six'])
  })
})

const read = async (text: string, competencies: readonly [string, string][] = [], skills: readonly string[] = []) => {
  const reader = await termReader(
    skills.map((name) => ({ name, aliases: [] })),
    async () => {},
  )
  const terms = [...reader.inText(text), ...competencies.map(([id, because]) => reader.competency(id, [because]))]
  const { requirements, skills: named } = askedBeside(text, terms, [])
  return [...requirements.map(({ kind, said }) => `${kind}: ${said}`), ...named.map(({ name }) => `skill: ${name}`)]
}
const needs = (line: string) => `What you need\n- ${line}`

describe('an item of which something else is read', () => {
  it.each([
    ['3+ years of warehouse operations', 'years: 3+ years of warehouse operations'],
    ['Fluent German', 'language: Fluent German'],
    ['Degree in logistics', 'degree: Degree in logistics'],
    ['Experience with WMS systems', 'words: WMS'],
  ])('is not told again: %s', async (line, found) => expect(await read(needs(line))).toEqual([found]))

  it('is told by its skill', async () =>
    expect(await read(needs('Good at Qavort in cold stores'), [], ['Qavort'])).toEqual(['skill: Qavort']))

  it('is told by its competency where it is no more than that', async () => {
    expect(await read(needs('Strong communication skills'), [['communication', 'communication']])).toEqual([])
    expect(await read(needs('Managing a budget of more than £1m'), [['budget', 'budget']])).toEqual([
      'item: Managing a budget of more than £1m',
    ])
  })

  it('is told in its own words where abbreviations are parts of it, or a skill stands in brackets', async () => {
    expect(await read(needs('Registered nurse (NMC) or AFP registration'))).toEqual(['item: Registered nurse (NMC) or AFP registration'])
    expect(await read(needs('A project qualification (Qavort or APM)'), [], ['Qavort'])).toEqual([
      'item: A project qualification (Qavort or APM)',
      'skill: Qavort',
    ])
    // Said elsewhere by itself, it is asked for.
    expect(await read(`You know APM.\n${needs('A project qualification (APM)')}`)).toEqual([
      'words: APM',
      'item: A project qualification (APM)',
    ])
  })
})

it('whatever stands there is read in bounded time', async () => {
  const worked = workingTime()
  for (const piece of ['What you need\n', '- a b\n', 'your ', 'skills and ', 'Desirable skills ', '(', '- AB (AB) \n', '\n'])
    await read(`What you need\n${piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000)}`)
  expect(worked()).toBeLessThan(2_000)
})
