import type { ActionItem } from '@throughline/core/discussion'
import { action as words } from '../../../messages/discussion-action.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { ActDialog } from '../../desk/ui/ActDialog.tsx'
import { useDesk } from '../../desk/use-desk.ts'
import { Acts } from '../decided/Acts.tsx'
import { toggleItem, withdraw } from '../decided/act.ts'
import { askThen } from '../decided/asked.ts'
import { isChangeable, isOpenItem, type Within } from '../decided/within.ts'

interface Props {
  item: ActionItem
  within: Within
  opener: Element
  onClose: () => void
}

/** All that can be done to one action item. */
export function ActionMenu({ item, within, opener, onClose }: Props) {
  const { accountId } = useDesk()
  const { menu } = words
  const canChange = isChangeable(within, item)
  const isOwn = item.assigneeId === accountId && item.state !== 'gone'
  return (
    <ActDialog title={item.text} opener={opener} onClose={onClose}>
      <Acts
        acts={[
          isOwn && { words: menu.open, run: () => location.assign(taskHref(item.taskId)) },
          canChange && { words: isOpenItem(item) ? menu.complete : menu.reopen, run: () => void toggleItem(within.id, item) },
          canChange && { words: menu.edit, run: () => askThen({ is: 'action', item }) },
          { words: menu.withdraw, isApart: true, run: () => void withdraw(within.id, item) },
        ]}
      />
    </ActDialog>
  )
}
