import { keepKeysFor } from '../../../components/keys-ahead.ts'
import { command as words } from '../../../messages/command.ts'
import { newId } from '../../desk/id.ts'
import { $toast } from '../../desk/told.ts'
import { $floating, closeFloating } from './floating.ts'

const load = () => import('../ui/mount.tsx')

/** A page has come to rest by then. Without a network nothing more comes, which is to be told. */
const restMs = () => (navigator.onLine ? 2_500 : 0)

/** Fetches what floats, and with it what follows the network, when the page has long been usable and the browser has nothing to do. */
export function preloadWhenIdle(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  setTimeout(() => whenIdle(() => void load().catch(() => {})), restMs())
}

/** Fetches what floats when it is first wanted; from then on it follows `$floating` by itself. */
export function loadFloating(): void {
  const stop = $floating.listen(async (floating) => {
    if (!floating) return
    const loaded = await keepKeysFor(load()).catch(() => null)
    if (loaded) return stop()
    closeFloating()
    $toast.set({ id: newId(), words: words.notLoaded, isBad: true })
  })
}
