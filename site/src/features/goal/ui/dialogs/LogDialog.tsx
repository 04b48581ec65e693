import type { Goal } from '@throughline/core/goal'
import { goal as words } from '../../../../messages/goal.ts'
import { ActDialog, closeActs } from '../../../desk/ui/ActDialog.tsx'
import { log } from '../../state/act.ts'
import { closed } from '../../state/asked.ts'
import { CheckInFields } from '../CheckInFields.tsx'

/** Logs a value from the row: Enter saves. */
export default function LogDialog({ goal, opener }: { goal: Goal; opener: Element }) {
  return (
    <ActDialog title={words.checkInOn(goal.title)} opener={opener} onClose={() => closed('log')}>
      <CheckInFields
        goal={goal}
        hasDay
        save={words.log.save}
        onSave={(said, form) => {
          closeActs(form)
          void log(goal, said)
        }}
      />
    </ActDialog>
  )
}
