import type { CvEntry } from './entries.ts'
import { type Named, namesPosition } from './names.ts'
import type { Period } from './period.ts'

/** An employer with the dates of all one did there, which stands above the roles. */
const isEmployerAlone = ({ parts, highlights, summary }: CvEntry) => highlights.length === 0 && summary === '' && !namesPosition(parts)

const LATEST = '9999'
const isWithin = (inner: Period | null, outer: Period | null) =>
  inner !== null &&
  outer !== null &&
  (inner.startDate ?? '') >= (outer.startDate ?? '').slice(0, 7) &&
  (inner.endDate ?? LATEST).slice(0, 7) <= (outer.endDate ?? LATEST)

/** Roles below an employer are of that employer, and it is no role itself. */
export function groupedRoles(entries: readonly CvEntry[]): CvEntry[] {
  let group: { names: Named; period: Period | null } | null = null
  return entries.flatMap((entry, at): CvEntry[] => {
    const next = entries[at + 1]
    if (next && isEmployerAlone(entry) && namesPosition(next.parts) && isWithin(next.period, entry.period)) {
      const [organisation = '', ...location] = entry.parts
      group = { names: { position: '', organisation, location: location.join(', ') }, period: entry.period }
      return []
    }
    if (!group || !isWithin(entry.period, group.period)) {
      group = null
      return [entry]
    }
    return [{ ...entry, names: { ...group.names, position: entry.parts.join(', ') } }]
  })
}
