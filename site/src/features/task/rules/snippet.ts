import { highlighted } from '../../desk/ui/highlight.ts'

/** Letters of the notes shown before the word that was found, and in all. */
const BEFORE = 40
const LENGTH = 140

const isFound = (text: string, typed: string): boolean => highlighted(text, typed).some(({ found }) => found)

/**
 * The stretch of a task's notes in which a search has found what neither its title nor its tags say;
 * `null` when they say it all. Marks of Markdown are left out.
 */
export function snippetOf(task: { title: string; notes: string; tags: readonly string[] }, typed: string): string | null {
  const said = [task.title, ...task.tags].join(' ')
  const wanted = typed.split(/\s+/).filter((word) => word && !isFound(said, word))
  if (!wanted.length) return null
  const notes = task.notes
    .replace(/^\s*[-+]\s+/gm, ' ')
    .replace(/[*_`#>~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [before, hit] = highlighted(notes, wanted.join(' '))
  if (!hit && !before?.found) return null
  const at = before?.found ? 0 : (before?.text.length ?? 0)
  const start = at <= BEFORE ? 0 : wordStart(notes, at - BEFORE)
  const end = start + LENGTH >= notes.length ? notes.length : wordEnd(notes, start + LENGTH, at)
  return `${start > 0 ? '… ' : ''}${notes.slice(start, end)}${end < notes.length ? ' …' : ''}`
}

function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 || space > from + BEFORE ? from : space + 1
}

function wordEnd(text: string, from: number, past: number): number {
  const space = text.lastIndexOf(' ', from)
  return space > past ? space : from
}
