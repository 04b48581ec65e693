/**
 * Keys that are pressed before what they are meant for is there. They do nothing to what is on the screen until then: they
 * are kept, and pressed again where the focus has come to.
 */

/** Where what is typed has an undo and a selection of its own; a choice has neither. */
export const texts = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, [contenteditable="true"]'

/** What opens above the page, or is typed into. */
const comers = `dialog, [popover], ${texts}`

/** What takes the focus as it opens does so within this. */
const SETTLES_MS = 1_000

/** A field that does not come within this is not waited for. */
const FIELD_MS = 4_000

const named = /^(Enter|Escape|Backspace|Delete|Home|End|Page(Up|Down)|Arrow\w+)$/

/** A key, as it is told when it is pressed again. */
type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>

const waits = new Set<Waiting>()
let strokes: Stroke[] = []
let listening: AbortController | null = null
let isPressing = false

interface Options {
  /** Whether what has taken the focus is what is waited for. */
  isFor?: (focused: Element) => boolean
  /** Keys that were pressed before. */
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
    // What drew what has the focus now comes to its end first.
    setTimeout(pressNext)
  }
  const forget = () => {
    if (waits.has(waiting)) strokes = []
    end()
  }
  const waiting = { end, forget }
  waits.add(waiting)
  strokes.push(...begun)
  if (!listening) {
    listening = new AbortController()
    addEventListener('keydown', keep, { capture: true, signal: listening.signal })
  }
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

/** A text as the keys that type it; a line ends by Enter. */
export const typing = (text: string): Stroke[] =>
  Array.from(text, (letter) => ({
    ...{ key: letter === '\n' ? 'Enter' : letter, code: '' },
    ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false },
  }))

function keep(event: KeyboardEvent): void {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
  // The browser's own, and what is asked of the whole page, go ahead.
  const isCommand = (ctrlKey || metaKey) && key !== 'Enter' && !event.getModifierState('AltGraph')
  if (isPressing || isCommand || event.isComposing || !([...key].length === 1 || named.test(key))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // What is held down does not press what comes, too.
  if (!repeat || (key !== 'Enter' && key !== ' ')) strokes.push({ key, code, altKey, ctrlKey, metaKey, shiftKey, repeat })
}

/** Each in a turn of its own, as keys come: what the one has done is drawn before the next. */
function pressNext(): void {
  if (waits.size > 0) return
  const stroke = strokes.shift()
  if (!stroke) {
    listening?.abort()
    listening = null
    return
  }
  setTimeout(pressNext)
  isPressing = true
  try {
    press(stroke, document.activeElement ?? document.body)
  } finally {
    isPressing = false
  }
}

function press(stroke: Stroke, target: Element): void {
  if (!target.dispatchEvent(new KeyboardEvent('keydown', { ...stroke, bubbles: true, cancelable: true, composed: true }))) return
  const { key, altKey, ctrlKey } = stroke
  if (key === 'Escape') target.closest('dialog')?.requestClose()
  else if ((key === 'Enter' || key === ' ') && target.matches('button, summary, a')) (target as HTMLElement).click()
  else if (!target.matches(texts)) return
  else if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Delete') document.execCommand('forwardDelete')
  else if (key === 'Enter' && target.matches('input')) send((target as HTMLInputElement).form)
  else if (key === 'Enter') document.execCommand('insertLineBreak')
  else if ([...key].length === 1 && altKey === ctrlKey) document.execCommand('insertText', false, key)
}

/** As Enter in a line of a form does. */
function send(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLElement>('[type="submit"]')
  if (button) button.click()
  else form?.requestSubmit()
}
