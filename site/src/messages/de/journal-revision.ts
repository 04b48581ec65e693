import type { revisions as english } from '../journal-revision.ts'
import type { InGerman } from './words.ts'

const words = (n: number) => `${n} ${n === 1 ? 'Wort' : 'Wörter'}`

export const revisions: InGerman<typeof english> = {
  title: 'Frühere Texte',
  close: 'Schließen',
  none: 'Dieser Eintrag hat noch keinen früheren Text. Einer wird jedes Mal aufbewahrt, wenn du zu ihm zurückkommst.',
  failed: 'Die früheren Texte konnten nicht gelesen werden.',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird gelesen',
  when: (date: string) => `Text vom ${date}`,
  fewer: (n: number) => `${words(n)} weniger als jetzt`,
  more: (n: number) => `${words(n)} mehr als jetzt`,
  same: 'so viele Wörter wie jetzt',
  row: (n: number, difference: string) => `${words(n)}, ${difference}`,
  since: (added: number, removed: number) =>
    `Seitdem ${added === 1 ? 'wurde 1 Wort' : `wurden ${added} Wörter`} geschrieben und ${removed} entfernt.`,
  compared: 'Verglichen mit jetzt',
  legend: 'Unterstrichen: jetzt im Text. Durchgestrichen: nur im früheren.',
  noChange: 'Er lautete wie jetzt.',
  restore: 'Diesen Text wiederherstellen',
  did: 'Der frühere Text ist wieder da',
  stale: 'Der Eintrag wurde inzwischen geändert. Versuche es noch einmal.',
  back: 'Alle früheren Texte',
}
