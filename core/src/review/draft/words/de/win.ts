import { asSentence } from '../rules/sentence.ts'
import type { Direction, WinPhrases } from '../rules/win.ts'
import { beginsNamed, didOf, helpOf, isChange } from './verbs.ts'

/** What goes on from any number: „800 Stück je Artikel“. */
const ofEach = /^(?:pro|je|jede[mnrs]?|im|in|an|für|a|per)\s/

/** What goes on from a number: „40 Minuten gespart“, „6 Stunden im Monat“. */
const goesOn =
  /^(?:(?:pro|je|im|in|an|für|mit|ohne|weniger|mehr|frei|zusätzlich)(?=\s|$)|(?:ein|aus|ab|frei)?ge\p{Ll}+(?:t|en)(?=\s|$)|verkauft|gewonnen)/u

/** Without an article there is no verb that fits one and many: what something is of stands before a colon. */
const goneBy: Readonly<Record<Direction, string>> = { up: 'gestiegen', down: 'gesunken', same: 'geblieben' }

export const changed = (of: string, direction: Direction, way: string): string => `${of}: ${way} ${goneBy[direction]}`

export const winPhrases: WinPhrases = {
  didOf,
  isChange,
  isPerson: (title) => /^(?:Ich|Wir|Mein|Meine|Unser|Unsere)\s/.test(title),
  // Its case would have to change.
  measureIn: () => null,
  goesOn: (of) => goesOn.test(of),
  isOfEach: (of) => ofEach.test(of),
  // A sentence behind a colon begins as it would alone.
  afterColon: (text) => text,
  note: asSentence,
  // Without an article it is told in short: „Planungsrunde gekürzt“.
  did(did, when) {
    if (!beginsNamed(did)) return when === null ? did : `${when}: ${did}`
    return when === null ? `Ich ${helpOf(did)} ${did}` : `${when} ${helpOf(did)} ich ${did}`
  },
  result: (thing, when, isFirst) => `${isFirst ? 'Ein Ergebnis' : 'Ein weiteres Ergebnis'} ${when}: ${thing}`,
  changed,
  wentOfEach: (way, of) => `es ging ${way} ${of}`,
  cameOn: (amount, of) => `das waren ${amount} ${of}`,
  cameTo: (of, amount) => `${of}: ${amount}`,
  total: (amount, place) => (place % 2 === 0 ? `Das waren ${amount}` : `Insgesamt waren es ${amount}`),
  inAll: (count) => `insgesamt ${count}`,
  share: (way, points, direction) => `Der Wert ging ${way}, ${points} ${direction === 'down' ? 'weniger' : 'mehr'}`,
  went: (way) => `Es ging ${way}`,
  stood: (before, after) => `Der Stand vorher: ${before}, nachher: ${after}`,
  stoodAt: (of, amount, count) => `bei ${of} ${count === 'one' ? 'war' : 'waren'} es damals noch ${amount}`,
  wasAtFirst: (amount, count) => `Damals ${count === 'one' ? 'war' : 'waren'} es noch ${amount}`,
}
