import type { Resume } from '@throughline/core/resume'
import { useEffect, useRef, useState } from 'react'
import { resume as words } from '../../../messages/resume.ts'
import { outbox } from '../../changes/changes.ts'
import { $connection, NOTHING_WAITS } from '../../changes/stores.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { instantTime, localDateOf, shortDate } from '../../desk/words/day.ts'

/** How far a version is saved. */
export function SavedState({ resume: { id, updatedAt } }: { resume: Resume }) {
  const desk = useDesk()
  const { obstacle } = useShared($connection, NOTHING_WAITS)
  const [isSaving, setSaving] = useState(false)
  const known = useRef(updatedAt)
  useEffect(() => {
    if (known.current === updatedAt) return
    known.current = updatedAt
    let isWanted = true
    setSaving(true)
    void outbox.settled(id).then(() => isWanted && setSaving(false))
    return () => {
      isWanted = false
    }
  }, [id, updatedAt])
  const { saved } = words
  return (
    <span className="resume-saved" role="status">
      {said()}
    </span>
  )

  function said(): string {
    if (isSaving) return obstacle ? saved.waiting : saved.saving
    const day = localDateOf(updatedAt, desk)
    return saved.at(day === desk.today ? instantTime(updatedAt, desk.locale, desk.timeZone) : shortDate(day, desk))
  }
}
