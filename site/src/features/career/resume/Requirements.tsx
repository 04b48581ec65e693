import type { Requirement } from '@throughline/core/resume'
import { resumeCoverage } from '../../../messages/resume.ts'
import { durationWords } from '../words/duration.ts'
import { UnsaidSkill } from './ListSkill.tsx'

const words = resumeCoverage.asked

/** What a description asks for in so many words: what is kept here tells of it, or the person judges. */
export const Requirements = ({ requirements }: { requirements: readonly Requirement[] }) =>
  (['met', 'open'] as const).map((state) => {
    const some = requirements.filter((one) => one.state === state)
    if (some.length === 0) return null
    return (
      <section key={state} aria-label={words.states[state]}>
        <h3>
          {words.states[state]} <small className="num">{some.length}</small>
        </h3>
        <ul>
          {some.map((one) => (
            <li key={`${one.kind} ${one.said}`} className={`is-${state}`}>
              <i className={state === 'met' ? 'knot ring' : 'knot next'} />
              <span dir="auto" tabIndex={-1} data-term={one.said}>
                {one.said}
              </span>
              <div className="cover-way">
                <p className="muted" dir="auto">
                  {known(one)}
                </p>
                {state === 'open' && <Way requirement={one} />}
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  })

/** What is known of it. */
function known({ kind, by, time }: Requirement): string {
  if (kind === 'language') return by.length > 0 ? words.profile(by) : words.noLanguage
  if (kind === 'words') return by.length > 0 ? words.says(by) : words.unsaid
  const told = time?.told ? words.lasted(durationWords(time.told), by) : by.length > 0 ? words.undated(by) : words.noPosition
  return words.worked(told, time?.inAll ? durationWords(time.inAll) : null)
}

/** Where more is said of it. */
function Way({ requirement: { kind, said } }: { requirement: Requirement }) {
  if (kind === 'words') return <UnsaidSkill name={said} />
  return (
    <a className="link" href={kind === 'years' ? '/career/experience' : '/profile'}>
      {words.ways[kind]}
      <span className="hidden-text">: {said}</span>
    </a>
  )
}
