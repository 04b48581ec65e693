import { foldText } from '../../kernel/index.ts'
import type { CvLine } from './cv-line.ts'

/** How sections are headed, in English and German, folded. The keys are those of a JSON Resume, but for `summary`. */
const headings = {
  summary:
    'summary|profile|professional summary|professional profile|personal profile|personal statement|about|about me|objective|career objective|profil|kurzprofil|uber mich|zusammenfassung|personliches profil',
  work: 'experience|work experience|professional experience|relevant experience|employment|employment history|work history|career history|career|positions|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|praxiserfahrung|berufliche erfahrung|berufliche stationen|erfahrung|praktische erfahrung|praktika',
  education:
    'education|education and training|academic background|academic history|qualifications|training|ausbildung|bildung|bildungsweg|studium|schulbildung|ausbildung und studium|studium und ausbildung|akademischer werdegang|aus- und weiterbildung',
  skills:
    'skills|key skills|core skills|technical skills|it skills|skills and tools|skills and competencies|competencies|core competencies|expertise|technologies|tools|kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|it-kenntnisse|edv-kenntnisse|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse',
  languages: 'languages|language skills|sprachen|sprachkenntnisse',
  projects: 'projects|selected projects|personal projects|key projects|projekte|ausgewahlte projekte',
  volunteer: 'volunteering|volunteer experience|volunteer work|voluntary work|community|ehrenamt|ehrenamtliches engagement|engagement',
  certificates:
    'certificates|certifications|certificates and training|licenses and certifications|licences|licenses|licence|license|courses|registration|registrations|professional registration|professional registrations|membership|memberships|professional membership|professional memberships|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|zulassung|zulassungen|berufszulassung|approbation|registrierung|registrierungen|lizenzen|mitgliedschaft|mitgliedschaften',
  awards: 'awards|honours|honors|honors and awards|honours and awards|awards and honours|auszeichnungen|preise',
  publications: 'publications|selected publications|publikationen|veroffentlichungen',
  interests: 'interests|hobbies|hobbies and interests|interests and hobbies|interessen|hobbys|hobbys und interessen',
  references: 'references|referees|referenzen',
} as const

export type SectionKind = keyof typeof headings

const kinds = new Map(
  Object.entries(headings).flatMap(([kind, names]) => names.split('|').map((name) => [name, kind as SectionKind] as const)),
)

export interface Section {
  /** `null` of one with a heading that we do not know. */
  kind: SectionKind | null
  heading: string
  lines: CvLine[]
}

const plain = (text: string) =>
  foldText(text)
    .replace(/[:\s.]+$/u, '')
    .replace(/\s*(?:&|\+|\/)\s*/gu, ' and ')
    .replace(/\s+/gu, ' ')
    .trim()

/** What a line heads, if it is nothing but that. `Languages and interests` are taken for the first of them. */
export function headingOf({ text, isItem }: CvLine): SectionKind | null {
  if (isItem || text.length > 60) return null
  const name = plain(text)
  return kinds.get(name) ?? kinds.get(name.replace(/ (?:and|und) .*$/u, '')) ?? null
}

/** Written in capitals, as headings are where one of those we know is: `SIDE QUESTS`. */
const isShouted = ({ text, isItem, isApart }: CvLine) => !isItem && isApart === true && text.length <= 40 && /^[\p{Lu} &-]{5,}$/u.test(text)

/** What stands at the head, and all sections in their order. */
export function sectionsIn(lines: readonly CvLine[]): { head: CvLine[]; sections: Section[] } {
  const head: CvLine[] = []
  const sections: Section[] = []
  const areShouted = lines.some((line) => headingOf(line) && isShouted(line))
  for (const line of lines) {
    const kind = headingOf(line)
    if (kind || (areShouted && sections.length > 0 && isShouted(line))) sections.push({ kind, heading: line.text, lines: [] })
    else (sections.at(-1)?.lines ?? head).push(line)
  }
  return { head, sections }
}
