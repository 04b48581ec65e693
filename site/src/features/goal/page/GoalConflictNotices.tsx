import '../state/areas.ts'
import type { CheckIn, Goal } from '@throughline/core/goal'
import { changes as changeWords } from '../../../messages/changes.ts'
import { goalPage as words } from '../../../messages/goal-page.ts'
import type { AnyConflict } from '../../changes/any-change.ts'
import { ChooseBetween } from '../../changes/ChooseBetween.tsx'
import { perform } from '../../changes/changes.ts'
import type { Desk } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { shortDate } from '../../desk/words/day.ts'
import type { CheckInEdit, GoalEdit } from '../rules/change.ts'
import { amountWords } from '../words/amount.ts'

interface Props {
  goal: Goal
  /** Where they are of a check-in. */
  checkIn?: CheckIn
  conflicts: readonly AnyConflict[]
}

const nameOf = (field: string) => words.fields[field as keyof typeof words.fields]

/** Fields of a goal, or of a check-in of it, that were changed here and elsewhere. */
export default function GoalConflictNotices({ goal, checkIn, conflicts }: Props) {
  const desk = useDesk()
  const keep = ({ mine, theirs }: AnyConflict) =>
    checkIn
      ? perform(
          [{ do: 'check-in.edit', id: checkIn.id, goalId: goal.id, changes: mine as CheckInEdit, base: theirs as CheckInEdit }],
          words.did.edit,
        )
      : perform([{ do: 'goal.edit', id: goal.id, changes: mine as GoalEdit, base: theirs as GoalEdit }], words.did.editGoal(goal.title))
  return (
    <ChooseBetween
      id={(checkIn ?? goal).id}
      conflicts={conflicts}
      nameOf={nameOf}
      said={(fields) => valueWords(fields as GoalEdit & CheckInEdit, goal, desk)}
      keep={(conflict) => void keep(conflict)}
    />
  )
}

function valueWords(fields: GoalEdit & CheckInEdit, { metric }: Goal, desk: Desk): string {
  if (fields.status) return [words.did.status[fields.status], fields.closing?.reflection].filter(Boolean).join(': ')
  if (fields.metric) return words.story.targetOf(amountWords(fields.metric.target, fields.metric, desk.locale))
  if (fields.value) return amountWords(fields.value, metric, desk.locale)
  if (fields.confidence) return words.checkIns.sureOf(fields.confidence)
  const date = fields.localDate ?? fields.startDate ?? fields.endDate
  if (date) return shortDate(date, desk)
  return fields.title || fields.why || fields.note || changeWords.conflict.empty
}
