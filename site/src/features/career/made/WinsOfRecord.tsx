import { useQuery } from '@tanstack/react-query'
import type { WinSource } from '@throughline/core/career'
import { useEffect } from 'react'
import { makeWin as words } from '../../../messages/career-make.ts'
import { makeWin } from '../state/make-win.ts'
import { MadeWins } from './MadeWins.tsx'
import { followMadeWins, type MadeWin, madeWinsQuery } from './made-wins.ts'

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
  useEffect(followMadeWins, [])
  const { data = [] } = useQuery({ ...madeWinsQuery(source.id), ...(given && { initialData: [...given] }) })
  if (data.length === 0 && !mayBeMade) return null
  return (
    <div className="wins-of-record">
      <MadeWins wins={data} />
      {data.length === 0 && (
        <button className="btn btn-plain" type="button" onClick={() => void makeWin(source, called)}>
          <i className="knot ring inline" aria-hidden="true" /> {words.action}
        </button>
      )}
    </div>
  )
}
