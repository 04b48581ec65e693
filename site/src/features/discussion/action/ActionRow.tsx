import type { ActionItem } from '@throughline/core/discussion'
import { Icon } from '../../../components/Icon.tsx'
import { action as words } from '../../../messages/discussion-action.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { dueWords, exactDue } from '../../desk/words/day.ts'
import { RecordConflicts } from '../../records/RecordConflicts.tsx'
import { toggleItem } from '../decided/act.ts'
import { ask } from '../decided/asked.ts'
import { isChangeable, isOpenItem, mayChangeItem, nameIn, type Within } from '../decided/within.ts'
import type { Reader } from '../words/participation.ts'

interface Props {
  item: ActionItem
  within: Within
  reader: Reader
  /** The same item may be shown in two places; one of them is where links lead. */
  isPlace?: boolean
  /** Where there is little room, whose it is stands only where it is not the reader's. */
  isShort?: boolean
}

/** What somebody has to do: whose it is, until when, and whether it is done. */
export function ActionRow({ item, within, reader, isPlace = true, isShort = false }: Props) {
  const { id, text, state, dueDate, timeZone, assigneeId, taskId } = item
  // A day that was moved a moment ago takes its time along.
  const dueAt = dueDate && item.dueAt && dueDate + item.dueAt.slice(10)
  const due = { dueDate, dueAt, timeZone }
  const isOwn = assigneeId === reader.accountId
  const isOpen = isOpenItem(item)
  const mayChange = mayChangeItem(within, item, reader.accountId)
  const look = `tick${isOpen ? (state === 'in-progress' ? ' doing' : '') : ' is-done'}`
  const isLate = isOpen && dueDate !== null && dueDate < reader.today
  return (
    <div className={isOpen ? 'task action-row' : 'task action-row is-done'} id={isPlace ? `action-${id}` : undefined}>
      {mayChange && isChangeable(within, item) ? (
        <button
          className={look}
          type="button"
          aria-label={isOpen ? words.complete(text) : words.reopen(text)}
          onClick={() => void toggleItem(within.id, item)}
        />
      ) : (
        <span className={`${look} is-still`} role="img" aria-label={isOpen ? words.open : words.done} />
      )}
      <span className="action-text" dir="auto">
        {isOwn && taskId && state !== 'gone' ? (
          <a className="action-link" href={taskHref(taskId)}>
            {text}
          </a>
        ) : (
          text
        )}
        {(state === 'gone' || state === 'cancelled') && <span className="muted small"> {words.states[state]}</span>}
        <RecordConflicts kind="action-item" record={item} fieldName={(field) => words.fields[field] ?? field} said={words.did.edit} />
      </span>
      <span className={mayChange ? 'task-meta has-act' : 'task-meta'}>
        {(!isShort || !isOwn) && <span dir="auto">{nameIn(within, assigneeId, reader.accountId)}</span>}
        {dueDate && (
          <time
            className={isLate ? 'late' : undefined}
            dateTime={dueAt ?? dueDate}
            title={timeZone && timeZone !== reader.timeZone ? exactDue(due, reader.locale) : undefined}
          >
            {dueWords(due, reader)}
          </time>
        )}
        {mayChange && (
          <button
            className="btn btn-icon decided-more"
            type="button"
            aria-haspopup="dialog"
            aria-label={words.more(text)}
            onClick={({ currentTarget }) => ask({ is: 'action-menu', item, opener: currentTarget })}
          >
            <Icon name="more" />
          </button>
        )}
      </span>
    </div>
  )
}
