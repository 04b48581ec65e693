import type { Decision } from '@throughline/core/discussion'
import { isDueForReview, isStanding } from '@throughline/core/discussion/decision-rules'
import { Icon } from '../../../components/Icon.tsx'
import { decision as words } from '../../../messages/discussion-decision.ts'
import { exactInstant, instantTime, longDate } from '../../desk/words/day.ts'
import { Markdown, type Rendered } from '../../markdown/Markdown.tsx'
import { RecordConflicts } from '../../records/RecordConflicts.tsx'
import { ask } from '../decided/asked.ts'
import { decidedBy, mayContribute, type Within } from '../decided/within.ts'
import type { Reader } from '../words/participation.ts'

export interface DecisionCardProps {
  decision: Decision
  within: Within
  reader: Reader
  /** Others that it is named beside, as far as they are known. */
  others: readonly Decision[]
  /** What the server rendered of its texts. */
  rendered?: readonly Rendered[] | undefined
  /** The same decision may be shown in two places; one of them is where links lead. */
  isPlace?: boolean
}

/** What was decided, where it was decided, and how it turned out. */
export function DecisionCard({ decision, within, reader, others, rendered = [], isPlace = true }: DecisionCardProps) {
  const { id, what, why, options, byIds, confidence, reviewOn, outcome, createdAt } = decision
  const isReplaced = !isStanding(decision)
  const isDue = isDueForReview(decision) && reviewOn !== null && reviewOn <= reader.today
  const named = (chosen: boolean) =>
    options
      .filter((one) => one.chosen === chosen)
      .map(({ text }) => text)
      .join('; ')
  const html = (text: string) => rendered.find((one) => one.text === text)
  const at = createdAt || new Date().toISOString()
  return (
    <section
      className={isReplaced ? 'outcome is-replaced' : 'outcome'}
      id={isPlace ? `decision-${id}` : undefined}
      aria-label={`${words.kind}: ${what}`}
    >
      <i className="knot ring" />
      <p className="kind">
        <span>
          <b>{words.kind}</b>,{' '}
          <time className="num" dateTime={at} title={exactInstant(at, reader.locale, reader.timeZone)} suppressHydrationWarning>
            {instantTime(at, reader.locale, reader.timeZone)}
          </time>
          {isReplaced && ` (${words.replaced})`}
        </span>
        {mayContribute(within) && (
          <button
            className="btn btn-icon decided-more"
            type="button"
            aria-haspopup="dialog"
            aria-label={words.more(what)}
            onClick={({ currentTarget }) => ask({ is: 'decision-menu', decision, opener: currentTarget })}
          >
            <Icon name="more" />
          </button>
        )}
      </p>
      <h3 className="what" dir="auto">
        {what}
      </h3>
      <RecordConflicts kind="decision" record={decision} fieldName={(field) => words.fields[field] ?? field} said={words.did.edit} />
      <dl className="facts">
        {why && (
          <>
            <dt>{words.why}</dt>
            <dd>
              <Markdown className="decided-prose" text={why} rendered={html(why)} />
            </dd>
          </>
        )}
        <Said name={words.chosen} text={named(true)} />
        <Said name={words.setAside} text={named(false)} />
        <Said name={words.by} text={decidedBy(within, byIds, reader.accountId)} />
        {confidence !== null && <Said name={words.sure} text={words.sureOf(confidence)} />}
        {reviewOn && !outcome && !isReplaced && (
          <>
            <dt>{words.comesBack}</dt>
            <dd>
              <time dateTime={reviewOn}>{words.back(longDate(reviewOn, reader))}</time>
            </dd>
          </>
        )}
        {outcome && (
          <>
            <dt>{words.turnedOut}</dt>
            <dd>
              <p className={outcome.held ? 'decided-held' : 'decided-not-held'}>
                {words.outcomeOn(outcome.held ? words.held : words.notHeld, words.went[outcome.went])}{' '}
                <time className="muted" dateTime={outcome.on}>
                  {longDate(outcome.on, reader)}
                </time>
              </p>
              {outcome.text && <Markdown className="decided-prose" text={outcome.text} rendered={html(outcome.text)} />}
            </dd>
          </>
        )}
        <Other name={words.inPlaceOf} id={decision.supersedesId} others={others} />
        <Other name={words.replacedBy} id={decision.supersededById} others={others} />
      </dl>
      {isDue && mayContribute(within) && (
        <p>
          <button className="btn btn-plain" type="button" aria-haspopup="dialog" onClick={() => ask({ is: 'outcome', decision })}>
            {words.ask}
          </button>
        </p>
      )}
    </section>
  )
}

const Said = ({ name, text }: { name: string; text: string }) =>
  text && (
    <>
      <dt>{name}</dt>
      <dd dir="auto">{text}</dd>
    </>
  )

/** The decision that it is in the place of, or that is in its place. */
function Other({ name, id, others }: { name: string; id: string | null; others: readonly Decision[] }) {
  if (!id) return null
  const other = others.find((one) => one.id === id)
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <a className="link" href={`#decision-${id}`} dir="auto">
          {other?.what ?? words.gone}
        </a>
      </dd>
    </>
  )
}
