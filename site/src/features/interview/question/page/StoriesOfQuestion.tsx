import type { BankQuestion, StoryForQuestion } from '@throughline/core/interview'
import { questions } from '../../../../messages/interview-question.ts'
import { rehearseHref } from '../../../addresses/interview.ts'
import { storyHref } from '../../../addresses/stories.ts'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { useDesk } from '../../../desk/use-desk.ts'

const words = questions.page

interface Props {
  question: BankQuestion
  /** Best first. */
  stories: readonly StoryForQuestion[]
}

/** What one has to tell, best first, each with why it fits. */
export function StoriesOfQuestion({ question, stories }: Props) {
  return (
    <section aria-labelledby="stories">
      <h2 className="section-title" id="stories">
        {words.stories}
      </h2>
      {stories.length === 0 ? (
        <div className="question-none">
          <p className="muted">{words.noStories}</p>
          <a className="btn btn-plain" href="/interview-prep/stories/new">
            {words.tellOne}
          </a>
        </div>
      ) : (
        <ol className="question-stories">
          {stories.map((match) => (
            <StoryLine key={match.story.id} match={match} questionId={question.id} />
          ))}
        </ol>
      )}
    </section>
  )
}

function StoryLine({ match: { story, reason }, questionId }: { match: StoryForQuestion; questionId: string }) {
  const desk = useDesk()
  const { id, title, strength, lastPractisedOn } = story
  const practised = lastPractisedOn ? words.practisedOn(partialDateWords(lastPractisedOn, desk)) : words.neverPractised
  return (
    <li>
      <h3>
        <a href={storyHref(id)} dir="auto">
          {title}
        </a>
      </h3>
      <p dir="auto">{reason}</p>
      <p className="where">
        {words.strength[strength]}, {practised}
      </p>
      <a className="btn btn-quiet" href={rehearseHref({ questionId, storyId: id })} aria-label={words.rehearseWith(title)}>
        {words.rehearse}
      </a>
    </li>
  )
}
