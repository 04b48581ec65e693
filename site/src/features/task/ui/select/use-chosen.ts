import { useSyncExternalStore } from 'react'
import { isChoosing } from '../../rules/selection.ts'
import { $selection } from '../../state/selection.ts'

const listen = (changed: () => void) => $selection.listen(changed)

/** How a row stands: chosen, to be chosen, or neither while nothing is being chosen. */
export function useChosen(id: string): 'yes' | 'no' | 'off' {
  const now = () => {
    const selection = $selection.get()
    return !isChoosing(selection) ? 'off' : selection.ids.has(id) ? 'yes' : 'no'
  }
  return useSyncExternalStore(listen, now, () => 'off')
}
