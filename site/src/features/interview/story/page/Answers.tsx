import type { QuestionForStory } from '@throughline/core/interview'
import { stories } from '../../../../messages/interview-story.ts'
import { questionHref } from '../../../addresses/interview.ts'

const words = stories.page

/** The questions that a story answers best, each with why. */
export const Answers = ({ questions }: { questions: readonly QuestionForStory[] }) => (
  <section className="story-answers" aria-labelledby="h-answers">
    <h2 className="section-title" id="h-answers">
      {words.questions}
    </h2>
    {questions.length === 0 ? (
      <p className="small muted">{words.noQuestions}</p>
    ) : (
      <ul>
        {questions.map(({ question: { id, text }, reason }, at) => (
          <li key={id}>
            <a href={questionHref(id)} dir="auto">
              {text}
            </a>
            {/* Said once for those in a row that it is the same for. */}
            {reason !== questions[at - 1]?.reason && <small dir="auto">{reason}</small>}
          </li>
        ))}
      </ul>
    )}
  </section>
)
