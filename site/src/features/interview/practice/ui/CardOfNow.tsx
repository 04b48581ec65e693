import '../state/area.ts'
import type { AskedCard, PracticeToday } from '@throughline/core/interview'
import { type RefObject, useEffect, useRef } from 'react'
import { command } from '../../../../messages/command.ts'
import { practice } from '../../../../messages/practice.ts'
import { useShared } from '../../../desk/desk.ts'
import type { Rendered } from '../../../markdown/Markdown.tsx'
import { pauseCard } from '../act.ts'
import { titleOf } from '../rules/day.ts'
import { $looked } from '../state/day.ts'
import { Grades } from './Grades.tsx'
import { Leech } from './Leech.tsx'
import { StoryTold } from './StoryTold.tsx'

interface Props {
  asked: AskedCard
  day: PracticeToday
  names: Readonly<Record<string, string>>
  rendered: readonly Rendered[]
  /** Where the focus goes as this is asked. */
  heading: RefObject<HTMLHeadingElement | null>
}

const words = practice.card

/** What is asked now; the story only when one wants to look, as it is to be recalled first. */
export function CardOfNow({ asked, day, names, rendered, heading }: Props) {
  const { card, question, story } = asked
  const looked = useShared($looked, none)
  const isOpen = looked.has(card.id)
  const told = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(false)
  useEffect(() => {
    // Whoever opened it reads on there; what came open stays where it was.
    if (isOpen && wasOpened.current) told.current?.focus({ preventScroll: true })
    wasOpened.current = false
  }, [isOpen])
  const toggle = (open: boolean) => {
    if (open === isOpen) return
    wasOpened.current = open
    $looked.set(open ? new Set([...looked, card.id]) : new Set([...looked].filter((id) => id !== card.id)))
    if (!open) heading.current?.focus()
  }
  const title = titleOf(asked)
  return (
    <article className="practice-card" aria-labelledby="ask" data-card={card.id}>
      <div className="practice-place">
        <p className="num">{placeWords(asked, day, names)}</p>
        <button className="btn btn-quiet" type="button" aria-label={words.pauseOf(title)} onClick={() => pauseCard(card.id, title)}>
          {words.pause}
        </button>
      </div>
      <h2 className="ask" id="ask" tabIndex={-1} ref={heading} dir="auto">
        {title}
      </h2>
      <Leech asked={asked} />
      <details className="recall" open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
        <summary className="btn btn-plain btn-large" data-practice="show">
          {story ? words.show : words.showNone} <kbd>{command.keys.Space}</kbd>
        </summary>
        <div className="told" tabIndex={-1} ref={told}>
          <StoryTold story={story} question={question} reason={card.questionId === null ? '' : asked.reason} rendered={rendered} />
          <Grades asked={asked} />
        </div>
      </details>
      {!isOpen && <p className="recall-hint">{words.tell}</p>}
    </article>
  )
}

const none: ReadonlySet<string> = new Set()

function placeWords({ card, question }: AskedCard, { cards, done, left }: PracticeToday, names: Props['names']): string {
  if (!cards.some((one) => one.card.id === card.id)) return words.extra
  const [at, of] = [done.length + 1, done.length + left]
  const competency = question?.competencies[0]
  return competency ? words.placeAbout(at, of, names[competency] ?? competency) : words.place(at, of)
}
