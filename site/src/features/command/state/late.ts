import { command as words } from '../../../messages/command.ts'
import { newId } from '../../task/state/id.ts'
import { $toast } from '../../task/state/stores.ts'
import { $floating, closeFloating } from './floating.ts'

/** Fetches what floats when it is first wanted; from then on it follows `$floating` by itself. */
export function loadFloating(): void {
  const stop = $floating.listen(async (floating) => {
    if (!floating) return
    const loaded = await import('../ui/mount.tsx').catch(() => null)
    if (loaded) return stop()
    closeFloating()
    $toast.set({ id: newId(), words: words.notLoaded, isBad: true })
  })
}
