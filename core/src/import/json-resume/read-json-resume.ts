import { readJsonResume } from '../../career/index.ts'
import { careerPlan, type KnownCareer } from '../career/career-plan.ts'
import { decodeText } from '../decode-text.ts'
import { parsedJson } from '../journal/json-said.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'

/**
 * A JSON Resume 1.0. What has no field of ours is kept and comes back with an export.
 * @throws AppError `unsupported-format` or `too-large`, in words that say what to do.
 */
export function readJsonResumeFile(bytes: Uint8Array, { career: known }: { career: KnownCareer }): ImportPlan {
  const problems = new ProblemList()
  const draft = readJsonResume(parsedJson(decodeText(bytes)), (item, message) => problems.add(item, message))
  return careerPlan({ draft, problems, known })
}
