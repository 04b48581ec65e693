import type { Experience, Win } from '@throughline/core/career'
import { win } from '../../../../messages/win.ts'
import { EXPERIENCES } from '../../../addresses/career.ts'
import { editWin } from '../../state/act.ts'

const words = win.experience

/** What of an experience names it. */
export type NamedExperience = Pick<Experience, 'id' | 'position' | 'organisation'>

export const experienceName = ({ position, organisation }: NamedExperience): string => [position, organisation].filter(Boolean).join(', ')

/** On which experience it stands; where there is none yet, the way to add one. */
export const Where = ({ win, experiences }: { win: Win; experiences: readonly NamedExperience[] }) =>
  experiences.length === 0 ? (
    <a className="link" href={EXPERIENCES}>
      {words.add}
    </a>
  ) : (
    <select
      className="input input-small"
      aria-label={words.label}
      value={win.experienceId ?? ''}
      onChange={({ target }) => void editWin(win, { experienceId: target.value || null })}
    >
      <option value="">{words.none}</option>
      {experiences.map((one) => (
        <option key={one.id} value={one.id}>
          {experienceName(one)}
        </option>
      ))}
    </select>
  )
