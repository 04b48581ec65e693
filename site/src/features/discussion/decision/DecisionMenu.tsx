import type { Decision } from '@throughline/core/discussion'
import { isStanding } from '@throughline/core/discussion/decision-rules'
import { decision as words } from '../../../messages/discussion-decision.ts'
import { ActDialog } from '../../desk/ui/ActDialog.tsx'
import { useDesk } from '../../desk/use-desk.ts'
import { Acts } from '../decided/Acts.tsx'
import { judge, removeDecision } from '../decided/act.ts'
import { askThen } from '../decided/asked.ts'
import { mayDelete, type Within } from '../decided/within.ts'

interface Props {
  decision: Decision
  within: Within
  opener: Element
  onClose: () => void
}

/** All that can be done to one decision. */
export function DecisionMenu({ decision, within, opener, onClose }: Props) {
  const { accountId } = useDesk()
  const { menu } = words
  const { outcome } = decision
  return (
    <ActDialog title={decision.what} opener={opener} onClose={onClose}>
      <Acts
        acts={[
          { words: outcome ? menu.outcomeAgain : menu.outcome, run: () => askThen({ is: 'outcome', decision }) },
          outcome && { words: menu.takeBack, run: () => void judge(within.id, decision, null) },
          { words: menu.edit, run: () => askThen({ is: 'decision', decision }) },
          isStanding(decision) && { words: menu.replace, run: () => askThen({ is: 'decision', supersedes: decision }) },
          mayDelete(within, decision, accountId) && {
            words: menu.remove,
            isApart: true,
            run: () => void removeDecision(within.id, decision),
          },
        ]}
      />
    </ActDialog>
  )
}
