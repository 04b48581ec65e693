import type { FilterFault } from '@throughline/core/task/filter'

const operands = {
  or: '“or” goes between two things',
  and: '“and” goes between two things',
  minus: 'A minus needs something after it',
  brackets: 'Brackets need something in them',
}

const oneOf = (words: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)

/** What is wrong with a filter; the stretch that is meant stands before it. A translation is a file like this one. */
export function filterFault(fault: FilterFault): string {
  const { instead } = fault
  switch (fault.code) {
    case 'too_long':
      return `A filter can have at most ${fault.most} characters.`
    case 'too_deep':
      return `Brackets and minus signs go at most ${fault.most} deep.`
    case 'unknown_field':
      return instead
        ? `is not a field. Did you mean “${instead}:”?`
        : `is not a field. There are ${oneOf(fault.offered)}. Put words with a colon in quotes.`
    case 'missing_value':
      return fault.field === null ? 'is empty.' : 'needs something after it.'
    case 'unknown_value':
      if (instead) return `does not go with “${fault.field}:”. Did you mean ${instead}?`
      return `${fault.written ? `does not go with “${fault.field}:”` : `A word is missing after “${fault.field}:”`}. Write ${oneOf(fault.offered)}.`
    case 'invalid_date':
      if (instead) return `is not a day. Did you mean ${instead}?`
      return `${fault.written ? 'is not a day' : 'A day is missing'}. Write one such as today, friday, 7d, -2w or 2026-03-01.`
    case 'invalid_estimate':
      return `${fault.written ? 'is not a length of time' : 'A length of time is missing'}. Write 45m, 2h or 1h30m.`
    case 'no_comparison':
      return `is a comparison, which “${fault.field}:” does not take. Write the word alone.`
    case 'unclosed_quote':
      return 'This quote is not closed.'
    case 'unclosed_bracket':
      return 'This bracket is not closed.'
    case 'stray_bracket':
      return 'This bracket was never opened.'
    case 'missing_operand':
      return `${operands[fault.sign]}. To look for the sign itself, put it in quotes.`
  }
}
