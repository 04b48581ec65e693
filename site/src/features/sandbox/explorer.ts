/** Sends requests to a sandbox and shows what comes of it. All it sends carries the sandbox's token and no cookie. */
import { curlOf, javascriptOf, pythonOf, type SnippetRequest } from '@throughline/client/snippets'
import { toClipboard } from '../../components/clipboard.ts'
import { language } from '../../messages/language.ts'
import { sandbox as words } from '../../messages/sandbox.ts'
import { type Kept, keep, readKept } from './kept.ts'
import { follow, type Told } from './live.ts'
import { addressOf, cursorOf, listOf, shortened, shownBody } from './request.ts'

const API = '/api/v1'
/** Lines of events that are kept in view. */
const MOST_EVENTS = 100

const at = <E extends HTMLElement>(selector: string, within: ParentNode = document) => within.querySelector<E>(selector)
const say = (selector: string, text: string) => {
  const place = at(selector)
  if (place) place.textContent = text
}

let mine: Kept | null = readKept()
let stopFollowing = () => {}

const ask = (path: string, init: RequestInit = {}, token = mine?.token) =>
  fetch(API + path, {
    ...init,
    headers: { ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) },
    credentials: 'omit',
    cache: 'no-store',
  })

// The sandbox itself

async function make(): Promise<boolean> {
  const button = at<HTMLButtonElement>('#make')
  if (button) button.disabled = true
  say('#own-state', words.own.making)
  try {
    const response = await ask('/sandboxes', json({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, language }), '')
    const made = await response.json()
    if (!response.ok) {
      say('#own-state', made.detail ?? made.title)
      return false
    }
    begin({ token: made.token, expiresAt: made.expiresAt })
    return true
  } catch {
    say('#own-state', words.answer.failed)
    return false
  } finally {
    if (button) button.disabled = false
  }
}

function begin(kept: Kept, said = ''): void {
  mine = kept
  keep(kept)
  stopFollowing()
  stopFollowing = follow(kept.token, { told: showEvent, state: (isOn) => say('#events-state', isOn ? words.events.on : words.events.off) })
  showOwn()
  void showLeft(said)
  void findRecord()
}

function forget(said: string): void {
  asked++
  mine = null
  keep(null)
  stopFollowing()
  showOwn()
  say('#own-state', said)
}

function showOwn(): void {
  for (const [selector, isShown] of [
    ['#make', !mine],
    ['#reset', mine],
    ['#end', mine],
    ['#own-token', mine],
  ] as const)
    at(selector)?.toggleAttribute('hidden', !isShown)
  say('#own-token code', mine?.token ?? '')
  showCode()
}

/** How often it was asked what is left: only the answer to the last time is shown. */
let asked = 0

async function showLeft(before = ''): Promise<void> {
  const mineNow = ++asked
  const response = await ask('/sandbox')
  if (mineNow !== asked) return
  if (response.status === 401) return forget(words.own.over)
  if (!response.ok) return
  const { expiresAt, changes } = await response.json()
  if (mineNow !== asked) return
  const hours = Math.max(1, Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000))
  const when = new Intl.RelativeTimeFormat(language).format(hours, 'hour')
  say('#own-state', `${before} ${words.own.left(when, changes.left, changes.of)}`.trim())
}

async function reset(): Promise<void> {
  const response = await ask('/sandbox/reset', { method: 'POST' })
  if (!response.ok) {
    const problem = await response.json()
    return say('#own-state', problem.detail ?? problem.title)
  }
  if (mine) begin(mine, words.own.wasReset)
}

async function end(): Promise<void> {
  await ask('/sandbox', { method: 'DELETE' })
  forget(words.own.ended)
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

// What happens in it

function showEvent({ type, at: when, seq }: Told): void {
  const list = at('#events')
  if (!list) return
  const line = document.createElement('li')
  const time = new Date(when).toLocaleTimeString(language, { hourCycle: 'h23' })
  line.textContent = `${time} ${type} #${seq}`
  list.hidden = false
  list.prepend(line)
  while (list.children.length > MOST_EVENTS) list.lastElementChild?.remove()
}

// The request

interface Shown extends SnippetRequest {
  address: string
}

function request(): Shown | null {
  const operation = at('#operation')
  if (!operation) return null
  const { method = 'GET', path = '/' } = operation.dataset
  const parameters = [...operation.querySelectorAll<HTMLInputElement>('input[data-in]')].map(({ name, value, dataset }) => ({
    ...{ name, value },
    in: dataset.in as 'path' | 'query',
  }))
  const address = addressOf({ path, parameters })
  const body = at<HTMLTextAreaElement>('#body')?.value ?? null
  const text = at<HTMLTextAreaElement>('#file')?.value
  const file = text === undefined ? null : { name: 'tasks.csv', text }
  return { method, address, url: location.origin + API + address, token: mine?.token ?? 'tl_pat_…', body, file }
}

const writers = { curl: curlOf, javascript: javascriptOf, python: pythonOf }

function showCode(): void {
  const shown = request()
  if (!shown) return
  for (const [name, write] of Object.entries(writers)) say(`[data-language="${name}"] code`, write(shown))
}

async function send(): Promise<void> {
  // What was chosen last is sent, though it may still be on its way here.
  await showing
  const button = at<HTMLButtonElement>('#send')
  if (!button || button.disabled) return
  button.disabled = true
  button.textContent = words.request.sending
  try {
    if (!mine && !(await make())) return
    await findRecord()
    const shown = request()
    if (shown) await sendShown(shown)
  } catch {
    say('#answer-said', words.answer.failed)
  } finally {
    button.disabled = false
    button.textContent = words.request.send
  }
}

async function sendShown({ method, address, body, file }: Shown): Promise<void> {
  const form = new FormData()
  if (file) form.set('file', new Blob([file.text]), file.name)
  const begun = performance.now()
  const response = await ask(address, {
    method,
    ...(file ? { body: form } : body !== null && { body, headers: { 'Content-Type': 'application/json' } }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  // A stream has no end to wait for: it is what the events beside are read from.
  if (isStream) void response.body?.cancel()
  const text = isStream ? words.events.on : await response.text()
  const took = Math.round(performance.now() - begun)
  say('#answer-said', words.answer.said(`${method} ${shortened(address)}`, response.status, response.statusText, took))
  say('#answer-headers', [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'))
  say('#answer-body', text === '' ? words.answer.empty : shownBody(text))
  at('#answer-whole')?.removeAttribute('hidden')
  // On a phone the answer is below what was pressed, and pressing would seem to do nothing.
  at('.answer')?.scrollIntoView({ block: 'nearest' })
  cursor = cursorOf(text) ?? cursor
  if (response.status === 401) forget(words.own.over)
  else if (method !== 'GET') void showLeft()
}

/** The cursor that was answered last, for a step that asks what has come since. */
let cursor: string | null = null

function followCursor(): void {
  const { follows } = at('#operation')?.dataset ?? {}
  const input = at<HTMLInputElement>(`#parameter-${follows}`)
  if (input && cursor) input.value = cursor
}

/** Names a record of the sandbox in the path, where the example names one that is nowhere. */
async function findRecord(): Promise<void> {
  const operation = at('#operation')
  const input = at<HTMLInputElement>('input[data-in="path"]', operation ?? document)
  const list = listOf(operation?.dataset.path ?? '')
  if (!mine || !operation || !input || !list || input.value !== input.defaultValue || input.dataset.found === mine.token) return
  const { token } = mine
  const response = await ask(`${list}?limit=20`)
  if (!response.ok) return
  const { items = [] } = (await response.json()) as { items?: { id?: string; metric?: { type: string } }[] }
  const { among } = operation.dataset
  const found = (among && items.find(({ metric }) => metric?.type === among)) || items[0]
  if (!found?.id || !input.isConnected) return
  input.value = found.id
  input.defaultValue = found.id
  input.dataset.found = token
  showCode()
}

let showing: Promise<void> = Promise.resolve()

const show = (href: string): Promise<void> => (showing = draw(href).catch(() => location.assign(href)))

/** Shows another operation, drawn by the server, in place of this one; what was answered and told stays. */
async function draw(href: string): Promise<void> {
  const response = await fetch(href, { credentials: 'same-origin' })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const fresh = page.querySelector('#operation')
  // Meanwhile another may have been chosen.
  if (href !== location.href) return
  if (!response.ok || !fresh) return location.assign(href)
  at('#operation')?.replaceWith(document.adoptNode(fresh))
  const current = new URL(href, location.href).searchParams
  for (const link of document.querySelectorAll('nav [data-operation]')) {
    const isThis = link.getAttribute('href') === page.querySelector('nav [aria-current="page"]')?.getAttribute('href')
    if (isThis) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  const heading = at('#request-heading')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: current.get('recipe') === null && innerWidth > 800 })
  followCursor()
  showCode()
  await findRecord()
}

// What is pressed and typed

const pressed: Record<string, () => unknown> = { make, reset, end }

document.addEventListener('click', async (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const act = pressed[target.id]
  if (act) return act()
  const copies = target.closest<HTMLElement>('[data-copies]')
  if (copies) {
    const code = copies.parentElement?.querySelector('code')?.textContent ?? ''
    if (await toClipboard(code)) copies.textContent = copies.dataset.copies === 'token' ? words.own.copied : words.code.copied
    return
  }
  const link = target.closest<HTMLAnchorElement>('a[data-operation]')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  await show(link.href)
})
document.addEventListener('submit', (event) => {
  event.preventDefault()
  void send()
})
document.addEventListener('input', async ({ target }) => {
  if (target instanceof HTMLInputElement && target.id === 'choose') {
    const place = at<HTMLTextAreaElement>('#file')
    if (place && target.files?.[0]) place.value = await target.files[0].text()
  }
  showCode()
})
addEventListener('popstate', () => void show(location.href))

if (mine) begin(mine)
else showCode()
