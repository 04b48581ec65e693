import type { Account, ShortcutChanges, Shortcuts } from '@throughline/core/account'
import { mergedShortcuts } from '@throughline/core/account/merge-shortcuts'
import { atom } from 'nanostores'
import { command as words } from '../../messages/command.ts'
import { client } from '../desk/client.ts'
import { newId } from '../desk/id.ts'
import { $toast } from '../desk/told.ts'

/** The person's shortcuts. Never set on the server. */
export const $shortcuts = atom<Shortcuts>({ singleKeys: true, keys: {} })

const take = ({ shortcuts }: Account) => $shortcuts.set(shortcuts)

/** Changes the person's shortcuts at once, and in their account; a change that cannot be kept is taken back, and said. */
export async function changeShortcuts(changes: ShortcutChanges): Promise<void> {
  const before = $shortcuts.get()
  $shortcuts.set(mergedShortcuts(before, changes))
  try {
    take(await client.me.edit({ shortcuts: changes }))
  } catch {
    $shortcuts.set(before)
    $toast.set({ id: newId(), words: words.notKept, isBad: true })
  }
}

/** The account was changed, perhaps elsewhere. */
export const accountChanged = (): void => void client.me.get().then(take, () => {})
