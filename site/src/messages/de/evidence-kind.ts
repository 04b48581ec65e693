import type { evidenceKinds as english } from '../evidence-kind.ts'
import type { InGerman } from './words.ts'

/** What each kind of evidence is called. */
export const evidenceKinds: InGerman<typeof english> = {
  task: 'Aufgabe',
  goal: 'Ziel',
  'check-in': 'Check-in',
  'journal-entry': 'Journal',
  message: 'Nachricht',
  'feedback-answer': 'Feedback',
  file: 'Datei',
  link: 'Link',
  note: 'Notiz',
}
