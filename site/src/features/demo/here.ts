/**
 * Runs in the pages of the demo before any of their scripts. The app knows nothing of the demo's prefix: here its scripts
 * get a `location` and a `history` that are free of it, and a storage that is the demo's own (packages/demo puts both
 * before every script); what leads on is followed with the prefix.
 */

import { inner, outer } from '@throughline/demo/prefix'

const { location: shown, history: visits } = globalThis

const plainHref = () => shown.origin + inner(shown.pathname) + shown.search + shown.hash

/** Where an address of the app is in the browser. */
function outerHref(address: string | URL): string {
  const url = new URL(address, plainHref())
  if (url.origin === shown.origin) url.pathname = outer(url.pathname)
  return url.href
}

const location = {
  get href() {
    return plainHref()
  },
  set href(to) {
    shown.assign(outerHref(to))
  },
  get pathname() {
    return inner(shown.pathname)
  },
  get search() {
    return shown.search
  },
  get hash() {
    return shown.hash
  },
  set hash(to) {
    shown.hash = to
  },
  origin: shown.origin,
  host: shown.host,
  hostname: shown.hostname,
  port: shown.port,
  protocol: shown.protocol,
  assign: (to: string | URL) => shown.assign(outerHref(to)),
  replace: (to: string | URL) => shown.replace(outerHref(to)),
  reload: () => shown.reload(),
  toString: plainHref,
}

type Move = (state: unknown, unused: string, to?: string | URL | null) => void
const moving =
  (move: Move): Move =>
  (state, unused, to) =>
    move.call(visits, state, unused, to === undefined || to === null ? to : outerHref(to))

const history = {
  get length() {
    return visits.length
  },
  get state() {
    return visits.state
  },
  get scrollRestoration() {
    return visits.scrollRestoration
  },
  set scrollRestoration(how) {
    visits.scrollRestoration = how
  },
  pushState: moving(visits.pushState),
  replaceState: moving(visits.replaceState),
  back: () => visits.back(),
  forward: () => visits.forward(),
  go: (by?: number) => visits.go(by),
}

/** The same storage under names of the demo's own: what a signed-in person left in this browser is neither seen nor touched. */
const MARK = 'demo/'
const apart = (storage: Storage): Storage =>
  new Proxy(storage, {
    get(_, name) {
      if (name === 'getItem') return (key: string) => storage.getItem(MARK + key)
      if (name === 'setItem') return (key: string, value: string) => storage.setItem(MARK + key, value)
      if (name === 'removeItem') return (key: string) => storage.removeItem(MARK + key)
      return undefined
    },
    ownKeys: () => Object.keys(storage).flatMap((key) => (key.startsWith(MARK) ? [key.slice(MARK.length)] : [])),
    getOwnPropertyDescriptor: (_, key) => {
      const value = storage.getItem(MARK + String(key))
      return value === null ? undefined : { value, enumerable: true, configurable: true, writable: true }
    },
  })

const databases = {
  open: (name: string, version?: number) => indexedDB.open(MARK + name, version),
  deleteDatabase: (name: string) => indexedDB.deleteDatabase(MARK + name),
}

const plainChannel = globalThis.BroadcastChannel
const channel = class extends plainChannel {
  constructor(name: string) {
    super(MARK + name)
  }
}

Object.defineProperty(globalThis, 'throughlineDemo', {
  value: {
    location,
    history,
    localStorage: apart(localStorage),
    sessionStorage: apart(sessionStorage),
    indexedDB: databases,
    BroadcastChannel: channel,
  },
})

/** Gives an element the prefixed address for as long as the browser takes to follow it. */
function lend(element: Element, name: 'href' | 'action' | 'formaction') {
  const own = element.getAttribute(name)
  if (own === null && name !== 'action') return
  // As the browser reads it: next to where the page is, not where the app takes it to be.
  const to = outerHref(own ?? '')
  if (own?.startsWith('#') || new URL(to).origin !== shown.origin || element.hasAttribute('data-leaves')) return
  element.setAttribute(name, to)
  setTimeout(() => (own === null ? element.removeAttribute(name) : element.setAttribute(name, own)))
}

function follow(event: MouseEvent) {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest('a[href]')
  if (link) lend(link, 'href')
}
/** Files that only a server sets. */
const unmade = /\.(pdf|docx)(\?|$)|[?&]format=(pdf|docx)\b/

// Before everything the app itself listens by: such a file is spoken of where it is asked for, and not asked for.
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || !unmade.test(link.href)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    document.getElementById('demo-unmade')?.showPopover()
  },
  { capture: true },
)
// After everything the app itself listens by.
for (const type of ['click', 'auxclick', 'contextmenu'] as const) addEventListener(type, follow)

function lendForm(form: HTMLFormElement, submitter?: HTMLElement | null) {
  lend(form, 'action')
  if (submitter?.hasAttribute('formaction')) lend(submitter, 'formaction')
}
addEventListener('submit', (event) => {
  if (!event.defaultPrevented) lendForm(event.target as HTMLFormElement, event.submitter)
})
const { submit } = HTMLFormElement.prototype
HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
  lendForm(this)
  submit.call(this)
}
