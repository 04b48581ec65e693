import type { CoveredTerm, ResumeCoverage, ShowingWin } from '@throughline/core/resume'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { requirements as requirementWords } from '../../../messages/requirements.ts'
import { resumeCoverage as words } from '../../../messages/resume.ts'
import { winHref } from '../../addresses/wins.ts'
import { outbox } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'
import { type KnownAdvert, TakeAdvert } from '../advert/TakeAdvert.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Requirements } from '../requirements/Requirements.tsx'
import { saveResume, useEditing } from './editing.ts'
import { hotKeyOf, pointed } from './hot.ts'
import { LinkWin } from './LinkWin.tsx'
import { keepFocusOnTerm, ListSkill, UnsaidSkill } from './ListSkill.tsx'
import { publish } from './publish.ts'
import { counted } from './rules/counted.ts'
import { putIn } from './rules/sections.ts'

const states = ['shown', 'claimed', 'missing'] as const

interface Props {
  /** As the page came with them; `null` where there were none yet. */
  given: ResumeCoverage | null
  turn: number
}

interface WholeProps extends Props {
  adverts: readonly KnownAdvert[]
  /** Hears how it fits, each time it was compared. */
  onFit?: (found: ResumeCoverage) => void
}

/** A version beside the description of the job it is meant for. */
export function Coverage({ given, turn, adverts, onFit }: WholeProps) {
  const { resume, save } = useEditing()
  const isThere = resume.jobDescription.trim() !== ''
  // Folded where it was there to begin with: what one is typing in stays open.
  const [isFolded] = useState(isThere)
  const fold = useRef<HTMLDetailsElement>(null)
  // What the page came with is of that description and that version alone.
  const [opened] = useState({ turn, jobDescription: resume.jobDescription })
  const isAsOpened = turn === opened.turn && resume.jobDescription === opened.jobDescription
  const [result, setResult] = useState<Result>(given)
  // What is written and not taken yet; whoever pastes sees at once that it is read.
  const [written, setWritten] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it was taken, nothing of it waits
  useEffect(() => setWritten(null), [resume.jobDescription])
  const take = (found: Result) => {
    setResult(found)
    if (found !== null && found !== 'comparing') onFit?.(found)
  }
  const isWaiting = written !== null && written.trim() !== '' && written.normalize() !== resume.jobDescription
  const isComparing = isWaiting || (isThere && result === 'comparing')
  const field = (
    <TextField
      {...{
        id: resume.id,
        field: 'jobDescription',
        label: words.label,
        value: resume.jobDescription,
        maxLength: 20_000,
        help: words.help,
      }}
      isProse
      onSave={(jobDescription) => save({ jobDescription })}
      onPause={(jobDescription) => saveResume(resume, { jobDescription }, { isQuiet: true })}
      onFault={() => {
        if (fold.current) fold.current.open = true
      }}
    />
  )
  return (
    <section className="coverage" aria-labelledby="coverage">
      <h2 className="section-title" id="coverage" tabIndex={-1}>
        {words.title}
      </h2>
      <p className="cover-state num" role="status">
        {isComparing ? words.comparing : isThere && !isFolded && result && result !== 'comparing' && words.compared(counted(result))}
      </p>
      {isFolded ? (
        <details className="fold" ref={fold}>
          <summary>
            <Icon name="right" /> {words.fold}
          </summary>
          {field}
        </details>
      ) : (
        <div onInput={({ target }) => setWritten((target as HTMLTextAreaElement).value)}>{field}</div>
      )}
      {isThere ? (
        <Compared given={isAsOpened ? given : null} turn={turn} onResult={take} />
      ) : (
        <TakeAdvert from={adverts} words={words.takeAdvert} read={descriptionOf} onTake={(jobDescription) => save({ jobDescription })} />
      )}
    </section>
  )
}

const descriptionOf = async (jobId: string) =>
  (await import('../../desk/interview-client.ts')).interview.targetJobs.get(jobId).then((job) => job.description)

/** What came of the comparison, or that it goes on. */
type Result = ResumeCoverage | 'comparing' | null

function Compared({ given, turn, onResult }: Props & { onResult: (result: Result) => void }) {
  const { resume } = useEditing()
  const { id, jobDescription } = resume
  const [covered, setCovered] = useState(given)
  const [hasFailed, setFailed] = useState(false)
  const isGiven = useRef(given !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared again after each change of either
  useEffect(() => {
    // The page came with it: nothing has changed yet.
    if (isGiven.current) {
      isGiven.current = false
      return
    }
    let isWanted = true
    onResult('comparing')
    const compare = async () => {
      await outbox.settled(id)
      return career.resumes.coverage(id)
    }
    compare().then(
      (found) => {
        if (!isWanted) return
        setCovered(found)
        onResult(found)
        setFailed(false)
      },
      () => {
        if (!isWanted) return
        onResult(null)
        setFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [id, jobDescription, turn])
  if (hasFailed)
    return (
      <p className="error" role="alert">
        {words.unread}
      </p>
    )
  if (!covered) return null
  const { items: terms, uncompared, requirements } = covered
  if (terms.length + requirements.length === 0) return <p className="help">{words.none}</p>
  return (
    <div className="cover">
      <p className="help">
        {words.measure}{' '}
        <a className="link" href="/interview-prep/jobs">
          {words.elsewhere}
        </a>
        .
      </p>
      {states.map((state) => (
        <Terms key={state} state={state} terms={terms.filter((term) => term.state === state)} />
      ))}
      {uncompared > 0 && <p className="help">{words.uncompared(uncompared)}</p>}
      <Requirements requirements={requirements} on="page" unsaid={(name) => <UnsaidSkill name={name} />} />
    </div>
  )
}

function Terms({ state, terms }: { state: CoveredTerm['state']; terms: ResumeCoverage['items'] }) {
  return (
    <section aria-label={words.states[state]}>
      <h3>
        {words.states[state]} <small className="num">{terms.length}</small>
      </h3>
      <ul>
        {terms.map((term) => (
          <li key={`${term.kind} ${term.name}`} className={`is-${state}`}>
            {state !== 'missing' && <i className={state === 'shown' ? 'knot ring' : 'knot next'} />}
            <span dir="auto" tabIndex={-1} data-term={term.name}>
              {term.name}
            </span>
            {term.isOptional && <small className="muted">{requirementWords.optional}</small>}
            {state === 'shown' ? <Lines term={term} /> : <Ways term={term} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many lines show it; pointed at, each in turn is marked on the page. */
function Lines({ term: { name, lines, lineCount } }: { term: CoveredTerm }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        className="link num"
        type="button"
        aria-expanded={open}
        aria-label={words.linesOf(words.lines(lineCount), name)}
        onClick={() => setOpen(!open)}
      >
        {words.lines(lineCount)}
      </button>
      {open && (
        <ul className="cover-lines">
          {lines.map(({ source, text }) => (
            <li key={source.id} dir="auto" {...pointed(hotKeyOf(source) ?? '')}>
              {text}
            </li>
          ))}
          {lineCount > lines.length && <li>{words.moreLines(lineCount - lines.length)}</li>}
        </ul>
      )}
    </>
  )
}

/** What would show it. */
function Ways({ term }: { term: CoveredTerm }) {
  const { kind, name, state, wins, named } = term
  const win = wins.find(({ confidentiality }) => confidentiality === 'public') ?? wins[0]
  if (named[0])
    return (
      <>
        <Named term={term} />
        {win && <PutIn win={win} term={term} />}
      </>
    )
  if (win) return <PutIn win={win} term={term} />
  if (state === 'missing' && kind === 'skill')
    return (
      <div className="cover-way">
        <UnsaidSkill name={name} />
      </div>
    )
  return <LinkWin term={term} />
}

/** A skill that something on the version names, though nobody reads it there: it is said once it stands among the skills. */
function Named({ term: { name, named } }: { term: CoveredTerm }) {
  return (
    <>
      <ListSkill name={name} />
      <ul className="cover-lines">
        {named.map(({ kind, id, title }) => (
          <li key={id} dir="auto" {...pointed(id)}>
            {words.namedOn[kind](title)}
          </li>
        ))}
      </ul>
    </>
  )
}

function PutIn(props: { win: ShowingWin; term: CoveredTerm }) {
  return (
    <div className="cover-way">
      <p className="muted">{words.would}</p>
      <Put {...props} />
    </div>
  )
}

function Put({ win, term: { kind, name } }: { win: ShowingWin; term: CoveredTerm }) {
  const { resume, experiences, save } = useEditing()
  const sections = putIn(resume.sections, win, experiences)
  if (win.confidentiality === 'private' || !sections)
    return (
      <a className="link" href={winHref(win.id)}>
        {win.confidentiality === 'private' ? words.isPrivate(win.title) : words.isNowhere(win.title)}
      </a>
    )
  const pressed = (put: () => unknown) => () => {
    keepFocusOnTerm(name)
    put()
  }
  // Its words lead to the competency here; elsewhere only what a win names counts.
  const shows = kind === 'competency' && !win.isNamed ? name : null
  const isPublic = win.confidentiality === 'public'
  const put = () => (isPublic && shows === null ? save({ sections }) : publish(win.id, resume, sections, shows))
  return (
    <button className="link" type="button" onClick={pressed(put)}>
      {isPublic ? words.putIn(win.title) : words.makePublic(win.title)}
    </button>
  )
}
