import { CURRENCY_SIGNS, currencyOf } from '@throughline/core/goal/rules'
import type { GoalDraft } from './form.ts'
import { afterStart } from './form-follows.ts'

/** How a goal is measured, as its name says it. */
type TitleMeasure = Pick<GoalDraft, 'type' | 'start' | 'target'> & Partial<Pick<GoalDraft, 'unit' | 'currency'>>

const figure = `(?<%sSign>[${CURRENCY_SIGNS}])?\\s?(?<%s>-?\\d[\\d.,]*(?<=\\d))`
const unit = `\\s?(?<%sUnit>%|[${CURRENCY_SIGNS}]|\\p{L}{1,20})?`
const amount = (name: string) => (figure + unit).replaceAll('%s', name)
const end = '(?=\\s*[.!]?$|\\s+(?:by|until|before|this|in|bis|vor|im|dieses|diesen)\\s)'
const fromTo = new RegExp(`\\S.*\\s(?:from|von)\\s+${amount('start')}\\s+(?:to|auf|bis)\\s+${amount('target')}${end}`, 'iu')
const to = new RegExp(`\\S.*\\s(?:to|auf)\\s+${amount('target')}${end}`, 'iu')

const hours = /^(?:h|hrs?|hours?|min|mins|minutes?|std|stunden?|minuten?)$/i

/**
 * What the name of a goal says of how it is measured, in English or German: “from 71 to 82 %”, “auf 5.000 €”. A target alone
 * needs a sign with it: “Weight to 78” and “Talk to 3” say too little.
 */
export function measureIn(title: string): TitleMeasure | null {
  const both = fromTo.exec(title)?.groups
  const said = both ?? to.exec(title)?.groups
  if (!said) return null
  const { start = '', target = '' } = said
  const sign = said.targetSign ?? said.targetUnit ?? said.startSign ?? said.startUnit ?? ''
  if (sign === '%') return { type: 'percent', start, target }
  const currency = currencyOf(sign)
  if (currency) return { type: 'currency', start, target, currency }
  if (hours.test(sign)) {
    const long = (text: string, own: string | undefined) => text && `${text} ${own ?? sign}`
    return { type: 'duration', start: long(start, said.startUnit), target: long(target, said.targetUnit) }
  }
  return both ? { type: 'number', start, target, unit: sign } : null
}

/** What a form begins with, where the name says nothing. */
const unsaid = { type: 'percent', start: '', target: '', unit: '', currency: 'EUR' } as const

/** The form with another name: its measure follows the name, for as long as nobody wrote or chose one. */
export function afterTitle(draft: GoalDraft, title: string): Partial<GoalDraft> {
  const [before, now] = [measureIn(draft.title), measureIn(title)].map((said) => ({ ...unsaid, ...said }))
  const fields = Object.keys(unsaid) as (keyof typeof unsaid)[]
  const isOwn = draft.isLoggingChosen || draft.source !== 'manual' || fields.some((field) => draft[field] !== before?.[field])
  if (isOwn || !now || fields.every((field) => now[field] === before?.[field])) return { title }
  return { title, ...now, ...afterStart({ ...draft, ...now, aggregation: 'last' }, now.start || '1'), start: now.start }
}

/** Whether the measure of a form is the one its name says. */
export function isOfTitle(draft: GoalDraft): boolean {
  const said = measureIn(draft.title)
  return said !== null && Object.entries(said).every(([field, value]) => draft[field as keyof GoalDraft] === value)
}
