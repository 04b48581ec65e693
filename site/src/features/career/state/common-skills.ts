import { career } from '../../desk/career-client.ts'
import type { Named } from '../../names/offers.ts'

/** Common skills that are called so; none without an answer, as any name may be typed. */
export const commonSkills = (typed: string): Promise<Named[]> =>
  career.skillEvidence.common(typed).then(
    (found) => found.map(({ name, aliases }) => ({ id: name, name, aliases, remove: 2 as const })),
    () => [],
  )
