import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import type { IconName } from '../../../../components/icons.ts'
import { bulk as words } from '../../../../messages/task-bulk.ts'
import type { BulkAction } from '../../rules/bulk.ts'
import { actOnChosen } from '../../state/bulk.ts'
import { type ChosenCounts, countChosen } from '../../state/chosen-counts.ts'
import { $list, focusList } from '../../state/list.ts'
import { $selection, chooseAllShown, chosenTasks, endChoosing } from '../../state/selection.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { BulkDialog, type Chosen } from './BulkDialog.tsx'

type Act = Chosen | 'complete' | 'reopen' | 'restore' | 'win' | 'remove'

const icons: Record<Act, IconName> = {
  complete: 'check',
  reopen: 'check',
  restore: 'up',
  win: 'win',
  due: 'calendar',
  start: 'begin',
  priority: 'flag',
  tags: 'tag',
  goal: 'goal',
  move: 'under',
  remove: 'trash',
}

/** What can be done to the chosen tasks. At the foot of the list, on a phone in the place of the bar. */
export default function BulkBar() {
  const desk = useTaskDesk()
  const [asked, setAsked] = useState<Chosen | null>(null)
  const { all, open, elsewhere } = useCounts()
  const acts: Act[] =
    desk.view === 'trash'
      ? ['restore']
      : [
          open || !all ? 'complete' : 'reopen',
          ...(all > open ? ['win' as const] : []),
          ...(['due', 'priority', 'tags', 'goal', 'move', 'start', 'remove'] as const),
        ]

  const act = (action: BulkAction) => {
    setAsked(null)
    void actOnChosen(action, desk)
    if ($selection.get().ids.size === 0) focusList()
  }
  const press = (name: Act) => {
    if (isAsked(name)) setAsked(name)
    else if (name === 'win') void import('../../../career/state/make-wins.ts').then(({ makeWins }) => makeWins(chosenTasks()))
    else act({ do: name })
  }
  const countOf = (name: Act) => (name === 'complete' ? open : name === 'win' ? all - open : all)
  return (
    <section className="bulk" aria-label={words.bar}>
      <p className="bulk-count">
        {words.count(all)} {elsewhere > 0 && <span>{words.elsewhere(elsewhere)}</span>}
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
            disabled={all === 0}
            onClick={() => press(name)}
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
      {asked && <BulkDialog asked={asked} tasks={chosenTasks()} onAct={act} onClose={() => setAsked(null)} />}
    </section>
  )
}

/** So many are counted while they are being chosen; more of them once that has been answered. */
const FEW = 500
const none: ReadonlySet<string> = new Set()

function useCounts(): ChosenCounts {
  const { ids } = useStore($selection)
  const items = useStore($list)?.items
  const [later, itemsLater] = [useDeferredValue(ids, none), useDeferredValue(items)]
  const isFew = ids.size <= FEW
  const [countedIds, countedItems] = isFew ? [ids, items] : [later, itemsLater]
  const counts = useMemo(() => countChosen(countedIds, countedItems), [countedIds, countedItems])
  if (countedIds === ids) return counts
  return { all: ids.size, open: counts.all ? counts.open : ids.size, elsewhere: counts.elsewhere }
}

const isAsked = (name: Act): name is Chosen => ['due', 'start', 'priority', 'tags', 'goal', 'move'].includes(name)
