import { keepEarlyPresses } from '../../components/early-press.ts'
import { keepFocusInView } from '../../components/focus-in-view.ts'
import { keepKeysForField } from '../../components/keys-ahead.ts'
import { receiveKeys } from '../../components/keys-along.ts'
import { givenDesk } from '../frame/given-desk.ts'
import { $shortcuts } from '../shortcuts/shortcuts.ts'
import { actions } from './actions.ts'
import { listenToKeys } from './keyboard.ts'
import { whereNow } from './state/here.ts'
import { loadFloating, preloadWhenIdle } from './state/late.ts'
import { doAction } from './state/run.ts'

$shortcuts.set(givenDesk().shortcuts)
listenToKeys()
// What the page begins with has the focus once it is alive; what is typed before is for that.
const begun = receiveKeys()
const beginsWithField = document.querySelector('[data-first-field], :is(input, textarea)[autofocus]') !== null
if (beginsWithField || location.hash === '#new-task') keepKeysForField(() => {}, begun)
keepEarlyPresses()
keepFocusInView()
loadFloating()
preloadWhenIdle()

// A button anywhere on the page may do what a key does.
document.addEventListener('click', ({ target }) => {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-does]')?.dataset.does : undefined
  const action = actions.find((action) => action.id === id)
  if (action) doAction(action, whereNow())
})
