import type { Attachment } from '@throughline/core/attachment'
import type { Coverage, DrawnCompetency, InterviewPlan, JobApplication, SentState, TargetJob } from '@throughline/core/interview'
import type { AdvertFacts } from '@throughline/core/interview/read-advert'
import { jobName, nextInterviewOf } from '@throughline/core/interview/target-job-rules'
import { daysBetween } from '@throughline/core/kernel/day'
import type { Requirement } from '@throughline/core/resume'
import { Icon } from '../../../components/Icon.tsx'
import { jobs as words } from '../../../messages/interview-job.ts'
import { TakeAdvert } from '../../career/advert/TakeAdvert.tsx'
import { RowsField } from '../../career/fields/RowsField.tsx'
import { TextField } from '../../career/fields/TextField.tsx'
import { leaveWithUndo } from '../../changes/undo-along.ts'
import type { Desk } from '../../desk/desk.ts'
import { newId } from '../../desk/id.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { type DateContext, longDate, nearDateWithin } from '../../desk/words/day.ts'
import { useSavedOnLeaving } from '../../desk/writing/use-saved-on-leaving.ts'
import { Island } from '../../frame/Island.tsx'
import type { EditOf } from '../../records/change.ts'
import { RecordConflicts } from '../../records/RecordConflicts.tsx'
import { saveRecord } from '../records/act.ts'
import { useRecords } from '../records/use-records.ts'
import { Gone } from './Gone.tsx'
import { AlsoAsks } from './parts/AlsoAsks.tsx'
import { AsksFor } from './parts/AsksFor.tsx'
import { Facts } from './parts/Facts.tsx'
import { Files } from './parts/Files.tsx'
import { Fold } from './parts/Fold.tsx'
import { FromAdvert } from './parts/FromAdvert.tsx'
import { Interviews } from './parts/Interviews.tsx'
import { Plan } from './parts/Plan.tsx'
import { Sent } from './parts/Sent.tsx'
import { Stages } from './parts/Stages.tsx'
import { closingDay, sinceOf } from './rules/groups.ts'
import { removeJob } from './state/act.ts'
import { descriptionOfVersion } from './state/description-of-version.ts'

/** A record by its name, to be chosen. */
export interface Named {
  id: string
  title: string
}

export interface JobGiven {
  job: TargetJob
  coverage: Coverage
  drawn: readonly DrawnCompetency[]
  /** What its description says of it. */
  said: AdvertFacts
  requirements: readonly Requirement[]
  plan: InterviewPlan | null
  application: JobApplication
  sent: SentState
  files: readonly Attachment[]
  resumes: readonly Named[]
  /** The version that seems to be meant for it, where none is chosen. */
  likely: Named | null
  /** The version that has a description for it, where the job has none. */
  described: Named | null
  stories: readonly Named[]
  /** Texts of questions that debriefs name, by their ids. */
  questions: Readonly<Record<string, string>>
}

/** The island of one target job. */
export default function JobPage({ desk, given }: { desk: Desk; given: JobGiven }) {
  return (
    <Island desk={desk}>
      <Shown given={given} />
    </Island>
  )
}

export type SaveJob = (changes: EditOf<TargetJob>) => void

function Shown({ given }: { given: JobGiven }) {
  const [job] = useRecords('target-job', [given.job]).filter(({ id }) => id === given.job.id)
  const desk = useDesk()
  useSavedOnLeaving()
  if (!job) return <Gone />
  const name = jobName(job)
  const save: SaveJob = (changes) => void saveRecord('target-job', job, changes, words.did.edit(Object.keys(changes)[0] ?? '', name))
  return (
    <article className="job-page">
      <header>
        <nav className="crumbs" aria-label={words.page.where}>
          <a href="/interview-prep/jobs">{words.page.back}</a>
        </nav>
        <div className="head head-one">
          <h1 className="prose" dir="auto">
            {name}
          </h1>
          <div className="head-end">
            <Remove job={job} />
          </div>
        </div>
        <Now job={job} />
      </header>
      <RecordConflicts kind="target-job" record={job} fieldName={(field) => words.fields[field] ?? field} said={words.did.edit('', name)} />
      <div className="record-two">
        <div>
          <Fold name={words.page.facts} also={factsInShort(job, desk)}>
            <Facts job={job} onSave={save} />
          </Fold>
          <FromAdvert job={job} given={given} onSave={save} />
          <AsksFor job={job} coverage={given.coverage} drawn={given.drawn} resumes={given.resumes} likely={given.likely} onSave={save} />
          <AlsoAsks job={job} given={given.requirements} />
          <Interviews job={job} stories={given.stories} questions={given.questions} onSave={save} />
          <Plan job={job} given={given.plan} application={given.application} />
          <Fold name={words.fields.description ?? ''} isOpen={job.description === ''}>
            <TextField
              {...{ id: job.id, field: 'description', label: words.fields.description ?? '', value: job.description, maxLength: 20_000 }}
              help={words.page.descriptionHelp}
              isProse
              onSave={(description) => save({ description })}
            />
            {given.described && !job.description.trim() && (
              <TakeAdvert
                from={[given.described]}
                words={words.page.takeAdvert}
                read={descriptionOfVersion}
                onTake={(description) => save({ description })}
              />
            )}
          </Fold>
          <Fold name={words.fields.note ?? ''} isOpen={job.note !== ''}>
            <TextField
              {...{ id: job.id, field: 'note', label: words.fields.note ?? '', value: job.note, maxLength: 5_000 }}
              help={words.page.noteHelp}
              isProse
              onSave={(note) => save({ note })}
            />
          </Fold>
        </div>
        <div>
          <Stages job={job} />
          <Sent job={job} given={given.sent} resumes={given.resumes} likely={given.likely} onSave={save} />
          <Files job={job} given={given.files} />
          <RowsField
            {...{ recordId: job.id, field: 'people', label: words.page.people, add: words.page.addPerson }}
            columns={[
              { field: 'name', label: words.page.person, maxLength: 200, isRequired: true },
              { field: 'role', label: words.page.personRole, maxLength: 200 },
              { field: 'note', label: words.page.personNote, maxLength: 2_000, isLong: true },
            ]}
            value={job.people}
            most={50}
            onSave={(people) =>
              save({ people: people.map(({ id = newId(), name = '', role = '', note = '' }) => ({ id, name, role, note })) })
            }
          />
        </div>
      </div>
    </article>
  )
}

/** Where it is and, once that stands at the head no more, until when one could apply. */
function factsInShort(job: TargetJob, desk: DateContext): string {
  const until = job.closesOn !== null && !closingDay(job, desk.today) ? words.closesIn(longDate(job.closesOn, desk)) : ''
  return [job.location, until].filter(Boolean).join(', ')
}

/** How far it is, and what comes next. */
function Now({ job }: { job: TargetJob }) {
  const desk = useDesk()
  const next = nextInterviewOf(job, desk.today)
  const closing = closingDay(job, desk.today)
  return (
    <p className="job-now num">
      <span>{words.stageSince(words.stage[job.stage], nearDateWithin(sinceOf(job), desk))}</span>
      {closing && (
        <strong>
          {closing.isOver
            ? words.closed(longDate(closing.on, desk))
            : words.closes(longDate(closing.on, desk), words.in(daysBetween(desk.today, closing.on)))}
        </strong>
      )}
      {next && <strong>{words.page.next(next.title, longDate(next.on, desk), words.in(daysBetween(desk.today, next.on)))}</strong>}
    </p>
  )
}

function Remove({ job }: { job: TargetJob }) {
  const { accountId } = useDesk()
  const remove = async () => {
    if (await removeJob(job)) leaveWithUndo('/interview-prep/jobs', accountId)
  }
  return (
    <button className="btn btn-icon" type="button" aria-label={words.page.remove} title={words.page.remove} onClick={() => void remove()}>
      <Icon name="trash" />
    </button>
  )
}
