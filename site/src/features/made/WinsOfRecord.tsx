import { useQuery } from '@tanstack/react-query'
import type { WinSource } from '@throughline/core/career'
import { useEffect, useRef } from 'react'
import { makeWin as words } from '../../messages/career-make.ts'
import { keepFocus } from '../desk/keep-focus.ts'
import { MadeWins } from './MadeWins.tsx'
import { followMadeWins, type MadeWin, madeWinsQuery } from './made-wins.ts'
import { makeWinLate } from './make-win-late.ts'

interface Props {
  source: Pick<WinSource, 'kind' | 'id'>
  /** What the record is called. */
  called: string
  /** What came with the page. */
  given?: readonly MadeWin[] | undefined
  /** Whether it is something that can be achieved by now. */
  mayBeMade: boolean
}

/** The wins that were made of a record, and the way to make one. */
export function WinsOfRecord({ source, called, given, mayBeMade }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(followMadeWins, [])
  const { data = [] } = useQuery({ ...madeWinsQuery(source.id), ...(given && { initialData: [...given] }) })
  const had = useRef(data.length)
  useEffect(() => {
    // Taken back, the win that had the focus is gone, and the button stands there again.
    if (had.current > 0 && data.length === 0 && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
    had.current = data.length
  }, [data.length])
  if (data.length === 0 && !mayBeMade) return null
  const make = () => {
    // The win takes the place of the button.
    keepFocus(() => place.current?.querySelector('a') ?? null)
    void makeWinLate(source, called)
  }
  return (
    <div className="wins-of-record" ref={place}>
      <MadeWins wins={data} />
      {data.length === 0 && (
        <button className="btn btn-plain" type="button" onClick={make}>
          <i className="knot ring inline" aria-hidden="true" /> {words.action}
        </button>
      )}
    </div>
  )
}
