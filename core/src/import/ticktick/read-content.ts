import { MAX_CHECKLIST_ITEMS, MAX_TASK_TITLE } from '../../task/index.ts'
import type { CsvRow } from '../csv-rows.ts'
import { clean, cut, oneLine } from '../text.ts'
import type { KeyedDraft } from '../tree-plan.ts'

/** The notes; and those of a checklist, whose lines begin with ▫ or, once ticked, with ▪. */
export function readContent(task: KeyedDraft, cells: CsvRow['cells'], report: (message: string) => void): void {
  const content = cells.CONTENT ?? ''
  const isChecklist = /^(y|yes|true|1)$/i.test(cells['IS CHECK LIST'] ?? '') || cells.KIND === 'CHECKLIST'
  const [before = '', ...marked] = isChecklist ? content.split(/(?=[▪▫])/) : [content]
  const [notes, items] = /^[▪▫]/.test(before) ? ['', [before, ...marked]] : [before, marked]
  if (notes.trim()) task.paragraphs.push(notes.trim())
  const texts = items.map((item) => ({ text: oneLine(clean(item.slice(1))), done: item.startsWith('▪') })).filter(({ text }) => text)
  task.checklist = texts.slice(0, MAX_CHECKLIST_ITEMS).map(({ text, done }) => ({ text: cut(text, MAX_TASK_TITLE), done }))
  const rest = texts.slice(MAX_CHECKLIST_ITEMS)
  if (rest.length === 0) return
  task.paragraphs.push(rest.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`).join('\n'))
  report(`A checklist holds ${MAX_CHECKLIST_ITEMS} items; the rest is in the notes.`)
}
