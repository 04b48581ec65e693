import type { TargetJob } from '@throughline/core/interview'
import type { AdvertFacts } from '@throughline/core/interview/read-advert'
import { useEffect, useState } from 'react'
import { useDesk } from '../../../desk/use-desk.ts'
import type { JobGiven } from '../JobPage.tsx'

/**
 * What the description of a job says of it. The page comes with what it said then, so that the reader is fetched only once
 * another is written; `null` until that one is read.
 */
export function useAdvert({ description }: Pick<TargetJob, 'description'>, given: Pick<JobGiven, 'job' | 'said'>): AdvertFacts | null {
  const { today, locale, timeZone } = useDesk()
  const [read, setRead] = useState({ of: given.job.description, facts: given.said })
  useEffect(() => {
    if (description === read.of) return
    let isOver = false
    // Without a network nothing is offered.
    void import('@throughline/core/interview/read-advert').then(
      ({ readAdvert }) => isOver || setRead({ of: description, facts: readAdvert(description, { today, locale, timeZone }) }),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [description, read.of, today, locale, timeZone])
  return read.of === description ? read.facts : null
}
