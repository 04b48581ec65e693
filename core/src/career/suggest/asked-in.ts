/** Headings of what a firm says of itself and offers, which asks nothing of anybody. */
const ofTheFirm =
  /^(?:what we offer|we offer|our offer|(?:your |the )?benefits|perks|about (?:us|the company)|who we are|equal opportunit\w*|salary|pay|wir bieten|was wir bieten|unser angebot|das bieten wir|deine vorteile|ihre vorteile|über uns|wer wir sind|gehalt)\b/iu
/** UTF-16 units of a line that may be a heading, with its marks: longer ones, which the patterns take long for, are none. */
const MOST_OF_HEADING = 200

const asHeading = (line: string) => line.replace(/^[#*\s_]+|[*:\s_]+$/gu, '')

/** A short line that is marked as one, or begins a paragraph and ends no sentence. */
function isHeading(line: string, before: string): boolean {
  if (line.length > MOST_OF_HEADING) return false
  const said = asHeading(line)
  if (said === '' || said.length > 60 || /^\s*(?:[-•·–+]|\*\s)/.test(line)) return false
  const isMarked = /^\s*(?:#|\*\*)/.test(line) || /:[\s*]*$/.test(line)
  return isMarked || (before.trim() === '' && !/[.;,!?]$/.test(said))
}

/** What a description of a job asks for: without the parts in which the firm speaks of itself. */
export function askedIn(description: string): string {
  let isOfFirm = false
  const lines = description.split('\n')
  const kept = lines.filter((line, at) => {
    if (isHeading(line, lines[at - 1] ?? '')) isOfFirm = ofTheFirm.test(asHeading(line))
    return !isOfFirm
  })
  return kept.join('\n')
}
