import type { TargetJob } from '@throughline/core/interview'
import type { AdvertFacts } from '@throughline/core/interview/read-advert'
import { useEffect, useState } from 'react'
import { useDesk } from '../../../desk/use-desk.ts'

/** What the description of a job says of it; `null` until that is read, which the page does not wait for. */
export function useAdvert({ description }: Pick<TargetJob, 'description'>): AdvertFacts | null {
  const { today, locale, timeZone } = useDesk()
  const [read, setRead] = useState<{ of: string; facts: AdvertFacts } | null>(null)
  useEffect(() => {
    if (!description.trim()) return
    let isOver = false
    // Without a network nothing is offered.
    void import('@throughline/core/interview/read-advert').then(
      ({ readAdvert }) => isOver || setRead({ of: description, facts: readAdvert(description, { today, locale, timeZone }) }),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [description, today, locale, timeZone])
  return read?.of === description ? read.facts : null
}
