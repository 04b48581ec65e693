import type { CoveredTerm } from '@throughline/core/resume'
import { useId, useState } from 'react'
import { resumeCoverage as words } from '../../../messages/resume.ts'
import { career } from '../../desk/career-client.ts'
import { attempt } from '../../desk/reason.ts'
import { newWinHref } from '../rules/win-hrefs.ts'
import { editWin } from '../state/act.ts'
import { winRecords } from '../state/records.ts'
import { useEditing, type WinChoice } from './editing.ts'
import { NOWHERE, unreadPlaced } from './rules/bounded.ts'
import { Some } from './Some.tsx'

/** Adds a win that names what is asked for from the beginning. */
export const AddWin = ({ term: { kind, name } }: { term: Pick<CoveredTerm, 'kind' | 'name'> }) => (
  <a className="link" href={newWinHref({ [kind === 'skill' ? 'skills' : 'competencies']: [name] })} aria-label={words.addWinOf(name)}>
    {words.addWin}
  </a>
)

/** Offers one's own wins, to name in one of them what is claimed; those with evidence first, as they show it. */
export function LinkWin({ term: { kind, name } }: { term: CoveredTerm }) {
  const { wins, unread } = useEditing()
  const ask = useId()
  const [isOpen, setOpen] = useState(false)
  const left = unreadPlaced(unread) + (unread[NOWHERE] ?? 0)
  if (wins.length === 0) return <AddWin term={{ kind, name }} />
  const link = async ({ id }: WinChoice) => {
    await attempt(async () => {
      const win = await career.wins.get(id)
      winRecords.learn(win)
      const field = kind === 'skill' ? 'skills' : 'competencies'
      void editWin(win, { [field]: [...win[field], name] })
    })
  }
  return (
    <>
      <button className="link" type="button" aria-expanded={isOpen} aria-label={words.linkOf(name)} onClick={() => setOpen(!isOpen)}>
        {words.link}
      </button>
      {isOpen && (
        <div className="cover-way">
          <p className="muted" id={ask}>
            {words.which}
          </p>
          <Some all={wins.toSorted((a, b) => b.evidence - a.evidence)} unread={left} textOf={({ title }) => title} name={words.which}>
            {(shown) => (
              <ul className="cover-wins" aria-labelledby={ask}>
                {shown.map((win) => (
                  <li key={win.id}>
                    <button className="link" type="button" dir="auto" onClick={() => void link(win)}>
                      {win.title}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Some>
          <AddWin term={{ kind, name }} />
        </div>
      )}
    </>
  )
}
