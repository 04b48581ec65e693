import { type Span, spanOf } from './span.ts'
import type { DateLanguage } from './vocabulary.ts'

const oneTime = (language: DateLanguage) => {
  // “Die 3 am Montag” is no time in German.
  const half = language === 'en' ? '\\s*[ap]\\.?m\\.?' : '[ap]m'
  return `\\d{1,2}(?:[:.][0-5]\\d)?(?:${half}|[\\s-]*uhr)?`
}
const inWords = '(?:half past|quarter past|quarter to|halb|viertel nach|viertel vor|drei ?viertel) (?:\\p{L}{3,6}|\\d{1,2})'

const timesIn = (language: DateLanguage) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.:/-])(?:${oneTime(language)}(?:\\s*[-–]\\s*${oneTime(language)})?|${inWords})(?![\\p{L}\\p{N}]|[.:/]\\d)`,
    'giu',
  )
const patterns: Readonly<Record<DateLanguage, RegExp>> = { en: timesIn('en'), de: timesIn('de') }

/** Figures that are those of a clock, or words. */
const isClock = /:\d\d|\d\s*[ap]\.?m|uhr|^\p{L}/iu

const attributes =
  'daily|weekly|monthly|usual|regular|next|first|last|new|old|free|early|late|(?:täglich|wöchentlich|monatlich|üblich|nächst|letzt|neu|alt|frei)\\p{L}{0,2}'
const ahead = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\s+(?:(?:${attributes})\\s+)?$`, 'iu')

/** What leads to a thing and to nothing else. */
const article = ahead('the|an?|my|our|your|his|their|another|(?:dies|kein|mein|dein|unser)\\p{L}{0,2}|ein(?:e[mnrs]?)?')
/** What leads to a thing only where one is named: “Call her 4pm”, “Lunch at Ana’s 1pm”. */
const perhaps = ahead("her|this|that|(?<!(?<!\\p{L})at\\s+)(?!(?:it|that|let|what|here|there)['’])\\p{L}+['’]s")
const noThing =
  /^\s+(?:to(?:day|night|morrow)|on|at|by|in|to|for|from|with|and|or|about|before|after|until|till|every|each|next|this|\p{L}+days?)(?!\p{L})/iu
/** The same in German, where a thing is written large: “Das 15 Uhr abgeben”; “um die 15 Uhr” is about then. */
const germanArticle = ahead('(?<!(?<!\\p{L})um\\s+)(?:der|die|das|den|dem|des|ihr\\p{L}{0,2}|sein\\p{L}{0,2}|vom|beim|zum|im)')

/** No word that leads to a time stands further ahead of it. */
const REACH = 60

/** The times that a thing is told by, which say not when something is due: “the 3pm slot”, “our 9:30 stand-up”, „der 15 Uhr Termin“. */
export function timesOfThings(text: string, language: DateLanguage): Span[] {
  return [...text.matchAll(patterns[language])]
    .filter(({ 0: time }) => isClock.test(time))
    .map(spanOf)
    .filter(({ start, end }) => {
      const before = text.slice(Math.max(0, start - REACH), start)
      const after = text.slice(end)
      if (article.test(before)) return true
      if (perhaps.test(before)) return /^\s+\p{L}/u.test(after) && !noThing.test(after)
      return germanArticle.test(before) && /^[\s-]+\p{Lu}/u.test(after)
    })
}
