import { useQuery } from '@tanstack/react-query'
import type { CheckIn, Goal } from '@throughline/core/goal'
import { useEffect, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { makeWin as winWords } from '../../../../messages/career-make.ts'
import { goalPage } from '../../../../messages/goal-page.ts'
import type { Desk } from '../../../desk/desk.ts'
import { instantTime, localDateOf, shortDate } from '../../../desk/words/day.ts'
import { MadeWins } from '../../../made/MadeWins.tsx'
import { followMadeWins, type MadeWin, winsBySourceQuery } from '../../../made/made-wins.ts'
import { makeWinLate } from '../../../made/make-win-late.ts'
import type { GoalNow } from '../../state/goal-now.ts'
import { amountWords, differenceWords } from '../../words/amount.ts'
import { GoalConflicts } from '../GoalConflicts.tsx'
import { EARLIER } from '../shown-first.ts'
import { Answer } from './Answer.tsx'

interface Props {
  now: GoalNow
  /** How many are shown, and how many the page came with. */
  shown: number
  begun: number
  desk: Desk
}

const words = goalPage.checkIns
const isNumber = (text: string | undefined): text is string => text !== undefined && !Number.isNaN(Number(text))

/** What was written down, newest first, on the thread. */
export function History({ now: { goal, checkIns, waiting }, shown, begun, desk }: Props) {
  const { items, nextCursor } = checkIns
  const { metric } = goal
  useEffect(followMadeWins, [])
  const { data: won } = useQuery(winsBySourceQuery(goal.startDate))
  const rows = items.slice(0, shown)
  const earlier = items.length - rows.length
  return (
    <div id="goal-history">
      {items.length === 0 && metric.source === 'manual' && metric.type !== 'milestones' && <p className="muted small">{words.none}</p>}
      <ol className="thread history">
        {rows.map((item, i) => (
          <Row
            key={item.id}
            goal={goal}
            item={item}
            details={detailsOf(item, items[i + 1], goal, desk.locale)}
            rule={ruleOf(item, { before: items[i + 1], after: items[i - 1] }, goal)}
            value={amountWords(item.value, metric, desk.locale)}
            waits={waiting.has(item.id)}
            wins={won?.get(item.id) ?? []}
            isGiven={i < begun}
            desk={desk}
          />
        ))}
      </ol>
      {(earlier > 0 || nextCursor !== null) && (
        <p className="history-more">
          <a className="link small" data-more="check-ins" href={`?check-ins=${shown + EARLIER}`}>
            {words.earlier(nextCursor === null ? earlier : null)}
          </a>
        </p>
      )}
    </div>
  )
}

function detailsOf(item: CheckIn, before: CheckIn | undefined, { metric }: Goal, locale: string): string {
  const isCompared = !['sum', 'count'].includes(metric.aggregation) && isNumber(item.value) && isNumber(before?.value)
  const difference = isCompared ? differenceWords(item.value, before.value, metric, locale) : null
  return [difference, item.confidence === null ? null : words.sureOf(item.confidence)].filter(Boolean).join(', ')
}

/** What several of one day make, said at the first of them. */
function ruleOf(
  { localDate }: CheckIn,
  beside: { before: CheckIn | undefined; after: CheckIn | undefined },
  { metric }: Goal,
): string | null {
  if (beside.before?.localDate !== localDate || beside.after?.localDate === localDate) return null
  if (metric.aggregation === 'max' && metric.direction === 'down') return words.ofDay.min
  return words.ofDay[metric.type === 'habit' && metric.dailyTarget === null ? 'last' : metric.aggregation]
}

interface RowProps {
  goal: Goal
  item: CheckIn
  details: string
  rule: string | null
  value: string
  waits: boolean
  /** The wins that were made of it. */
  wins: readonly MadeWin[]
  /** Whether it came with the page, and so may have to work without script. */
  isGiven: boolean
  desk: Desk
}

function Row({ goal, item, details, rule, value, waits, wins, isGiven, desk }: RowProps) {
  const day = (date: string) => shortDate(date, desk)
  return (
    <li id={`check-in-${item.id}`}>
      <i className={wins.length > 0 ? 'knot ring' : 'knot'} />
      <div className="row">
        <b>{value}</b>
        {details && <span className="delta">{details}</span>}
        {waits && <span className="waits">{goalPage.waits}</span>}
        {wins.length === 0 && (
          <button
            className="btn btn-icon make-win"
            type="button"
            title={winWords.action}
            aria-label={winWords.actionOf(`${value}, ${day(item.localDate)}`)}
            onClick={() => void makeWinLate({ kind: 'check-in', id: item.id }, item.note || goal.title)}
          >
            <Icon name="win" />
          </button>
        )}
        <Amend goal={goal} item={item} isGiven={isGiven} name={words.editNamed(value, day(item.localDate))} desk={desk}>
          {words.removeNamed(value, day(item.localDate))}
        </Amend>
        <time dateTime={item.localDate}>{day(item.localDate)}</time>
      </div>
      <GoalConflicts goal={goal} checkIn={item} />
      {item.note && <p dir="auto">{item.note}</p>}
      <MadeWins wins={wins} />
      {rule && <p className="rule">{rule}</p>}
      {item.history.length > 0 && <Before goal={goal} item={item} desk={desk} />}
    </li>
  )
}

/** What a check-in says. */
const contentOf = ({ value, confidence, note, localDate }: CheckIn) => ({ value, confidence, note, localDate })

interface AmendProps extends Pick<RowProps, 'goal' | 'item' | 'isGiven' | 'desk'> {
  name: string
  /** What the button that deletes is called. */
  children: string
}

/** The form that changes a check-in; it begins with what that says as it is opened, and keeps what is typed. */
function Amend({ goal, item, isGiven, name, desk, children }: AmendProps) {
  const [begun, setBegun] = useState(isGiven ? item : null)
  return (
    <details className="amend" id={`amend-${item.id}`} onToggle={({ currentTarget }) => currentTarget.open && setBegun(item)}>
      <summary aria-label={name}>{words.edit}</summary>
      {begun && (
        <form className="checkin" method="post" data-asks key={JSON.stringify(contentOf(begun))}>
          <input type="hidden" name="begun" value={JSON.stringify(contentOf(begun))} />
          <Answer goal={goal} today={desk.today} locale={desk.locale} day={begun.localDate} checkIn={begun} />
          <div className="full amend-foot">
            <button className="btn btn-primary" type="submit" name="edit-check-in" value={item.id}>
              {words.save}
            </button>
            <button className="btn btn-quiet" type="submit" name="remove-check-in" value={item.id} formNoValidate aria-label={children}>
              {words.remove}
            </button>
          </div>
        </form>
      )}
    </details>
  )
}

function Before({ goal: { metric }, item, desk }: Pick<RowProps, 'goal' | 'item' | 'desk'>) {
  const { locale, timeZone } = desk
  const day = (date: string) => shortDate(date, desk)
  return (
    <details className="was" id={`was-${item.id}`}>
      <summary>
        {words.edited}
        <span className="hidden-text">: {words.before}</span>
      </summary>
      <ol>
        {item.history.toReversed().map((was) => (
          <li key={was.until}>
            {amountWords(was.value, metric, locale)}
            {was.confidence !== null && `, ${words.sureOf(was.confidence)}`}, {day(was.localDate)}
            <span className="muted">
              {' '}
              {words.until(`${day(localDateOf(was.until, desk))}, ${instantTime(was.until, locale, timeZone)}`)}
            </span>
            {was.note && (
              <span dir="auto" className="was-note">
                {was.note}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
