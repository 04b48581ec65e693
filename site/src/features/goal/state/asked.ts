import type { GoalStatus } from '@throughline/core/goal'
import { atom } from 'nanostores'
import { command as words } from '../../../messages/command.ts'
import { complain } from '../../task/state/reason.ts'

/** What is to be done to a goal, beside what opened it. */
export type Asked = { opener: Element } & (
  | { is: 'menu' | 'log' | 'pause'; goalId: string }
  | { is: 'edit'; goalId: string }
  | { is: 'close'; goalId: string; as: Extract<GoalStatus, 'achieved' | 'missed' | 'dropped'> }
  | { is: 'new'; begun?: { title?: string; type?: 'number' | 'habit' | 'currency'; target?: string; from?: string; to?: string } }
)

/** The dialog that is open; there is one at a time. */
export const $asked = atom<Asked | null>(null)

const form = () => import('../ui/form/GoalFormDialog.tsx')

/** Where each dialog comes from when it is first wanted. */
export const dialogs = {
  menu: () => import('../ui/dialogs/GoalMenu.tsx'),
  log: () => import('../ui/dialogs/LogDialog.tsx'),
  close: () => import('../ui/dialogs/CloseDialog.tsx'),
  pause: () => import('../ui/dialogs/PauseDialog.tsx'),
  new: form,
  edit: form,
} as const

/** Opens one, once it is here; the focus goes back to what opened it. */
export const ask = (asked: Asked): void =>
  void dialogs[asked.is]().then(
    () => $asked.set(asked),
    () => complain(words.notLoaded),
  )

/** A page has come to rest by then. */
const REST_MS = 2_500

/** Fetches the dialogs when the browser has nothing to do, so that they are there without a network too. */
export function preloadDialogs(): () => void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  const load = () => Object.values(dialogs).map((load) => load().catch(() => {}))
  const timer = setTimeout(() => whenIdle(load), REST_MS)
  return () => clearTimeout(timer)
}

/** Called as a dialog has closed: another may have been opened from it. */
export function closed(is: Asked['is']): void {
  if ($asked.get()?.is === is) $asked.set(null)
}
