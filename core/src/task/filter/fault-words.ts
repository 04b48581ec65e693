import type { FilterFault } from './syntax.ts'

/** A fault as one sentence with its place, counted from 1, for whoever calls the API; screens have words of their own. */
export const faultWithPlace = (fault: FilterFault): string =>
  `At character ${fault.from + 1}${fault.to > fault.from + 1 ? `–${fault.to}` : ''}: ${sentenceOf(fault)}`

function sentenceOf(fault: FilterFault): string {
  switch (fault.code) {
    case 'too_long':
      return `A filter has at most ${fault.most} characters.`
    case 'too_deep':
      return `Brackets and minus signs go at most ${fault.most} deep.`
    case 'unknown_field':
      return `There is no field “${fault.written}”. ${fault.instead ? `Did you mean “${fault.instead}:”?` : `Fields are ${listed(fault.offered)}; words with a colon stand in quotes.`}`
    case 'missing_value':
      return fault.field === null ? 'There is nothing in these quotes.' : `Write something behind ${fault.field}:`
    case 'unknown_value':
      return `${fault.field}: knows no “${fault.written}”. ${fault.instead ? `Did you mean ${fault.instead}?` : `Write ${listed(fault.offered)}.`}`
    case 'invalid_date':
      return `“${fault.written}” is no day. ${fault.instead ? `Did you mean ${fault.instead}?` : 'Write a day such as today, friday, 7d, -2w or 2026-03-01.'}`
    case 'invalid_estimate':
      return `“${fault.written}” is no length of time. Write 45m, 2h or 1h30m.`
    case 'no_comparison':
      return `${fault.field}: takes no comparison. Write the word alone.`
    case 'unclosed_quote':
      return 'This quote is not closed.'
    case 'unclosed_bracket':
      return 'This bracket is not closed.'
    case 'stray_bracket':
      return 'This bracket closes nothing.'
    case 'missing_operand':
      return `${operands[fault.sign]}. To look for the sign itself, put it in quotes.`
  }
}

const operands = {
  or: '“or” stands between two things',
  and: '“and” stands between two things',
  minus: 'Something follows a minus',
  brackets: 'Something stands in brackets',
}

/** “a, b or c”. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
