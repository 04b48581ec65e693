import type { Condition, DateWords, Filter, Term } from './syntax.ts'

/** A filter as text that reads back as the same filter. */
export function formatFilter(filter: Filter): string {
  switch (filter.is) {
    case 'all':
      return filter.of.map((one) => (one.is === 'any' ? `(${formatFilter(one)})` : formatFilter(one))).join(' ')
    case 'any':
      return filter.of.map(formatFilter).join(' or ')
    case 'not':
      return `-${isGroup(filter.of) ? `(${formatFilter(filter.of)})` : formatFilter(filter.of)}`
    default:
      return formatTerm(filter)
  }
}

const isGroup = ({ is }: Filter) => is === 'all' || is === 'any'

function formatTerm(term: Term): string {
  switch (term.is) {
    case 'words':
      return formatWords(term)
    case 'goal':
      return `goal:${typeof term.goal === 'string' ? term.goal : term.goal.isExact ? quotedText(term.goal.title) : term.goal.title}`
    case 'tag':
      return `tag:${term.any.every((tag) => plainValue.test(tag)) ? term.any.join(',') : quotedText(term.any.join(','))}`
    case 'status':
      return `status:${term.any.join(',')}`
    case 'state':
      return `is:${term.any.join(',')}`
    case 'part':
      return `has:${term.any.join(',')}`
    case 'priority':
      return `priority:${formatCondition(term.condition, (priority) => priority)}`
    case 'date':
      return `${term.field}:${formatCondition(term.condition, formatDate)}`
    case 'estimate':
      return `estimate:${formatCondition(term.condition, formatMinutes)}`
  }
}

const plainValue = /^[^\s()|"]+$/u

/** Words that would be read as something else stand behind `text:`. */
const plainWord = /^(?!(?:or|and)$)[^\s()|"#!-][^\s()|"]*$/iu
const looksLikeField = /^[\p{L}-]+:/u

function formatWords({ field, text, isExact }: Term & { is: 'words' }): string {
  const value = isExact ? quotedText(text) : text
  if (field !== 'text') return `${field}:${value}`
  return isExact || (plainWord.test(text) && !looksLikeField.test(text)) ? value : `text:${value}`
}

const quotedText = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

function formatCondition<V>(condition: Condition<V>, format: (value: V) => string): string {
  if (condition === 'none' || condition === 'any') return condition
  if ('compare' in condition) return `${condition.compare === '=' ? '' : condition.compare}${format(condition.value)}`
  const { from, to } = condition
  return `${from === null ? '' : format(from)}..${to === null ? '' : format(to)}`
}

const nearDays: Readonly<Record<string, string>> = { '-1d': 'yesterday', '0d': 'today', '1d': 'tomorrow' }

function formatDate(words: DateWords): string {
  if ('date' in words) return words.date
  if ('weekday' in words) return words.weekday
  const counted = `${words.amount}${words.unit}`
  return nearDays[counted] ?? counted
}

const formatMinutes = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours && hours < 1000 ? `${hours}h${rest ? `${rest}m` : ''}` : `${minutes}m`
}
