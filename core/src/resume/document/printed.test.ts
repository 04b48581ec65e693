import { expect, it } from 'vitest'
import type { ResumeContent, ResumeText } from '../content.ts'
import { printed } from './printed.ts'

const text = (text: string): ResumeText => ({ text, source: { kind: 'win', id: '1', part: 'line' }, wording: null })

function content(language: ResumeContent['language']) {
  const entries = [{ lines: [text('cut stock-outs by half'), text('p95 under a second'), text('Led a team')] }]
  const sections = [
    { kind: 'experience', heading: text('work'), groups: [{ entries }] },
    { kind: 'skills', heading: text('skills'), items: [text('sql')] },
  ]
  return { language, sections } as unknown as ResumeContent
}

const read = (content: ResumeContent) =>
  content.sections.map((section) =>
    'groups' in section ? section.groups.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines.map(({ text }) => text))) : section,
  )

it('the lines of what was done begin with a large letter on the page, but for names that are written small', () => {
  const [lines, skills] = read(printed(content('en-GB')))
  expect(lines).toEqual(['Cut stock-outs by half', 'p95 under a second', 'Led a team'])
  expect(skills).toEqual(content('en-GB').sections[1])
})

it('a German line stays, as its small letter may be the word’s own', () => {
  expect(printed(content('de-DE'))).toEqual(content('de-DE'))
})
