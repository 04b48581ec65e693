import type { Stroke } from './press-key.ts'
import { texts } from './text-fields.ts'

/**
 * Keys that are pressed before what they are meant for is there. They do nothing to what is on the screen until then: they
 * are kept, and pressed again where the focus has come to.
 */

/** What opens above the page, or is typed into. */
const comers = `dialog, [popover], ${texts}`

/** What takes the focus as it opens does so within this. */
const SETTLES_MS = 1_000

/** A field that does not come within this is not waited for. */
const FIELD_MS = 4_000

/** A letter, or a key that does something to what has the focus. */
const kept = /^(.|Enter|Escape|Backspace|Delete|Home|End|Page\w+|Arrow\w+)$/u

const waits = new Set<Waiting>()
let strokes: Stroke[] = []
let isPressing = false

interface Options {
  /** Whether what has taken the focus is what is waited for. */
  isFor?: (focused: Element) => boolean
  /** Keys that were pressed before, and before any that wait. */
  begun?: readonly Stroke[]
}

export interface Waiting {
  /** What was waited for is there, or nobody waits for it any longer: the keys are pressed where the focus is. */
  end(): void
  /** What they were meant for will not come. */
  forget(): void
}

/** Keeps the keys that are pressed from now on, until what is waited for has the focus or one of the answers is called. */
export function keepKeys({ isFor = () => true, begun = [] }: Options = {}): Waiting {
  const ended = new AbortController()
  const end = () => {
    if (!waits.delete(waiting)) return
    ended.abort()
    // What is pressed from now on is for what has come: it need not wait for keys that there are none of.
    if (waits.size === 0 && strokes.length === 0) return listenNoMore()
    // What drew what has the focus now comes to its end first.
    setTimeout(pressNext)
  }
  const forget = () => {
    if (waits.has(waiting)) strokes = []
    end()
  }
  const waiting = { end, forget }
  waits.add(waiting)
  strokes.unshift(...begun)
  addEventListener('keydown', keep, true)
  addEventListener('focusin', ({ target }) => isFor(target as Element) && end(), { signal: ended.signal })
  // Whoever goes on by pointer has left what was to come.
  addEventListener('pointerdown', forget, { signal: ended.signal })
  return waiting
}

/** Keeps keys for a part that is fetched, and takes the focus as it comes. */
export function keepKeysFor<Part>(coming: Promise<Part>): Promise<Part> {
  let isFetched = false
  const { forget } = keepKeys({ isFor: (focused) => isFetched || focused.matches(`:is(${comers}) *, :is(${comers})`) })
  coming.then(() => {
    isFetched = true
    setTimeout(forget, SETTLES_MS)
  }, forget)
  return coming
}

/** Keeps keys for a field to which something gives the focus soon. */
export function keepKeysForField(open: () => unknown, begun: readonly Stroke[] = []): void {
  const { end, forget } = keepKeys({ isFor: (focused) => focused.matches(texts), begun })
  setTimeout(forget, FIELD_MS)
  open()
  if (document.activeElement?.matches(texts)) end()
}

/** Nobody waits any longer for whatever was to come. */
export function forgetKeys(): void {
  for (const { forget } of waits) forget()
}

/** As `forgetKeys`, and answers what was kept. */
export function dropKeys(): Stroke[] {
  const dropped = strokes
  forgetKeys()
  return dropped
}

/** What presses them: mostly there are none. */
const load = () => import('./press-key.ts').catch(() => null)

/** The browser's own keys, and what is asked of the whole page, go ahead. */
export function mayBeKept(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event
  const isCommand = (ctrlKey || metaKey) && key !== 'Enter' && !event.getModifierState('AltGraph')
  return !isCommand && !event.isComposing && kept.test(key)
}

function keep(event: KeyboardEvent): void {
  const { key } = event
  if (isPressing || !mayBeKept(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // What is held down does not press what comes, too.
  if (event.repeat && (key === 'Enter' || key === ' ')) return
  strokes.push(event)
  void load()
}

const listenNoMore = () => removeEventListener('keydown', keep, true)

/** Each in a turn of its own, as keys come: what the one has done is drawn before the next. */
async function pressNext(): Promise<void> {
  const loaded = strokes.length > 0 && (await load())
  if (waits.size > 0) return
  const stroke = strokes.shift()
  if (!loaded || !stroke) {
    strokes = []
    return listenNoMore()
  }
  setTimeout(pressNext)
  isPressing = true
  loaded.pressKey(stroke, document.activeElement ?? document.body)
  isPressing = false
}
