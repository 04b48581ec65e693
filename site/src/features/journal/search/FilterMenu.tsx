import type { ReactNode } from 'react'
import { Icon } from '../../../components/Icon.tsx'

interface Props {
  name: string
  /** What is chosen of it; nothing where any will do. */
  chosen: string | null
  /** It holds a form instead of choices. */
  isForm?: boolean
  children: ReactNode
}

/** A chip that unfolds what can be chosen. */
export const FilterMenu = ({ name, chosen, isForm = false, children }: Props) => (
  <details className="filter-menu">
    <summary className={chosen ? 'chip chip-filter is-on' : 'chip chip-filter'}>
      {chosen ? (
        <span dir="auto">
          <span className="hidden-text">{name}: </span>
          {chosen}
        </span>
      ) : (
        name
      )}
      <Icon name="down" />
    </summary>
    {isForm ? <div className="menu">{children}</div> : <ul className="menu">{children}</ul>}
  </details>
)
