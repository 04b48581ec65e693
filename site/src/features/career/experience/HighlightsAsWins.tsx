import type { Experience } from '@throughline/core/career'
import { useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { experience } from '../../../messages/career-experience.ts'
import { changes } from '../../../messages/changes.ts'
import { newId } from '../../desk/id.ts'
import { complain } from '../../desk/reason.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { renewMadeWins } from '../../made/made-wins.ts'
import type { WinShown } from './wins-of-experience.ts'

const words = experience.page.asWins

interface Props {
  one: Experience
  wins: readonly WinShown[]
  /** Ids of the highlights that a win said as the page came. */
  saidByWins: readonly string[]
}

/** The highlights that are no win yet, and the way to keep some of them as wins; each stays a highlight as well. */
export function HighlightsAsWins({ one, wins, saidByWins }: Props) {
  const { today } = useDesk()
  const [chosen, setChosen] = useState<readonly string[]>([])
  /** Wins that are made here, by their highlight, and those of them that are on their way. */
  const [made, setMade] = useState<Readonly<Record<string, string>>>({})
  const [onTheirWay, setOnTheirWay] = useState<readonly string[]>([])
  const left = one.highlights.filter(
    ({ id }) => !saidByWins.includes(id) && !onTheirWay.includes(id) && !wins.some((win) => win.id === made[id]),
  )
  const taken = left.filter(({ id }) => chosen.includes(id))
  if (left.length === 0) return null

  async function keep() {
    const ids = taken.map(({ id }) => id)
    const begun = taken.map((highlight) => ({ highlight, winId: newId() }))
    setMade({ ...made, ...Object.fromEntries(begun.map(({ highlight, winId }) => [highlight.id, winId])) })
    setOnTheirWay((others) => [...others, ...ids])
    setChosen([])
    focusSoon(() => document.querySelector<HTMLElement>('.as-wins > summary, .wins-of > .btn'))
    try {
      const { makeWinsOfHighlights } = await import('../state/make-wins-of-highlights.ts')
      await makeWinsOfHighlights(begun, one, today)
      await renewMadeWins()
    } catch {
      complain(changes.notSaved(ids.length, changes.noAnswer))
    }
    setOnTheirWay((others) => others.filter((id) => !ids.includes(id)))
  }

  return (
    <details className="fold as-wins">
      <summary>
        <Icon name="right" /> {words.title(left.length)}
      </summary>
      <p className="help">{words.help}</p>
      <ul>
        {left.map(({ id, text }) => (
          <li key={id}>
            <label>
              <input
                className="check"
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) => setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
              />
              <span dir="auto">{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <button className="btn btn-plain" type="button" disabled={taken.length === 0} onClick={() => void keep()}>
        {words.keep(taken.length)}
      </button>
    </details>
  )
}
