import type { TargetJob } from '@throughline/core/interview'
import { jobHref } from '@throughline/core/interview/job-href'
import { jobName, nextInterviewOf } from '@throughline/core/interview/target-job-rules'
import { daysBetween } from '@throughline/core/kernel/day'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { jobs as words } from '../../../messages/interview-job.ts'
import type { Desk } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { longDate, shortDate } from '../../desk/words/day.ts'
import { Island } from '../../frame/Island.tsx'
import { useRecords } from '../records/use-records.ts'
import { AddJob } from './AddJob.tsx'
import type { Named } from './JobPage.tsx'
import { stageOptions } from './names.ts'
import { closingDay, groupJobs, type ListedJob, sinceOf } from './rules/groups.ts'
import { reach } from './state/act.ts'

interface Props {
  desk: Desk
  given: readonly ListedJob[]
  /** Versions of the résumé that have the description of a job, and are noted on none. */
  versions: readonly Named[]
}

/** The island of all target jobs. */
export default function JobsScreen({ desk, given, versions }: Props) {
  return (
    <Island desk={desk}>
      <Shown given={given} versions={versions} />
    </Island>
  )
}

function Shown({ given, versions }: Omit<Props, 'desk'>) {
  const { today } = useDesk()
  // What the list does not show of a job is not fetched for it.
  const all: readonly ListedJob[] = useRecords('target-job', given as readonly TargetJob[])
  const groups = groupJobs(all, today)
  return (
    <div className="jobs">
      <Next jobs={all} />
      {groups.length === 0 && (
        <div className="empty">
          <p>{words.empty.title}</p>
          <p className="muted">{words.empty.text}</p>
        </div>
      )}
      {groups.map(({ name, jobs }) =>
        name === 'ended' ? (
          <details className="fold jobs-group" key={name}>
            <summary>
              <Icon name="right" />
              <strong>{words.ended}</strong> <span className="num muted">{jobs.length}</span>
            </summary>
            <Rows jobs={jobs} isEnded />
          </details>
        ) : (
          <section className="jobs-group" key={name} aria-labelledby={`jobs-${name}`}>
            <h2 className="section-title" id={`jobs-${name}`}>
              {words.stage[name]} <span className="num muted">{jobs.length}</span>
            </h2>
            <Rows jobs={jobs} />
          </section>
        ),
      )}
      <AddJob isThere={(id) => all.some((job) => job.id === id)} versions={versions} />
    </div>
  )
}

/** The next interview of all. */
function Next({ jobs }: { jobs: readonly ListedJob[] }) {
  const desk = useDesk()
  const [next] = jobs
    .flatMap((job) => {
      const interview = nextInterviewOf(job, desk.today)
      return interview ? [{ job, interview }] : []
    })
    .toSorted((a, b) => (a.interview.on < b.interview.on ? -1 : 1))
  if (!next) return null
  const { job, interview } = next
  return (
    <p className="jobs-next">
      <a className="link" href={jobHref(job.id)}>
        {words.subtitle(jobName(job), interview.title, longDate(interview.on, desk), words.in(daysBetween(desk.today, interview.on)))}
      </a>
    </p>
  )
}

function Rows({ jobs, isEnded = false }: { jobs: readonly ListedJob[]; isEnded?: boolean }) {
  return (
    <ul className="job-rows">
      {jobs.map((job) => (
        <Row key={job.id} job={job} isEnded={isEnded} />
      ))}
    </ul>
  )
}

function Row({ job, isEnded }: { job: ListedJob; isEnded: boolean }) {
  const desk = useDesk()
  const next = nextInterviewOf(job, desk.today)
  const closing = closingDay(job, desk.today)
  const where = [job.company, job.location].filter(Boolean).join(', ')
  return (
    <li>
      <div>
        <h3 dir="auto">
          <a href={jobHref(job.id)}>{job.role}</a>
        </h3>
        {where && (
          <p className="where" dir="auto">
            {where}
          </p>
        )}
        <p className="where num">
          {next && (
            <span className="job-next">
              {next.title}, {shortDate(next.on, desk)}, {words.in(daysBetween(desk.today, next.on))}
            </span>
          )}
          {closing && (
            <span className="job-next">
              {closing.isOver
                ? words.closed(shortDate(closing.on, desk))
                : words.closes(shortDate(closing.on, desk), words.in(daysBetween(desk.today, closing.on)))}
            </span>
          )}
          {isEnded ? words.stageSince(words.stage[job.stage], shortDate(sinceOf(job), desk)) : words.since(shortDate(sinceOf(job), desk))}
        </p>
      </div>
      <select
        className="input input-small"
        aria-label={words.stageOf(jobName(job))}
        value={job.stage}
        id={`stage-${job.id}`}
        onChange={({ target }) => {
          void reach(job, target.value as TargetJob['stage'], desk.today)
          // It stands in another group by then.
          focusSoon(() => document.getElementById(target.id))
        }}
      >
        {stageOptions.map(([stage, name]) => (
          <option key={stage} value={stage}>
            {name}
          </option>
        ))}
      </select>
    </li>
  )
}
