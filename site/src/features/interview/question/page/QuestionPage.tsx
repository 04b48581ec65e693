import type { BankQuestion, StoryForQuestion } from '@throughline/core/interview'
import { useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { questions } from '../../../../messages/interview-question.ts'
import { questionsAboutHref, rehearseHref } from '../../../addresses/interview.ts'
import type { Desk } from '../../../desk/desk.ts'
import { Island } from '../../../frame/Island.tsx'
import type { Named } from '../../../names/offers.ts'
import { NotHere } from '../../../records/NotHere.tsx'
import { RecordConflicts } from '../../../records/RecordConflicts.tsx'
import { useRecords } from '../../records/use-records.ts'
import type { Told } from '../../told/told.ts'
import { hideQuestion, starQuestion } from '../state/act.ts'
import { useChoices } from '../state/follow-choices.ts'
import { MakeOwn } from './MakeOwn.tsx'
import { OwnQuestion } from './OwnQuestion.tsx'
import { History, Practice } from './Practice.tsx'
import { StoriesOfQuestion } from './StoriesOfQuestion.tsx'

const words = questions.page

export interface QuestionPageProps {
  desk: Desk
  given: BankQuestion
  stories: readonly StoryForQuestion[]
  told: Told
  competencies: readonly Named[]
}

/** The island of one question of the bank. */
export default function QuestionPage({ desk, ...props }: QuestionPageProps) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

function Shown({ given, stories, told, competencies }: Omit<QuestionPageProps, 'desk'>) {
  const [all] = useState([given])
  useChoices(all)
  const question = useRecords('question', all).find(({ id }) => id === given.id)
  if (!question) return <Gone />
  return (
    <article className="question-page">
      <nav className="crumbs" aria-label={words.where}>
        <a href="/interview-prep/questions">{words.back}</a>
      </nav>
      <header>
        <h1 dir="auto">{question.text}</h1>
        <Acts question={question} />
      </header>
      <RecordConflicts
        kind="question"
        record={question}
        fieldName={(field) => words.fields[field] ?? field}
        said={questions.did.edit('text')}
      />
      <div className="record-two">
        <div>
          <StoriesOfQuestion question={question} stories={stories} />
          <History told={told} />
          {question.origin === 'own' && <OwnQuestion question={question} competencies={competencies} />}
        </div>
        <div>
          <Facts question={question} competencies={competencies} />
          <Practice question={question} given={told.card} />
          {question.origin === 'library' && <MakeOwn question={question} />}
        </div>
      </div>
    </article>
  )
}

function Acts({ question }: { question: BankQuestion }) {
  return (
    <p className="question-acts">
      <a className="btn btn-primary" href={rehearseHref({ questionId: question.id, storyId: null })}>
        {words.rehearseIt}
      </a>
      <button
        className="btn btn-plain question-star"
        type="button"
        aria-pressed={question.starred}
        onClick={() => void starQuestion(question)}
      >
        <Icon name="star" /> {question.starred ? words.starred : words.star}
      </button>
      <button className="btn btn-quiet" type="button" onClick={() => void hideQuestion(question)}>
        {question.hiddenAt ? questions.show : questions.hide}
      </button>
    </p>
  )
}

/** What is known of it; of one's own, it is written where it is changed. */
function Facts({ question, competencies }: Pick<QuestionPageProps, 'competencies'> & { question: BankQuestion }) {
  const { kind, level, minutes, wants, traps, competencies: asked, origin } = question
  const nameOf = (id: string) => competencies.find((one) => one.id === id)?.name ?? id
  if (origin === 'own') return null
  return (
    <section aria-labelledby="facts">
      <h2 className="section-title" id="facts">
        {words.facts}
      </h2>
      <p className="where">
        {[questions.kinds[kind], questions.levels[level], `${words.length} ${questions.minutes(minutes)}`].join(', ')}
      </p>
      <h3>{words.wants}</h3>
      <p>{wants}</p>
      <h3>{words.traps}</h3>
      <ul className="question-traps">
        {traps.map((trap) => (
          <li key={trap}>{trap}</li>
        ))}
      </ul>
      <h3>{words.competencies}</h3>
      <ul className="chips-line">
        {asked.map((id) => (
          <li key={id}>
            <a className="chip" href={questionsAboutHref(id)}>
              {nameOf(id)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where there is no such question. */
export const Gone = () => <NotHere {...words.gone} links={[['/interview-prep/questions', words.gone.back]]} />
