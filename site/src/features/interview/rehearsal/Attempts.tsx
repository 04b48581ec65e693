import type { Rehearsal } from '@throughline/core/interview'
import { meanOf, secondsOver } from '@throughline/core/interview/rehearsal-rules'
import { rehearsal } from '../../../messages/interview-rehearsal.ts'
import { partialDateWords } from '../../career/words/partial-date.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { decimalWords } from './decimal-words.ts'
import { SmallLine } from './SmallLine.tsx'

const words = rehearsal.attempts

/** How often it was told, and whether it got better. */
export function Attempts({ all, minutes }: { all: readonly Rehearsal[]; minutes: number }) {
  const desk = useDesk()
  if (all.length === 0) return null
  const newestFirst = all.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
  const oldestFirst = newestFirst.toReversed()
  const means = oldestFirst.map(({ marks }) => meanOf(Object.values(marks)))
  return (
    <section className="attempts" aria-labelledby="attempts">
      <h2 className="section-title" id="attempts">
        {words.title} <span className="count num">{all.length}</span>
      </h2>
      {all.length > 1 && (
        <div className="attempts-lines" aria-hidden="true">
          <SmallLine values={oldestFirst.map(({ answerSeconds }) => answerSeconds)} across={minutes * 60} name={words.length} />
          <SmallLine values={means} most={4} name={words.marks} />
        </div>
      )}
      <table className="attempts-table">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.length}</th>
            <th scope="col">{words.marks}</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((one) => {
            const mean = meanOf(Object.values(one.marks))
            const over = secondsOver(one)
            return (
              <tr key={one.id}>
                <td>{one.localDate ? partialDateWords(one.localDate, desk) : partialDateWords(desk.today, desk)}</td>
                <td className="num">
                  {rehearsal.seconds(one.answerSeconds)}
                  {over > 0 && <span className="muted">, {rehearsal.overBy(rehearsal.seconds(over))}</span>}
                </td>
                <td className="num">{mean === null ? rehearsal.marks.none : rehearsal.marks.mean(decimalWords(mean, desk.locale))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
