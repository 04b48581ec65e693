import { useShared } from '../../task/state/desk.ts'
import { useDesk } from '../../task/ui/Island.tsx'
import { actions } from '../actions.ts'
import { activeKeysOf } from '../rules/bindings.ts'
import { ariaKeys, keyWords } from '../rules/stroke.ts'
import { $shortcuts } from '../state/shortcuts.ts'

/** The keys of an action as a field or a button shows them; nothing while they are turned off. */
export function useKeys(id: string): { words: string | undefined; aria: string | undefined } {
  const { shortcuts, isMac } = useDesk()
  const current = useShared($shortcuts, shortcuts)
  const action = actions.find((action) => action.id === id)
  const keys = action ? activeKeysOf(action, current) : []
  return { words: keys[0] && keyWords(keys[0], isMac), aria: ariaKeys(keys, isMac) }
}
