import type { WinCandidate } from '@throughline/core/career'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { thread } from '../../../messages/career-thread.ts'
import { quoted } from '../../../messages/quoted.ts'
import { winInbox as words } from '../../../messages/win-inbox.ts'
import type { Desk } from '../../desk/desk.ts'
import { useShared } from '../../desk/desk.ts'
import { $announcement } from '../../desk/told.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { Island } from '../../frame/Island.tsx'
import type { Named } from '../../names/offers.ts'
import { $shortcuts } from '../../shortcuts/shortcuts.ts'
import { $candidates, beginCandidates, dismissCandidate, keepCandidate } from '../state/candidates.ts'
import { evidenceHref } from '../words/evidence.ts'
import { partialDateWords } from '../words/partial-date.ts'
import { quantityWords } from '../words/result.ts'
import type { Week } from './week.ts'

interface Props {
  desk: Desk
  given: readonly WinCandidate[]
  week: Week
  /** Whether wins of this week are there already. */
  hasWins: boolean
  /** What is looked for, which what is kept then names; `null` where it is just looked through. */
  shows: Pick<Named, 'id' | 'name'> | null
}

/** The island of what may be worth keeping of a week. */
export default function Inbox({ desk, given, week, hasWins, shows }: Props) {
  useState(() => beginCandidates(given, week, shows?.id ?? null))
  return (
    <Island desk={desk}>
      <Candidates given={given} isDone={given.length > 0 || hasWins} isNow={week.until >= desk.today} shows={shows} />
    </Island>
  )
}

/** By the first letters of what they do, which the words say. */
const [KEEP, DISMISS] = words.keys.map(([key]) => key?.toLowerCase())

type Decide = (candidate: WinCandidate) => void

interface Shown extends Pick<Props, 'given' | 'shows'> {
  isDone: boolean
  isNow: boolean
}

function Candidates({ given, isDone, isNow, shows }: Shown) {
  const candidates = useShared($candidates, null) ?? given
  const list = useRef<HTMLOListElement>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-candidate]') ?? [])]

  const decide = (candidate: WinCandidate, doIt: Decide) => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset.candidate === candidate.id)
    const next = all[at + 1] ?? all[at - 1]
    // Before its row goes, and the focus with it.
    if (next) next.focus()
    else heading()?.focus()
    $announcement.set(words.left(candidates.length - 1))
    doIt(candidate)
  }
  const act = (key: string, candidate: WinCandidate | undefined): boolean => {
    if (!candidate || (key !== KEEP && key !== DISMISS)) return false
    decide(candidate, key === KEEP ? keepCandidate : (one) => void dismissCandidate(one))
    return true
  }
  const latest = useRef({ act, candidates })
  latest.current = { act, candidates }

  useEffect(() => {
    document.documentElement.dataset.inboxReady = ''
    // With the focus on no control, the keys are those of the first.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || hasModifier(event) || !isNowhere()) return
      if (!$shortcuts.get().singleKeys) return
      const { act, candidates } = latest.current
      if (act(event.key.toLowerCase(), candidates[0])) event.preventDefault()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])

  const count = useRef(candidates.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its rows are those of the page
  useEffect(() => {
    const isBack = candidates.length > count.current
    count.current = candidates.length
    if (!isBack) return
    $announcement.set(words.left(candidates.length))
    // The toast that was pressed goes.
    if (isNowhere() || document.activeElement?.closest('.toasts')) rows()[0]?.focus()
  }, [candidates.length])

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-candidate]')
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const all = rows()
    if (step && row) all[all.indexOf(row) + step]?.focus()
    else if (
      !act(
        event.key.toLowerCase(),
        candidates.find(({ id }) => id === row?.dataset.candidate),
      )
    )
      return
    event.preventDefault()
    event.stopPropagation()
  }

  if (candidates.length === 0) return <Nothing isDone={isDone} isNow={isNow} isSearch={shows !== null} />
  return (
    <>
      <p className="inbox-keys small muted" aria-hidden="true">
        {words.keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </p>
      <ol className="thread faint candidates" ref={list} aria-label={words.list} onKeyDown={onKeyDown}>
        {candidates.map((candidate) => (
          <Row key={candidate.id} candidate={candidate} onDecide={decide} />
        ))}
      </ol>
    </>
  )
}

function Row({ candidate, onDecide }: { candidate: WinCandidate; onDecide: (candidate: WinCandidate, doIt: Decide) => void }) {
  const desk = useDesk()
  const { id, kind, title, date, number, from, reasons } = candidate
  const href = evidenceHref({ kind, recordId: id, discussionId: null, url: null, state: 'live' })
  const said = from.quote ? quoted(from.quote) : title
  return (
    <li className="loose">
      <i className="knot next" />
      <article className="candidate" data-candidate={id} tabIndex={-1} aria-label={title}>
        <p className="piece-meta">
          {thread.kinds[kind]}, <time dateTime={date}>{partialDateWords(date, desk)}</time>
        </p>
        <h2 className={from.quote ? 'candidate-title is-quote' : 'candidate-title'} dir="auto">
          <a href={href ?? undefined}>{said}</a>
          {number && <b className="num">{quantityWords(number, desk.locale)}</b>}
        </h2>
        <p className="small soft">{words.why(reasons.map(({ code, about }) => words.reasons[code](about === title ? '' : about)))}</p>
        <p className="candidate-acts">
          <button
            className="btn btn-plain"
            type="button"
            aria-keyshortcuts={KEEP}
            aria-label={words.keepOf(title)}
            onClick={() => onDecide(candidate, keepCandidate)}
          >
            {words.keep}
          </button>
          <button
            className="btn btn-quiet"
            type="button"
            aria-keyshortcuts={DISMISS}
            aria-label={words.dismissOf(title)}
            onClick={() => onDecide(candidate, (one) => void dismissCandidate(one))}
          >
            {words.dismiss}
          </button>
        </p>
      </article>
    </li>
  )
}

const Nothing = ({ isDone, isNow, isSearch }: Pick<Shown, 'isDone' | 'isNow'> & { isSearch: boolean }) => (
  <div className="empty">
    <p>{isSearch ? words.search.none : isDone ? words.done.text : isNow ? words.none.ahead : words.none.text}</p>
    {isDone ? (
      <a className="btn btn-plain" href="/career">
        {words.done.career}
      </a>
    ) : (
      <p className="muted small">{words.none.hint}</p>
    )}
  </div>
)

/** What has the focus once no candidate is left. */
const heading = () => document.querySelector<HTMLElement>('#inbox-title')

const isNowhere = () => [document.body, heading()].includes(document.activeElement as HTMLElement)

const hasModifier = ({ ctrlKey, metaKey, altKey }: Pick<globalThis.KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  ctrlKey || metaKey || altKey
