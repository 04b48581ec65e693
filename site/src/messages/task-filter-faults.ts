import type { FilterFault } from '@throughline/core/task/filter'

const operands = {
  or: '“or” stands between two things',
  and: '“and” stands between two things',
  minus: 'Something follows a minus',
  brackets: 'Something stands in brackets',
}

const oneOf = (words: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)

/** What is wrong with a filter; the stretch that is meant stands before it. A translation is a file like this one. */
export function filterFault(fault: FilterFault): string {
  const { instead } = fault
  switch (fault.code) {
    case 'too_long':
      return `A filter has at most ${fault.most} characters.`
    case 'too_deep':
      return `Brackets and minus signs go at most ${fault.most} deep.`
    case 'unknown_field':
      return instead
        ? `is no field. Did you mean “${instead}:”?`
        : `is no field. There are ${oneOf(fault.offered)}. Words with a colon stand in quotes.`
    case 'missing_value':
      return fault.field === null ? 'has nothing in it.' : 'wants something behind it.'
    case 'unknown_value':
      if (instead) return `cannot stand behind “${fault.field}:”. Did you mean ${instead}?`
      return `${fault.written ? `cannot stand behind “${fault.field}:”` : `A word is missing behind “${fault.field}:”`}. Write ${oneOf(fault.offered)}.`
    case 'invalid_date':
      if (instead) return `is no day. Did you mean ${instead}?`
      return `${fault.written ? 'is no day' : 'A day is missing'}. Write one such as today, friday, 7d, -2w or 2026-03-01.`
    case 'invalid_estimate':
      return `${fault.written ? 'is no length of time' : 'A length of time is missing'}. Write 45m, 2h or 1h30m.`
    case 'no_comparison':
      return `is a comparison, which “${fault.field}:” does not take. Write the word alone.`
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
