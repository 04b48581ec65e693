import type { notificationsPage as english } from '../notifications-page.ts'
import type { InGerman } from './words.ts'

export const notificationsPage: InGerman<typeof english> = {
  subtitle: (unread: number) => (unread === 0 ? 'Alles gelesen' : `${unread} ungelesen`),
  readAll: 'Alle als gelesen markieren',
  read: 'Als gelesen markieren',
  unread: 'Als ungelesen markieren',
  readOf: (title: string) => `Als gelesen markieren: ${title}`,
  unreadOf: (title: string) => `Als ungelesen markieren: ${title}`,
  isUnread: 'Ungelesen',
  kinds: {
    'task-reminder': 'Erinnerung',
    'attestation-answered': 'Antwort eines Kollegen',
    mention: 'Erwähnung',
    reply: 'Antwort',
    'action-item': 'Vereinbarte Aufgabe',
    'discussion-invite': 'Einladung',
    'discussion-removed': 'Gespräch',
    'discussion-owner': 'Gespräch',
    'feedback-answered': 'Feedback',
    'daily-plan': 'Plan des Tages',
    'weekly-review': 'Wochenrückblick',
    'practice-due': 'Übung',
    'goal-off-track': 'Ziel',
    'check-in-due': 'Ziel',
    'security-notice': 'Konto',
    test: 'Test',
  },
  older: 'Ältere',
  newest: 'Zurück zu den neuesten',
  empty:
    'Erinnerungen, die du setzt, was Kollegen zu einem Erfolg antworten und wer dich in einem Gespräch nennt, dir antwortet oder eine Aufgabe gibt: Das bleibt hier.',
  choose: 'Wählen, was dir mitgeteilt wird, und wie',
}
