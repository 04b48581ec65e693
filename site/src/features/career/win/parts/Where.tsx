import type { Experience, Win } from '@throughline/core/career'
import { win } from '../../../../messages/win.ts'
import { editWin } from '../../state/act.ts'

const words = win.experience

/** What of an experience names it. */
export type NamedExperience = Pick<Experience, 'id' | 'position' | 'organisation'>

export const experienceName = ({ position, organisation }: NamedExperience): string => [position, organisation].filter(Boolean).join(', ')

/** On which experience it stands. */
export const Where = ({ win, experiences }: { win: Win; experiences: readonly NamedExperience[] }) => (
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
