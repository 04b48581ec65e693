import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import { clockWords } from '../../desk/words/duration.ts'
import type { Phase } from './phases.ts'

interface Props {
  phase: Phase
  /** Milliseconds that the phase has lasted. */
  ms: number
  minutes: number
}

/** The time of what is under way, with the thread growing below it. It is not read out: the phases are. */
export function Clock({ phase, ms, minutes }: Props) {
  const isPreparing = phase.is === 'preparing'
  const asked = isPreparing ? phase.seconds * 1000 : minutes * 60_000
  const rest = asked - ms
  const isOver = !isPreparing && rest <= 0
  // A countdown begins with its whole length, and ends with nothing.
  const shown = clockWords(isPreparing ? Math.max(0, Math.ceil(rest / 1000) * 1000) : ms)
  return (
    <div className={isOver ? 'clock is-over' : 'clock'}>
      <p className="clock-phase">{isPreparing ? words.preparing : words.answering}</p>
      <p className="clock-time num" role="timer">
        {shown}
      </p>
      <p className="clock-of num">{isPreparing ? words.left : isOver ? words.over(clockWords(-rest)) : words.ofTime(minutes)}</p>
      <div className="clock-thread" aria-hidden="true">
        <i style={{ scale: `${Math.min(1, ms / asked)} 1` }} />
      </div>
      {isOver && <p className="clock-up">{words.timeUp}</p>}
    </div>
  )
}
