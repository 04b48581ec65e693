import { stories } from '../../../../messages/interview-story.ts'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { useDesk } from '../../../task/ui/Island.tsx'
import { spokenWords } from '../../practice/rules/spoken.ts'
import type { StoryTold } from '../server/load-story.ts'

const words = stories.page

/** When a story was practised and rehearsed, newest first, and when it comes up. */
export function Told({ told: { card, reviews, rehearsals }, storyId }: { told: StoryTold; storyId: string }) {
  const desk = useDesk()
  const times = [
    ...reviews.map(({ id, rating, localDate: on, reviewedAt: at }) => ({ id, on, at, said: words.rating[rating] })),
    ...rehearsals.map(({ id, localDate: on, startedAt: at, answerSeconds }) => ({
      id,
      on,
      at,
      said: words.aloud(spokenWords(answerSeconds)),
    })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1))
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
          {times.slice(0, 10).map(({ id, on, said }) => (
            <li key={id}>
              <time dateTime={on}>{partialDateWords(on, desk)}</time>
              <span>{said}</span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a className="btn btn-plain" href={`/interview-prep/rehearse?storyId=${storyId}`}>
          {words.rehearse}
        </a>
      </p>
    </section>
  )
}
