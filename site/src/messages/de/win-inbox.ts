import type { winInbox as english } from '../win-inbox.ts'
import { quoted } from './quoted.ts'
import { type InGerman, listed } from './words.ts'

export const winInbox: InGerman<typeof english> = {
  title: 'Was willst du festhalten?',
  lead: 'Vorgeschlagen aus dem, was du erledigt hast. Was du festhältst, wird ein Erfolg; was du verwirfst, wird nicht mehr vorgeschlagen.',
  weeks: 'Wochen',
  earlier: 'Die Woche davor',
  later: 'Die Woche danach',
  thisWeek: 'Diese Woche',
  keep: 'Festhalten',
  dismiss: 'Verwerfen',
  keepOf: (title: string) => `„${title}“ festhalten`,
  dismissOf: (title: string) => `„${title}“ verwerfen`,
  keys: [
    ['F', 'festhalten'],
    ['V', 'verwerfen'],
    ['↑ ↓', 'wählen'],
  ],
  did: { dismiss: (title: string) => `„${title}“ verworfen` },
  list: 'Vorschläge, das Aussagekräftigste zuerst',
  left: (n: number) => (n === 1 ? 'Noch einer.' : `Noch ${n}.`),
  none: {
    text: 'Aus dieser Woche gibt es nichts vorzuschlagen.',
    hint: 'Hier stünden eine erledigte Aufgabe, die eine Zahl nennt, dringend war oder lange dauerte, ein Meilenstein, ein erreichtes Ziel, der bisher beste Check-in oder ein Tag im Journal mit Stern.',
    ahead: 'Aus dieser Woche gibt es noch nichts vorzuschlagen.',
  },
  search: {
    lead: (competency) => `Was von dem, was du erledigt hast, zeigt ${quoted(competency)}? Was du hier festhältst, nennt diese Kompetenz.`,
    add: 'Selbst einen Erfolg hinzufügen',
    leave: 'Nur diese Woche ansehen',
    none: 'In diesen Wochen ist nichts dabei. Was dir einfällt, kannst du selbst hinzufügen.',
    earlier: 'Frühere Wochen',
    later: 'Spätere Wochen',
    now: 'Die Wochen bis jetzt',
  },
  done: { text: 'Das ist alles aus dieser Woche.', career: 'Deinen Werdegang ansehen' },
  why: (clauses) => `Vorgeschlagen, weil ${listed(clauses)}.`,
  reasons: {
    achieved: () => 'das Ziel erreicht wurde',
    'best-so-far': (about: string) => (about ? `es der bisher beste Wert für ${quoted(about)} ist` : 'es der bisher beste Wert ist'),
    milestone: (about: string) => (about ? `der Meilenstein ${quoted(about)} erreicht wurde` : 'dieser Meilenstein erreicht wurde'),
    starred: () => 'ein Stern daran steht',
    'target-reached': (about: string) => (about ? `der Zielwert von ${about} erreicht ist` : 'der Zielwert erreicht ist'),
    number: (about: string) => (about ? `eine Zahl darin steht (${quoted(about)})` : 'eine Zahl darin steht'),
    count: (about: string) => (about ? `darin steht, wie viel getan wurde (${quoted(about)})` : 'darin steht, wie viel getan wurde'),
    urgent: () => 'es dringend war',
    'long-work': (about: string) => `es ${minutes(about) ?? 'viele Stunden'} Arbeit war`,
    'high-priority': () => 'die Priorität hoch war',
    goal: (about: string) => (about ? `es zum Ziel ${quoted(about)} gehört` : 'es zu einem Ziel gehört'),
    steps: (about: string) => `es ${about || 'viele'} Schritte hatte`,
    bright: (about: string) => (about === '1' ? 'es ein guter Tag war' : 'es ein heiterer Tag war'),
    'some-work': (about: string) => `es ${minutes(about) ?? 'mehr als eine Stunde'} Arbeit war`,
    notes: () => 'du viel dazu geschrieben hast',
  },
}

function minutes(about: string): string | null {
  const all = Number(about)
  if (!about || Number.isNaN(all)) return null
  return all < 60 ? `${all}\u00a0min` : `${Math.floor(all / 60)}\u00a0h${all % 60 ? ` ${all % 60}\u00a0min` : ''}`
}
