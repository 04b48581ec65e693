import type { winInbox as english } from '../win-inbox.ts'
import type { InGerman } from './words.ts'

export const winInbox: InGerman<typeof english> = {
  title: 'Was lohnt sich zu behalten?',
  lead: 'Zusammengestellt aus dem, was du erledigt hast. Was du behältst, wird ein Erfolg; was du verwirfst, wird nicht wieder angeboten.',
  weeks: 'Wochen',
  earlier: 'Die Woche davor',
  later: 'Die Woche danach',
  thisWeek: 'Diese Woche',
  keep: 'Behalten',
  dismiss: 'Verwerfen',
  keepOf: (title: string) => `„${title}“ behalten`,
  dismissOf: (title: string) => `„${title}“ verwerfen`,
  keys: [
    ['K', 'behält'],
    ['D', 'verwirft'],
    ['↑ ↓', 'zum Wählen'],
  ],
  did: { dismiss: (title: string) => `„${title}“ verworfen` },
  list: 'Was sich zu behalten lohnen könnte, das Aussagekräftigste zuerst',
  left: (n: number) => (n === 1 ? 'Noch einer.' : `Noch ${n}.`),
  none: {
    text: 'In dieser Woche ist nichts, was sich zu behalten lohnt.',
    hint: 'Hier stünden eine erledigte Aufgabe, die eine Zahl nennt, dringend war oder lange dauerte, ein Meilenstein, ein erreichtes Ziel, der bisher beste Check-in oder ein Tag im Journal mit Stern.',
    ahead: 'In dieser Woche ist noch nichts, was sich zu behalten lohnt.',
  },
  done: { text: 'Das ist alles aus dieser Woche.', career: 'Deinen Werdegang ansehen' },
  reasons: {
    achieved: () => 'Ziel erreicht',
    'best-so-far': (about: string) => (about ? `der bisher beste Wert für ${about}` : 'der bisher beste Wert'),
    milestone: (about: string) => `Meilenstein: ${about}`,
    starred: () => 'mit Stern',
    'target-reached': (about: string) => (about ? `Zielwert von ${about} erreicht` : 'Zielwert erreicht'),
    number: (about: string) => (about ? `nennt eine Zahl: ${about}` : 'nennt eine Zahl'),
    count: (about: string) => (about ? `zählt, was getan wurde: ${about}` : 'zählt, was getan wurde'),
    urgent: () => 'war dringend',
    'long-work': (about: string) => `lange Arbeit${minutes(about)}`,
    'high-priority': () => 'hohe Priorität',
    goal: (about: string) => (about ? `für ${about}` : 'für ein Ziel'),
    steps: (about: string) => (about ? `${about} Schritte` : 'viele Schritte'),
    bright: () => 'ein heiterer Tag',
    'some-work': (about: string) => `etwas Arbeit${minutes(about)}`,
    notes: () => 'mit Notizen',
  },
}

function minutes(about: string): string {
  const all = Number(about)
  if (!about || Number.isNaN(all)) return ''
  return all < 60 ? `, ${all}\u00a0min` : `, ${Math.floor(all / 60)}\u00a0h${all % 60 ? ` ${all % 60}\u00a0min` : ''}`
}
