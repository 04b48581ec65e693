/** A line or paragraph of a CV. */
export interface CvLine {
  /** What stands in another column of it is set apart by a tab. */
  text: string
  /** Of a list. */
  isItem: boolean
  /** It follows a blank line or stands under a heading's style: nothing of the line before goes on in it. */
  isApart?: boolean
}

const bullet = /^(?:[•◦▪▫■□●○∙·‣⁃➢➤✓✔*–—-]|\uf0b7|\uf0a7|o(?=\s{2}))\s+/u

/** What is longer is written on in the next; nothing that names or dates something is. */
const LONGEST_LINE = 1_000

/** The lines of a text or of the pages of a PDF, whose marks say which are of a list. */
export function linesOfText(lines: readonly string[]): CvLine[] {
  let isApart = true
  return lines.flatMap((line) => {
    const said = line
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replace(/ {3,}/g, '\t')
      .trim()
    if (said === '') {
      isApart = true
      return []
    }
    const text = said.replace(bullet, '').trim()
    const made = broken(text).map((piece, at) => ({ text: piece, isItem: at === 0 && text !== said, isApart: at === 0 && isApart }))
    isApart = false
    return made
  })
}

/** A line in pieces that are not too long: after a comma, as a list goes on, or else between words. */
function broken(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > LONGEST_LINE) {
    const piece = text.slice(from, from + LONGEST_LINE)
    const [comma, blank] = [piece.lastIndexOf(', '), piece.lastIndexOf(' ')]
    const length = comma > 0 ? comma + 1 : blank > 0 ? blank : LONGEST_LINE
    pieces.push(piece.slice(0, length).trim())
    from += length
  }
  return [...pieces, text.slice(from).trim()].filter(Boolean)
}
