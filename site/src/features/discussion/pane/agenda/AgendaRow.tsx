import type { AgendaItem, Meeting, MeetingAhead } from '@throughline/core/discussion'
import { Icon } from '../../../../components/Icon.tsx'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { Markdown, type Rendered } from '../../../markdown/Markdown.tsx'
import { RecordConflicts } from '../../../records/RecordConflicts.tsx'
import { toggleItem } from '../state/act.ts'
import { ask } from '../state/asked.ts'
import { belowWords } from '../words.ts'

interface Props {
  item: AgendaItem
  /** Its place, from 0. */
  at: number
  next: MeetingAhead | null
  held: readonly Meeting[]
  discussionId: string
  mayChange: boolean
  note: Rendered | undefined
}

/** One thing to talk about. Its number settles it. */
export function AgendaRow({ item, at, next, held, discussionId, mayChange, note }: Props) {
  const desk = useDesk()
  const { id, text, settledAt } = item
  const below = belowWords(item, held, next, desk)
  const { agenda } = words
  const number = <span className="num">{at + 1}</span>
  return (
    <li className={settledAt ? 'agenda-item is-settled' : 'agenda-item'} data-item={id}>
      {mayChange ? (
        <button className="agenda-number" type="button" onClick={() => void toggleItem(discussionId, item)}>
          {number} <span className="hidden-text">{settledAt ? agenda.reopen(text) : agenda.settle(text)}</span>
          <Icon name="check" />
        </button>
      ) : (
        <span className="agenda-number" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="agenda-text">
        <p dir="auto">{text}</p>
        {below && <small>{below}</small>}
        {item.note && <Markdown className="markdown soft agenda-note" text={item.note} rendered={note} />}
        <RecordConflicts kind="agenda-item" record={item} fieldName={(field) => agenda.fields[field] ?? field} said={agenda.did.edit} />
      </div>
      {mayChange && (
        <button
          className="btn btn-icon agenda-more"
          type="button"
          aria-haspopup="dialog"
          aria-label={agenda.more(text)}
          onClick={({ currentTarget }) => ask({ is: 'item-menu', item, opener: currentTarget })}
        >
          <Icon name="more" />
        </button>
      )}
    </li>
  )
}
