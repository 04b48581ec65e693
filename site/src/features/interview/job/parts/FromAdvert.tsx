import type { TargetJob } from '@throughline/core/interview'
import { jobs } from '../../../../messages/interview-job.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { longDate } from '../../../desk/words/day.ts'
import type { JobGiven, SaveJob } from '../JobPage.tsx'
import { blankInterview } from '../rules/blank-interview.ts'
import { type SaidByAdvert, saidByAdvert } from '../rules/said-by-advert.ts'
import { noteInterview } from '../state/act.ts'
import { useAdvert } from '../state/use-advert.ts'

const words = jobs.fromAdvert

/** What the description says of a job that is not noted yet, each taken by one press. */
export function FromAdvert({ job, given, onSave }: { job: TargetJob; given: JobGiven; onSave: SaveJob }) {
  const desk = useDesk()
  const found = useAdvert(job, given)
  const said = found ? saidByAdvert(job, found, desk.today) : []
  if (said.length === 0) return null
  const take = ({ field, said }: SaidByAdvert) => {
    if (field !== 'interviews') return onSave({ [field]: said })
    void noteInterview(job, { ...blankInterview(desk.timeZone), title: words.interview, on: said }, desk.today, 'advert')
  }
  return (
    <ul className="from-advert" aria-label={words.title}>
      {said.map((one) => {
        const isDay = one.field === 'closesOn' || one.field === 'interviews'
        const shown = isDay ? longDate(one.said, desk) : one.said
        return (
          <li key={one.field}>
            <span>
              {words.says[one.field]} <b dir="auto">{shown}</b>
            </span>
            <button
              className="btn btn-plain"
              type="button"
              aria-label={words.takeOf(words.take[one.field], shown)}
              onClick={() => take(one)}
            >
              {words.take[one.field]}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
