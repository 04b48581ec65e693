import type { Experience } from '@throughline/core/career'
import type { ResumeSection } from '@throughline/core/resume'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { nameOf } from '../experience/names.ts'
import { resultWords } from '../words/result.ts'
import { useEditing, type WinChoice } from './editing.ts'
import { useHotRow } from './hot.ts'
import { MOVE_KEYS, type Movable, Movers, moveKeys } from './Movers.tsx'
import { publish, publishAll } from './publish.ts'
import { Reword } from './Reword.tsx'
import { addLines, type Line, linesFor, MAX_LINES, moveLine, toggleLine } from './rules/sections.ts'
import { keyOf } from './rules/wording.ts'
import { Some } from './Some.tsx'

interface Props {
  place: number
  item: ResumeSection['items'][number]
  experience: Experience
}

/** The lines that stand below an experience, those that are on the page first. */
export function LineChoices({ place, item, experience }: Props) {
  const { resume, wins, unread, save } = useEditing()
  const chosen = new Set(item.lines.map(({ id }) => id))
  const others = linesFor(experience, wins).filter(({ id }) => !chosen.has(id))
  const hidden = new Set(wins.flatMap(({ id, confidentiality }) => (confidentiality === 'public' ? [] : id)))
  const takeable = others.filter(({ id }) => !hidden.has(id))
  const left = unread[experience.id] ?? 0
  // Private ones stay so: each is asked for by itself, where it is kept.
  const forReviews = others.filter(({ id }) => wins.some((win) => win.id === id && win.confidentiality === 'review'))
  const mayNoneBeShown = forReviews.length > 0 && item.lines.length === 0 && takeable.length === 0
  const texts = new Map([
    ...experience.highlights.map(({ id, text }) => [id, text] as const),
    ...wins.map(({ id, title }) => [id, title] as const),
  ])
  return (
    <>
      <Some all={others} unread={left} textOf={({ id }) => texts.get(id) ?? ''} name={nameOf(experience)}>
        {(shown) => (
          <ul className="picks">
            {[...item.lines, ...shown].map((line, at) => (
              <Pick key={line.id} {...{ place, item, experience, line }} at={chosen.has(line.id) ? at : null} />
            ))}
          </ul>
        )}
      </Some>
      {mayNoneBeShown && left === 0 && forReviews.length <= MAX_LINES && (
        <div className="part-all">
          <p className="muted">{words.noneShown}</p>
          <button
            className="btn"
            type="button"
            aria-label={words.takeAllOf(words.makeAllPublic(forReviews.length), nameOf(experience))}
            onClick={() =>
              void publishAll(
                forReviews.map(({ id }) => id),
                resume,
                addLines(resume.sections, place, item.id, forReviews),
              )
            }
          >
            {words.makeAllPublic(forReviews.length)}
          </button>
        </div>
      )}
      {takeable.length > 1 && left === 0 && item.lines.length + takeable.length <= MAX_LINES && (
        <button
          className="btn btn-quiet part-all"
          type="button"
          aria-label={words.takeAllOf(words.takeAll(takeable.length), nameOf(experience))}
          onClick={() => save({ sections: addLines(resume.sections, place, item.id, takeable) })}
        >
          {words.takeAll(takeable.length)}
        </button>
      )}
    </>
  )
}

interface PickProps extends Props {
  line: Line
  /** Its place among those on the page; `null` where it is not. */
  at: number | null
}

function Pick({ place, item, experience, line, at }: PickProps) {
  const { resume, wins, texts, save } = useEditing()
  const { locale } = useDesk()
  const row = useHotRow(line.id)
  const box = useRef<HTMLInputElement>(null)
  const win = line.kind === 'win' ? wins.find(({ id }) => id === line.id) : undefined
  const text = win?.title ?? experience.highlights.find(({ id }) => id === line.id)?.text
  const own = resume.wording.find(({ id, part }) => id === line.id && part === 'line')?.text
  const source = { kind: line.kind, id: line.id, part: 'line' } as const
  // With its number, where its title leaves that out.
  const onPage = texts.get(keyOf(source))
  const isHidden = win !== undefined && win.confidentiality !== 'public'
  const publishing = useRef(false)
  useEffect(() => {
    if (isHidden || !publishing.current) return
    publishing.current = false
    // What was pressed is gone.
    box.current?.focus()
  }, [isHidden])
  // Of what is gone from the master, nothing stands on the page.
  if (text === undefined) return null
  const isOn = at !== null
  const movable: Movable | null = isOn
    ? {
        ...{ name: text, at, all: item.lines.length },
        onMove: (by) => save({ sections: moveLine(resume.sections, place, item.id, line.id, at + by) }),
      }
    : null
  return (
    <li
      className={isOn ? 'pick movable' : 'pick'}
      data-place={isOn ? `line ${place} ${item.id} ${line.id}` : undefined}
      onKeyDown={moveKeys(movable)}
      {...row}
    >
      <Box
        canBe={isOn || !isHidden}
        box={box}
        isOn={isOn}
        onToggle={() => save({ sections: toggleLine(resume.sections, place, item.id, line) })}
      >
        {own ?? text}
        {own !== undefined && <small>{words.isReworded}</small>}
        {win && <small>{about(win, locale)}</small>}
      </Box>
      {win?.confidentiality === 'review' && (
        <button
          className="btn btn-plain pick-publish"
          type="button"
          aria-label={words.makePublicOf(text)}
          onClick={() => {
            publishing.current = true
            void publish(line.id, resume, isOn ? resume.sections : addLines(resume.sections, place, item.id, [line]))
          }}
        >
          {words.makePublic}
        </button>
      )}
      {isOn && !isHidden && <Reword source={source} original={onPage ? (onPage.wording?.original ?? onPage.text) : text} />}
      {movable && <Movers {...movable} />}
    </li>
  )
}

interface BoxProps {
  /** Whether it may stand on the page as it is. */
  canBe: boolean
  box: RefObject<HTMLInputElement | null>
  isOn: boolean
  onToggle: () => void
  children: ReactNode
}

/** What is said of a line, with a box that is ticked where it can be: what others may not see has a lock in place of one. */
function Box({ canBe, box, isOn, onToggle, children }: BoxProps) {
  if (!canBe)
    return (
      <div className="pick-locked">
        <Icon name="lock" />
        <span dir="auto">{children}</span>
      </div>
    )
  return (
    <label>
      <input
        {...{ ref: box, className: 'check', type: 'checkbox', checked: isOn, onChange: onToggle }}
        aria-keyshortcuts={isOn ? MOVE_KEYS : undefined}
      />
      <span dir="auto">{children}</span>
    </label>
  )
}

const about = ({ confidentiality, metric, evidence }: WinChoice, locale: string) =>
  confidentiality === 'public'
    ? [resultWords(metric, locale), words.evidence(evidence)].filter(Boolean).join(', ')
    : words.notPublic[confidentiality]
