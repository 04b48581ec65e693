import { forgetKeys, kept } from '../../components/keys-ahead.ts'
import { leaveBehind, sendAlong, takeAlong } from '../../components/keys-along.ts'
import { texts } from '../../components/text-fields.ts'
import type { Action } from './action.ts'
import { actions } from './actions.ts'
import { match } from './rules/bindings.ts'
import { isCommand, strokeOf } from './rules/stroke.ts'
import { isMac } from './state/given.ts'
import { whereNow } from './state/here.ts'
import { doAction } from './state/run.ts'
import { $shortcuts } from './state/shortcuts.ts'

/** A sequence such as `g t` is forgotten when its next key does not come within this. */
const SEQUENCE_MS = 1_500

/** A page that does not come within this leaves the person on this one. */
const LEAVING_MS = 4_000

const fields = `${texts}, select`
/** What has keys of its own while it is open. */
const widgets = 'dialog, [popover], [role="dialog"], [role="listbox"], [role="menu"]'
const pressables = 'button, summary, input, [role="button"]'

let pending = ''
let timer: ReturnType<typeof setTimeout> | undefined
let leavingUntil = 0

/** Listens to the keys of the whole page. */
export function listenToKeys(): void {
  document.addEventListener('keydown', onKey)
  // What is typed once another page is asked for is meant for that one, and does nothing to the records of this.
  globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal, timeStamp }) => {
    if (destination.sameDocument || downloadRequest !== null) return
    const until = timeStamp + LEAVING_MS
    leavingUntil = until
    leaveBehind()
    // Asked whether to leave, the person stayed; or what came is not a page.
    signal.addEventListener('abort', () => {
      if (leavingUntil !== until) return
      leavingUntil = 0
      leaveBehind()
      forgetKeys()
    })
  })
  addEventListener('pagehide', sendAlong)
}

function onKey(event: KeyboardEvent): void {
  const stroke = event.defaultPrevented || event.isComposing ? null : strokeOf(event, isMac())
  const target = event.target instanceof Element ? event.target : document.body
  if (!stroke || !mayAct(stroke, target)) return
  if (event.timeStamp < leavingUntil) {
    if (!isCommand(stroke) && kept.test(event.key)) takeAlong(event)
    return
  }
  const here = whereNow()
  const applies = (action: Action) =>
    !(action.notInText && target.closest(texts)) && (!event.repeat || action.repeats === true) && (action.applies?.(here) ?? true)
  const found = match(pending, stroke, actions, $shortcuts.get(), applies)
  wait(found.is === 'begun' ? found.pending : '')
  if (found.is === 'none') return
  event.preventDefault()
  if (found.is === 'action') doAction(found.action, here)
}

/** Whether a stroke may be anything else than what the element that has the focus takes it for. */
function mayAct(stroke: string, target: Element): boolean {
  if (isCommand(stroke)) return true
  if (target.closest(`${fields}, ${widgets}`)) return false
  return !(['Space', 'Enter'].includes(stroke) && target.closest(pressables))
}

function wait(next: string): void {
  clearTimeout(timer)
  pending = next
  if (next) timer = setTimeout(() => wait(''), SEQUENCE_MS)
}
