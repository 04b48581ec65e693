import { useEffect, useRef, useState } from 'react'
import { late } from '../../../components/late.tsx'
import { coach as words } from '../../../messages/discussion-coach.ts'
import { islandTakenOver } from '../../desk/taken-over.ts'
import type { Within } from '../decided/within.ts'

const AskCoach = late(() => import('./AskCoach.tsx'))

interface Props {
  within: Within
  model: string
  accountId: string
}

/** The island by which the coach is asked. */
export default function CoachBar({ within, model, accountId }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(islandTakenOver, [])
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <p className="coach-bar by-script">
      <button ref={opener} className="btn btn-quiet" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.ask}
      </button>
      {isOpen && <AskCoach {...{ within, model, accountId }} onClose={close} />}
    </p>
  )
}
