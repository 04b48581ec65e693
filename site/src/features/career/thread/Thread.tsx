import { thread as words } from '../../../messages/career-thread.ts'
import { experienceHref } from '../../addresses/career.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { periodWords } from '../words/period.ts'
import type { Section } from './rules/sections.ts'
import { WinItem } from './WinItem.tsx'

interface Props {
  sections: readonly Section[]
  /** The rendered text of each win that has one, by id. */
  texts: Readonly<Record<string, string>>
  /** How many candidates of this week wait; `null` where that is not told. */
  waiting: number | null
  context: DateContext
}

/** Roles and what was achieved in each, on one line; it begins with what may become a win. */
export function Thread({ sections, texts, waiting, context }: Props) {
  return (
    <div className="career-thread">
      {waiting !== null && (
        <p className="thread-begin">
          <i className="knot next" />
          {words.inbox.waiting(waiting)}{' '}
          <a className="link alone" href="/career/inbox">
            {words.inbox.look(waiting)}
          </a>
        </p>
      )}
      {sections.map((section) => (
        <Role key={section.experience?.id ?? ''} section={section} texts={texts} context={context} />
      ))}
    </div>
  )
}

function Role({ section: { experience, wins }, texts, context }: { section: Section } & Pick<Props, 'texts' | 'context'>) {
  const id = `role-${experience?.id ?? 'none'}`
  return (
    <section className="role-of-thread" aria-labelledby={id}>
      <div className={experience ? 'role' : 'role is-loose'}>
        <h2 id={id} dir="auto">
          {experience ? <a href={experienceHref(experience.id)}>{experience.position || experience.organisation}</a> : words.loose}
        </h2>
        <p className="where">
          {experience ? (
            whereWords(experience, context)
          ) : (
            <>
              {words.looseHint}{' '}
              <a className="link alone" href="/career/experience">
                {words.place}
              </a>
            </>
          )}
        </p>
        {wins.length === 0 && <p className="small muted no-wins">{words.noWins}</p>}
      </div>
      {wins.length > 0 && (
        <ol className="wins">
          {wins.map((win) => (
            <WinItem key={win.id} win={win} html={texts[win.id] ?? ''} context={context} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** `Pellworth Kitchenware, Leeds. March 2023 to now`. */
function whereWords(experience: NonNullable<Section['experience']>, context: DateContext): string {
  const place = [experience.position && experience.organisation, experience.location].filter(Boolean).join(', ')
  return [place, periodWords(experience, context)].filter(Boolean).join('. ')
}
