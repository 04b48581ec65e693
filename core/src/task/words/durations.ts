import { MAX_DURATION_MINUTES } from '../limits.ts'
import { type Span, spanOf } from './span.ts'

const hours = '(?<hours>\\d{1,3}(?:[.,]\\d{1,2})?)\\s?(?:h|hrs?|hours?|std\\.?|stunden?)'
const words = '(?:mins?|minutes?|minuten?)'
const hoursAndMore = `${hours}(?:(?<rest>[0-5]\\d)m?|\\s?(?<more>\\d{1,2})(?:m|\\s?${words}))?`
const signed = [
  hoursAndMore,
  '(?<clock>\\d{1,2}):(?<past>[0-5]\\d)',
  // With a space, “~45 m” is a length.
  `(?<minutes>\\d{1,5})(?:m|\\s?${words})`,
]
const durationSign = `(?<![^\\s,;])~(?:${signed.join('|')})(?![\\p{L}\\p{N}])`

const weekdays =
  '(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?:(?:nes|ur)?days?)?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mo|di|mi|do|fr|sa|so)'
const days = `today|tonight|tomorrow|tmrw?|heute|(?:über)?morgen|${weekdays}`
const oneWordRepeats = 'daily|weekly|monthly|yearly|täglich|wöchentlich|monatlich|jährlich'
const time = '\\d{1,2}(?::\\d\\d|\\s?[ap]\\.?m\\b|\\s?uhr\\b)'
/** Ahead of a day or a time. */
const leads = `(?:on|next|this|every|each|by|am|ab|jede[nrs]?|alle|nächste[nrs]?|kommende[nrs]?|diese[nrs]?)\\s|(?:at|um)\\s+\\d{1,2}(?!\\d)`
/** What may follow a length of time that is the task's and no other word's: the end, a sign, a day or a time. */
const last = `(?![\\p{L}\\p{N}])\\.?(?=\\s*(?:$|[,;!?)■])|\\s+(?:[#!~>]\\S|p[1-4](?![\\p{L}\\p{N}])|${leads}|(?:${days}|${oneWordRepeats})(?![\\p{L}\\p{N}])|${time}))`

const spoken = `${hoursAndMore}|(?<minutes>\\d{1,5})\\s?${words}`
const oneHour = 'an\\s+hour|one\\s+hour|eine\\s+stunde'
const halfHour = 'half\\s+an\\s+hour|eine\\s+halbe\\s+stunde'
const said = [
  `(?<![^\\s,;])(?:for|für)\\s+(?:${spoken}|(?<one>${oneHour})|(?<half>${halfHour}))${last}`,
  `(?<![^\\s,;])(?:${spoken}|(?<one>${oneHour})|(?<half>${halfHour}))\\s+lang${last}`,
]

/** After these, “30min” is when, how often or how much of something else. */
const otherwise =
  'in|for|für|about|around|roughly|another|since|next|max|every|each|after|before|within|under|over|than|by|of|to|the|an?|last|first|per|and|or|x|×|alle|jede|nach|vor|binnen|innerhalb|unter|über|als|um|von|bis|auf|pro|je|der|die|das|eine?[nmrs]?|und|oder|seit|noch|etwa|rund|circa|ca\\.?|(?:nächst|letzt)e[nrs]?'
const noOther = `(?<!(?<![\\p{L}\\p{N}])(?:${otherwise})\\s)`
const behindWords = `(?<=\\S\\s)${noOther}`
const behindTime = `(?<=(?:${time}|(?<![\\p{L}\\p{N}])(?:${days}|(?:of|in)\\s+(?:the|each|every)\\s+month))\\s)${noOther}`
/** Behind a day “14h” is on the clock of 24 hours: hardly anything takes longer than half of it. */
const noClock = `(?!(?<=(?<![\\p{L}\\p{N}])(?:${days})\\s)(?:1[3-9]|2[0-3])h(?:[0-5]\\d)?(?![\\p{L}\\p{N}]))`
const bare = [
  `${behindWords}(?:(?<hours>\\d{1,2})h\\s?(?<more>\\d{1,2})min|(?<minutes>\\d{1,4})min)${last}`,
  `${behindTime}${noClock}(?:${spoken})${last}`,
  // Behind a number it is a part of that; behind “12-14”, which says which of some are meant, it is not.
  `${behindWords}(?<!(?<!\\d[-–]\\d{0,3})\\d\\s?[x×]?\\s)(?<minutes>[1-9]\\d{1,2})\\s(?:mins?|minutes?|minuten)\\.?(?=\\s*(?:$|[#!>]\\S)|\\s(?:(?:on|this|next)\\s)?(?:${days})(?![\\p{L}\\p{N}]))`,
  `${behindWords}(?<hours>(?:1[0-2]|[1-9])(?:\\.\\d)?)\\s(?:hours?|hrs?)(?=\\s(?:(?:on|this|next|last)\\s)?(?:${days})(?![\\p{L}\\p{N}]))`,
]
/** Written large they are German, where nothing else is called so; no more than half a day, as “24 Stunden” is how long something is open. */
const large = [
  `${behindWords}(?<hours>1[0-2]|[1-9])\\s(?:Std\\.?|Stunden?|h)\\s(?<more>\\d{1,2})\\s(?:Min\\.?|Minuten)${last}`,
  `${behindWords}(?<!(?:Std\\.?|Stunden?|h)\\s)(?<minutes>\\d{1,3})\\s(?:Min|Minuten)${last}`,
  `${behindWords}(?:(?<hours>(?:1[0-2]|[1-9])(?:,\\d{1,2})?)\\s(?:Std\\.?|Stunden?))${last}`,
  `${behindWords}(?<hours>\\d,\\d{1,2})\\s?h${last}`,
]

const durations = [...[durationSign, ...said, ...bare].map((one) => new RegExp(one, 'giu')), ...large.map((one) => new RegExp(one, 'gu'))]

/**
 * The lengths of time that a text says, in their order: by a sign, after “for” or “für”, as “30min” or „2 Stunden“ behind the
 * words, and behind a time.
 */
export const findDurations = (text: string): (Span & { minutes: number })[] =>
  durations.flatMap((one) => [...text.matchAll(one)].flatMap(minutesOf)).sort((a, b) => a.start - b.start)

function minutesOf(match: RegExpExecArray): (Span & { minutes: number })[] {
  const { hours = '0', clock = '0', rest = '0', more = '0', past = '0', minutes = '0', one, half } = match.groups ?? {}
  const whole = Math.round((Number(hours.replace(',', '.')) + Number(clock)) * 60)
  const total = [rest, more, past, minutes].reduce((sum, part) => sum + Number(part), whole) + (one ? 60 : 0) + (half ? 30 : 0)
  return total >= 1 && total <= MAX_DURATION_MINUTES ? [{ ...spanOf(match), minutes: total }] : []
}
