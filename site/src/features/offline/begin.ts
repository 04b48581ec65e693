import type { Asked, Told } from '@throughline/offline/names'
import { language } from '../../messages/language.ts'
import { follow } from '../live/stream.ts'
import { $offline } from './state.ts'
import { followVersions } from './versions.ts'

/** Browsers look for a newer worker as pages are opened; one that stays open asks by itself. */
const LOOK_MS = 3_600_000

/** Of a page that came from the worker, which stays true when the network is there again. */
const ofPage = $offline.get().keptAt

const isGone = (keptAt = ofPage) => $offline.set({ isOffline: true, keptAt: ofPage ?? keptAt })
/** One answer on the way is no network where the browser says that there is none. */
const isBack = () => navigator.onLine && $offline.set({ isOffline: false, keptAt: ofPage })

/** Has the worker installed, and follows what it and the browser say of the network. Over plain http browsers have none. */
async function begin(): Promise<void> {
  addEventListener('offline', () => isGone())
  addEventListener('online', isBack)
  const { serviceWorker } = navigator
  // The pages of the demo have a worker of their own.
  if (!serviceWorker?.register || serviceWorker.controller?.scriptURL.includes('/demo/')) return
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => (data.is === 'offline' ? isGone(data.keptAt) : isBack()))
  serviceWorker.startMessages()
  const registration = await serviceWorker.register(`/worker-${language}.js`, { updateViaCache: 'none' })
  followVersions(serviceWorker, registration)
  const { active } = await serviceWorker.ready
  const ask = (asked: Asked) => (active ?? registration.active)?.postMessage(asked)
  const rest = () => ask({ is: 'rest' })
  rest()
  follow(() => ({
    onChange({ kind, space }) {
      const isSeen = document.visibilityState === 'visible'
      ask({ is: 'changed', kind: space ? 'discussion' : kind, path: isSeen ? location.pathname + location.search : null })
    },
  }))
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return
    rest()
    if (Date.now() - lookedAt < LOOK_MS) return
    lookedAt = Date.now()
    void registration.update().catch(() => {})
  })
}

// A browser may refuse workers, and everything is as it would be without.
void begin().catch(() => {})
