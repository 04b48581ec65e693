import { makeWin as words } from '../../messages/career-make.ts'
import { winHref } from '../addresses/wins.ts'
import type { MadeWin } from './made-wins.ts'

/** The wins that were made of a record: rings, each leading to its win. */
export const MadeWins = ({ wins }: { wins: readonly MadeWin[] }) =>
  wins.length > 0 && (
    <ul className="made-wins" aria-label={words.label}>
      {wins.map(({ id, title }) => (
        <li key={id}>
          <i className="knot ring inline" aria-hidden="true" />
          <a className="link" dir="auto" href={winHref(id)}>
            <span className="hidden-text">{words.win} </span>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
