import { goesAlong, watchLeaving } from '../../components/keys-along.ts'
import { texts } from '../../components/text-fields.ts'
import { isMac } from '../desk/is-mac.ts'
import type { Action } from '../shortcuts/action.ts'
import { match } from '../shortcuts/bindings.ts'
import { $shortcuts } from '../shortcuts/shortcuts.ts'
import { isCommand, strokeOf } from '../shortcuts/stroke.ts'
import { actions } from './actions.ts'
import { whereNow } from './state/here.ts'
import { doAction } from './state/run.ts'

/** A sequence such as `g t` is forgotten when its next key does not come within this. */
const SEQUENCE_MS = 1_500

const fields = `${texts}, select`
/** What has keys of its own while it is open. */
const widgets = 'dialog, [popover], [role="dialog"], [role="listbox"], [role="menu"]'
const pressables = 'button, summary, input, [role="button"]'

let pending = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Listens to the keys of the whole page. */
export function listenToKeys(): void {
  document.addEventListener('keydown', onKey)
  watchLeaving()
}

function onKey(event: KeyboardEvent): void {
  const stroke = event.defaultPrevented || event.isComposing ? null : strokeOf(event, isMac())
  const target = event.target instanceof Element ? event.target : document.body
  if (!stroke || !mayAct(stroke, target) || goesAlong(event)) return
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
