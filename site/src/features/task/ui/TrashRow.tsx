import { task as words } from '../../../messages/task.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { perform } from '../../changes/changes.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { localDateOf, nearDateWithin } from '../../desk/words/day.ts'
import { RowFrame, type RowPlace } from './RowFrame.tsx'
import { RowParent } from './RowParent.tsx'

interface Props extends RowPlace {
  deletedAt: string
}

/** A task in the trash: since when, and the way back. */
export function TrashRow({ deletedAt, ...place }: Props) {
  const desk = useDesk()
  const { task } = place
  return (
    <RowFrame {...place} className="is-thrown">
      <span className="tick-place" />
      <span className="task-title" dir="auto">
        {task.title}
      </span>
      <span className="task-meta has-act">
        {task.parentId && <RowParent id={task.parentId} />}
        <span suppressHydrationWarning>{listWords.row.deleted(nearDateWithin(localDateOf(deletedAt, desk), desk))}</span>
        <button
          className="btn btn-plain above"
          type="submit"
          name="restore"
          value={task.id}
          aria-label={listWords.row.restore(task.title)}
          onClick={(event) => {
            event.preventDefault()
            void perform([{ do: 'restore', id: task.id }], words.did.restore(task.title))
          }}
        >
          {listWords.row.restoreShort}
        </button>
      </span>
    </RowFrame>
  )
}
