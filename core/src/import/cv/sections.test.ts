import { describe, expect, it } from 'vitest'
import { linesOfText } from './cv-line.ts'
import { sectionsIn } from './sections.ts'

function told(text: string) {
  const { head, sections } = sectionsIn(linesOfText(text.split('\n')))
  return { head: head.map(({ text }) => text), sections: sections.map(({ kind, heading, lines }) => [kind, heading, lines.length]) }
}

describe('the sections of a CV', () => {
  it.each([
    ['Work experience', 'work'],
    ['BERUFSERFAHRUNG:', 'work'],
    ['Honours & Awards', 'awards'],
    ['Languages and interests', 'languages'],
    ['Fähigkeiten/Kenntnisse', 'skills'],
    ['Registrations', 'certificates'],
    ['Professional registration', 'certificates'],
    ['Memberships & Registrations', 'certificates'],
    ['Licences', 'certificates'],
    ['Zulassungen', 'certificates'],
    ['Mitgliedschaften', 'certificates'],
    ['Approbation', 'certificates'],
  ])('“%s” heads one', (heading, kind) => expect(told(`Ines Varga\n${heading}\nIt`).sections).toEqual([[kind, heading, 1]]))

  it.each(['- Experience', 'Experience in depots', `Experience${' '.repeat(2)}of ${'depots '.repeat(8)}`])('“%s” heads none', (line) =>
    expect(told(`Ines Varga\n${line}`).sections).toEqual([]),
  )

  it('have headings that are not known where known ones are in capitals too', () => {
    expect(told('INES VARGA\n\nSKILLS\nSQL\n\nSIDE QUESTS\nA boat\nA kiln')).toEqual({
      head: ['INES VARGA'],
      sections: [
        ['skills', 'SKILLS', 1],
        [null, 'SIDE QUESTS', 2],
      ],
    })
  })

  it.each([
    ['known headings are not in capitals', 'Skills\nSQL\n\nSIDE QUESTS\nA boat'],
    ['they do not stand apart', 'SKILLS\nSQL\nSIDE QUESTS\nA boat'],
    ['they are of a list', 'SKILLS\nSQL\n\n- SIDE QUESTS\nA boat'],
    ['they are as short as an abbreviation', 'SKILLS\nSQL\n\nSAP\nA boat'],
  ])('have no such heading of words in capitals where %s', (_, text) => {
    expect(told(text).sections).toEqual([['skills', expect.stringMatching(/skills/i), 3]])
  })
})
