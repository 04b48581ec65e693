import { useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { winHref } from '../../addresses/wins.ts'
import { nameOf } from '../experience/names.ts'
import { useEditing, type WinChoice } from './editing.ts'
import { placeWin } from './place-win.ts'
import { NOWHERE } from './rules/bounded.ts'
import { Some } from './Some.tsx'

/** Wins that stand at nothing this version is made of: which they are, and where each is to be. */
export function Nowhere({ wins }: { wins: readonly WinChoice[] }) {
  const { experiences, resume, unread } = useEditing()
  const list = useRef<HTMLUListElement>(null)
  const left = unread[NOWHERE] ?? 0
  if (wins.length + left === 0) return null
  const place = (win: WinChoice, experience: (typeof experiences)[number]) => {
    // Its row goes, and the focus with it.
    const next = list.current?.querySelector<HTMLElement>(`:scope > li:not([data-win="${win.id}"]) button`)
    focusSoon(() => next ?? document.querySelector<HTMLElement>('#choices'))
    void placeWin(win, experience, resume)
  }
  return (
    <section className="nowhere" aria-labelledby="nowhere">
      <p id="nowhere">{words.nowhere(wins.length + left)}</p>
      <Some all={wins} unread={left} textOf={({ title }) => title}>
        {(shown) => (
          <ul ref={list}>
            {shown.map((win) => (
              <Row key={win.id} win={win} onPlace={(experience) => place(win, experience)} />
            ))}
          </ul>
        )}
      </Some>
      {experiences.length === 0 && (
        <a className="link" href="/career/experience">
          {words.addExperience}
        </a>
      )}
    </section>
  )
}

function Row({ win, onPlace }: { win: WinChoice; onPlace: (experience: ReturnType<typeof useEditing>['experiences'][number]) => void }) {
  const { experiences } = useEditing()
  const [isOpen, setOpen] = useState(false)
  return (
    <li data-win={win.id}>
      <a href={winHref(win.id)} dir="auto">
        {win.title}
      </a>
      {experiences.length > 0 && (
        <button
          className="link"
          type="button"
          aria-expanded={isOpen}
          aria-label={words.placeOf(win.title)}
          onClick={() => setOpen(!isOpen)}
        >
          {words.place}
        </button>
      )}
      {isOpen && (
        <ul className="nowhere-places" aria-label={words.placeOf(win.title)}>
          {experiences.map((one) => (
            <li key={one.id}>
              <button className="link" type="button" dir="auto" onClick={() => onPlace(one)}>
                {[nameOf(one), one.position && one.organisation].filter(Boolean).join(', ')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
