import type { ShortcutChanges, Shortcuts } from './shortcuts.ts'

/** The shortcuts after a change: what is named is taken over by action, and `null` takes away what was the person's own. */
export function mergedShortcuts(shortcuts: Shortcuts, { singleKeys, keys }: ShortcutChanges): Shortcuts {
  const merged = keys === null ? {} : { ...shortcuts.keys, ...keys }
  const kept = Object.entries(merged).filter((entry): entry is [string, string[]] => entry[1] !== null)
  return {
    singleKeys: singleKeys ?? shortcuts.singleKeys,
    // In one order, so that two ways to the same shortcuts are the same.
    keys: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
