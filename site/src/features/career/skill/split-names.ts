import { foldText } from '@throughline/core/kernel/fold-text'

/** Signs of the name of a skill. */
export const MOST_SIGNS = 100

/** What stands before a name in a list that was written elsewhere. */
const mark = /^(?:[-*•–·]|\d{1,2}[.)])\s+/

/**
 * The skills that are written with commas, semicolons or lines between them, each once, whatever its case. A comma within
 * quotes or brackets is a part of the name, and so is one between figures.
 */
export function splitNames(typed: string): string[] {
  const parts = typed.match(/(?:"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|\([^()\n]*\)|(?<=\d),(?=\d)|[^,;\r\n])+/g) ?? []
  const names = parts.map((part) => {
    const name = part.trim().replace(mark, '').replace(/\s+/g, ' ')
    return (/^["“„]([^"“”„]*)["“”]$/.exec(name)?.[1] ?? name).trim()
  })
  const seen = new Set([''])
  return names.filter((name) => !seen.has(foldText(name)) && seen.add(foldText(name)))
}

/** The lines of what is pasted into a field of one line, which would else run into one another. */
export const inOneLine = (pasted: string): string =>
  pasted
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(mark, ''))
    .filter(Boolean)
    .join(', ')
