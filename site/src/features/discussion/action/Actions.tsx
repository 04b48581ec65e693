import type { ActionItem } from '@throughline/core/discussion'
import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { action as words } from '../../../messages/discussion-action.ts'
import { ask } from '../decided/asked.ts'
import { useDecided } from '../decided/use-decided.ts'
import { useWithin } from '../decided/use-within.ts'
import { isOpenItem, mayContribute, type Within } from '../decided/within.ts'
import type { Reader } from '../words/participation.ts'
import { ActionRow } from './ActionRow.tsx'

interface Props {
  within: Within
  reader: Reader
  /** Those that were open as the page was made. */
  items: readonly ActionItem[]
}

/** Shown before all are asked for. */
const FEW = 8

/** Sorts times ahead of what is due any time that day, and what has no day last. */
const whenOf = ({ dueDate, dueAt }: ActionItem) => dueAt ?? (dueDate ? `${dueDate}~` : '~')

/** What is to be done, by its day. */
export default function Actions({ within: asOpened, reader, items: given }: Props) {
  const within = useWithin(asOpened, reader.accountId)
  const [isWhole, setWhole] = useState(false)
  const { items } = useDecided(asOpened, { items: given })
  const open = items.filter(isOpenItem).sort((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1))
  const shown = isWhole ? open : open.slice(0, FEW)
  return (
    <>
      <div className="pane-head">
        <h2 className="label">{words.section}</h2>
        <span className="num">{open.length}</span>
      </div>
      {open.length === 0 && <p className="muted small">{words.none}</p>}
      <ul className="decided-actions">
        {shown.map((item) => (
          <li key={item.id}>
            <ActionRow {...{ item, within, reader }} isPlace={false} isShort />
          </li>
        ))}
      </ul>
      {shown.length < open.length && (
        <button className="btn btn-quiet pane-add" type="button" onClick={() => setWhole(true)}>
          {words.all(open.length)}
        </button>
      )}
      {mayContribute(within) && (
        <button className="btn btn-quiet pane-add" type="button" aria-haspopup="dialog" onClick={() => ask({ is: 'action' })}>
          <Icon name="plus" /> {words.add}
        </button>
      )}
    </>
  )
}
