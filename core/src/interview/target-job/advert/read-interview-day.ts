import { type AdvertReader, daysIn, type SaidDay } from './said-days.ts'
import { sentencesOf } from './sentences.ts'

const lead =
  /(?<!\p{L})(?:interviews?(?: (?:dates?|days?))?|(?:vorstellungs|bewerbungs|bewerber|auswahl|kennenlern|erst)gespräche?n?|auswahltage?|(?:ersten? |die |unsere )gespräche)(?!\p{L})/iu
/** What a day near it is of instead, or that it is no day of itself. */
const ofOther =
  /(?<!\p{L})(?:clos\w*|appl\w*|deadline|start\w*|begin\w*|from|until|till|by|before|after|w\/c|week|salary|posted|bis|frist\w*|bewerbung\w*|eintritt\w*|beginn\w*|ab|vor|nach|woche|kw|einstellung\w*)(?!\p{L})/iu
const endsHere = /[!?;]|(?<!\d)\. \p{Lu}/u
/** UTF-16 units between the word for it and the day. */
const BETWEEN = 60
/** The first of two days: “12 and 13 January”. */
const orNext = /(?:^|\s)(?<first>\d{1,2})(?:st|nd|rd|th|\.)? ?(?:and|&|or|to|und|oder|bis|[-–]) ?$/iu

/** The day of the first interviews as an advertisement says it; `null` where it says none for certain. */
export function readInterviewDay(lines: readonly string[], reader: AdvertReader): string | null {
  for (const [at, line] of lines.entries()) {
    if (!lead.test(line)) continue
    for (const sentence of sentencesOf(line)) {
      const said = lead.exec(sentence)
      if (!said) continue
      const behind = sentence.slice(said.index + said[0].length)
      const next = /^\W*$/.test(behind) ? (lines[at + 1] ?? '') : behind
      const found = dayBehind(next.slice(0, BETWEEN * 2), reader) ?? dayBefore(sentence.slice(0, said.index).slice(-BETWEEN), reader)
      if (found) return found
    }
  }
  return null
}

function dayBehind(text: string, reader: AdvertReader): string | null {
  for (const { from, on } of daysIn(text, reader)) {
    const before = text.slice(0, from)
    const first = orNext.exec(before)
    const between = first ? before.slice(0, first.index) : before
    if (from > BETWEEN || ofOther.test(between) || endsHere.test(between)) return null
    if (on) return first ? onDay(on, first.groups?.first) : on
  }
  return null
}

/** “Am 12. Januar finden die ersten Gespräche statt” */
function dayBefore(text: string, reader: AdvertReader): string | null {
  let last: SaidDay | null = null
  for (const one of daysIn(text, reader)) last = one
  return last && !ofOther.test(text) && !endsHere.test(text.slice(last.until)) ? last.on : null
}

/** Another day of the same month, that is before it. */
const onDay = (date: string, day = ''): string =>
  Number(day) > 0 && Number(day) < Number(date.slice(8)) ? date.slice(0, 8) + day.padStart(2, '0') : date
