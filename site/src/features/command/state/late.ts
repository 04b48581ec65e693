import { command as words } from '../../../messages/command.ts'
import { newId } from '../../task/state/id.ts'
import { $toast } from '../../task/state/stores.ts'

/** What floats is fetched when it is first wanted, or before, when the browser has nothing to do. */
const load = () => import('../ui/mount.tsx')

async function withLoaded(then: (loaded: Awaited<ReturnType<typeof load>>) => void): Promise<void> {
  const loaded = await load().catch(() => null)
  if (loaded) then(loaded)
  else $toast.set({ id: newId(), words: words.notLoaded, isBad: true })
}

export const showShortcuts = (): Promise<void> => withLoaded(({ showShortcuts }) => showShortcuts())
