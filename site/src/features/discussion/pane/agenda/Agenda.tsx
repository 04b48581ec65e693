import { useStore } from '@nanostores/react'
import { MAX_AGENDA_TEXT, MAX_OPEN_AGENDA } from '@throughline/core/discussion/limits'
import { useEffect, useRef, useState } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { Icon } from '../../../../components/Icon.tsx'
import { late } from '../../../../components/late.tsx'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import type { Desk } from '../../../desk/desk.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { capital } from '../../../desk/words/capital.ts'
import { Island } from '../../../frame/Island.tsx'
import type { Rendered } from '../../../markdown/Markdown.tsx'
import { onCompose } from '../../compose/commands.ts'
import { meets } from '../../rules/meets.ts'
import { nextOf, onAgenda } from '../rules/agenda.ts'
import { addItem, callOff, putBack } from '../state/act.ts'
import { $asked, ask } from '../state/asked.ts'
import { usePane } from '../state/pane.ts'
import type { PaneNow } from '../state/read-pane.ts'
import { useNow } from '../use-now.ts'
import { meetingWords } from '../words.ts'
import { AddItem } from './AddItem.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { useAgendaMoves } from './use-agenda-moves.ts'

const Asked = late(() => import('../meeting/Asked.tsx'))

interface Props {
  desk: Desk
  pane: PaneNow
  /** Whether the reader may change the agenda, and the meetings. */
  may: { contribute: boolean; edit: boolean }
  /** Notes of items as HTML, by item. */
  notes: Readonly<Record<string, Rendered>>
  /** When the page was made. */
  now: string
}

/** The island of what is to be talked about, and when. */
export default function Agenda({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Section {...props} />
    </Island>
  )
}

function Section({ pane: given, may, notes, now: madeAt }: Omit<Props, 'desk'>) {
  const desk = useDesk()
  const pane = usePane(given)
  const now = useNow(madeAt)
  const next = nextOf(pane.ahead)
  const items = onAgenda(pane.open, pane.settled, next, now)
  const { id } = pane.discussion
  const settled = items.filter(({ settledAt }) => settledAt).length
  const isOn = next !== null && next.at <= now
  const onKeyDown = useAgendaMoves(id, items, may.contribute)
  const add = (text: string) => void addItem(id, items, text, desk.accountId)
  return (
    <section className="agenda-section" aria-labelledby="agenda-title">
      <div className="pane-head">
        <h2 className="label" id="agenda-title">
          {next ? words.agenda.of(isOn ? words.agenda.now : meetingWords(next, desk)) : words.agenda.title}
        </h2>
        {items.length > 0 && (
          <span className="num">
            <span aria-hidden="true">{words.agenda.count(settled, items.length)}</span>
            <span className="hidden-text">{words.agenda.countSaid(settled, items.length)}</span>
          </span>
        )}
        {may.edit && <MeetingButton pane={pane} />}
      </div>
      <Notices pane={pane} mayEdit={may.edit} mayClose={may.contribute} />
      {may.edit && !next && meets(pane.discussion.kind) && (
        <button className="btn btn-quiet pane-add" type="button" aria-haspopup="dialog" onClick={() => ask({ is: 'arrange' })}>
          <Icon name="calendar" /> {words.meeting.arrange}
        </button>
      )}
      {items.length > 0 ? (
        <ol className="agenda" onKeyDown={onKeyDown}>
          {items.map((item, at) => (
            <AgendaRow
              key={item.id}
              {...{ item, at, next }}
              held={pane.held}
              discussionId={id}
              mayChange={may.contribute}
              note={notes[item.id]}
            />
          ))}
        </ol>
      ) : (
        <p className="help">{words.agenda.empty}</p>
      )}
      {may.contribute && <Adding isFull={pane.open.length >= MAX_OPEN_AGENDA} onAdd={add} />}
      {isOn && may.contribute && (
        <p className="pane-acts">
          <button className="btn btn-plain" type="button" onClick={() => ask({ is: 'close', meeting: next })}>
            {words.meeting.closing.save}
          </button>
        </p>
      )}
      <AskedSlot pane={pane} items={items} />
    </section>
  )
}

function MeetingButton({ pane }: { pane: PaneNow }) {
  const desk = useDesk()
  const next = nextOf(pane.ahead)
  return (
    <button
      className="btn btn-icon"
      type="button"
      aria-haspopup="dialog"
      aria-label={next ? words.meeting.more(meetingWords(next, desk)) : words.meeting.settings}
      onClick={({ currentTarget }) => ask({ is: 'meeting-menu', meeting: next, opener: currentTarget })}
    >
      <Icon name={next ? 'more' : 'calendar'} />
    </button>
  )
}

/** What is to be said of meetings before the agenda: one that nobody closed, and those before the next that are called off. */
function Notices({ pane, mayEdit, mayClose }: { pane: PaneNow; mayEdit: boolean; mayClose: boolean }) {
  const desk = useDesk()
  const { ahead, unclosed, discussion } = pane
  const next = nextOf(ahead)
  const off = ahead.filter(({ state, at }) => state === 'cancelled' && (!next || at < next.at))
  return (
    <>
      {unclosed && mayClose && (
        <div className="pane-notice">
          <p>{words.meeting.unclosed(meetingWords(unclosed, desk))}</p>
          <p className="pane-acts">
            <button className="btn btn-plain" type="button" onClick={() => ask({ is: 'close', meeting: unclosed })}>
              {words.meeting.closeIt}
            </button>
            {mayEdit && (
              <button className="btn btn-quiet" type="button" onClick={() => void callOff(discussion.id, unclosed)}>
                {words.meeting.notHeld}
              </button>
            )}
          </p>
        </div>
      )}
      {off.map((meeting) => (
        <p className="pane-notice" key={meeting.meetingId}>
          {words.meeting.calledOff(capital(meetingWords(meeting, desk), desk.locale))}{' '}
          {mayEdit && (
            <button className="link alone" type="button" onClick={() => void putBack(discussion.id, meeting)}>
              {words.meeting.putBack}
            </button>
          )}
        </p>
      ))}
    </>
  )
}

/** The line that adds, opened by a press, or with the words of somebody who writes a message. */
function Adding({ isFull, onAdd }: { isFull: boolean; onAdd: (text: string) => void }) {
  const [text, setText] = useState<string | null>(null)
  const adding = useRef<HTMLButtonElement>(null)
  useEffect(
    () =>
      onCompose('agenda', (said) => {
        // With something to add, it is added.
        if (said.trim() && !isFull) onAdd(said.trim().slice(0, MAX_AGENDA_TEXT))
        else setText(said)
      }),
    [isFull, onAdd],
  )
  if (isFull) return <p className="help">{words.agenda.full}</p>
  if (text !== null)
    return (
      <AddItem
        given={text}
        onAdd={onAdd}
        onClose={(byKey) => {
          setText(null)
          if (byKey) focusSoon(() => adding.current)
        }}
      />
    )
  return (
    <button ref={adding} className="btn btn-quiet pane-add" type="button" onClick={() => setText('')}>
      <Icon name="plus" /> {words.agenda.add}
    </button>
  )
}

function AskedSlot(props: { pane: PaneNow; items: Parameters<typeof onAgenda>[0] }) {
  const asked = useStore($asked)
  return asked && <Asked key={asked.is} asked={asked} {...props} />
}
