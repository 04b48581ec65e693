import { newerVersion as words } from '../../messages/newer-version.ts'
import { newId } from '../desk/id.ts'
import { $toast } from '../desk/told.ts'

/**
 * How long the page waits for the newer worker to take over once somebody wants it. Browsers let that wait for as long as the older
 * one has work left; the page comes from the server either way.
 */
const PATIENCE_MS = 2_000

type Shown = Pick<Window, 'addEventListener'> & { location: Pick<Location, 'reload'> }

/** A newer worker waits until the person goes on to another page, or says that they want it now. */
export function followVersions(serviceWorker: ServiceWorkerContainer, registration: ServiceWorkerRegistration, page: Shown = window): void {
  const takeOver = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
  const offer = () => {
    const { waiting } = registration
    const { controller } = serviceWorker
    if (!waiting || !controller) return
    // The same in another language, which the page is in already.
    if (waiting.scriptURL !== controller.scriptURL) return takeOver()
    const run = () => {
      const load = once(() => page.location.reload())
      serviceWorker.addEventListener('controllerchange', load, { once: true })
      setTimeout(load, PATIENCE_MS)
      takeOver()
    }
    $toast.set({ id: newId(), words: words.isThere, offer: { words: words.load, run } })
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer())
  })
  offer()
  page.addEventListener('pagehide', takeOver)
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
