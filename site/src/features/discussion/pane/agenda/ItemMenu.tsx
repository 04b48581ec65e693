import type { AgendaItem } from '@throughline/core/discussion'
import { pane } from '../../../../messages/discussion-pane.ts'
import { ActDialog } from '../../../desk/ui/ActDialog.tsx'
import { Acts } from '../../decided/Acts.tsx'
import { toggleItem } from '../state/act.ts'
import { askThen } from '../state/asked.ts'
import { remove, step } from './use-agenda-moves.ts'

interface Props {
  item: AgendaItem
  items: readonly AgendaItem[]
  discussionId: string
  opener: Element
  onClose: () => void
}

/** All that can be done to one item of the agenda. */
export function ItemMenu({ item, items, discussionId, opener, onClose }: Props) {
  const { menu } = pane.agenda
  const at = items.findIndex(({ id }) => id === item.id)
  return (
    <ActDialog title={item.text} opener={opener} onClose={onClose}>
      <Acts
        acts={[
          { words: item.settledAt ? menu.reopen : menu.settle, run: () => void toggleItem(discussionId, item) },
          { words: menu.edit, run: () => askThen({ is: 'item', item }) },
          at > 0 && { words: menu.up, run: () => step(discussionId, items, item.id, -1) },
          at < items.length - 1 && { words: menu.down, run: () => step(discussionId, items, item.id, 1) },
          { words: menu.remove, isApart: true, run: () => remove(discussionId, items, item) },
        ]}
      />
    </ActDialog>
  )
}
