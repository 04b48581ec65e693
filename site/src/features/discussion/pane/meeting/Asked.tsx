import type { AgendaItem } from '@throughline/core/discussion'
import { ItemDialog } from '../agenda/ItemDialog.tsx'
import { ItemMenu } from '../agenda/ItemMenu.tsx'
import { type Asked as AskedOf, closed } from '../state/asked.ts'
import type { PaneNow } from '../state/read-pane.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { MeetingMenu } from './MeetingMenu.tsx'
import { SeriesDialog } from './SeriesDialog.tsx'
import { TimeDialog } from './TimeDialog.tsx'

interface Props {
  asked: AskedOf
  pane: PaneNow
  /** The agenda in its order. */
  items: readonly AgendaItem[]
}

/** What is asked in a dialog beside a discussion. */
export default function Asked({ asked, pane, items }: Props) {
  const onClose = () => closed(asked)
  switch (asked.is) {
    case 'item-menu':
      return <ItemMenu {...asked} {...{ items, onClose }} discussionId={pane.discussion.id} />
    case 'item':
      return <ItemDialog {...asked} {...{ pane, onClose }} />
    case 'meeting-menu':
      return <MeetingMenu {...asked} {...{ pane, onClose }} />
    case 'arrange':
      return <TimeDialog {...{ pane, onClose }} meeting={null} />
    case 'move':
      return <TimeDialog {...{ pane, onClose }} meeting={asked.meeting} />
    case 'close':
      return <CloseDialog {...asked} {...{ pane, onClose }} />
    case 'series':
      return <SeriesDialog {...{ pane, onClose }} />
  }
}
