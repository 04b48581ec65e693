import type { Shortcuts } from '@throughline/core/account'
import { activeKeysOf, type Keyed } from './bindings.ts'
import { ariaKeys, keyWords } from './stroke.ts'

/** The keys of an action as a field or a button shows them; nothing while they are turned off. */
export function shownKeys(action: Keyed, shortcuts: Shortcuts, isMac: boolean): { words: string | undefined; aria: string | undefined } {
  const keys = activeKeysOf(action, shortcuts)
  return { words: keys[0] && keyWords(keys[0], isMac), aria: ariaKeys(keys, isMac) }
}
