import type { BankQuestion, PracticeCard } from '@throughline/core/interview'
import { useState } from 'react'
import { questions } from '../../../../messages/interview-question.ts'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { didBesides } from '../../../changes/changes.ts'
import { interview } from '../../../desk/interview-client.ts'
import { attempt } from '../../../desk/reason.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { historyOf, type Told } from '../../told/told.ts'

const words = questions.page

/** Whether it comes back before it is forgotten, and when. */
export function Practice({ question, given }: { question: BankQuestion; given: PracticeCard | null }) {
  const desk = useDesk()
  const [card, setCard] = useState(given)
  const put = () => attempt(async () => setCard(await interview.practice.add({ questionId: question.id })))
  const take = (id: string) =>
    attempt(async () => {
      await interview.practice.delete(id)
      setCard(null)
    })
  const begin = async () => {
    if (!(await put())) return
    didBesides(questions.did.practise, async () => {
      const { items } = await interview.practice.list({ questionId: question.id })
      return items[0] ? take(items[0].id) : true
    })
  }
  const stop = async ({ id }: PracticeCard) => {
    if (await take(id)) didBesides(questions.did.stop, put)
  }
  return (
    <section aria-labelledby="practice">
      <h2 className="section-title" id="practice">
        {words.practice}
      </h2>
      {card ? (
        <>
          <p>{card.pausedAt ? words.paused : words.inPractice(partialDateWords(card.due, desk))}</p>
          <button className="btn btn-quiet" type="button" onClick={() => void stop(card)}>
            {words.stop}
          </button>
        </>
      ) : (
        <>
          <p className="muted">{words.notInPractice}</p>
          <button className="btn btn-plain" type="button" onClick={() => void begin()}>
            {questions.practise}
          </button>
        </>
      )}
    </section>
  )
}

/** How it went each time, newest first. */
export function History({ told }: { told: Told }) {
  const desk = useDesk()
  const times = historyOf(told)
  return (
    <section aria-labelledby="history">
      <h2 className="section-title" id="history">
        {words.history}
      </h2>
      {times.length === 0 ? (
        <p className="muted">{words.noHistory}</p>
      ) : (
        <ol className="question-history">
          {times.map((once) => (
            <li key={once.id}>
              <time dateTime={once.on}>{partialDateWords(once.on, desk)}</time>
              <span>{'rating' in once ? words.ratings[once.rating] : words.rehearsed(questions.spoken(once.seconds))}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
