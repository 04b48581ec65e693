import { useState } from 'react'
import { attempt } from '../../desk/reason.ts'

/** What has a description: a version of the résumé, or a target job. */
export interface KnownAdvert {
  id: string
  /** What it is called. */
  title: string
}

interface Props {
  from: readonly KnownAdvert[]
  /** What the press says that takes the description of one. */
  words: (title: string) => string
  read: (id: string) => Promise<string>
  onTake: (description: string, id: string) => void
}

/** Descriptions that versions or jobs have already, each taken by a press: nobody pastes one twice. */
export function TakeAdvert({ from, words, read, onTake }: Props) {
  const [isBusy, setBusy] = useState(false)
  if (from.length === 0) return null
  const take = async (id: string) => {
    setBusy(true)
    await attempt(async () => onTake(await read(id), id))
    setBusy(false)
  }
  return (
    <ul className="small">
      {from.map(({ id, title }) => (
        <li key={id}>
          <button className="link" type="button" dir="auto" disabled={isBusy} onClick={() => void take(id)}>
            {words(title)}
          </button>
        </li>
      ))}
    </ul>
  )
}
