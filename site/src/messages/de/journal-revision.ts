import type { revisions as english } from '../journal-revision.ts'
import type { InGerman } from './words.ts'

const words = (n: number) => `${n} ${n === 1 ? 'Wort' : 'Wörter'}`

export const revisions: InGerman<typeof english> = {
  title: 'Frühere Fassungen',
  close: 'Schließen',
  none: 'Dieser Eintrag hat noch keine frühere Fassung. Eine wird jedes Mal aufbewahrt, wenn du zu ihm zurückkommst.',
  failed: 'Die früheren Fassungen konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen',
  when: (date: string) => `Fassung vom ${date}`,
  fewer: (n: number) => `${words(n)} weniger als jetzt`,
  more: (n: number) => `${words(n)} mehr als jetzt`,
  same: 'so viele Wörter wie jetzt',
  row: (n: number, difference: string) => `${words(n)}, ${difference}`,
  since: (added: number, removed: number) =>
    `Seitdem ${added === 1 ? 'wurde 1 Wort' : `wurden ${added} Wörter`} geschrieben und ${removed} entfernt.`,
  compared: 'Verglichen mit jetzt',
  legend: 'Unterstrichen: jetzt im Text. Durchgestrichen: nur in der früheren.',
  noChange: 'Sie ist gleich wie jetzt.',
  restore: 'Diese Fassung wiederherstellen',
  did: 'Die frühere Fassung ist wieder da',
  stale: 'Der Eintrag wurde inzwischen geändert. Versuche es noch einmal.',
  back: 'Alle früheren Fassungen',
}
