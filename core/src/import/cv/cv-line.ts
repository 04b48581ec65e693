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
    const made = { text, isItem: text !== said, isApart }
    isApart = false
    return text === '' ? [] : [made]
  })
}
