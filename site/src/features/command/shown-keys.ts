import type { Shortcuts } from '@throughline/core/account'
import { actions } from './actions.ts'
import { activeKeysOf } from './rules/bindings.ts'
import { ariaKeys, keyWords } from './rules/stroke.ts'

/** The keys of an action as a field or a button shows them; nothing while they are turned off. */
export function shownKeys(id: string, shortcuts: Shortcuts, isMac: boolean): { words: string | undefined; aria: string | undefined } {
  const action = actions.find((action) => action.id === id)
  const keys = action ? activeKeysOf(action, shortcuts) : []
  return { words: keys[0] && keyWords(keys[0], isMac), aria: ariaKeys(keys, isMac) }
}
