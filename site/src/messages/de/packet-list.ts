import type { packetList as english } from '../packet-list.ts'
import type { InGerman } from './words.ts'

export const packetList: InGerman<typeof english> = {
  title: 'Rückblick-Mappen',
  subtitle: 'Was in Wochen oder Monaten zusammenkam, Satz für Satz mit Beleg.',
  make: 'Mappe entwerfen',
  range: 'Welche Tage',
  own: 'Eigene Tage',
  audienceHint: 'Ein Name, wenn du magst. Er steht oben.',
  draft: 'Entwerfen',
  empty:
    'Noch keine Mappe. Die erste ist einen Klick entfernt: Sie wird aus deinen Erfolgen und Zielen entworfen, und jeden Satz kannst du ändern.',
  sent: (day) => `verschickt: ${day}`,
  growing: 'wächst, bis du sie als verschickt markierst',
  for: (audience) => `für ${audience}`,
  made: (day) => `entworfen: ${day}`,
  removed: 'Die Mappe ist im Papierkorb.',
  restore: 'Wiederherstellen',
  more: 'Mehr',
  presets: {
    week: 'Diese Woche',
    'last-week': 'Letzte Woche',
    quarter: 'Dieses Quartal',
    'last-quarter': 'Letztes Quartal',
    half: 'Dieses Halbjahr',
    'last-half': 'Letztes Halbjahr',
    year: 'Dieses Jahr',
    'last-year': 'Letztes Jahr',
  },
}
