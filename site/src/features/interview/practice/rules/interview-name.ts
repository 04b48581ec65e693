/** An interview's name as it stands within a sentence: `Panel` as `panel`, `HR call` as it is. */
export function interviewName(title: string): string {
  const [first = '', second = ''] = title
  return second === second.toLowerCase() ? first.toLowerCase() + title.slice(first.length) : title
}
