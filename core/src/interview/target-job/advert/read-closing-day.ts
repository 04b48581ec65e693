import { type AdvertReader, daysIn } from './said-days.ts'
import { sentencesOf } from './sentences.ts'

/** What leads to the day up to which one may apply. A deadline alone may be one of the work. */
const leads = new RegExp(
  [
    '(?:closing|close) date|closes? on|closing on|(?:application|applications|submission)s? deadline|deadline (?:for|of) (?:your )?(?:applications?|applying|submissions?)',
    '^(?:the )?deadline(?= ?(?:[:|–-]|is ))|last (?:date|day) (?:to apply|for applications?|of applications?)|^closes(?= ?[:|])',
    'appl(?:y|ications?|ying)(?: [\\p{L}-]+){0,6}? (?:by|before|until|till|no later than|not later than|latest)',
    'applications?(?: [\\p{L}-]+){0,3}? (?:close|end)s?|(?:vacancy|advert|posting|position|role|job) closes',
    'bewerbungs(?:frist|schluss|ende)|einsendeschluss|frist (?:zur|für die) bewerbung(?:en)?',
  ]
    .map((one) => (one.startsWith('^') ? one : `(?<!\\p{L})(?:${one})`))
    .join('|'),
  'iu',
)
/** In German any day up to which something lasts is said so: it has to be of applying, and of no job that ends. */
const until = /(?<!\p{L})bis(?: (?:spätestens|einschließlich|zum|am))*(?= (?:\p{L}{2,10}\.?,? )?\d)/iu
const ofApplying = /bew[ei]rb|unterlagen/i
const ofOneThatEnds = /befrist|vertrag|laufzeit/i

const leadIn = (sentence: string): RegExpExecArray | null =>
  leads.exec(sentence) ?? (ofApplying.test(sentence) && !ofOneThatEnds.test(sentence) ? until.exec(sentence) : null)

const mayLead = /clos|deadline|last da|appl|bew[ei]rb|unterlagen|einsende|frist/i
/** A day that is one of something else. */
const ofOther =
  /(?<!\p{L})(?:start\w*|begin\w*|interview\w*|posted|published|from|ab dem|eintritt\w*|beginn|befristet\w*|veröffentlicht|assessment)(?!\p{L})/iu
/** UTF-16 units between what leads to a day and the day. */
const BETWEEN = 60

/** The last day to apply as an advertisement says it; `null` where it says none for certain. */
export function readClosingDay(lines: readonly string[], reader: AdvertReader): string | null {
  for (const [at, line] of lines.entries())
    for (const sentence of mayLead.test(line) ? sentencesOf(line) : []) {
      const lead = leadIn(sentence)
      if (!lead) continue
      const behind = sentence.slice(lead.index + lead[0].length)
      const found = dayIn(/^\W*$/.test(behind) ? (lines[at + 1] ?? '') : behind, reader)
      if (found) return found
    }
  return null
}

function dayIn(text: string, reader: AdvertReader): string | null {
  for (const { from, on } of daysIn(text.slice(0, BETWEEN * 2), reader)) {
    const before = text.slice(0, from)
    if (from > BETWEEN || ofOther.test(before) || /[!?;]|(?<!\d)\. \p{Lu}/u.test(before)) return null
    if (on) return on
  }
  return null
}
