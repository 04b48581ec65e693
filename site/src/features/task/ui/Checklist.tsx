import type { ChecklistItem, Task } from '@throughline/core/task'
import { MAX_CHECKLIST_ITEMS } from '@throughline/core/task/limits'
import { useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { newId } from '../../desk/id.ts'
import { $announcement } from '../../desk/told.ts'
import { LineField } from '../../desk/ui/LineField.tsx'
import { withItem, withItemMoved, withItems } from '../rules/checklist.ts'
import { edit } from './use-edit.ts'

/** Small things to tick off that are no tasks of their own. */
export function Checklist({ task }: { task: Task }) {
  const { checklist } = task
  const done = checklist.filter(({ done }) => done).length
  const save = (checklist: readonly ChecklistItem[]) => edit(task, { checklist: [...checklist] })
  const move = (item: ChecklistItem, step: -1 | 1) => {
    const moved = withItemMoved(checklist, item.id, step)
    if (moved === checklist) return $announcement.set(words.move.atEdge)
    save(moved)
    $announcement.set(words.move.moved(item.text, moved.indexOf(item) + 1, moved.length))
  }
  return (
    <section>
      <h2 className="label">
        {taskPane.checklist}{' '}
        {checklist.length > 0 && (
          <span className="muted num">
            {done} / {checklist.length}
          </span>
        )}
      </h2>
      {checklist.length > 0 && (
        <ul className="checklist">
          {checklist.map((item) => (
            <Item
              key={item.id}
              item={item}
              onChange={(change) => save(withItem(checklist, item.id, change))}
              onMove={(step) => move(item, step)}
            />
          ))}
        </ul>
      )}
      {checklist.length < MAX_CHECKLIST_ITEMS && (
        <LineField
          label={taskPane.addItem}
          placeholder={listWords.add.item}
          maxLength={500}
          onLines={(lines) => save(withItems(checklist, lines, newId))}
        />
      )}
    </section>
  )
}

interface ItemProps {
  item: ChecklistItem
  onChange: (change: Partial<ChecklistItem>) => void
  onMove: (step: -1 | 1) => void
}

function Item({ item, onChange, onMove }: ItemProps) {
  const field = useRef<HTMLInputElement>(null)
  const save = () => {
    const text = field.current?.value.trim() ?? ''
    if (text !== item.text) onChange({ text })
  }
  return (
    <li className={item.done ? 'check-item is-done' : 'check-item'}>
      <input
        className="check"
        type="checkbox"
        checked={item.done}
        aria-label={item.text}
        onChange={({ target }) => onChange({ done: target.checked })}
      />
      <input
        // A text that was changed elsewhere is shown anew.
        key={item.text}
        ref={field}
        className="check-text"
        defaultValue={item.text}
        maxLength={500}
        aria-label={taskPane.editItem(item.text)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          else if (event.key === 'Escape' && field.current) {
            event.stopPropagation()
            field.current.value = item.text
          } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
            event.preventDefault()
            onMove(event.key === 'ArrowUp' ? -1 : 1)
          }
        }}
      />
      <button className="btn btn-icon" type="button" aria-label={taskPane.removeItem(item.text)} onClick={() => onChange({ text: '' })}>
        <Icon name="close" />
      </button>
    </li>
  )
}
