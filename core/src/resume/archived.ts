import { type ArchiveRule, anyAnew } from '../kernel/index.ts'
import type { Resume } from './schema.ts'

/** What is not in the archive is no part of the version either. Highlights have their ids within their experience. */
export const archivedResume: ArchiveRule<Resume> = {
  anew: (resume, ids) => ({
    ...resume,
    sections: resume.sections.map((section) => ({
      ...section,
      items: section.items.flatMap((item) => {
        const id = ids.of(item.id)
        const lines = item.lines.flatMap((line) => {
          const lineId = line.kind === 'win' ? ids.of(line.id) : ids.within(line.id)
          return lineId === null ? [] : { ...line, id: lineId }
        })
        return id === null ? [] : { ...item, id, lines }
      }),
    })),
    wording: resume.wording.map((wording) => ({ ...wording, id: anyAnew(ids, wording.id) })),
  }),
}
