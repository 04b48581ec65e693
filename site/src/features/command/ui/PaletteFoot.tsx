import { useEffect, useState } from 'react'
import { palette as words } from '../../../messages/palette.ts'
import type { Found } from '../state/found.ts'

interface Props {
  typed: string
  count: number
  isLooking: boolean
  found: Found | null
  isStep: boolean
  onRetry: () => void
}

/** A search that answers sooner than this says nothing of it. */
const SOON_MS = 250

/** What stands below the lines: how the search went, and which keys there are. */
export function PaletteFoot({ typed, count, isLooking, found, isStep, onRetry }: Props) {
  const isSlow = useSlow(isLooking)
  const troubled = found?.is === 'offline' || found?.is === 'failed' ? found.is : null
  const isVain = found?.is === 'answered' && found.hits.length === 0
  const isNothing = !isLooking && !troubled && !isVain && count === 0
  const isSilent = !troubled && !isVain && !isSlow && !isNothing
  return (
    <div className={isSilent ? 'palette-foot is-silent' : 'palette-foot'}>
      <p className="palette-hints" aria-hidden="true">
        {(isStep ? words.stepHints : words.hints).map(([key, does]) => (
          <span key={key}>
            {key} {does}
          </span>
        ))}
      </p>
      <p role="status">
        {troubled && words[troubled]}
        {isVain && words.noRecord(typed)}
        {isSlow && words.looking}
        {isNothing && words.nothing}
        {!isLooking && typed && count > 0 && <span className="hidden-text">{words.lines(count)}</span>}
      </p>
      {troubled && (
        <button className="btn btn-quiet" type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  )
}

function useSlow(isLooking: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLooking) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SOON_MS)
    return () => clearTimeout(timer)
  }, [isLooking])
  return isSlow
}
