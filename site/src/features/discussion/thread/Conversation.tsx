import '../../desk/temporal.ts'
import type { ListedMessage, Membership } from '@throughline/core/discussion'
import { may } from '@throughline/core/discussion/permissions'
import { Fragment, useEffect, useMemo } from 'react'
import { late } from '../../../components/late.tsx'
import { thread as words } from '../../../messages/discussion-thread.ts'
import { discussionHref } from '../../addresses/discussions.ts'
import { useShared } from '../../desk/desk.ts'
import { $today } from '../../desk/here.ts'
import { islandTakenOver } from '../../desk/taken-over.ts'
import { longDate, nearDate, plain } from '../../desk/words/day.ts'
import { walkBy } from '../../task/state/list.ts'
import { ActionRow } from '../action/ActionRow.tsx'
import { AnswerCard } from '../coach/AnswerCard.tsx'
import type { CoachHere } from '../coach/load-coach.ts'
import { useAnswers } from '../coach/use-answers.ts'
import { entriesByDay, spanOf } from '../decided/among.ts'
import type { Beside } from '../decided/load-decided.ts'
import { useDecided, useEarlierDecided } from '../decided/use-decided.ts'
import { useKeptAtEnd } from '../decided/use-kept-at-end.ts'
import { useWithin } from '../decided/use-within.ts'
import { DecisionCard } from '../decision/DecisionCard.tsx'
import type { Reader } from '../words/participation.ts'
import { begin } from './begin.ts'
import type { Cards } from './cards.ts'
import { $cards } from './cards-here.ts'
import { type Around, MessageItem } from './MessageItem.tsx'
import { More } from './More.tsx'
import { $pending, shownAs } from './pending.ts'
import type { Rendered } from './rendered.ts'
import { $editing, $firstNew, $history, $menu, type FirstNew } from './shown.ts'
import { $people, $talk } from './state.ts'
import type { Talk } from './talk.ts'
import { Waiting } from './Waiting.tsx'
import { walkMessages } from './walk.ts'

interface Props {
  discussionId: string
  /** As the server read it. */
  talk: Talk
  people: readonly Membership[]
  /** Its messages as HTML, by id. */
  rendered: Readonly<Record<string, Rendered>>
  cards: Cards
  reader: Reader
  /** What was agreed on while it was said. */
  beside: Beside
  /** `null` where no machine is asked or ever was. */
  coach: CoachHere | null
  /** What was new as the page was opened. The line above it stays where it is. */
  firstNew: FirstNew | null
}

const MessageMenu = late(() => import('./MessageMenu.tsx'))
const History = late(() => import('./History.tsx'))

/** The island of what was said. */
export default function Conversation({
  discussionId,
  talk: given,
  people: givenPeople,
  rendered,
  cards: givenCards,
  reader: asOpened,
  beside,
  coach,
  ...props
}: Props) {
  begin(discussionId, { talk: given, people: givenPeople, cards: givenCards, accountId: asOpened.accountId })
  useEffect(islandTakenOver, [])
  useEffect(() => walkBy(walkMessages), [])
  const talk = useShared($talk, given) ?? given
  const pending = useShared($pending, nothing)
  const people = useShared($people, givenPeople) ?? givenPeople
  const cards = useShared($cards, givenCards) ?? givenCards
  const today = useShared($today, asOpened.today) || asOpened.today
  const editedId = useShared($editing, null)?.messageId
  const firstNew = useShared($firstNew, undefined) ?? props.firstNew
  const reader = useMemo(() => ({ ...asOpened, today }), [asOpened, today])
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people])
  const role = people.find(({ id }) => id === reader.accountId)?.role ?? 'viewer'
  const around: Around = useMemo(
    () => ({ discussionId, names, reader, cards, may: { post: may(role, 'post'), moderate: may(role, 'moderate') } }),
    [discussionId, names, reader, cards, role],
  )
  const said = useMemo(() => shownAs(talk.said, pending), [talk, pending])
  const [answered] = useMemo(() => shownAs(talk.answered ? [talk.answered] : [], pending), [talk, pending])
  const { earlier, later } = talk
  const within = useWithin(beside.within, reader.accountId)
  const { decisions, items } = useDecided(within, beside)
  const answers = useAnswers(discussionId, coach)
  const span = spanOf({ said, earlier, later })
  useEarlierDecided(within, span.from < beside.from)
  useKeptAtEnd(decisions.length + items.length)
  const { from, to } = span
  const days = useMemo(
    () => entriesByDay(said, answered ? { decisions: [], items: [] } : { decisions, items, answers }, { from, to }, reader),
    [said, answered, decisions, items, answers, from, to, reader],
  )
  const at = (place: Record<string, string>) =>
    `${discussionHref(discussionId)}?${new URLSearchParams({ ...(answered && { replies: answered.id }), ...place })}`
  const item = (message: ListedMessage) => (
    <MessageItem message={message} around={around} rendered={rendered[message.id]} hasLine={!answered} isEdited={message.id === editedId} />
  )
  return (
    <>
      {answered && (
        <ul className="answered" aria-label={words.repliesTo(names.get(answered.authorId) || words.gone)}>
          {item(answered)}
        </ul>
      )}
      {earlier && (
        <p className="talk-more">
          <More discussionId={discussionId} from={earlier} direction="before" href={at({ before: earlier })} />
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
                {entry.is === 'message' && item(entry.message)}
                {entry.is === 'decision' && (
                  <li>
                    <DecisionCard {...{ within, reader }} decision={entry.decision} others={decisions} rendered={beside.rendered} />
                  </li>
                )}
                {entry.is === 'answer' && (
                  <li>
                    <AnswerCard {...{ within, reader }} answer={entry.answer} rendered={coach?.rendered ?? []} />
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
          <More discussionId={discussionId} from={later} direction="after" href={at({ after: later })} />
          <a className="link alone" href={at({ latest: '' })}>
            {words.latest}
          </a>
        </p>
      )}
      {!later && <Waiting discussionId={discussionId} line={answered?.id ?? null} name={names.get(reader.accountId) ?? ''} names={names} />}
      <div id="talk-end" />
      <OverMessage around={around} said={answered ? [answered, ...said] : said} isInMainLine={!answered} />
    </>
  )
}

/** What opens above a message. */
function OverMessage({ around, said, isInMainLine }: { around: Around; said: readonly ListedMessage[]; isInMainLine: boolean }) {
  const menu = useShared($menu, null)
  const historyId = useShared($history, null)
  const { discussionId, names, reader, may } = around
  const opened = menu && said.find(({ id }) => id === menu.messageId)
  const edited = said.find(({ id }) => id === historyId)
  return (
    <>
      {menu && opened && (
        <MessageMenu
          {...{ discussionId, may, isInMainLine }}
          key={opened.id}
          message={opened}
          author={names.get(opened.authorId) || words.gone}
          accountId={reader.accountId}
          opener={menu.opener}
          onClose={() => $menu.set(null)}
        />
      )}
      {edited && <History {...{ discussionId, names, reader }} message={edited} onClose={() => $history.set(null)} />}
    </>
  )
}

const nothing: readonly never[] = []
const DAY_MS = 86_400_000
const dayWords = (day: string, reader: Reader) =>
  Math.abs(plain(day) - plain(reader.today)) <= DAY_MS ? nearDate(day, reader) : longDate(day, reader)
