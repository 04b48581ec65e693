import { useEffect, useState } from 'react'
import type { Desk } from '../../task/state/desk.ts'
import { client } from '../../task/state/queries.ts'
import { Island, useDesk } from '../../task/ui/Island.tsx'
import { ask } from '../state/asked.ts'
import { readShown } from '../state/load.ts'
import { learnGoals } from '../state/shown.ts'
import { GoalDialogs } from '../ui/GoalDialogs.tsx'

/** The island of the form that edits a goal; what it needs to know of the other goals is read when it is wanted. */
export default function EditGoal({ desk, goalId }: { desk: Desk; goalId: string }) {
  return (
    <Island desk={desk} openId={null}>
      <Form goalId={goalId} />
    </Island>
  )
}

function Form({ goalId }: { goalId: string }) {
  const { today } = useDesk()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const onClick = async ({ target }: MouseEvent) => {
      const button = (target as Element).closest('[data-edits-goal]')
      if (!button) return
      const menu = button.closest<HTMLElement>('[popover]')
      menu?.hidePopover()
      setWanted(true)
      learnGoals(await readShown(client, today))
      ask({ is: 'edit', goalId, opener: document.querySelector(`[popovertarget="${menu?.id}"]`) ?? button })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [goalId, today])
  return isWanted && <GoalDialogs />
}
