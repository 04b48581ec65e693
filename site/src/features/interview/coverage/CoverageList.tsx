import type { Coverage } from '@throughline/core/interview'
import { coverage as words } from '../../../messages/coverage.ts'
import { storyHref } from '../../addresses/stories.ts'
import { Next } from './Next.tsx'

type Row = Coverage['competencies'][number]

/** Stories that stand beside one another; the rest is counted. */
const MOST = 6

/** The same for a phone: below each competency its stories on a line. */
export const CoverageList = ({ coverage }: { coverage: Coverage }) => {
  const titles = new Map(coverage.stories.map(({ id, title }) => [id, title]))
  return (
    <ul className="cov-list">
      {coverage.competencies.map((row) => (
        <li key={row.competency}>
          <div className="cov-row">
            <h3 dir="auto">{row.name}</h3>
            <span className="num">{words.counted(row.wins, row.questions.practised, row.questions.of)}</span>
          </div>
          <Stories row={row} titles={titles} />
          {row.next.step !== 'enough' && (
            <div className="cov-next">
              <Next row={row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const Stories = ({ row: { stories }, titles }: { row: Row; titles: ReadonlyMap<string, string> }) =>
  stories.length === 0 ? (
    <p className="cov-line">
      <span>
        <i className="knot next" aria-hidden="true" />
        {words.noStory}
      </span>
    </p>
  ) : (
    <p className="cov-line">
      {stories.slice(0, MOST).map(({ id, isMain }) => (
        <span key={id}>
          <i className={isMain ? 'knot core' : 'knot ring'} aria-hidden="true" />
          <span className="hidden-text">{isMain ? words.main : words.also}: </span>
          <a href={storyHref(id)} dir="auto">
            {titles.get(id)}
          </a>
        </span>
      ))}
      {stories.length > MOST && <span>{words.moreOf(stories.length - MOST)}</span>}
    </p>
  )
