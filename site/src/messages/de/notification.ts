import type { notifications as english } from '../notification.ts'
import type { InGerman } from './words.ts'

export const notifications: InGerman<typeof english> = {
  unreadWord: 'ungelesen',
  titles: {
    'daily-plan': 'Dein Tag',
    'weekly-review': 'Deine Woche im Rückblick',
    'practice-due': (cards: number) => (cards === 1 ? 'Eine Antwort zum Üben' : `${cards} Antworten zum Üben`),
    test: 'Ein Test deiner Mitteilungen',
  },
  goal: { 'goal-off-track': 'Nicht im Plan', 'check-in-due': 'Ein Check-in ist fällig' },
  due: (when: string) => `fällig: ${when}`,
  late: 'überfällig',
  snoozed: (when: string) => `Erinnerung: ${when}`,

  toasts: 'Was eben gekommen ist',
  came: (title: string) => `Erinnerung: ${title}`,
  answered: { true: (name: string) => `${name} bestätigt es`, false: (name: string) => `${name} sieht es anders` },
  answerCame: (name: string, title: string) => `${name} hat zu ${title} geantwortet`,
  happened: {
    mention: (name: string) => `${name} hat dich erwähnt`,
    reply: (name: string) => `${name} hat dir geantwortet`,
    'discussion-invite': (name: string) => `${name} hat dich eingeladen`,
    'discussion-removed': (name: string) => `${name} hat dich aus diesem Gespräch entfernt`,
    'discussion-owner': (name: string) => `${name} hat dir die Leitung übergeben`,
    'action-item': (name: string) => `${name} hat dir diese Aufgabe gegeben`,
    'feedback-answered': (name: string) => `${name} hat dir Feedback gegeben`,
  },
  somebody: 'Jemand',
  open: 'Öffnen',
  complete: 'Erledigen',
  snooze: 'Später',
  snoozeOf: (title: string) => `Später erinnern: ${title}`,
  snoozes: { minutes: '10 Minuten', hour: '1 Stunde', morning: 'Morgen früh' },
  dismiss: (title: string) => `Schließen und als gelesen markieren: ${title}`,
  more: (n: number) => (n === 1 ? '1 weitere' : `${n} weitere`),
  failed: 'Der Server hat nicht geantwortet. Versuche es noch einmal.',
  done: {
    complete: (title: string) => `„${title}“ erledigt`,
    snooze: (when: string) => `Erinnerung: ${when}`,
  },
}
