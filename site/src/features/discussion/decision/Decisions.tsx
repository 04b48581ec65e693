import type { Decision } from '@throughline/core/discussion'
import { isDueForReview } from '@throughline/core/discussion/decision-rules'
import { useEffect } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { decision as words } from '../../../messages/discussion-decision.ts'
import { nearDateWithin } from '../../desk/words/day.ts'
import { renewList } from '../../live/renew-list.ts'
import { follow } from '../../live/stream.ts'
import { isHere } from '../create-discussion-area.ts'
import { ask } from '../decided/asked.ts'
import { useDecided } from '../decided/use-decided.ts'
import { useWithin } from '../decided/use-within.ts'
import { mayContribute, type Within } from '../decided/within.ts'
import type { Reader } from '../words/participation.ts'

interface Props {
  within: Within
  reader: Reader
  /** Those that come back and the latest others, as they were when the page was made. */
  decisions: readonly Decision[]
}

/** Those that come back by the day of it, then the others, the latest first. */
const ordered = (decisions: readonly Decision[]): Decision[] => [
  ...decisions.filter(isDueForReview).sort((a, b) => ((a.reviewOn ?? '') < (b.reviewOn ?? '') ? -1 : 1)),
  ...decisions.filter((decision) => !isDueForReview(decision)).sort((a, b) => (a.decidedOn < b.decidedOn ? 1 : -1)),
]

/** What was decided, each with its day and, where it comes back, when. */
export default function Decisions({ within: asOpened, reader, decisions: given }: Props) {
  const { decisions } = useDecided(asOpened, { decisions: given })
  const within = useWithin(asOpened, reader.accountId)
  useChartRenewed()
  return (
    <>
      <div className="pane-head">
        <h2 className="label">{words.section}</h2>
        <span className="num">{decisions.length || ''}</span>
      </div>
      {decisions.length === 0 && <p className="muted small">{words.empty}</p>}
      <ul className="decided-waiting">
        {ordered(decisions).map((decision) => (
          <li key={decision.id}>
            <a className="decided-link" href={`#decision-${decision.id}`} dir="auto">
              {decision.what}
            </a>
            <small>
              <time dateTime={decision.decidedOn}>{words.on(nearDateWithin(decision.decidedOn, reader))}</time>
              {decision.reviewOn && isDueForReview(decision) && (
                <>
                  {' · '}
                  <time dateTime={decision.reviewOn}>{words.comesBackOn(nearDateWithin(decision.reviewOn, reader))}</time>
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
      {mayContribute(within) && (
        <button className="btn btn-quiet pane-add" type="button" aria-haspopup="dialog" onClick={() => ask({ is: 'decision' })}>
          <Icon name="plus" /> {words.record}
        </button>
      )}
    </>
  )
}

/** The chart is drawn on the server; it is asked for again when it is said, or taken back, how something turned out. */
function useChartRenewed(): void {
  useEffect(() => {
    follow(() => ({
      onChange: (event) => {
        if (event.kind === 'decision' && isHere(event)) void renewList('calibration')
      },
    }))
  }, [])
}
