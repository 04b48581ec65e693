import { useLayoutEffect, useRef } from 'react'
import { goalPage } from '../../../messages/goal-page.ts'

/** Where a value stands on the chart, in per cent from the left and from above, and what is said of it. */
export type Spoken = readonly [left: number, top: number, words: string]

/** A slider that walks along the values, from the last one on; what it says of each, `followChart` tells. */
export function Along({ spoken }: { spoken: readonly Spoken[] }) {
  const slider = useRef<HTMLInputElement>(null)
  const last = spoken.length - 1
  const said = spoken[last]?.[2]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last value is what it is for
  useLayoutEffect(() => {
    if (slider.current && document.activeElement !== slider.current) slider.current.value = String(last)
  }, [last, said])
  return (
    <input
      ref={slider}
      className="along"
      type="range"
      min="0"
      max={last}
      defaultValue={last}
      aria-label={goalPage.chart.along}
      aria-valuetext={said}
    />
  )
}
