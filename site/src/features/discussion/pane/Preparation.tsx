import type { Preparation as Prepared } from '@throughline/core/discussion'
import { MAX_AGENDA_TEXT } from '@throughline/core/discussion/limits'
import { addDays } from '@throughline/core/kernel/day'
import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { pane as words } from '../../../messages/discussion-pane.ts'
import type { Desk } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { localDateOf, shortDate } from '../../desk/words/day.ts'
import { Island } from '../../frame/Island.tsx'
import { figure, figureWithUnit } from '../../goal/words/figure.ts'
import { client } from '../client.ts'
import { putPrepared } from './state/act.ts'
import { usePane } from './state/pane.ts'
import type { PaneNow } from './state/read-pane.ts'

interface Props {
  desk: Desk
  pane: PaneNow
  mayContribute: boolean
  /** What there is to talk about; `null` where the next meeting is far off, and it is asked for. */
  prepared: Prepared | null
}

/** The island of what one may want to talk about. */
export default function Preparation({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Section {...props} />
    </Island>
  )
}

const names = Object.keys(words.preparation.sections) as (keyof typeof words.preparation.sections)[]
/** They stand below in sections of their own, and are folded here. */
const alsoBelow: readonly string[] = ['actions', 'decisions']

function Section({ prepared: given, ...rest }: Omit<Props, 'desk'>) {
  const desk = useDesk()
  const [prepared, setPrepared] = useState(given)
  const [hasFailed, setFailed] = useState(false)
  const read = () => {
    setFailed(false)
    client.discussionMeetings.prepare(rest.pane.discussion.id).then(setPrepared, () => setFailed(true))
  }
  const { title, failed, again } = words.preparation
  return (
    <section aria-labelledby="preparation-title">
      <div className="pane-head">
        <h2 className="label" id="preparation-title">
          {title}
        </h2>
        {prepared && <span>{spanWords(prepared.since, desk)}</span>}
      </div>
      {prepared ? (
        <Points {...rest} prepared={prepared} />
      ) : hasFailed ? (
        <p className="help" role="alert">
          {failed}{' '}
          <button className="link alone" type="button" onClick={read}>
            {again}
          </button>
        </p>
      ) : (
        <button className="btn btn-quiet pane-first" type="button" onClick={read}>
          {words.preparation.for}
        </button>
      )}
    </section>
  )
}

/** As far as it is looked back where people have not met since, or never. */
const LOOK_BACK = 31

/** Since when it is counted: the day on which people last met, or how far it is looked back. */
function spanWords(since: string, desk: Desk): string {
  const day = localDateOf(since, desk)
  return day > addDays(desk.today, -LOOK_BACK) ? words.preparation.since(shortDate(day, desk)) : words.preparation.inLast(LOOK_BACK)
}

function Points({ pane: given, mayContribute, prepared }: Omit<Props, 'desk' | 'prepared'> & { prepared: Prepared }) {
  const pane = usePane(given)
  const there = new Set([...pane.open, ...pane.settled].map(({ id }) => id))
  const { sections, nothing, own, more } = words.preparation
  const found = names.filter((name) => prepared[name].count > 0)
  if (found.length === 0) return <p className="help">{nothing}</p>
  return (
    <>
      <p className="help">{own}</p>
      {found.map((name) => {
        const { count, points } = prepared[name]
        return (
          <details key={name} className="prepared" open={count <= 3 && !alsoBelow.includes(name)}>
            <summary>
              {sections[name]} <span className="num">{count}</span>
            </summary>
            <ul>
              {points.map((point) => (
                <Point
                  key={point.agendaItemId}
                  {...{ point, mayContribute }}
                  discussionId={pane.discussion.id}
                  isOn={there.has(point.agendaItemId)}
                />
              ))}
            </ul>
            {count > points.length && <p className="help">{more(count - points.length)}</p>}
          </details>
        )
      })}
    </>
  )
}

interface PointProps {
  point: Prepared['done']['points'][number]
  discussionId: string
  mayContribute: boolean
  isOn: boolean
}

function Point({ point: { title, moved, agendaItemId }, discussionId, mayContribute, isOn }: PointProps) {
  const { preparation } = words
  const { locale } = useDesk()
  const change = moved && movedWords(moved, locale)
  return (
    <li>
      <span className="prepared-text" dir="auto">
        {title}
        {change && <small className="num">{change}</small>}
      </span>
      {isOn ? (
        <span className="help">{preparation.isOn}</span>
      ) : (
        mayContribute && (
          <button
            className="btn btn-icon"
            type="button"
            title={preparation.put}
            aria-label={preparation.putCalled(title)}
            onClick={() => void putPrepared(discussionId, agendaItemId, change ? `${title}: ${change}`.slice(0, MAX_AGENDA_TEXT) : title)}
          >
            <Icon name="plus" />
          </button>
        )
      )}
    </li>
  )
}

function movedWords({ from, to, ...metric }: NonNullable<PointProps['point']['moved']>, locale: string): string {
  const now = figureWithUnit(to, metric, locale)
  return from === null ? words.preparation.movedTo(now) : words.preparation.moved(figure(from, metric, locale), now)
}
