import { useQuery } from '@tanstack/react-query'
import type { ActionItem, Decision } from '@throughline/core/discussion'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { action } from '../../../messages/discussion-action.ts'
import { decision as words } from '../../../messages/discussion-decision.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { ActionRow } from '../action/ActionRow.tsx'
import { client } from '../client.ts'
import { DecisionCard } from '../decision/DecisionCard.tsx'
import type { Asked } from './asked.ts'
import { useDecided } from './use-decided.ts'
import type { Within } from './within.ts'

interface Props {
  asked: Asked & { is: 'shown' }
  within: Within
  onClose: () => void
}

/** A decision or an action item that stands in a part of the discussion which is not on the page. */
export default function ShownDialog({ asked, within, onClose }: Props) {
  const desk = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  const [given] = useState({ decisions: asked.decision ? [asked.decision] : [], items: asked.item ? [asked.item] : [] })
  const now = useDecided(within, given)
  const others = useOthers(within, asked.decision)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const id = asked.decision?.id ?? asked.item?.id
  const decision = now.decisions.find((one: Decision) => one.id === id)
  const item = now.items.find((one: ActionItem) => one.id === id)
  return (
    <dialog ref={dialog} className="decided-dialog" aria-label={asked.decision?.what ?? asked.item?.text} onClose={onClose}>
      <div className="decided-head">
        <h2 className="prose">{asked.decision ? words.kind : action.kind}</h2>
        <button className="btn btn-icon" type="button" aria-label={words.form.cancel} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="decided-body">
        {decision && <DecisionCard {...{ decision, within, others, reader: desk, isPlace: false }} />}
        {item && <ActionRow {...{ item, within, reader: desk, isPlace: false }} />}
      </div>
    </dialog>
  )
}

/** The decisions that one is named beside. */
function useOthers({ id }: Within, decision: Decision | undefined): readonly Decision[] {
  const ids = [decision?.supersedesId, decision?.supersededById].filter((id) => typeof id === 'string')
  const { data = [] } = useQuery({
    queryKey: ['decisions-beside', id, ...ids],
    // One that was deleted is named as such.
    queryFn: async () => (await Promise.all(ids.map((one) => client.decisions.get(id, one).catch(() => [])))).flat(),
  })
  return data
}
