import { asSentence } from '../rules/sentence.ts'
import type { Direction, WinPhrases } from '../rules/win.ts'
import { didOf, isChange } from './verbs.ts'

/** Words that begin a sentence with a large letter for no other reason. */
const smallWords = /^(?:The|A|An|All|Both|It|They|We|Our|My|This|That|These|Those|In|On|At|From|With|By|After|Before|Since|Now|For)\b/

/** What goes on from any number: “800 units a line”. */
const ofEach = /^(?:a|an|per|each|every|of|in|for|on)\b/

/** What goes on from a number: “40 minutes saved a week”, “6 hours a month”. */
const goesOn =
  /^(?:\p{Ll}+ed|won|cut|kept|lost|sold|made|held|spent|sent|built|a|an|per|each|every|of|in|for|on|with|without|less|fewer|more)\b/u

const verbs: Readonly<Record<Direction, string>> = { up: 'rose', down: 'fell', same: 'stayed' }

/** Where a title goes on to its numbers. */
const numbers = /,?\s+(?:(?:down|up)\s+)?(?:from|to|by|under|below|above|over)\s+[£€$]?\d/

export const changed = (of: string, direction: Direction, way: string): string => `${of} ${verbs[direction]} ${way}`

export const winPhrases: WinPhrases = {
  didOf,
  isChange,
  isPerson: (title) => /^(?:I|We|My|Our)\b/.test(title),
  goesOn: (of) => goesOn.test(of),
  measureIn(title) {
    const [bare = ''] = title.split(numbers)
    const did = didOf(title)
    const isThing = did === null || (!isChange(did) && /\s(?:down|up)\s/.test(title))
    const measure = isThing ? bare : bare.replace(/^\S+\s+/, '')
    const isNamed = bare !== title && (isThing || isChange(did)) && /^\p{L}[\p{L}\s-]+$/u.test(measure)
    return isNamed ? measure.charAt(0).toLowerCase() + measure.slice(1) : null
  },
  isOfEach: (of) => ofEach.test(of),
  // Small where the word is a small one, or the title writes it so.
  afterColon(text, title) {
    const [first = ''] = text.split(' ')
    const isSmall = smallWords.test(text) || title.split(/\W+/).includes(first.charAt(0).toLowerCase() + first.slice(1))
    return isSmall ? text.charAt(0).toLowerCase() + text.slice(1) : text
  },
  // Notes leave “I” out: “Traced the order …”.
  note(sentence) {
    const did = didOf(sentence)
    return asSentence(did === null ? sentence : `I ${did}`)
  },
  did: (did, when) => (when === null ? `I ${did}` : `${when} I ${did}`),
  result: (thing, when, isFirst) => `${isFirst ? 'One' : 'Another'} result ${when}: ${thing}`,
  changed,
  wentOfEach: (way, of) => `it went ${way} ${of}`,
  cameOn: (amount, of) => `that came to ${amount} ${of}`,
  cameTo: (of, amount) => `${of} came to ${amount}`,
  total: (amount, place) => (place % 2 === 0 ? `That came to ${amount}` : `In all, that was ${amount}`),
  inAll: (count) => `${count} in all`,
  share: (way, points, direction) => `The figure went ${way}, ${direction === 'down' ? 'down' : 'up'} ${points}`,
  went: (way) => `It went ${way}`,
  stood: (before, after) => `It stood at ${before} before and at ${after} after`,
  stoodAt: (of, amount) => `back then, ${of} stood at ${amount}`,
  wasAtFirst: (amount) => `At that point it was still ${amount}`,
}
