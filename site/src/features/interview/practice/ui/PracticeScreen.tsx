import type { AskedCard, PracticeToday } from '@throughline/core/interview'
import { useEffect, useRef, useState } from 'react'
import type { Desk } from '../../../desk/desk.ts'
import { useShared } from '../../../desk/desk.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { Island } from '../../../frame/Island.tsx'
import type { Rendered } from '../../../markdown/Markdown.tsx'
import { cardOfNow } from '../rules/day.ts'
import { $day, $focusAsked, $takenUp, beginDay, renewSoon } from '../state/day.ts'
import { showLeft } from '../state/rail.ts'
import { CardOfNow } from './CardOfNow.tsx'
import { DueToday } from './DueToday.tsx'
import { NothingDue } from './NothingDue.tsx'
import { UntilInterview } from './UntilInterview.tsx'

interface Props {
  desk: Desk
  given: PracticeToday
  /** A card that is asked for by its address, due or not. */
  besides: AskedCard | null
  /** What our competencies are called, by their ids. */
  names: Readonly<Record<string, string>>
  /** Parts of the story of the first card, as the server rendered them. */
  rendered: readonly Rendered[]
}

/** The island of practice. */
export default function PracticeScreen({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

function Shown({ given, besides, names, rendered }: Omit<Props, 'desk'>) {
  useState(() => beginDay(given, besides))
  const day = useShared($day, given) ?? given
  const takenUp = useShared($takenUp, besides?.card.id ?? null)
  const { today } = useDesk()
  useEffect(() => {
    if (today !== day.on) renewSoon()
  }, [today, day.on])
  useEffect(() => showLeft(day.left), [day.left])
  const isBesides = besides?.card.id === takenUp && !day.cards.some(({ card }) => card.id === takenUp)
  const now = isBesides ? besides : cardOfNow(day, takenUp)
  const asked = useRef<HTMLHeadingElement>(null)
  useFocusOnAsked(asked)
  return (
    <div className="practice">
      {now ? (
        <CardOfNow asked={now} day={day} names={names} rendered={rendered} heading={asked} />
      ) : (
        <NothingDue day={day} heading={asked} />
      )}
      <aside className="practice-side">
        <DueToday day={day} now={now} />
        <UntilInterview day={day} />
      </aside>
    </div>
  )
}

/** Whoever rated a card or took that back goes on with what is asked now. */
function useFocusOnAsked(heading: React.RefObject<HTMLHeadingElement | null>) {
  const count = useShared($focusAsked, 0)
  useEffect(() => {
    if (count > 0) heading.current?.focus()
  }, [count, heading])
}
