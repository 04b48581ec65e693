import { z } from 'zod'
import { type IdsDep, line, RecordId } from '../kernel/index.ts'

export const ChecklistItem = z
  .strictObject({ id: RecordId, text: line(1, 500), done: z.boolean() })
  .meta({ id: 'ChecklistItem', example: { id: '019a9b3c-5d00-7cc0-8000-0123456789ab', text: 'Passport', done: false } })
export type ChecklistItem = z.infer<typeof ChecklistItem>

/** An id is made where none is given. */
export const NewChecklistItem = ChecklistItem.extend({ id: RecordId.optional(), done: z.boolean().default(false) }).meta({
  id: 'NewChecklistItem',
  example: { text: 'Passport' },
})
export type NewChecklistItem = z.output<typeof NewChecklistItem>

/** A checklist for another round. */
export const unticked = (checklist: readonly ChecklistItem[]): ChecklistItem[] => checklist.map((item) => ({ ...item, done: false }))

/** The items of a checklist, each with an id of its own: of two with the same, the later gets another. */
export function checklistOf({ ids }: IdsDep, items: readonly NewChecklistItem[]): ChecklistItem[] {
  const taken = new Set<string>()
  return items.map(({ id, text, done }) => {
    const own = id === undefined || taken.has(id) ? ids.next() : id
    taken.add(own)
    return { id: own, text, done }
  })
}
