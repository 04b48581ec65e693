import { keepKeysFor } from '../../../components/keys-ahead.ts'
import { command as words } from '../../../messages/command.ts'
import { REST_MS } from '../../desk/at-rest.ts'
import { complain } from '../../desk/reason.ts'
import { $asked, $wanted } from '../state/asked.ts'

const form = () => import('./form/GoalFormDialog.tsx')

/** Where each dialog comes from when it is first wanted. */
export const dialogs = {
  menu: () => import('./dialogs/GoalMenu.tsx'),
  log: () => import('./dialogs/LogDialog.tsx'),
  close: () => import('./dialogs/CloseDialog.tsx'),
  pause: () => import('./dialogs/PauseDialog.tsx'),
  new: form,
  edit: form,
} as const

/**
 * Opens what is asked for once it is here, and fetches all of it when the browser has nothing to do, so that it is there
 * without a network too. Answers how to end that.
 */
export function followAsked(): () => void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  const load = () => Object.values(dialogs).map((load) => load().catch(() => {}))
  const timer = setTimeout(() => whenIdle(load), REST_MS)
  const stop = $wanted.listen((wanted) => {
    if (!wanted) return
    keepKeysFor<unknown>(dialogs[wanted.is]()).then(
      () => $asked.set(wanted),
      () => complain(words.notLoaded),
    )
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
