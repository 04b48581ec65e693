import type { told as english } from '../en/told.ts'

export const told: typeof english = {
  reminder: {
    subject: (title: string) => `Erinnerung: ${title}`,
    due: (when: string) => `Fällig: ${when}.`,
    late: (when: string) => `Diese Erinnerung war für ${when} gedacht und kommt zu spät.`,
    button: 'Aufgabe öffnen',
    footer: 'Du hast dir diese Erinnerung in Throughline gesetzt.',
  },
  answer: {
    subject: (name: string, title: string) => `${name} hat geantwortet: ${title}`,
    confirmed: (name: string, when: string) => `${name} hat es bestätigt (${when}). Was dazu geschrieben wurde, steht beim Erfolg.`,
    commented: (name: string, when: string) =>
      `${name} erinnert sich anders daran (${when}). Was dazu geschrieben wurde, steht beim Erfolg.`,
    button: 'Erfolg öffnen',
    footer: 'Du hast in Throughline jemanden zu diesem Erfolg gefragt.',
  },
  discussion: {
    mention: (name: string) => `${name} hat dich erwähnt`,
    reply: (name: string) => `${name} hat dir geantwortet`,
    'discussion-invite': (name: string) => `${name} hat dich eingeladen`,
    'discussion-removed': (name: string) => `${name} hat dich entfernt`,
    'discussion-owner': (name: string) => `${name} hat dir die Leitung übergeben`,
    'feedback-answered': (name: string) => `${name} hat dir Feedback gegeben`,
    subject: (what: string, title: string) => `${what}: ${title}`,
    said: (what: string, when: string) => `${what} (${when}). Mehr dazu steht im Gespräch.`,
    place: (what: string, when: string) => `${what} (${when}).`,
    somebody: 'Jemand',
    untitled: 'Ein Gespräch',
    button: 'Gespräch öffnen',
    all: 'Deine Gespräche öffnen',
    footer: 'Du bist in diesem Gespräch in Throughline.',
  },
  'goal-off-track': {
    subject: (title: string) => `Nicht im Plan: ${title}`,
    text: 'Es liegt gerade hinter dem Plan. Sieh dir an, was sich geändert hat, oder ändere den Plan.',
    button: 'Ziel öffnen',
    footer: 'Du hast dieses Ziel in Throughline.',
  },
  'check-in-due': {
    subject: (title: string) => `Wie geht es voran: ${title}`,
    text: 'Es hatte eine Weile keinen Check-in. Eine Zahl und ein Satz genügen.',
    button: 'Check-in eintragen',
    footer: 'Du hast dieses Ziel in Throughline.',
  },
  'practice-due': {
    subject: (cards: number) => (cards === 1 ? 'Eine Antwort zum Üben' : `${cards} Antworten zum Üben`),
    text: 'Sie sind heute dran. Ein paar Minuten halten sie frisch.',
    button: 'Üben',
    footer: 'Du übst in Throughline für Vorstellungsgespräche.',
  },
  test: {
    subject: 'Ein Test von Throughline',
    text: 'Du hast auf der Seite deiner Mitteilungen darum gebeten. Mails erreichen dich.',
    button: 'Zurück zu deinen Mitteilungen',
    footer: 'Du hast gerade um diese Mail gebeten, deshalb gibt es nichts abzuschalten.',
  },
  briefing: { 'daily-plan': 'Dein Tag', 'weekly-review': 'Deine Woche im Rückblick' },
  digest: {
    subject: (many: number) => `${many} Neuigkeiten in Throughline`,
    text: 'Für dich gesammelt, damit es eine einzige Mail ist.',
    button: 'Alles ansehen',
    footer: 'Throughline hat das für dich gesammelt.',
  },
  unsubscribe: 'Diese Mails abbestellen',
  choose: 'Wähle in deinen Einstellungen, was als Mail kommt.',
}
