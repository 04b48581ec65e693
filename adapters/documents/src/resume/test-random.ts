import type { ResumeContent } from '@throughline/core/resume'
import fc from 'fast-check'
import { groupOf, headerOf, linkOf, recordsOf, referencesOf, resumeOf, summaryOf, wordsOf } from './test-contents.ts'

/** Of these no font has the letters, or they are read from right to left. */
export const UNSET = /[日本語שלום]/gu

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ',
  'äöüßéèàçñåøæœłżřőğışțąęů',
  'àảãáạăằẳẵắặâầẩẫấậđèẻẽéẹêềểễếệ',
  'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяїєґ',
  '0123456789.:;!?%&()/+*=<>@#€£–—„“”’',
  'fiflffffiffl',
  '→≠☑日本語שלום',
]
const word = fc
  .constantFrom(...alphabets)
  .chain((alphabet) => fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 14 }))
  .map((letters) => letters.join(''))
const longWord = fc.nat({ max: 60 }).map((count) => 'Donaudampfschifffahrt'.repeat(1 + Math.floor(count / 6)))

const textOf = (maxLength: number) =>
  fc
    .array(fc.oneof({ weight: 20, arbitrary: word }, { weight: 1, arbitrary: longWord }), { minLength: 1, maxLength })
    .map((words) => words.join(' '))
const maybe = (maxLength: number) => fc.oneof(fc.constant(''), textOf(maxLength))
const prose = fc.array(textOf(40), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n'))

const entry = fc.record({
  position: maybe(12),
  dates: maybe(5),
  url: fc.constantFrom('', 'https://a.example/work?of=2024'),
  details: fc.array(textOf(8), { maxLength: 2 }),
  summary: fc.oneof(fc.constant(''), prose),
  lines: fc.array(textOf(40), { maxLength: 8 }),
})
const group = fc
  .tuple(maybe(6), maybe(3), fc.array(entry, { minLength: 1, maxLength: 3 }), maybe(4))
  .map(([organisation, location, entries, dates]) => groupOf(organisation, location, entries, entries.length > 1 ? dates : undefined))

const section = fc.oneof(
  fc.tuple(prose, maybe(3)).map(([text, heading]) => summaryOf(text, heading)),
  fc
    .tuple(fc.constantFrom('work', 'education', 'project', 'certificate'), maybe(3), fc.array(group, { minLength: 1, maxLength: 4 }))
    .map(([kind, heading, groups]) => recordsOf(kind, heading, groups)),
  fc
    .tuple(fc.constantFrom('skills', 'languages', 'interests'), maybe(3), fc.array(textOf(4), { minLength: 1, maxLength: 30 }))
    .map(([kind, heading, items]) => wordsOf(kind, heading, items)),
  fc.tuple(maybe(3), maybe(3), prose).map(([heading, name, text]) => referencesOf(heading, [{ name, text }])),
)

const header = fc.tuple(maybe(5), maybe(10), fc.array(textOf(2), { maxLength: 6 })).map(([name, label, contact]) =>
  headerOf(
    name,
    label,
    contact.map((text) => linkOf(text, 'https://a.example/')),
  ),
)

/** Any résumé, in many alphabets, with words that are longer than a line. */
export const anyResume: fc.Arbitrary<ResumeContent> = fc
  .record({
    header,
    sections: fc.array(section, { maxLength: 6 }),
    template: fc.constantFrom('ledger', 'column', 'plain'),
    paper: fc.constantFrom('a4', 'letter'),
  })
  .map(({ header, sections, ...given }) => resumeOf(header, sections, given))
