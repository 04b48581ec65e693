import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { shownKeys } from '../shown-keys.ts'
import { $shortcuts } from '../state/shortcuts.ts'

/** The keys of an action, as they are now. */
export function useKeys(id: string): ReturnType<typeof shownKeys> {
  const { shortcuts, isMac } = useDesk()
  return shownKeys(id, useShared($shortcuts, shortcuts), isMac)
}
