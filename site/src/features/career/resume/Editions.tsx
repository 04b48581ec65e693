import type { JudgedEdition } from '@throughline/core/edition'
import { useEffect, useState } from 'react'
import { resumeCoverage } from '../../../messages/resume.ts'
import { career } from '../../desk/career-client.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { follow } from '../../live/stream.ts'
import { EditionNote } from '../edition/EditionNote.tsx'

const { editions: words } = resumeCoverage

interface Props {
  id: string
  given: readonly JudgedEdition[]
  /** Read again with each. */
  turn: number
}

/** The documents that were made of a version, and which of them are older than it. */
export function Editions({ id, given, turn }: Props) {
  const { locale, timeZone } = useDesk()
  const [all, setAll] = useState(given)
  const [made, setMade] = useState(0)
  // A document that was made, here or elsewhere, is among them as soon as it is kept; of an interruption one may be missed.
  useEffect(() => {
    const renew = () => setMade((before) => before + 1)
    follow((isBack) => ({ onChange: ({ kind }) => kind === 'edition' && renew(), onOpen: () => isBack && renew() }))
  }, [])
  useEffect(() => {
    if (turn + made === 0) return
    let isLatest = true
    // Without an answer, those of before stay.
    career.resumes.editions(id).then(
      ({ items }) => isLatest && setAll(items),
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [id, turn, made])
  const when = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZone },
  })
  return (
    <section className="editions" aria-labelledby="editions">
      <h2 className="section-title" id="editions">
        {words.title}
      </h2>
      {all.length === 0 && <p className="help">{words.none}</p>}
      <ul>
        {all.map(({ id, version, format, madeAt, note, isOlder, changed }) => (
          <li key={id}>
            <p>
              <span>{words.formats[format]}</span> <time dateTime={madeAt}>{when.format(new Date(madeAt))}</time>
            </p>
            <p className={isOlder ? 'is-older' : 'muted'}>{isOlder ? words.older : words.current}</p>
            {isOlder && (
              <ul className="edition-changes">
                {changed.slice(0, 5).map((one) => (
                  <li key={one.id} dir="auto">
                    {one.title} <small>{words.changes[one.change]}</small>
                  </li>
                ))}
              </ul>
            )}
            <EditionNote {...{ id, note, version }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
