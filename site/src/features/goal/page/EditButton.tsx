import '../state/areas.ts'
import type { Goal } from '@throughline/core/goal'
import { goalPage } from '../../../messages/goal-page.ts'
import { client } from '../../desk/client.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { ask } from '../state/asked.ts'
import { readShown } from '../state/load.ts'
import { learnGoals } from '../state/shown.ts'

interface Props {
  goal: Goal
  /** What of it is to be edited first. */
  at?: 'measure'
  children?: string
}

/** Opens the form that edits a goal; what that needs to know of the other goals is read when it is wanted. */
export function EditButton({ goal, at, children = goalPage.actions.edit }: Props) {
  const { today } = useDesk()
  const edit = async (button: HTMLElement) => {
    const menu = button.closest<HTMLElement>('[popover]')
    menu?.hidePopover()
    // Without a network there is this goal to edit, and no other to put it below.
    learnGoals(await readShown(client, today).catch(() => ({ goals: [goal], progress: {}, marks: {}, tasks: {} })))
    ask({ is: 'edit', goalId: goal.id, ...(at && { at }), opener: document.querySelector(`[popovertarget="${menu?.id}"]`) ?? button })
  }
  return (
    <button className={at && 'btn btn-quiet'} type="button" onClick={({ currentTarget }) => void edit(currentTarget)}>
      {children}
    </button>
  )
}
