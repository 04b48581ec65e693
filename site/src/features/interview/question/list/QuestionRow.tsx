import type { BankQuestion } from '@throughline/core/interview'
import { Icon } from '../../../../components/Icon.tsx'
import { questions as words } from '../../../../messages/interview-question.ts'
import { questionHref } from '../../../addresses/interview.ts'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { hideQuestion, starQuestion } from '../state/act.ts'

interface Props {
  question: BankQuestion
  nameOf: (competency: string) => string
}

/** A question of the bank, which can be starred, hidden and put into practice where it stands. */
export function QuestionRow({ question, nameOf }: Props) {
  const { id, text, kind, level, minutes, competencies, origin, company, askedAt, starred, hiddenAt } = question
  const desk = useDesk()
  const [main] = competencies
  const asked = words.askedBy(company, askedAt ? partialDateWords(askedAt, desk) : '')
  const about = [words.kinds[kind], main && nameOf(main), words.minutes(minutes), level !== 'any' && words.levels[level]]
  return (
    <li className="question" data-question={id}>
      <button
        className="btn btn-icon question-star"
        type="button"
        aria-pressed={starred}
        aria-label={words.star(text)}
        onClick={() => void starQuestion(question)}
      >
        <Icon name="star" />
      </button>
      <div>
        <h2>
          <a href={questionHref(question.id)} dir="auto">
            {text}
          </a>
        </h2>
        <p className="where">
          {origin === 'own' && <span className="chip">{words.own}</span>} {about.filter(Boolean).join(', ')}
        </p>
        {asked && (
          <p className="where" dir="auto">
            {asked}
          </p>
        )}
      </div>
      <button
        className="btn btn-quiet question-hide"
        type="button"
        aria-label={hiddenAt ? words.showOf(text) : words.hideOf(text)}
        onClick={() => void hideQuestion(question)}
      >
        {hiddenAt ? words.show : words.hide}
      </button>
    </li>
  )
}
