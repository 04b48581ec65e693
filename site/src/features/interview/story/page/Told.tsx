import { rehearsal } from '../../../../messages/interview-rehearsal.ts'
import { stories } from '../../../../messages/interview-story.ts'
import { practiseStoryHref, rehearseHref } from '../../../addresses/interview.ts'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { historyOf, type Told as ToldSoFar } from '../../told/told.ts'

const words = stories.page

/** Times that are shown. */
const SHOWN = 10

/** When a story was practised and rehearsed, newest first, and when it comes up. */
export function Told({ told, storyId }: { told: ToldSoFar; storyId: string }) {
  const desk = useDesk()
  const times = historyOf(told).slice(0, SHOWN)
  const { card } = told
  return (
    <section aria-labelledby="h-told">
      <h2 className="section-title" id="h-told">
        {words.told}
      </h2>
      <p className="small muted">
        {times.length === 0 && `${words.neverTold} `}
        {card && (card.pausedAt ? words.paused : words.due(partialDateWords(card.due, desk)))}
      </p>
      {times.length > 0 && (
        <ol className="told-times">
          {times.map((once) => (
            <li key={once.id}>
              <time dateTime={once.on}>{partialDateWords(once.on, desk)}</time>
              <span>{'rating' in once ? words.rating[once.rating] : words.aloud(rehearsal.seconds(once.seconds))}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="told-on">
        {card && !card.pausedAt && (
          <a className="btn btn-plain" href={practiseStoryHref(storyId)}>
            {words.practise}
          </a>
        )}
        <a className="btn btn-plain" href={rehearseHref({ questionId: null, storyId })}>
          {words.rehearse}
        </a>
      </p>
    </section>
  )
}
