import type { JudgedEdition } from '@throughline/core/edition'
import type { TargetJob } from '@throughline/core/interview'
import { jobHref } from '@throughline/core/interview/job-href'
import { jobName } from '@throughline/core/interview/target-job-rules'
import type { Resume, ResumeCoverage, ResumePreview } from '@throughline/core/resume'
import { useEffect, useMemo, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { late } from '../../../components/late.tsx'
import { resumeCoverage as coverWords, resume as words } from '../../../messages/resume.ts'
import { perform } from '../../changes/changes.ts'
import { leaveWithUndo } from '../../changes/undo-along.ts'
import type { Desk } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { useSavedOnLeaving } from '../../desk/writing/use-saved-on-leaving.ts'
import { Island } from '../../frame/Island.tsx'
import { RecordConflicts } from '../../records/RecordConflicts.tsx'
import type { KnownAdvert } from '../advert/TakeAdvert.tsx'
import { useRecords } from '../records/use-records.ts'
import { ContentChoices } from './ContentChoices.tsx'
import { Coverage } from './Coverage.tsx'
import { Editions } from './Editions.tsx'
import { type Choices, EditingContext, saveResume } from './editing.ts'
import { PageView } from './PageView.tsx'
import { counted } from './rules/counted.ts'
import { textsByKey } from './rules/wording.ts'
import { SavedState } from './SavedState.tsx'
import { Settings } from './Settings.tsx'
import { useChoices } from './use-choices.ts'
import { type Previewed, usePreview } from './use-preview.ts'

const ParserView = late(() => import('./ParserView.tsx'), { isInPage: true })

interface Props {
  desk: Desk
  given: Resume
  /** `null` where the pages could not be made. */
  preview: ResumePreview | null
  editions: readonly JudgedEdition[]
  choices: Choices
  /** What it says to the description of the job it is meant for, where there is one. */
  covered: ResumeCoverage | null
  /** Those it is the version for. */
  jobs: readonly Pick<TargetJob, 'id' | 'role' | 'company'>[]
  /** Those that have a description, while it is compared with none. */
  adverts: readonly KnownAdvert[]
}

/** The island of one version of the résumé. */
export default function ResumeScreen({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

function Shown({ given, preview: first, editions, choices: known, covered, jobs, adverts }: Omit<Props, 'desk'>) {
  const resume = useRecords('resume', [given]).find(({ id }) => id === given.id)
  const previewed = usePreview(resume ?? given, first)
  const choices = useChoices(known, previewed.ask)
  // As it was on opening: what one is typing in does not move.
  const [isAimed] = useState(() => given.jobDescription.trim() !== '')
  const [fit, setFit] = useState(covered)
  const { preview } = previewed
  const texts = useMemo(() => (preview ? textsByKey(preview.content) : new Map()), [preview])
  useEffect(() => {
    document.documentElement.dataset.resumeReady = ''
  }, [])
  useSavedOnLeaving()
  if (!resume)
    return (
      <div className="empty">
        <p>{words.gone.title}</p>
        <a className="btn btn-plain" href="/career/resumes">
          {words.gone.back}
        </a>
      </div>
    )
  const editing = { ...choices, resume, texts, save: (changes: Parameters<typeof saveResume>[1]) => saveResume(resume, changes) }
  return (
    <EditingContext value={editing}>
      <Head resume={resume} />
      {jobs.length > 0 && (
        <ul className="resume-for">
          {jobs.map((job) => (
            <li key={job.id}>
              <a className="link" dir="auto" href={jobHref(job.id)}>
                {words.forJob(jobName(job))}
              </a>
            </li>
          ))}
        </ul>
      )}
      <RecordConflicts kind="resume" record={resume} fieldName={(field) => words.fields[field] ?? field} said={words.did(resume.name)} />
      <div className={isAimed ? 'resume is-aimed' : 'resume'}>
        {isAimed && (
          <p className="resume-fit num">
            <a className="link" href="#coverage">
              {coverWords.fit(fit ? counted(fit) : { shown: 0, missing: 0 })}
            </a>
          </p>
        )}
        <Paper resume={resume} previewed={previewed} />
        {isAimed && <Coverage given={covered} turn={previewed.turn} adverts={adverts} onFit={setFit} />}
        <div className="resume-side">
          <ContentChoices />
          {!isAimed && <Coverage given={covered} turn={previewed.turn} adverts={adverts} />}
          <Editions id={resume.id} given={editions} turn={previewed.turn} />
        </div>
      </div>
    </EditingContext>
  )
}

const documentAt = ({ id }: Resume, format: string) => `/api/v1/resumes/${id}/document.${format}`

function Head({ resume }: { resume: Resume }) {
  const { accountId } = useDesk()
  const remove = async () => {
    if (await perform([{ do: 'resume.remove', id: resume.id }], words.removed(resume.name))) leaveWithUndo('/career/resumes', accountId)
  }
  return (
    <div className="head">
      <h1 className="prose">
        <textarea
          key={resume.name}
          rows={1}
          {...{ className: 'resume-name', maxLength: 200, dir: 'auto', 'aria-label': words.name }}
          defaultValue={resume.name}
          onBlur={({ target }) => {
            const name = target.value.replace(/\s+/g, ' ').trim()
            if (name === '') target.value = resume.name
            else if (name !== resume.name) saveResume(resume, { name })
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.blur()
          }}
        />
      </h1>
      <SavedState resume={resume} />
      <div className="head-end">
        <a className="btn btn-primary" href={documentAt(resume, 'pdf')} download>
          {words.exports.pdf}
        </a>
        <a className="btn btn-plain" href={documentAt(resume, 'docx')} download>
          {words.exports.docx}
        </a>
        <a className="btn btn-quiet" href={documentAt(resume, 'json')} download>
          {words.exports.json}
        </a>
        <button className="btn btn-icon" type="button" aria-label={words.remove} title={words.remove} onClick={() => void remove()}>
          <Icon name="trash" />
        </button>
      </div>
    </div>
  )
}

/** The pages, or what is read out of them. */
function Paper({ resume, previewed }: { resume: Resume; previewed: Previewed }) {
  const { preview, hasFailed, isAsking, turn, ask } = previewed
  const [view, setView] = useState<'page' | 'parser'>('page')
  return (
    <div className="resume-paper" aria-busy={isAsking}>
      <div className="tabs" role="tablist" aria-label={words.views.label}>
        {(['page', 'parser'] as const).map((name) => (
          <button
            key={name}
            {...{
              type: 'button',
              role: 'tab',
              id: `tab-${name}`,
              'aria-selected': view === name,
              tabIndex: view === name ? 0 : -1,
            }}
            aria-controls="resume-view"
            onClick={() => setView(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const other = name === 'page' ? 'parser' : 'page'
              setView(other)
              document.getElementById(`tab-${other}`)?.focus()
            }}
          >
            {words.views[name]}
          </button>
        ))}
      </div>
      <Settings />
      {hasFailed && (
        <div className="notice notice-bad" role="alert">
          <p>{words.unread}</p>
          <button className="btn btn-plain" type="button" onClick={ask}>
            {words.tryAgain}
          </button>
        </div>
      )}
      {preview && <Over resume={resume} preview={preview} />}
      <div role="tabpanel" id="resume-view" aria-labelledby={`tab-${view}`}>
        {view === 'parser' ? (
          <ParserView resume={resume} turn={turn} />
        ) : (
          preview && <PageView layout={preview.layout} photoId={preview.content.header.photo?.id ?? null} />
        )}
      </div>
      {preview && (
        <p className="sheet-foot">
          <span>{words.pages(preview.layout.pages.length, words.papers[preview.content.paper])}</span>
          <span className="num">{words.words(preview.words)}</span>
        </p>
      )}
    </div>
  )
}

/** That there are more pages than there should be; nothing is made smaller. */
function Over({ resume, preview }: { resume: Resume; preview: ResumePreview }) {
  const { overflow } = preview
  return (
    <p className={overflow ? 'notice resume-over' : 'hidden-text'} role="status">
      {overflow && resume.pageTarget !== null && (
        <>
          {words.over(overflow.pages, resume.pageTarget)} {overflow.first && words.overFirst(overflow.first.text)}
        </>
      )}
    </p>
  )
}
