import type { Win } from '@throughline/core/career'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { discussionFeedback as all } from '../../../messages/discussion-feedback.ts'
import { winHref } from '../../addresses/wins.ts'
import { career } from '../../desk/career-client.ts'
import { newId } from '../../desk/id.ts'
import { attempt } from '../../desk/reason.ts'
import { $toast } from '../../desk/told.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { longDate } from '../../desk/words/day.ts'
import { makeWinLate } from '../../made/make-win-late.ts'

interface Props {
  from: { kind: 'feedback-answer'; id: string; discussionId: string; quote: string }
  by: string
  /** `YYYY-MM-DD` */
  day: string
  onClose: () => void
}

const words = all.quoting

/** How many of the latest wins can be chosen from. */
const MOST = 50

/** Makes a passage the evidence of a win, a new one or one that is there. */
export default function QuoteDialog({ from, by, day, onClose }: Props) {
  const desk = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  const [wins, setWins] = useState<readonly Win[]>([])
  const [looked, setLooked] = useState('')
  const id = useId()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    void attempt(async () => setWins((await career.wins.list({ limit: MOST })).items))
  }, [])
  const close = () => dialog.current?.close()
  const makeNew = () => {
    close()
    void makeWinLate(from, from.quote)
  }
  const put = async (win: Win) => {
    close()
    await attempt(async () => {
      const { title, evidence } = await career.wins.addEvidence(win.id, { ...from, evidenceId: newId() })
      const isNew = evidence.length > win.evidence.length
      $toast.set({ id: newId(), words: isNew ? words.added(title) : words.already(title), href: winHref(win.id) })
    })
  }
  const shown = wins.filter(({ title }) => title.toLowerCase().includes(looked.trim().toLowerCase()))
  return (
    <dialog ref={dialog} className="dialog feedback-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      <blockquote dir="auto">{from.quote}</blockquote>
      <p className="help">{words.from(by, longDate(day, desk))}</p>
      <button className="btn btn-primary" type="button" onClick={makeNew}>
        {words.new}
      </button>
      {wins.length > 0 && (
        <>
          <h4 id={`${id}-wins`}>{words.existing}</h4>
          {wins.length > 7 && (
            <input
              className="input"
              type="search"
              aria-label={words.find}
              placeholder={words.find}
              value={looked}
              onChange={({ target }) => setLooked(target.value)}
            />
          )}
          <ul className="feedback-wins" aria-labelledby={`${id}-wins`}>
            {shown.map((win) => (
              <li key={win.id}>
                <button className="btn btn-quiet" type="button" onClick={() => void put(win)}>
                  {win.title}
                </button>
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p className="help">{words.none}</p>}
        </>
      )}
      <p className="ends">
        <button className="btn btn-plain" type="button" onClick={close}>
          {words.close}
        </button>
      </p>
    </dialog>
  )
}
