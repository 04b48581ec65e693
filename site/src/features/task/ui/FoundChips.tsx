import type { RefObject } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import { $announcement } from '../../desk/told.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { nearDateWithin } from '../../desk/words/day.ts'
import type { FoundPart } from '../rules/quick-add.ts'
import { useGoals } from '../state/goals.ts'
import { chipWords } from '../words/quick-add.ts'
import type { QuickLine } from './use-quick-line.ts'

interface Props {
  line: Pick<QuickLine, 'found' | 'reading'>
  /** The day that is not said but given. */
  given?: { date: string; onRefuse: () => void } | undefined
  onReject: (part: FoundPart) => void
}

/** What a line is understood as; each part can be refused. */
export function FoundChips({ line: { found, reading }, given, onReject }: Props) {
  const desk = useDesk()
  const goals = useGoals(desk)
  const day = given && {
    key: 'given',
    words: nearDateWithin(given.date, desk),
    refuse: listWords.add.leaveUndated,
    onRefuse: given.onRefuse,
  }
  const chips = [
    ...(day ? [day] : []),
    ...found.map((part) => ({
      key: `${part.start}${part.text}`,
      words: chipWords(part, reading, desk, goals),
      refuse: listWords.add.asWords(part.text),
      onRefuse: () => onReject(part),
    })),
  ]
  return (
    <>
      {chips.map(({ key, words, refuse, onRefuse }) => (
        <span className="chip chip-found" key={key}>
          {words}
          <button type="button" aria-label={refuse} onClick={onRefuse}>
            <Icon name="close" />
          </button>
        </span>
      ))}
      <span className="hidden-text" role="status">
        {chips.map(({ words }) => words).join(', ')}
      </span>
    </>
  )
}

/** Leaves a part as words, and says so. */
export function rejectPart(line: Pick<QuickLine, 'reject'>, part: FoundPart, field: RefObject<HTMLElement | null>): void {
  line.reject(part)
  $announcement.set(listWords.add.keptAsWords(part.text))
  field.current?.focus()
}
