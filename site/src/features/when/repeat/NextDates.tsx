import { useQuery } from '@tanstack/react-query'
import { ProblemError } from '@throughline/client/problem'
import { useDeferredValue } from 'react'
import { repeatEditor as editor } from '../../../messages/task-repeat.ts'
import { client } from '../../desk/client.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { shortDate } from '../../desk/words/day.ts'

/** The first dates of a repeat, or those `from` a day on, as the server works them out. */
export function NextDates(repeat: { rrule: string; anchor: string; from?: string }) {
  const desk = useDesk()
  const { rrule, anchor, from } = useDeferredValue(repeat)
  const { data, error } = useQuery({
    queryKey: ['repeat', rrule, anchor, from],
    queryFn: () => client.tasks.previewRecurrence({ rrule, anchor, from }).then(({ dates }) => dates),
    placeholderData: (before) => before,
    retry: false,
  })
  return (
    <div className="next-dates" aria-live="polite">
      <p className="label">{editor.next}</p>
      {error ? (
        <p className="error">{error instanceof ProblemError ? whatIsWrong(error) : editor.failed}</p>
      ) : data?.length === 0 ? (
        <p className="help">{editor.noDates}</p>
      ) : (
        <ol>
          {/* Five places from the start, so that nothing moves. */}
          {(data ?? Array<string>(5).fill('')).map((date, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line stands for
            <li key={i} className="num">
              {date ? shortDate(date, desk) : '\u00a0'}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const whatIsWrong = ({ problem, message }: ProblemError): string => problem.errors?.map(({ message }) => message).join(' ') || message
