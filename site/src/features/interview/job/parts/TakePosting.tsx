import { useState } from 'react'
import { jobs } from '../../../../messages/interview-job.ts'
import { attempt } from '../../../desk/reason.ts'
import type { Named } from '../JobPage.tsx'

interface Props {
  version: Named
  onTake: (description: string) => void
}

/** Takes the description that a version of the résumé is compared with: nobody pastes one twice. */
export function TakePosting({ version: { id, title }, onTake }: Props) {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await attempt(async () => {
      const { career } = await import('../../../career/state/client.ts')
      onTake((await career.resumes.get(id)).jobDescription)
    })
    setBusy(false)
  }
  return (
    <p className="small">
      <button className="link" type="button" dir="auto" disabled={isBusy} onClick={() => void take()}>
        {jobs.page.takePosting(title)}
      </button>
    </p>
  )
}
