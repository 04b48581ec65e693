import type { ParsedPage, Resume } from '@throughline/core/resume'
import { useEffect, useState } from 'react'
import { resume as words } from '../../../messages/resume.ts'
import { outbox } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'
import { hotKeyOf, pointed } from './hot.ts'

interface Props {
  resume: Pick<Resume, 'id'>
  /** Asked again with each. */
  turn: number
}

/** What a parser takes out of the PDF, beside what stands there. */
export default function ParserView({ resume: { id }, turn }: Props) {
  const [pages, setPages] = useState<readonly ParsedPage[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change, and when asked
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      await outbox.settled(id)
      return career.resumes.parsed(id)
    }
    read().then(
      (answer) => {
        if (!isWanted) return
        setPages(answer.pages)
        setFailed(false)
      },
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [id, turn, attempt])
  if (hasFailed)
    return (
      <div className="notice notice-bad" role="alert">
        <p>{words.unread}</p>
        <button className="btn btn-plain" type="button" onClick={() => setAttempt(attempt + 1)}>
          {words.tryAgain}
        </button>
      </div>
    )
  if (!pages) return <p className="help">{words.updating}</p>
  const differing = pages.flatMap(({ lines }) => lines).filter(({ isSame }) => !isSame).length
  return (
    <div className="parsed">
      <p className="help">{words.parsed.intro}</p>
      <p role="status">{differing === 0 ? words.parsed.same : words.parsed.differs(differing)}</p>
      {pages.map(({ lines }, at) => {
        const name = words.pageOf(at + 1, pages.length)
        return (
          <table key={name} aria-label={name}>
            <thead>
              <tr>
                <th scope="col">{words.parsed.page}</th>
                <th scope="col">{words.parsed.read}</th>
              </tr>
            </thead>
            <tbody>
              {numbered(lines).map(({ text, read, isSame, source, row }) => (
                <tr key={row} className={isSame ? undefined : 'is-other'} {...(source && pointed(hotKeyOf(source) ?? ''))}>
                  <td dir="auto">{text}</td>
                  <td dir="auto">{read || <em>{words.parsed.nothing}</em>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </div>
  )
}

/** Lines may repeat; their place tells them apart. */
const numbered = (lines: ParsedPage['lines']) => lines.map((line, row) => ({ ...line, row }))
