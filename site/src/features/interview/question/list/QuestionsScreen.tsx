import { useState } from 'react'
import { questions as words } from '../../../../messages/interview-question.ts'
import type { Desk } from '../../../desk/desk.ts'
import { Island } from '../../../frame/Island.tsx'
import type { Named } from '../../../names/offers.ts'
import { type Chosen, searchOf } from '../rules/filter.ts'
import { type GivenQuestions, useQuestions } from '../state/use-questions.ts'
import { AddQuestion } from './AddQuestion.tsx'
import { Filters } from './Filters.tsx'
import { QuestionRow } from './QuestionRow.tsx'

interface Props {
  desk: Desk
  given: GivenQuestions
  competencies: readonly Named[]
  jobs: readonly Named[]
}

/** The island of the bank of questions. */
export default function QuestionsScreen({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

function Shown({ given, competencies, jobs }: Omit<Props, 'desk'>) {
  const [chosen, setChosen] = useState(given.chosen)
  const { questions, isFailed, isWaiting, again, more } = useQuestions(given, chosen)
  const choose = (next: Chosen) => {
    setChosen(next)
    history.replaceState(history.state, '', `${location.pathname}${searchOf(next)}`)
  }
  const named = new Map(competencies.map(({ id, name }) => [id, name]))
  return (
    <>
      <Filters chosen={chosen} competencies={competencies} jobs={jobs} onChoose={choose} />
      <p className="questions-count num" role="status">
        {!isFailed && words.found(questions.length, more === null)}
      </p>
      {isFailed && (
        <div className="notice notice-bad" role="alert">
          <p>{words.failed}</p>
          <button className="btn btn-plain" type="button" onClick={again}>
            {words.again}
          </button>
        </div>
      )}
      {questions.length === 0 && !isFailed && !isWaiting ? (
        <Nothing chosen={chosen} />
      ) : (
        <ul className="questions" aria-label={words.list} aria-busy={isWaiting || undefined}>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} nameOf={(id) => named.get(id) ?? id} />
          ))}
        </ul>
      )}
      {more && (
        <p className="questions-more">
          <a
            className="btn btn-plain"
            href={nextHref(chosen, given)}
            onClick={(event) => {
              event.preventDefault()
              void more()
            }}
          >
            {words.more}
          </a>
        </p>
      )}
      <AddQuestion />
    </>
  )
}

/** Where more are, for who has no script. */
function nextHref(chosen: Chosen, { page }: GivenQuestions): string {
  const search = new URLSearchParams(searchOf(chosen))
  if (page.nextCursor) search.set('cursor', page.nextCursor)
  return `?${search}`
}

function Nothing({ chosen }: { chosen: Chosen }) {
  const isPlain = searchOf({ ...chosen, show: 'all' }) === ''
  const { title, text } = isPlain && chosen.show !== 'all' ? words.none[chosen.show] : words.none
  return (
    <div className="empty">
      <p>{title}</p>
      <p className="muted">{text}</p>
      <p>
        <a className="link" href="/interview-prep/questions">
          {words.filter.clear}
        </a>
      </p>
    </div>
  )
}
