import type { ActionItem, Decision } from '@throughline/core/discussion'
import { isDueForReview } from '@throughline/core/discussion/decision-rules'
import { useEffect } from 'react'
import { late } from '../../../components/late.tsx'
import type { Desk } from '../../desk/desk.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { Island } from '../../frame/Island.tsx'
import { ActionMenu } from '../action/ActionMenu.tsx'
import { client } from '../client.ts'
import { onCompose } from '../compose/commands.ts'
import { DecisionMenu } from '../decision/DecisionMenu.tsx'
import { decidedArea } from './area.ts'
import { $asked, ask, closed } from './asked.ts'
import { useDecided } from './use-decided.ts'
import { useWithin } from './use-within.ts'
import { mayContribute, type Within } from './within.ts'

const DecisionForm = late(() => import('../decision/DecisionForm.tsx'))
const OutcomeForm = late(() => import('../decision/OutcomeForm.tsx'))
const ActionForm = late(() => import('../action/ActionForm.tsx'))
const ShownDialog = late(() => import('./ShownDialog.tsx'))

interface Props {
  desk: Desk
  within: Within
}

/** The island of what is asked about decisions and action items, wherever on the page it was asked for. */
export default function DecidedDialogs({ desk, within }: Props) {
  return (
    <Island desk={desk}>
      <Dialogs within={within} />
    </Island>
  )
}

function Dialogs({ within: given }: Pick<Props, 'within'>) {
  const desk = useDesk()
  const within = useWithin(given, desk.accountId)
  const asked = useShared($asked, null)
  useDecided(within, {})
  useCommands(within)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is followed as it is come to
  useEffect(() => {
    const go = () => void followHash(within, desk.today)
    go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [within.id])
  if (!asked) return null
  const onClose = () => closed(asked)
  const common = { within, onClose }
  switch (asked.is) {
    case 'decision':
      return <DecisionForm key={asked.decision?.id ?? 'new'} asked={asked} {...common} />
    case 'outcome':
      return <OutcomeForm key={asked.decision.id} decision={asked.decision} {...common} />
    case 'action':
      return <ActionForm key={asked.item?.id ?? 'new'} asked={asked} {...common} />
    case 'decision-menu':
      return <DecisionMenu key={asked.decision.id} decision={asked.decision} opener={asked.opener} {...common} />
    case 'action-menu':
      return <ActionMenu key={asked.item.id} item={asked.item} opener={asked.opener} {...common} />
    case 'shown':
      return <ShownDialog asked={asked} {...common} />
  }
}

/** What is written into the composer can become one of them. */
function useCommands(within: Within): void {
  const isPermitted = mayContribute(within)
  useEffect(() => {
    if (!isPermitted) return
    const stops = (['decision', 'action'] as const).map((is) => onCompose(is, (text) => ask({ is, text })))
    return () => {
      for (const stop of stops) stop()
    }
  }, [isPermitted])
}

/** Who follows a link to a decision that is to be looked at again is asked how it turned out; what is on no part of the page is shown by itself. */
async function followHash(within: Within, today: string): Promise<void> {
  const [, kind, id] = /^#(decision|action)-([\w-]+)$/.exec(location.hash) ?? []
  if (!kind || !id) return
  const isOnPage = document.getElementById(location.hash.slice(1)) !== null
  // What is not there any more, or not for the reader, leaves the page as it is.
  if (kind === 'action') {
    const item = isOnPage ? null : await (decidedArea.records.shown(id) ?? client.actionItems.get(within.id, id).catch(() => null))
    if (item) ask({ is: 'shown', item: item as ActionItem })
    return
  }
  const decision = (decidedArea.records.shown(id) as Decision | null) ?? (await client.decisions.get(within.id, id).catch(() => null))
  if (!decision) return
  decidedArea.records.learn(decision)
  const isDue = isDueForReview(decision) && decision.reviewOn !== null && decision.reviewOn <= today
  if (isDue && mayContribute(within)) ask({ is: 'outcome', decision })
  else if (!isOnPage) ask({ is: 'shown', decision })
}
