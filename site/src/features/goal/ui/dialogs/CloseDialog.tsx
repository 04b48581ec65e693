import type { ClosedStatus, Goal } from '@throughline/core/goal'
import { useId } from 'react'
import { goal as words } from '../../../../messages/goal.ts'
import { ActDialog, closeActs } from '../../../desk/ui/ActDialog.tsx'
import { useDesk } from '../../../desk/use-desk.ts'
import { setStatus } from '../../state/act.ts'
import { closed } from '../../state/asked.ts'

interface Props {
  goal: Goal
  as: ClosedStatus
  opener: Element
}

/** Closes a goal; what one makes of it is asked, and may be left open. */
export default function CloseDialog({ goal, as, opener }: Props) {
  const desk = useDesk()
  const id = useId()
  return (
    <ActDialog title={`${words.close.title[as]}: ${goal.title}`} opener={opener} onClose={() => closed('close')}>
      <form
        className="check-in-form"
        onSubmit={(event) => {
          event.preventDefault()
          const reflection = String(new FormData(event.currentTarget).get('reflection') ?? '').trim()
          closeActs(event.currentTarget)
          void setStatus(goal, as, desk, reflection)
        }}
      >
        <div className="field">
          <label htmlFor={id}>{words.close.ask[as]}</label>
          <textarea
            id={id}
            className="input"
            name="reflection"
            rows={3}
            maxLength={5000}
            data-first
            aria-describedby={`${id}-hint`}
            dir="auto"
          />
          <p className="help" id={`${id}-hint`}>
            {words.close.hint}
          </p>
        </div>
        <div className="ends">
          <button className="btn btn-primary" type="submit">
            {words.close.save[as]}
          </button>
        </div>
      </form>
    </ActDialog>
  )
}
