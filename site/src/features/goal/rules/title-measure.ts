import { CURRENCY_NAMES, CURRENCY_SIGNS, currencyOf } from '@throughline/core/goal/currencies'
import { type DraftContext, datesFor, type GoalDraft } from './form.ts'
import { afterEnd, afterStart, checkInsFor } from './form-follows.ts'
import { endIn, LONGEST_TITLE, withoutEnd } from './title-end.ts'
import { plainMeasureIn } from './title-plain.ts'
import type { TitleMeasure } from './title-rhythm.ts'
import { changing, countedThings, eachPeriod, goesAsSaid, isEachPeriod } from './title-things.ts'

/** Words that go on after an amount, and are no unit of it. */
const on =
  '(?:and|as|at|before|by|during|for|in|next|of|on|over|this|till|until|within|ab|am|bei|bis|diese[mnrs]?|für|im|nächste[nrs]?|und|vor|während|zum?)(?!\\p{L})'
/** Verbs that stand at the end of a German name, and are no unit either. */
const atEnd =
  '(?:(?:ab|an)?senken|reduzieren|verringern|verkürzen|kürzen|drücken|bringen|(?:an)?heben|erhöhen|steigern|verbessern)(?!\\p{L})'
const number = '[-−]?\\d[\\d.,\\u00a0\\u202f]*(?<=\\d)'
const before = `(?:(?<%sSign>[${CURRENCY_SIGNS}]|(?:${CURRENCY_NAMES.join('|')})(?=[\\s\\d]))\\s?)?`
const unit = `(?:\\s?(?<%sUnit>[%‰${CURRENCY_SIGNS}]|per\\s?cent|(?!${on}|${atEnd}|(?:je|per|pro|an?|each|every|jede[nrs]?|die)\\s)\\p{L}{1,20}))?`
/** “per 1,000”, “je Woche”, “a month”. */
const rate = `(?:\\s(?<%sRate>(?:je|per|pro)\\s(?:${number}(?:\\s(?!${on}|${atEnd})\\p{L}{1,20})?|\\p{L}{1,20})|${eachPeriod}))?`
const amount = (name: string) => `${before}(?<%s>${number})${unit}${rate}`.replaceAll('%s', name)
const end = `(?=\\s*[.!]?$|\\s*[,;:(–—]|\\s+(?:${on}|${atEnd}))`
const fromTo = new RegExp(
  `(?<lead>\\S.*)\\s(?:from|von)\\s+${amount('start')}\\s+(?:(?:up|down)\\s+)?(?:to|auf|bis)\\s+${amount('target')}${end}`,
  'iu',
)
/** “Cut defects 9 to 2 a month”, “Fehler 9 auf 2 senken”: without a word before the first, a verb says that it goes from one to the other. */
const bare = [
  new RegExp(`^(?<lead>${changing}\\s.*\\p{L})\\s+${amount('start')}\\s+(?:(?:up|down)\\s+)?to\\s+${amount('target')}${end}`, 'iu'),
  new RegExp(`^(?<lead>.*\\p{L})\\s+${amount('start')}\\s+auf\\s+${amount('target')}\\s+${atEnd}`, 'iu'),
]
const arrow = new RegExp(`(?<!\\S)${amount('start')}\\s?(?:→|->|=>)\\s?${amount('target')}${end}`, 'iu')
/** Not of “5 to 10 %”, which is by how much. */
const to = new RegExp(`\\S.*(?<!\\d\\s?%?)\\s(?:to|auf)\\s+${amount('target')}${end}`, 'iu')

const hours = /^(?:h|hrs?|hours?|min|mins|minutes?|std|stunden?|minuten?)$/i
const percent = /^(?:%|per\s?cent|prozent)$/i
/** A figure that stands alone and may as well be a year. */
const year = /^(?:19|20)\d\d$/
/** As many as a unit has room for. */
const LONGEST_UNIT = 20

interface Amount {
  figure: string
  sign: string
  unit: string
  rate: string
}

/**
 * What the name of a goal says of how it is measured, in English or German: “from 71 to 82 %”, “71 → 82 %”, “auf 5.000 €”. A
 * target alone needs a sign with it: “Weight to 78” and “Talk to 3” say too little; and where it may be a year, as in “from 2024
 * to 2027”, nothing is read at all. Where it names no way at all, plain words may do: “run 100 km”, “Walk every day”.
 */
export function measureIn(title: string): TitleMeasure | null {
  if (title.length > LONGEST_TITLE) return null
  const both = (fromTo.exec(title) ?? arrow.exec(title) ?? bareIn(title))?.groups
  const said = both ?? to.exec(title)?.groups
  if (!said) return plainMeasureIn(withoutEnd(title))
  const [first, last] = [amountOf(said, 'start'), amountOf(said, 'target')]
  const [start, target] = [first.figure, last.figure]
  const isBare = !last.sign && !last.unit && !last.rate
  if (year.test(target) && (isBare || year.test(start))) return null
  const sign = last.sign || last.unit || (isBare ? first.sign || first.unit : '')
  if (percent.test(sign)) return { type: 'percent', start, target }
  if (hours.test(sign) && !last.rate) {
    const long = ({ figure, unit }: Amount) => figure && `${figure} ${unit || sign}`
    return { type: 'duration', start: long(first), target: long(last) }
  }
  const currency = sign && currencyOf(sign)
  // “£5k” is not five pounds.
  if (currency) return [first, last].every(isWhole) ? { type: 'currency', start, target, currency } : null
  const rate = last.rate || (isBare ? first.rate : '')
  const things = sign === '' && isEachPeriod(rate) ? countedThings(both?.lead ?? '', rate) : [sign]
  const unit = [...things, ''].map((each) => [each, rate].filter(Boolean).join(' ')).find(({ length }) => length <= LONGEST_UNIT) ?? sign
  return both || last.rate || sign === '‰' ? { type: 'number', start, target, unit } : null
}

const bareIn = (title: string) =>
  bare.map((way) => way.exec(title)).find((said) => said && goesAsSaid(title, said.groups?.start ?? '', said.groups?.target ?? '')) ?? null

const amountOf = (said: Readonly<Record<string, string | undefined>>, name: 'start' | 'target'): Amount => ({
  figure: said[name] ?? '',
  sign: said[`${name}Sign`] ?? '',
  unit: said[`${name}Unit`] ?? '',
  rate: said[`${name}Rate`] ?? '',
})

/** Whether nothing but a currency stands at an amount. */
const isWhole = ({ sign, unit }: Amount): boolean => unit === '' || (sign === '' && currencyOf(unit) !== undefined)

/** What a form begins with, where the name says nothing. */
const unsaid = {
  type: 'percent',
  start: '',
  target: '',
  unit: '',
  currency: 'EUR',
  rhythm: 'daily',
  weekdays: [1, 2, 3, 4, 5],
  timesPerWeek: '3',
} as const satisfies Partial<GoalDraft>
const fields = Object.keys(unsaid) as (keyof typeof unsaid)[]

/** The form with another name: its measure and its end follow the name, each for as long as nobody wrote or chose it. */
export function afterTitle(draft: GoalDraft, title: string, context: Days): Partial<GoalDraft> {
  return draft.isOnlyName ? { title } : { title, ...measureAfter(draft, title), ...endAfter(draft, title, context) }
}

/** The form without what was read from its name, which stays a name from then on. */
export function withoutReading(draft: GoalDraft, context: Days): Partial<GoalDraft> {
  const { measure, end } = isOfTitle(draft, context)
  const { horizon, endDate } = datesFor('quarter', context)
  return {
    isOnlyName: true,
    ...(measure && { ...unsaid, aggregation: 'last', checkInEvery: checkInsFor(draft, unsaid.type) }),
    ...(end && { endDate, ...(!draft.isHorizonChosen && { horizon }) }),
  }
}

type Days = Pick<DraftContext, 'today' | 'weekStart'>

function measureAfter(draft: GoalDraft, title: string): Partial<GoalDraft> {
  const [before, now] = [draft.title, title].map((each) => ({ ...unsaid, ...measureIn(each) })) as [typeof unsaid, typeof unsaid]
  const isOwn = draft.isLoggingChosen || draft.source !== 'manual' || fields.some((field) => !isSame(draft[field], before[field]))
  if (isOwn || fields.every((field) => isSame(now[field], before[field]))) return {}
  const start = afterStart({ ...draft, ...now, aggregation: 'last' }, now.start || '1')
  return { ...now, ...start, start: now.start, checkInEvery: checkInsFor(draft, now.type) }
}

function endAfter(draft: GoalDraft, title: string, context: Days): Partial<GoalDraft> {
  const { horizon, endDate } = datesFor('quarter', context)
  const [before, now] = [endIn(draft.title, context), endIn(title, context)]
  if (before === now || draft.isHorizonChosen || draft.endDate !== (before ?? endDate)) return {}
  return now ? afterEnd(draft, now, context) : { horizon, endDate }
}

const isSame = (one: unknown, other: unknown): boolean => String(one) === String(other)

/** What of a form is what its name says. */
export function isOfTitle(draft: GoalDraft, context: Days): { measure: boolean; end: boolean } {
  if (draft.isOnlyName) return { measure: false, end: false }
  const said = measureIn(draft.title)
  return {
    measure: said !== null && Object.entries(said).every(([field, value]) => isSame(draft[field as keyof GoalDraft], value)),
    end: draft.endDate !== '' && draft.endDate === endIn(draft.title, context),
  }
}
