import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import type { IconName } from '../../../../components/icons.ts'
import { select as words } from '../../../../messages/task-select.ts'
import { type BulkAction, changesOf } from '../../rules/bulk.ts'
import { actOnChosen } from '../../state/bulk.ts'
import { $list, focusList } from '../../state/list.ts'
import { $selection, chooseAllShown, chosenTasks, endChoosing } from '../../state/selection.ts'
import { useDesk } from '../Island.tsx'
import { BulkDialog, type Chosen } from './BulkDialog.tsx'

type Act = Chosen | 'complete' | 'reopen' | 'restore' | 'remove'

const icons: Record<Act, IconName> = {
  complete: 'check',
  reopen: 'check',
  restore: 'up',
  due: 'calendar',
  start: 'begin',
  priority: 'flag',
  tags: 'tag',
  move: 'under',
  remove: 'trash',
}

/** What can be done to the chosen tasks. At the foot of the list, on a phone in the place of the bar. */
export default function BulkBar() {
  const desk = useDesk()
  const { ids } = useStore($selection)
  const [asked, setAsked] = useState<Chosen | null>(null)
  const listed = new Set(useStore($list)?.items.map((item) => (item.type === 'task' ? item.task.id : item.key)))
  const tasks = chosenTasks()
  const elsewhere = tasks.filter(({ id }) => !listed.has(id)).length
  const open = tasks.filter((task) => changesOf({ do: 'complete' }, [task]).length > 0).length
  const acts: Act[] =
    desk.view === 'trash' ? ['restore'] : [open || !ids.size ? 'complete' : 'reopen', 'due', 'priority', 'tags', 'move', 'start', 'remove']

  const act = (action: BulkAction) => {
    setAsked(null)
    void actOnChosen(action, desk)
    if ($selection.get().ids.size === 0) focusList()
  }
  const countOf = (name: Act) => (name === 'complete' ? open : tasks.length)
  return (
    <section className="bulk" aria-label={words.bar}>
      <p className="bulk-count">
        {words.count(tasks.length)} {elsewhere > 0 && <span>{words.elsewhere(elsewhere)}</span>}
      </p>
      <button className="btn btn-quiet" type="button" onClick={() => void chooseAllShown()}>
        {words.all}
      </button>
      <div className="bulk-acts">
        {acts.map((name) => (
          <button
            key={name}
            className="btn btn-quiet bulk-act"
            type="button"
            title={words.long[name](countOf(name))}
            aria-label={words.long[name](countOf(name))}
            aria-haspopup={isAsked(name) ? 'dialog' : undefined}
            disabled={tasks.length === 0}
            onClick={() => (isAsked(name) ? setAsked(name) : act({ do: name }))}
          >
            <Icon name={icons[name]} />
            <span>{words.short[name]}</span>
          </button>
        ))}
      </div>
      <button
        className="btn btn-icon bulk-clear"
        type="button"
        aria-label={words.clear}
        onClick={() => {
          endChoosing()
          focusList()
        }}
      >
        <Icon name="close" />
      </button>
      {asked && <BulkDialog asked={asked} tasks={tasks} onAct={act} onClose={() => setAsked(null)} />}
    </section>
  )
}

const isAsked = (name: Act): name is Chosen => ['due', 'start', 'priority', 'tags', 'move'].includes(name)
