import type { JournalRevision } from '@throughline/core/journal'
import { countWords } from '@throughline/core/journal/rules'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { revisions as words } from '../../../messages/journal-revision.ts'
import { didBesides } from '../../changes/changes.ts'
import { client } from '../../desk/client.ts'
import { complain, reason } from '../../desk/reason.ts'
import { exactInstant } from '../../desk/words/day.ts'
import { entriesOfPage, entryOfPage, say } from '../writing/state.ts'
import { useEntry } from '../writing/use-entry.ts'
import { cutShort, type Stretch, wordDiff } from './word-diff.ts'

type Row = Pick<JournalRevision, 'id' | 'writtenAt' | 'wordCount'>

const NEWEST = 100

/** How the entry read before: which texts there are, each compared with now, and back to one of them. */
export default function Revisions({ onClose }: { onClose: () => void }) {
  const { writing } = useEntry()
  const dialog = useRef<HTMLDialogElement>(null)
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const { id } = writing
  const read = () => {
    setFailed(false)
    client.journal.revisions(id, { limit: NEWEST, fields: ['id', 'writtenAt', 'wordCount'] }).then(
      ({ items }) => setRows(items),
      () => setFailed(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as it opens
  useEffect(() => {
    dialog.current?.showModal()
    read()
  }, [])
  return (
    <dialog className="revisions" ref={dialog} aria-labelledby="h-revisions" onClose={onClose}>
      <div className="revisions-head">
        <h2 id="h-revisions">{words.title}</h2>
        <button className="btn btn-icon" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {hasFailed && (
        <p role="alert">
          {words.failed}{' '}
          <button className="btn btn-plain" type="button" onClick={read}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {rows?.length === 0 && <p>{words.none}</p>}
      {openId ? (
        <Compared id={openId} onBack={() => setOpenId(null)} onDone={() => dialog.current?.close()} />
      ) : (
        <ul className="thread revision-list">
          {rows?.map((row) => (
            <RevisionRow row={row} key={row.id} open={() => setOpenId(row.id)} />
          ))}
        </ul>
      )}
    </dialog>
  )
}

function RevisionRow({ row: { writtenAt, wordCount }, open }: { row: Row; open: () => void }) {
  const { fields, desk } = useEntry()
  const difference = wordCount - countWords(fields.body)
  const said = difference === 0 ? words.same : difference < 0 ? words.fewer(-difference) : words.more(difference)
  return (
    <li>
      <i className="knot ring" />
      <button type="button" onClick={open}>
        <time dateTime={writtenAt}>{exactInstant(writtenAt, desk.locale, desk.timeZone)}</time>
        <span className="muted">{words.row(wordCount, said)}</span>
      </button>
    </li>
  )
}

const wordsIn = (stretches: readonly Stretch[], wanted: Stretch['is']) =>
  stretches.reduce((sum, { is, text }) => (is === wanted ? sum + countWords(text) : sum), 0)

function Compared({ id, onBack, onDone }: { id: string; onBack: () => void; onDone: () => void }) {
  const { fields, desk } = useEntry()
  const [revision, setRevision] = useState<JournalRevision | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    entriesOfPage()
      .revision(id)
      .then(setRevision, (error: unknown) => complain(reason(error)))
  }, [id])
  useEffect(() => {
    if (revision) heading.current?.focus()
  }, [revision])
  if (!revision) return <p role="status">{words.loading}</p>
  const whole = ({ title, body }: { title: string; body: string }) => [title, body].filter(Boolean).join('\n\n')
  const all = wordDiff(whole(revision), whole(fields))
  const stretches = cutShort(all)
  const counted = (is: 'added' | 'removed') => wordsIn(all, is)
  const isSame = all.every(({ is }) => is === 'same')
  return (
    <>
      <button className="btn btn-quiet revision-back" type="button" onClick={onBack}>
        <Icon name="left" />
        {words.back}
      </button>
      <h3 tabIndex={-1} ref={heading}>
        {words.when(exactInstant(revision.writtenAt, desk.locale, desk.timeZone))}
      </h3>
      <p className="help">{isSame ? words.noChange : `${words.since(counted('added'), counted('removed'))} ${words.legend}`}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className="revision-text" aria-label={words.compared} dir="auto" tabIndex={0}>
        {stretches.map((stretch, i) => {
          const key = `${i} ${stretch?.is}`
          if (!stretch) return <hr key={key} />
          if (stretch.is === 'same') return <span key={key}>{stretch.text}</span>
          return stretch.is === 'added' ? <ins key={key}>{stretch.text}</ins> : <del key={key}>{stretch.text}</del>
        })}
      </section>
      <p className="ends">
        <button className="btn btn-primary" type="button" onClick={() => void restore()}>
          {words.restore}
        </button>
      </p>
    </>
  )

  /** What was written last is saved first, so that it is among the earlier texts then. */
  async function restore() {
    const entry = entryOfPage()
    if (!(await entry.flush())) return complain(words.stale)
    const { known, now } = entry.writing()
    try {
      entry.learn(await entriesOfPage().restoreRevision(id, { version: known.version }))
    } catch (error) {
      return complain(reason(error))
    }
    didBesides(words.did, async () => {
      say({ title: now.title, body: now.body }, desk)
      return true
    })
    onDone()
  }
}
