/** Where messages are received: a scope of its own, so that it stands in the way of no page. */
const SCOPE = { script: '/push-worker.js', scope: '/push/' }

/** Whether this browser can take push messages, and whether it may. */
export function pushState(): 'possible' | 'refused' | 'impossible' {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'impossible'
  return Notification.permission === 'denied' ? 'refused' : 'possible'
}

/** Asks the person and subscribes this browser; `null` where they said no. */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register(SCOPE.script, { scope: SCOPE.scope })
  await activated(registration)
  // One that was made for other keys of the server takes no more messages of it.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return made.toJSON()
}

/** Has the push service of this browser forget it, as the server has; no matter if it never knew it. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE.scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing
  if (!worker || worker.state === 'activated') return Promise.resolve()
  return new Promise((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    }),
  )
}
