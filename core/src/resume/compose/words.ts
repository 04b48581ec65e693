import type { Resume, SectionKind } from '../schema.ts'

export type ResumeLanguage = Resume['language']

interface Words {
  /** What such a document is called. */
  document: string
  headings: Readonly<Record<SectionKind, string>>
  /** From when to when; `null` stands for now. */
  period(from: string, until: string | null): string
  until(end: string): string
  score(score: string): string
}

const english: Words = {
  document: 'Résumé',
  headings: {
    summary: 'Summary',
    work: 'Experience',
    education: 'Education',
    project: 'Projects',
    volunteer: 'Volunteering',
    certificate: 'Certificates',
    award: 'Awards',
    publication: 'Publications',
    skills: 'Skills',
    languages: 'Languages',
    interests: 'Interests',
    references: 'References',
  },
  period: (from, until) => `${from} to ${until ?? 'now'}`,
  until: (end) => `until ${end}`,
  score: (score) => `Result: ${score}`,
}

const german: Words = {
  document: 'Lebenslauf',
  headings: {
    summary: 'Profil',
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    project: 'Projekte',
    volunteer: 'Ehrenamt',
    certificate: 'Zertifikate',
    award: 'Auszeichnungen',
    publication: 'Veröffentlichungen',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    interests: 'Interessen',
    references: 'Referenzen',
  },
  period: (from, until) => (until === null ? `seit ${from}` : `${from} bis ${until}`),
  until: (end) => `bis ${end}`,
  score: (score) => `Abschluss: ${score}`,
}

const american: Words = { ...english, headings: { ...english.headings, volunteer: 'Volunteer work' } }

export const wordsOf = (language: ResumeLanguage): Words => ({ 'en-GB': english, 'en-US': american, 'de-DE': german })[language]
