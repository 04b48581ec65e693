import type { TargetJob } from '@throughline/core/interview'
import type { Resume } from '@throughline/core/resume'

type Version = Pick<Resume, 'id' | 'name' | 'jobDescription'>

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A shorter role or company stands in many a name by chance. */
const FEWEST_SIGNS = 4

/** The version that seems to be meant for a job: it is compared with the same description, or named after its role or company. */
export function likelyVersion<V extends Version>(
  { role, company, description }: Pick<TargetJob, 'role' | 'company' | 'description'>,
  versions: readonly V[],
): V | null {
  const isNamed = (part: string) => {
    const asked = folded(part)
    return ({ name }: Version) => asked.length >= FEWEST_SIGNS && folded(name).includes(asked)
  }
  const isCompared = ({ jobDescription }: Version) => folded(description) !== '' && folded(jobDescription) === folded(description)
  return versions.find(isCompared) ?? versions.find(isNamed(role)) ?? versions.find(isNamed(company)) ?? null
}
