import type { PracticeToday } from '@throughline/core/interview'
import { practice } from '../../../../messages/practice.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { formatter, longDate, plain } from '../../../desk/words/day.ts'
import { aheadOf } from '../rules/ahead.ts'

const words = practice.ahead

/** What is planned for each day until the interview: a dot for a card. */
export function UntilInterview({ day }: { day: PracticeToday }) {
  const desk = useDesk()
  const { interview, plan, left, on } = day
  const { days, total, most, perDot } = aheadOf(plan, { today: on, left, aim: interview?.on ?? null })
  const last = days.at(-1)
  const short = (date: string) => formatter(desk.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(plain(date))
  const named = most.slice(0, 2).map((date) => longDate(date, desk))
  return (
    <section aria-labelledby="until">
      <h2 className="section-title" id="until">
        {interview ? words.until(interview.title) : words.next}
      </h2>
      {total === 0 && !interview ? (
        <p className="small muted">{words.nothing}</p>
      ) : (
        <>
          <div className="ahead-days" role="img" aria-label={words.label(total, days.length) + (named.length > 0 ? words.most(named) : '')}>
            {days.map(({ on: date, dots, due, isAim }) => (
              <span key={date} className={date === on ? 'now' : isAim ? 'aim' : undefined} title={`${longDate(date, desk)}: ${due}`}>
                {isAim ? <i /> : Array.from({ length: dots }, (_, i) => i).map((dot) => <i key={dot} />)}
              </span>
            ))}
          </div>
          <p className="ahead-ends">
            <span>{words.today}</span>
            {last && <time dateTime={last.on}>{short(last.on)}</time>}
          </p>
          {perDot > 1 && <p className="small muted">{words.perDot(perDot)}</p>}
        </>
      )}
    </section>
  )
}
