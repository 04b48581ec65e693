import type { RefObject } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import type { FoundPart } from '../rules/quick-add.ts'
import { useGoals } from '../state/goals.ts'
import { $announcement } from '../state/stores.ts'
import { nearDateWithin } from '../words/day.ts'
import { chipWords } from '../words/quick-add.ts'
import { useDesk } from './Island.tsx'
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
  const words = found.map((part) => chipWords(part, reading, desk, goals))
  const day = given && nearDateWithin(given.date, desk)
  return (
    <>
      {given && (
        <span className="chip chip-found">
          {day}
          <button type="button" aria-label={listWords.add.leaveUndated} onClick={given.onRefuse}>
            <Icon name="close" />
          </button>
        </span>
      )}
      {found.map((part, at) => (
        <span className="chip chip-found" key={`${part.start}${part.text}`}>
          {words[at]}
          <button type="button" aria-label={listWords.add.asWords(part.text)} onClick={() => onReject(part)}>
            <Icon name="close" />
          </button>
        </span>
      ))}
      <span className="hidden-text" role="status">
        {[...(day ? [day] : []), ...words].join(', ')}
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
