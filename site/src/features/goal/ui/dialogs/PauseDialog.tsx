import type { Goal } from '@throughline/core/goal'
import { addDays, LAST_DAY } from '@throughline/core/kernel/day'
import { useId, useState } from 'react'
import { goal as words } from '../../../../messages/goal.ts'
import { ActDialog, closeActs } from '../../../desk/ui/ActDialog.tsx'
import { useDesk } from '../../../desk/use-desk.ts'
import { pauseGoal } from '../../state/act.ts'
import { closed } from '../../state/asked.ts'

/** Pauses a goal from today, until a day or until it is resumed. */
export default function PauseDialog({ goal, opener }: { goal: Goal; opener: Element }) {
  const desk = useDesk()
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  return (
    <ActDialog title={`${words.pause.title}: ${goal.title}`} opener={opener} onClose={() => closed('pause')}>
      <form
        className="check-in-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const until = String(new FormData(event.currentTarget).get('until') ?? '')
          setWrong(until !== '' && until <= desk.today)
          if (until !== '' && until <= desk.today) return
          closeActs(event.currentTarget)
          void pauseGoal(goal, until || null, desk)
        }}
      >
        <div className="field">
          <label htmlFor={id}>{words.pause.until}</label>
          <input
            id={id}
            className="input"
            type="date"
            name="until"
            min={addDays(desk.today, 1)}
            max={LAST_DAY}
            data-first
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint`}
          />
          <p className={isWrong ? 'error' : 'help'} id={`${id}-hint`} role={isWrong ? 'alert' : undefined}>
            {isWrong ? words.pause.wrong : words.pause.hint}
          </p>
        </div>
        <div className="ends">
          <button className="btn btn-primary" type="submit">
            {words.pause.save}
          </button>
        </div>
      </form>
    </ActDialog>
  )
}
