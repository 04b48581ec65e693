import type { MockInterview, Rehearsal } from '@throughline/core/interview'
import { meanOf, secondsOver } from '@throughline/core/interview/rehearsal-rules'
import { rehearsal } from '../../../messages/interview-rehearsal.ts'
import { quoted } from '../../../messages/quoted.ts'
import { mockHref, rehearseHref } from '../../addresses/interview.ts'
import { partialDateWords } from '../../career/words/partial-date.ts'
import type { Desk } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { Island } from '../../frame/Island.tsx'
import { removeRecord } from '../records/act.ts'
import { useRecords } from '../records/use-records.ts'
import { decimalWords } from './decimal-words.ts'
import { Recordings } from './Recordings.tsx'

const words = rehearsal.list

interface Props {
  desk: Desk
  /** Newest first. */
  told: readonly Rehearsal[]
  mocks: readonly MockInterview[]
  /** What the stories that were told are called, by id. */
  stories: Readonly<Record<string, string>>
  /** Where earlier answers are; on a page of earlier ones, where the newest are. */
  earlier: string | null
  newest: string | null
}

/** The island of rehearsals: mock interviews, answers that were told aloud, and what this browser recorded. */
export default function RehearsalsScreen({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

const newestFirst = (a: { startedAt: string }, b: { startedAt: string }) => (a.startedAt < b.startedAt ? 1 : -1)

function Shown({ told, mocks, stories, earlier, newest }: Omit<Props, 'desk'>) {
  const answers = useRecords('rehearsal', told).toSorted(newestFirst)
  const interviews = useRecords('mock-interview', mocks).toSorted(newestFirst)
  return (
    <div className="rehearsals-list">
      {interviews.length > 0 && (
        <section aria-labelledby="mocks">
          <h2 className="section-title" id="mocks">
            {words.mocks}
          </h2>
          <ul className="told-list">
            {interviews.map((mock) => (
              <MockRow key={mock.id} mock={mock} />
            ))}
          </ul>
        </section>
      )}
      {answers.length === 0 && interviews.length === 0 && !newest && (
        <div className="empty">
          <p>{words.empty}</p>
          <a className="btn btn-primary" href="/interview-prep/questions">
            {words.chooseQuestion}
          </a>
        </div>
      )}
      {answers.length > 0 && (
        <section aria-labelledby="told">
          <h2 className="section-title" id="told">
            {words.told}
          </h2>
          <ul className="told-list">
            {answers.map((one) => (
              <AnswerRow key={one.id} told={one} story={(one.storyId && stories[one.storyId]) || null} />
            ))}
          </ul>
        </section>
      )}
      {(earlier || newest) && (
        <p className="rehearsals-more">
          {newest && (
            <a className="link alone" href={newest}>
              {words.newest}
            </a>
          )}
          {earlier && (
            <a className="link alone" href={earlier}>
              {words.earlier}
            </a>
          )}
        </p>
      )}
      <Recordings />
    </div>
  )
}

function MockRow({ mock }: { mock: MockInterview }) {
  const desk = useDesk()
  const { id, title, questions, localDate, endedAt } = mock
  return (
    <li className="told">
      <div className="told-what">
        <h3 dir="auto">
          <a href={mockHref(id)}>{title}</a>
        </h3>
        <p className="small muted num">
          {[partialDateWords(localDate, desk), words.questions(questions.length), endedAt ? '' : words.open].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="told-do">
        <button
          className="btn btn-quiet"
          type="button"
          aria-label={words.removeOf(title)}
          onClick={() => void removeRecord('mock-interview', id, rehearsal.did.removeMock(title))}
        >
          {words.remove}
        </button>
      </div>
    </li>
  )
}

function AnswerRow({ told, story }: { told: Rehearsal; story: string | null }) {
  const desk = useDesk()
  const { id, question, localDate, answerSeconds, marks, note, recording } = told
  const title = question || story || words.untitled
  const [over, mean] = [secondsOver(told), meanOf(Object.values(marks))]
  const facts = [
    partialDateWords(localDate || desk.today, desk),
    rehearsal.seconds(answerSeconds) + (over > 0 ? ` (${rehearsal.overBy(rehearsal.seconds(over))})` : ''),
    mean === null ? '' : rehearsal.marks.mean(decimalWords(mean, desk.locale)),
    question && story ? quoted(story) : '',
    recording ? `${words.recorded[recording.kind]} ${recording.device}`.trim() : '',
  ]
  return (
    <li className="told">
      <div className="told-what">
        <h3 dir="auto">{title}</h3>
        <p className="small muted num">{facts.filter(Boolean).join(', ')}</p>
        {note && (
          <p className="told-note prose" dir="auto">
            {note}
          </p>
        )}
      </div>
      <div className="told-do">
        {(told.questionId ?? told.storyId) && (
          <a className="btn btn-quiet" href={rehearseHref(told)} aria-label={words.againOf(title)}>
            {words.again}
          </a>
        )}
        <button
          className="btn btn-quiet"
          type="button"
          aria-label={words.removeOf(title)}
          onClick={() => void removeRecord('rehearsal', id, rehearsal.did.remove)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  )
}
