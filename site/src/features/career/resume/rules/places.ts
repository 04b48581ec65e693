import type { ResumeSection } from '@throughline/core/resume'
import { moveItem, moveLine, moveSection, type Sections } from './sections.ts'

/** The places among which what stands at one can be moved, in their order: `section 0`, `item 0 {id}` or `line 0 {id} {line}`. */
export function siblingsAt(sections: Sections, at: string): string[] {
  const [what = '', place = '', itemId = ''] = at.split(' ')
  if (what === 'section') return sections.map((_, index) => `section ${index}`)
  const items = sections[Number(place)]?.items ?? []
  if (what === 'item') return items.map(({ id }) => `item ${place} ${id}`)
  const lines = items.find(({ id }) => id === itemId)?.lines ?? []
  return lines.map(({ id }) => `line ${place} ${itemId} ${id}`)
}

/** The sections with what stands at a place moved to another among its own. */
export function movedTo(sections: Sections, at: string, to: number): ResumeSection[] {
  const [what, place, id = '', lineId = ''] = at.split(' ')
  const by = to - siblingsAt(sections, at).indexOf(at)
  if (what === 'section') return moveSection(sections, Number(place), by)
  if (what === 'item') return moveItem(sections, Number(place), id, by)
  return moveLine(sections, Number(place), id, lineId, to)
}
