import type { TargetJob } from '@throughline/core/interview'
import { jobName } from '@throughline/core/interview/target-job-rules'
import { useState } from 'react'
import { resumeCoverage as words } from '../../../messages/resume.ts'
import { attempt } from '../../desk/reason.ts'
import { useEditing } from './editing.ts'

/** A target job that has a description. */
export type Posting = Pick<TargetJob, 'id' | 'role' | 'company'>

/** Descriptions that target jobs have already: nobody pastes one twice. */
export function Postings({ postings }: { postings: readonly Posting[] }) {
  const { save } = useEditing()
  const [busy, setBusy] = useState<string | null>(null)
  if (postings.length === 0) return null
  const take = async (id: string) => {
    setBusy(id)
    await attempt(async () => {
      const { interview } = await import('../../interview/state/client.ts')
      const { description } = await interview.targetJobs.get(id)
      save({ jobDescription: description })
    })
    setBusy(null)
  }
  return (
    <ul className="cover-postings small">
      {postings.map((job) => (
        <li key={job.id}>
          <button className="link" type="button" dir="auto" disabled={busy !== null} onClick={() => void take(job.id)}>
            {words.takePosting(jobName(job))}
          </button>
        </li>
      ))}
    </ul>
  )
}
