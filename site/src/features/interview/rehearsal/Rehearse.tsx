import type { PracticeCard, PracticeSettings, Rehearsal } from '@throughline/core/interview'
import { type ReactNode, useEffect, useRef } from 'react'
import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import type { Desk } from '../../desk/desk.ts'
import { Island } from '../../frame/Island.tsx'
import { useRecords } from '../records/use-records.ts'
import { Attempts } from './Attempts.tsx'
import type { Asked, ToldBy } from './asked.ts'
import { Choices } from './Choices.tsx'
import { Clock } from './Clock.tsx'
import { spoken } from './phases.ts'
import { Rating } from './Rating.tsx'
import { Review } from './Review.tsx'
import { StoryToTell } from './StoryToTell.tsx'
import { type Answer, useAnswer } from './use-answer.ts'

export interface RehearseProps {
  asked: Asked
  story: ToldBy | null
  /** Where one is in a mock interview, and where it goes on. */
  mock: { n: number; of: number; next: string } | null
  /** Of the same question or story, newest first. */
  attempts: readonly Rehearsal[]
  /** The card it has in practice. */
  card: PracticeCard | null
  settings: Pick<PracticeSettings, 'prepSeconds' | 'readAloud' | 'recording'>
}

/** The island in which an answer is told aloud. */
export default function Rehearse({ desk, ...props }: RehearseProps & { desk: Desk }) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

function Shown({ asked, story, mock, attempts, card, settings }: RehearseProps) {
  const answer = useAnswer(asked, { ...settings, minutes: asked.minutes })
  const all = useRecords('rehearsal', attempts).filter((one) => isOfSame(asked, one))
  const { phase, ms, choice } = answer
  const isRunning = phase.is === 'preparing' || phase.is === 'answering'
  return (
    <div className="rehearse">
      <section className="rehearse-card" aria-labelledby="asked">
        <p className="small muted">
          {mock && `${words.place(mock.n, mock.of)}. `}
          {words.asked(choice.minutes)}
          {all.length > 0 && `. ${words.toldBefore(all.length)}`}
        </p>
        <h1 className="prose" id="asked" dir="auto">
          {asked.text}
        </h1>
        <p className="hidden-text" role="status">
          {said(answer)}
        </p>
        {answer.trouble && <p className="rehearse-trouble">{words.notRecorded[answer.trouble]}</p>}
        {phase.is === 'ready' && <p className="without-script help">{words.needsScript}</p>}
        {phase.is === 'ready' && <Choices answer={answer} text={asked.text} />}
        {isRunning && (
          <>
            <Clock phase={phase} ms={ms} minutes={choice.minutes} />
            {answer.isRecording && (
              <p className="rehearse-recording">
                <i aria-hidden="true" />
                {words.recordingNow}
              </p>
            )}
            <Doing phase={phase.is} answer={answer} />
          </>
        )}
        {phase.is === 'told' && !answer.isKept && <Review answer={answer} title={asked.text} />}
        {answer.isKept && <Kept answer={answer} mock={mock} rating={<Rating asked={asked} card={card} />} />}
      </section>
      <aside className="rehearse-aside">
        <StoryToTell
          key={String(phase.is === 'answering')}
          story={story}
          isHidden={phase.is === 'answering'}
          questionId={asked.questionId}
        />
        <Attempts all={all} minutes={choice.minutes} />
      </aside>
    </div>
  )
}

const isOfSame = ({ questionId, storyId }: Asked, told: Rehearsal) =>
  questionId === null ? told.storyId === storyId : told.questionId === questionId

/** What is told to who does not see it, once for each phase. */
function said({ phase, ms, choice, isKept, isWaiting }: Answer): string {
  if (isWaiting) return words.waiting
  if (isKept) return words.spoken.kept
  const now = 'since' in phase ? phase.since + ms : 0
  const is = spoken(phase, now, choice.minutes)
  if (is === 'preparing') return words.spoken.preparing(words.seconds(choice.prepSeconds))
  return is === 'answering' ? words.spoken.answering(choice.minutes) : words.spoken[is]
}

function Doing({ phase, answer }: { phase: 'preparing' | 'answering'; answer: Answer }) {
  const first = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a phase begins
  useEffect(() => first.current?.focus(), [phase])
  return (
    <div className="rehearse-do">
      <button className="btn btn-primary btn-large" type="button" ref={first} onClick={answer.next}>
        {phase === 'preparing' ? words.answerNow : words.told}
      </button>
      <button className="btn btn-quiet btn-large" type="button" onClick={answer.leave}>
        {words.stop}
      </button>
    </div>
  )
}

function Kept({ answer, mock, rating }: { answer: Answer; mock: RehearseProps['mock']; rating: ReactNode }) {
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="rehearse-kept">
      <h2 className="section-title" tabIndex={-1} ref={first}>
        {words.keptTitle}
      </h2>
      {rating}
      <div className="rehearse-do">
        {mock && (
          <a className="btn btn-primary btn-large" href={mock.next}>
            {mock.n < mock.of ? words.nextQuestion : words.seeSummary}
          </a>
        )}
        <button className={`btn btn-large ${mock ? 'btn-quiet' : 'btn-plain'}`} type="button" onClick={answer.again}>
          {words.again}
        </button>
        {!mock && (
          <a className="btn btn-quiet btn-large" href="/interview-prep/rehearsals">
            {words.allRehearsals}
          </a>
        )}
      </div>
    </div>
  )
}
