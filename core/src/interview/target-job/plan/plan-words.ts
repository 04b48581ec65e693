import { languageOf } from '../../../kernel/index.ts'

/** What the tasks of a plan are called, and where one does them. */
export interface PlanWords {
  apply(role: string, company: string): string
  company(company: string, role: string): string
  stories(role: string): string
  story(competency: string): string
  practise(role: string): string
  /** `turn`: which of two it is; the only one where there is time for no more. */
  mock(role: string, turn: 'first' | 'last' | 'only'): string
  ask(company: string, role: string): string
  resume(interview: string): string
  after(interview: string): string
  /** Under a title: a link to where it is done. */
  at: { stories: string; practice: string; mock: string; job: string }
}

const en: PlanWords = {
  apply: (role, company) => (company ? `Apply for ${role} at ${company}` : `Apply for ${role}`),
  company: (company, role) => `Look at ${company || `who offers “${role}”`}: what they do, and who will ask`,
  stories: (role) => `Choose the stories to tell for “${role}”`,
  story: (competency) => `Write a story that shows: ${competency}`,
  practise: (role) => `Practise for “${role}”`,
  mock: (role, turn) => `Hold a ${{ first: 'first mock', last: 'last mock', only: 'mock' }[turn]} interview for “${role}”`,
  ask: (company, role) => `Write down what to ask ${company || `about “${role}”`}`,
  resume: (interview) => `Print the résumé as it was sent, and read it: ${interview}`,
  after: (interview) => `Look back on “${interview}”: what was asked, and how it went`,
  at: { stories: 'Your stories', practice: 'Practice', mock: 'Mock interview', job: 'Target job' },
}

const de: PlanWords = {
  apply: (role, company) => `Als „${role}“ ${company && `bei ${company} `}bewerben`,
  company: (company, role) => `${company || `Den Arbeitgeber von „${role}“`} ansehen: was sie tun und wer fragen wird`,
  stories: (role) => `Geschichten für „${role}“ auswählen`,
  story: (competency) => `Eine Geschichte schreiben, die das zeigt: ${competency}`,
  practise: (role) => `Für „${role}“ üben`,
  mock: (role, turn) => `${{ first: 'Ein erstes', last: 'Ein letztes', only: 'Ein' }[turn]} Probegespräch für „${role}“ führen`,
  ask: (company, role) => `Eigene Fragen aufschreiben: ${company || role}`,
  resume: (interview) => `Den gesendeten Lebenslauf ausdrucken und lesen: ${interview}`,
  after: (interview) => `Auf „${interview}“ zurückblicken: was gefragt wurde und wie es lief`,
  at: { stories: 'Geschichten', practice: 'Üben', mock: 'Probegespräch', job: 'Wunschstelle' },
}

/** @param locale BCP 47 */
export const planWords = (locale: string): PlanWords => ({ en, de })[languageOf(locale)]
