import { pane as words } from '../../../../messages/discussion-pane.ts'
import { useOpenCount } from '../state/pane.ts'

/** How many items of the agenda are open, where that is folded away; of none nothing is said. */
export default function OpenCount({ count }: { count: number }) {
  const open = useOpenCount(count)
  return open > 0 && <span className="open-count num">{words.agenda.open(open)}</span>
}
