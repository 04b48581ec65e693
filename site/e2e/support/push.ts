import type { BrowserContext, Page } from '@playwright/test'
import { openPushService } from '../../../adapters/push/src/test-push-service.ts'

/** Stands in the page for what its browser keeps. */
const KEPT = 'stand-in for a push subscription'

/**
 * A browser that asks nobody whether it may, and that subscribes at a push service of this machine: a Chromium of a test has
 * none, and could not reach it. All else is its own. Answers what the service received, decrypted.
 */
export async function subscribable(context: BrowserContext) {
  const service = await openPushService()
  await context.grantPermissions(['notifications'])
  await context.addInitScript(
    ([kept, subscription]) => {
      // What the headless shell says, whatever was granted.
      if (Notification.permission === 'denied') Object.defineProperty(Notification, 'permission', { value: 'granted' })
      const made = () => ({
        toJSON: () => subscription,
        async unsubscribe() {
          localStorage.removeItem(kept)
          return true
        },
      })
      Object.assign(PushManager.prototype, {
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          localStorage.setItem(kept, applicationServerKey)
          return made()
        },
        getSubscription: async () => (localStorage.getItem(kept) === null ? null : made()),
      })
    },
    [KEPT, service.subscribe()] as const,
  )
  return {
    received: service.shown,
    /** The key that the browser is subscribed with; `null` where it is not. */
    subscribedWith: (page: Page) => page.evaluate((kept) => localStorage.getItem(kept), KEPT),
    close: service.close,
  }
}

/** What reaches the service worker of a scope as if its push service had sent it. */
export async function deliverTo(page: Page, scope: string): Promise<(data: string) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === origin + scope && !isDeleted)
      if (found) resolve(found.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return (data) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** What the service worker of a scope shows at the moment. */
export const shownBy = (page: Page, scope: string): Promise<{ title: string; body: string; path: string }[]> =>
  page.evaluate(async (scope) => {
    const shown = await (await navigator.serviceWorker.getRegistration(scope))?.getNotifications()
    return (shown ?? []).map(({ title, body, data }) => ({ title, body, path: data.path }))
  }, scope)

/**
 * Presses the notification that is shown; answers which windows the worker opens, or goes to. No script can press for a person,
 * so that the worker is told of it and only asks for the window.
 */
export async function pressShown(context: BrowserContext, script: string): Promise<string[]> {
  const worker = context.serviceWorkers().find((worker) => new URL(worker.url()).pathname === script)
  if (!worker) throw new Error(`Nothing runs ${script}.`)
  return worker.evaluate(async () => {
    interface Scope {
      registration: ServiceWorkerRegistration
      clients: { openWindow(url: string): Promise<unknown> }
      WindowClient: { prototype: { focus(): Promise<unknown> } }
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
      dispatchEvent(event: Event): void
    }
    const scope = globalThis as unknown as Scope
    const gone: string[] = []
    scope.clients.openWindow = async (url) => void gone.push(url)
    scope.WindowClient.prototype.focus = async function (this: { url: string }) {
      gone.push(this.url)
    }
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    let done: Promise<unknown> = Promise.resolve()
    Object.assign(event, {
      waitUntil(work: Promise<unknown>) {
        done = work
      },
    })
    scope.dispatchEvent(event)
    await done
    return gone
  })
}
