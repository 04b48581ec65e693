import type { RefObject } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import { $announcement } from '../../desk/told.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { type FoundPart, toldTogether } from '../rules/quick-add.ts'
import { useGoals } from '../state/goals.ts'
import { chipWords } from '../words/quick-add.ts'
import type { QuickLine } from './use-quick-line.ts'

interface Props {
  line: Pick<QuickLine, 'found' | 'shown'>
  /** The day that is not said but given. */
  given?: { words: string; onRefuse: () => void } | undefined
  onReject: (...parts: FoundPart[]) => void
}

/** What a line is understood as; each part can be refused. */
export function FoundChips({ line: { found, shown }, given, onReject }: Props) {
  const desk = useDesk()
  const goals = useGoals()
  const day = given && {
    key: 'due',
    words: given.words,
    refuse: listWords.add.leaveUndated,
    onRefuse: given.onRefuse,
  }
  const chips = [
    ...(day ? [day] : []),
    ...toldTogether(found).map((parts) => ({
      key: keyOf(parts[0], found),
      words: chipWords(parts[0], shown, desk, goals),
      refuse: listWords.add.asWords(wordsOf(parts)),
      onRefuse: () => onReject(...parts),
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

/** What a chip is of: one that says more of the same stays where it is, and is not made anew. */
function keyOf({ field, start }: FoundPart, found: readonly FoundPart[]): string {
  const isApart = found.some((part) => part.field === 'dueDate')
  const isDue = field === 'dueDate' || (field === 'dueAt' && !isApart)
  return isDue ? 'due' : `${field}${found.filter((part) => part.field === field && part.start < start).length}`
}

const wordsOf = (parts: readonly FoundPart[]) => parts.map(({ text }) => text).join(' ')

/** Leaves parts as words, and says so. */
export function rejectParts(line: Pick<QuickLine, 'reject'>, parts: readonly FoundPart[], field: RefObject<HTMLElement | null>): void {
  line.reject(...parts)
  $announcement.set(listWords.add.keptAsWords(wordsOf(parts)))
  field.current?.focus()
}
