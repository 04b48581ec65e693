import type { CsvRow } from '../csv-rows.ts'
import { clean, cut, MAX_TITLE, oneLine } from '../text.ts'
import type { KeyedDraft } from '../tree-plan.ts'

const MAX_ITEMS = 100

/** The notes; and those of a checklist, whose lines begin with ▫ or, once ticked, with ▪. */
export function readContent(task: KeyedDraft, cells: CsvRow['cells'], report: (message: string) => void): void {
  const content = cells.CONTENT ?? ''
  const isChecklist = /^(y|yes|true|1)$/i.test(cells['IS CHECK LIST'] ?? '') || cells.KIND === 'CHECKLIST'
  const [before = '', ...marked] = isChecklist ? content.split(/(?=[▪▫])/) : [content]
  const [notes, items] = /^[▪▫]/.test(before) ? ['', [before, ...marked]] : [before, marked]
  if (notes.trim()) task.paragraphs.push(notes.trim())
  const texts = items.map((item) => ({ text: oneLine(clean(item.slice(1))), done: item.startsWith('▪') })).filter(({ text }) => text)
  task.checklist = texts.slice(0, MAX_ITEMS).map(({ text, done }) => ({ text: cut(text, MAX_TITLE), done }))
  const rest = texts.slice(MAX_ITEMS)
  if (rest.length === 0) return
  task.paragraphs.push(rest.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`).join('\n'))
  report(`A checklist holds ${MAX_ITEMS} items; the rest is in the notes.`)
}
