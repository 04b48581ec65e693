import type { Coverage, DrawnCompetency, TargetJob } from '@throughline/core/interview'
import { useId, useRef } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { coverage as coverageWords } from '../../../../messages/coverage.ts'
import { jobs } from '../../../../messages/interview-job.ts'
import { resumeHref } from '../../../addresses/career.ts'
import { newWinHref } from '../../../career/rules/win-hrefs.ts'
import { AddName } from '../../../names/AddName.tsx'
import type { Named } from '../../../names/offers.ts'
import { nextStep } from '../../coverage/next-step.ts'
import type { Named as NamedRecord, SaveJob } from '../JobPage.tsx'
import { useCoverage, useDrawn } from '../state/derived.ts'
import { Likely, MAKE_VERSION } from './Sent.tsx'

const words = jobs.asks
const MOST = 20
/** Signs of a name of one's own. */
const MOST_SIGNS = 60

const none: readonly Named[] = []

interface Props {
  job: TargetJob
  coverage: Coverage
  drawn: readonly DrawnCompetency[]
  resumes: readonly NamedRecord[]
  likely: NamedRecord | null
  onSave: SaveJob
}

const folded = (name: string) => name.trim().toLocaleLowerCase()

/** Whether a competency is the one that is called so, by its id or its name. */
const isCalled = (called: string) => (one: Pick<DrawnCompetency, 'competency' | 'name'>) =>
  one.competency === called || [one.competency, folded(one.name)].includes(folded(called))

/** What a job asks for, what weighs most first, with what proves it; and what else its description names. */
export function AsksFor({ job, coverage, drawn, resumes, likely, onSave }: Props) {
  const id = useId()
  const { competencies } = job
  const rows = useCoverage(job, coverage).competencies
  const named = useDrawn(job, drawn)
  const more = named.filter(({ competency, name }) => !competencies.some((known) => [competency, folded(name)].includes(folded(known))))
  const save = (competencies: string[]) => onSave({ competencies })
  const version = resumes.find(({ id }) => id === job.resumeId)
  const adding = useRef<HTMLButtonElement>(null)
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="section-title" id={`${id}-title`}>
        {words.title}
      </h2>
      {competencies.length === 0 ? (
        <p className="where">{words.none}</p>
      ) : (
        <p className="help">
          {words.measure}{' '}
          {(version || !likely) && (
            <>
              {version ? words.onVersion : words.noVersion}{' '}
              <a className="link" href={version ? resumeHref(version.id) : `#${MAKE_VERSION}`}>
                {version ? words.elsewhere : words.makeVersion}
              </a>
              .
            </>
          )}
        </p>
      )}
      {competencies.length > 0 && !version && likely && <Likely version={likely} onSave={onSave} />}
      <ol className="job-asks">
        {competencies.map((name, at) => {
          const row = rows.find(isCalled(name))
          const shown = row?.name ?? name
          const said = named.find(isCalled(name))?.because
          return (
            <li key={name}>
              <div>
                <p dir="auto">
                  <strong>{shown}</strong> {said && <small className="muted">{words.because(said)}</small>}
                </p>
                {row && <Proof row={row} />}
              </div>
              <span className="row-acts">
                {at > 0 && (
                  <button
                    className="btn btn-icon"
                    type="button"
                    aria-label={words.up(shown)}
                    onClick={() => save(competencies.toSpliced(at, 1).toSpliced(at - 1, 0, name))}
                  >
                    <Icon name="up" />
                  </button>
                )}
                <button
                  className="btn btn-icon"
                  type="button"
                  aria-label={words.remove(shown)}
                  onClick={() => save(competencies.filter((_, place) => place !== at))}
                >
                  <Icon name="close" />
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      {competencies.length < MOST && (
        <div className="names">
          <AddName
            isOfCompetencies
            {...{ label: words.name, add: words.add, names: competencies, options: none, opener: adding }}
            likely={named.map(({ competency }) => competency)}
            onAdd={(name) => save([...competencies, name.slice(0, MOST_SIGNS).trim()])}
          />
        </div>
      )}
      {more.length > 0 && competencies.length < MOST && (
        <div className="job-drawn">
          <h3>{words.drawn}</h3>
          <ul className="names">
            {more.map(({ competency, name, because }) => (
              <li key={competency}>
                <button
                  className="btn btn-quiet names-add"
                  type="button"
                  title={words.because(because)}
                  aria-label={words.take(name)}
                  onClick={() => save([...competencies, competency])}
                >
                  <Icon name="plus" /> {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type Row = Coverage['competencies'][number]

/** What there is for a competency, and what to do about it next. */
function Proof({ row }: { row: Row }) {
  const { name, stories, wins, questions } = row
  const { words: said, whole, href } = nextStep(row)
  const about = <span className="hidden-text">{coverageWords.next.of(name)}</span>
  return (
    <p className="where num">
      <i className={stories.length > 0 ? 'knot' : 'knot ring'} /> {words.stories(stories.length)}, {words.wins(wins)}
      {stories.length > 0 && questions.of > 0 && <>. {words.practised(questions.practised, questions.of)}</>}
      {href && (
        <>
          .{' '}
          <a className="link" href={href} title={whole} dir="auto">
            {said}
            {about}
          </a>
        </>
      )}
      {stories.length + wins === 0 && (
        <>
          {' '}
          <a className="link" href={newWinHref({ competencies: [name] })}>
            {words.addWin}
            {about}
          </a>
        </>
      )}
    </p>
  )
}
