import { useShared } from '../desk/desk.ts'
import { useDesk } from '../desk/use-desk.ts'
import type { Keyed } from './bindings.ts'
import { $shortcuts } from './shortcuts.ts'
import { shownKeys } from './shown-keys.ts'

/** The keys of an action, as they are now. */
export function useKeys(action: Keyed): ReturnType<typeof shownKeys> {
  const { shortcuts, isMac } = useDesk()
  return shownKeys(action, useShared($shortcuts, shortcuts), isMac)
}
