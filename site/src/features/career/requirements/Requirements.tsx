import type { Requirement } from '@throughline/core/resume'
import type { ReactNode } from 'react'
import { requirements as words } from '../../../messages/requirements.ts'
import { newWinHref } from '../rules/win-hrefs.ts'
import { durationWords } from '../words/duration.ts'
import { educationHref, languagesHref, positionsHref } from './ways.ts'

interface Props {
  requirements: readonly Requirement[]
  /** What they were looked for on: the page of a version, or all that is kept. */
  on: 'page' | 'account'
  /** What is done about words that nothing says. */
  unsaid: (name: string) => ReactNode
}

/** What one is to bring, and below it what one will do. */
const groups = [false, true].flatMap((isDuty) => (['met', 'open'] as const).map((state) => ({ isDuty, state })))

/** What a description asks for in so many words: what is kept here tells of it, or the person judges. */
export const Requirements = ({ requirements, on, unsaid }: Props) =>
  groups.map(({ isDuty, state }) => {
    const some = requirements
      .filter((one) => one.state === state && (one.kind === 'duty') === isDuty)
      .toSorted((a, b) => Number(a.isOptional) - Number(b.isOptional))
    if (some.length === 0) return null
    const name = (isDuty ? words.duties : words.states)[on][state]
    return (
      <section key={`${isDuty} ${state}`} aria-label={name}>
        <h3>
          {name} <small className="num">{some.length}</small>
        </h3>
        <ul>
          {some.map((one) => (
            <li key={`${one.kind} ${one.said}`} className={`is-${state}`}>
              <i className={state === 'met' ? 'knot ring' : 'knot next'} />
              <span dir="auto" tabIndex={-1} data-term={one.said}>
                {one.said}
              </span>
              {one.isOptional && <small className="muted">{words.optional}</small>}
              <div className="cover-way">
                {(one.by.length > 0 || !(isDuty || one.kind === 'item')) && (
                  <p className="muted" dir="auto">
                    {known(one, on)}
                  </p>
                )}
                {state === 'open' && (one.kind === 'words' ? <Unsaid requirement={one} unsaid={unsaid} /> : <Way requirement={one} />)}
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  })

/** Of things one of which is enough, each has its own ways. */
const Unsaid = ({ requirement: { said, anyOf }, unsaid }: { requirement: Requirement } & Pick<Props, 'unsaid'>) =>
  anyOf.length === 0 ? (
    unsaid(said)
  ) : (
    <ul className="cover-any">
      {anyOf.map((name) => (
        <li key={name}>
          <span dir="auto">{name}</span> {unsaid(name)}
        </li>
      ))}
    </ul>
  )

/** What is known of it. */
function known({ kind, by, time }: Requirement, on: Props['on']): string {
  if (kind === 'language') return by.length > 0 ? words.profile(by) : words.noLanguage
  if (kind === 'degree') return by.length > 0 ? words.learnt(by) : words.noDegree
  if (kind === 'item' || kind === 'duty') return words.doneBy(by)
  if (kind === 'words') return by.length > 0 ? words.says[on](by) : words.unsaid[on]
  const told = time?.told ? words.lasted(durationWords(time.told), by) : by.length > 0 ? words.undated(by) : words.noPosition
  return words.worked(told, time?.inAll ? durationWords(time.inAll) : null)
}

/** Where more is said of it. */
function Way({ requirement: { kind, said, by } }: { requirement: Requirement }) {
  if (kind === 'words') return null
  const hrefs = {
    language: languagesHref(by.length > 0),
    years: positionsHref,
    degree: educationHref,
    item: newWinHref(),
    duty: newWinHref(),
  }
  return (
    <a className="link" href={hrefs[kind]}>
      {words.ways[kind]}
      <span className="hidden-text">: {said}</span>
    </a>
  )
}
