/** How something is asked for that one may do without. */
export const wished =
  /(?<!\p{L})(?:an? (?:big |real |strong )?(?:plus|bonus|advantage|asset)|advantageous|nice[- ]to[- ]haves?|desirable|desired|preferred|preferably|ideally|beneficial|bonus points?|not required|von vorteil|wünschenswert|vorteilhaft|idealerweise|gern gesehen|gerne gesehen|ein plus|pluspunkte?|kein muss|nicht zwingend|wäre schön|wünschen wir uns)(?!\p{L})/iu

/** A heading that says nothing but that one may do without what follows. */
const bareWish =
  /^(?:(?:it would be|das ist|das sind|das wäre|was|außerdem|also) )?(?:nice[- ]to[- ]haves?|(?:highly )?desirable|desired|preferred|preferably|ideally|beneficial|bonus(?: points)?|a (?:plus|bonus)|von vorteil|wünschenswert|idealerweise|gern gesehen|ein plus|pluspunkte?|kein muss)(?: (?:but not (?:required|essential)|criteria|skills|qualifications|requirements|experience|wäre|wären|ist|sind))*$/iu

/** Headings of what one is to bring. */
const asks =
  /^(?:(?:what )?you(?:['’]ll| will|['’]ve| should| must)? ?(?:need|bring|have|got|be)(?: to (?:have|bring|be|succeed|know))?|what (?:we(?:['’]re| are) looking for|we (?:look for|ask|need|expect)|it takes|makes you)|who (?:we(?:['’]re| are) looking for|you are)|about you|you are|(?:your|the) profile|person specification|the person|must[- ]haves?|(?:(?:your|our|the|key|minimum|basic|required|essential|main|job) )*(?:requirements|qualifications|criteria|skills(?:,? (?:and|&) (?:experience|qualifications|knowledge))?|experience(?: (?:and|&) (?:skills|qualifications))?|knowledge(?:,? (?:and|&) (?:skills|experience))?)|essential|required|(?:das|was) (?:bringst du|bringen sie|du|sie|solltest du|sollten sie) ?(?:mit|mitbringst|mitbringen|brauchst|brauchen|auszeichnet)|(?:du bringst|sie bringen|bringst du|bringen sie) mit|(?:dein|ihr|das|unser) (?:profil|anforderungsprofil)|(?:deine|ihre|unsere)? ?(?:anforderungen|qualifikation(?:en)?|voraussetzungen|kenntnisse)(?: an (?:sie|dich))?|anforderungsprofil|profil|(?:das|was) (?:erwarten wir|wir erwarten|suchen wir)(?: von (?:ihnen|dir))?|wir erwarten|damit überzeug\p{L}+ (?:sie|du)(?: uns)?|das zeichnet (?:dich|sie) aus)(?:[ ,]+(?:for (?:this|the) (?:role|job)|you need|you(?:['’]ll| will) need|to succeed|we need))?$/iu

/** Headings of what one will do. */
const duties =
  /^(?:(?:(?:your|the|key|main|core|primary|day[- ]to[- ]day) )*(?:responsibilities|duties(?: (?:and|&) responsibilities)?|accountabilities|tasks)(?: (?:and|&) (?:duties|tasks|responsibilities))?(?: include)?|what you(?:['’]ll| will)(?: be)? (?:do|doing)|(?:in this (?:role|job),? )?you(?:['’]ll| will)(?: be responsible for)?|(?:your|the) (?:role|job|day)|(?:deine|ihre|die|unsere)? ?(?:haupt|kern)?(?:aufgaben|tätigkeiten|verantwortlichkeiten)(?:gebiete?|bereiche?)?(?: bei uns)?|(?:dein|ihr|das) (?:aufgabengebiet|aufgabenbereich|verantwortungsbereich|job)|(?:das|was) (?:erwartet (?:dich|sie)|(?:dich|sie) erwartet|machst du|machen sie|du machst|tust du)|(?:das|was) (?:sind|werden) (?:deine|ihre) aufgaben)$/iu

/** UTF-16 units of a line that may be a heading. */
const MOST_OF_HEADING = 80

/** What marks a line as one of a list. */
export const listMark = /^\s*(?:[-*•·–+▪◦●]|\d+[.)])\s+/u

export const isInList = (line: string): boolean => listMark.test(line)

/** What a list may be of. */
export type Headed = 'asked' | 'wished' | 'duty'

/**
 * What a line heads: things that one is to bring, things that one may do without, what one will do, something else, or `null`,
 * where it is no heading. Those of the first three need no mark; others are told by theirs.
 */
export function headedBy(line: string): Headed | 'other' | null {
  if (line.length > MOST_OF_HEADING || isInList(line)) return null
  const said = line
    .replace(/^[#*\s_]+|[*:\s_?]+$/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.{3}$|…$/u, '')
    .trim()
  const isMarked = /^\s*(?:#|\*\*)/.test(line) || /:[\s*]*$/.test(line)
  if (bareWish.test(said) || (isMarked && wished.test(said))) return 'wished'
  if (asks.test(said)) return 'asked'
  if (duties.test(said)) return 'duty'
  return isMarked ? 'other' : null
}
