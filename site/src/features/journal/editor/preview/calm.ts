/** What may open or close something. */
const MARK = /[*_~[\]`!<>|\\]/g
/** What a line begins with when it stands in quotes and lists. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/

const MOST = { layers: 40, marks: 3_000 }

/** Whether a text can be read as Markdown in no time, told without parsing it; no text that a person wrote is otherwise. */
export function isCalm(text: string): boolean {
  let marks = 0
  for (const line of text.split('\n')) {
    marks = line.trim() ? marks + count(line, MARK) : 0
    if (marks > MOST.marks && !/^\s*\|/.test(line)) return false
    if (count(CONTAINERS.exec(line)?.[0] ?? '', />|[-+*]|\d[.)]/g) > MOST.layers) return false
  }
  return true
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
