import '../../task/state/temporal.ts'
import type { Membership } from '@throughline/core/discussion'
import { Fragment, useEffect, useMemo } from 'react'
import { thread as words } from '../../../messages/discussion-thread.ts'
import { useShared } from '../../task/state/desk.ts'
import { $today } from '../../task/state/stores.ts'
import { islandTakenOver } from '../../task/state/taken-over.ts'
import { longDate, nearDate, plain } from '../../task/words/day.ts'
import { ActionRow } from '../action/ActionRow.tsx'
import { entriesByDay, spanOf } from '../decided/among.ts'
import type { Beside } from '../decided/load-decided.ts'
import { useDecided, useEarlierDecided } from '../decided/use-decided.ts'
import { DecisionCard } from '../decision/DecisionCard.tsx'
import { discussionHref } from '../rules/views.ts'
import type { Reader } from '../words/participation.ts'
import { begin } from './begin.ts'
import { MessageItem } from './MessageItem.tsx'
import type { Rendered } from './rendered.ts'
import { $people, $talk } from './state.ts'
import type { Talk } from './talk.ts'

interface Props {
  discussionId: string
  /** As the server read it. */
  talk: Talk
  people: readonly Membership[]
  /** Its messages as HTML, by id. */
  rendered: Readonly<Record<string, Rendered>>
  reader: Reader
  mayPost: boolean
  /** What was agreed on while it was said. */
  beside: Beside
  /** What was new as the page was opened: the first of it, and how many. The line above it stays. */
  firstNew: { id: string; count: number } | null
}

/** The island of what was said. */
export default function Conversation({
  discussionId,
  talk: given,
  people: givenPeople,
  rendered,
  reader: asOpened,
  mayPost,
  beside,
  firstNew,
}: Props) {
  begin(discussionId, given, givenPeople)
  useEffect(islandTakenOver, [])
  const { answered, said, earlier, later } = useShared($talk, given) ?? given
  const people = useShared($people, givenPeople) ?? givenPeople
  const today = useShared($today, asOpened.today) || asOpened.today
  const reader = useMemo(() => ({ ...asOpened, today }), [asOpened, today])
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people])
  const { within } = beside
  const { decisions, items } = useDecided(within, beside)
  const span = spanOf({ said, earlier, later })
  useEarlierDecided(within, span.from < beside.from)
  const { from, to } = span
  const days = useMemo(
    () => entriesByDay(said, answered ? { decisions: [], items: [] } : { decisions, items }, { from, to }, reader),
    [said, answered, decisions, items, from, to, reader],
  )
  const each = { names, reader, discussionId }
  const here = discussionHref(discussionId)
  const at = (place: Record<string, string>) => `${here}?${new URLSearchParams({ ...(answered && { replies: answered.id }), ...place })}`
  return (
    <>
      {answered && (
        <ul className="answered" aria-label={words.repliesTo(names.get(answered.authorId) || words.gone)}>
          <MessageItem {...each} message={answered} rendered={rendered[answered.id]} mayReply={false} />
        </ul>
      )}
      {earlier && (
        <p className="talk-more">
          <a className="link alone" href={at({ before: earlier })}>
            {words.earlier}
          </a>
        </p>
      )}
      {days.length === 0 && !answered && <p className="muted">{words.empty}</p>}
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={dayWords(day, reader)}>
          <p className="day-line" aria-hidden="true">
            {dayWords(day, reader)}
          </p>
          <ol>
            {entries.map((entry) => (
              <Fragment key={entry.id}>
                {entry.id === firstNew?.id && (
                  <li className="day-line new" id="new">
                    {words.new(firstNew.count)}
                  </li>
                )}
                {entry.is === 'message' && (
                  <MessageItem {...each} message={entry.message} rendered={rendered[entry.id]} mayReply={mayPost && !answered} />
                )}
                {entry.is === 'decision' && (
                  <li>
                    <DecisionCard {...{ within, reader }} decision={entry.decision} others={decisions} rendered={beside.rendered} />
                  </li>
                )}
                {entry.is === 'item' && (
                  <li className="action">
                    <ActionRow {...{ within, reader }} item={entry.item} />
                  </li>
                )}
              </Fragment>
            ))}
          </ol>
        </section>
      ))}
      {later && (
        <p className="talk-more">
          <a className="link alone" href={at({ after: later })}>
            {words.later}
          </a>
          <a className="link alone" href={at({ latest: '' })}>
            {words.latest}
          </a>
        </p>
      )}
      <div id="talk-end" />
    </>
  )
}

const DAY_MS = 86_400_000
const dayWords = (day: string, reader: Reader) =>
  Math.abs(plain(day) - plain(reader.today)) <= DAY_MS ? nearDate(day, reader) : longDate(day, reader)
