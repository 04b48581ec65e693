import { z } from 'zod'

/** How many actions may have keys of the person's own, and how many ways one action may be called. */
export const MAX_ACTIONS = 200
const MAX_BINDINGS = 4

const ActionId = z
  .string()
  .max(60)
  .regex(/^[a-z]+(-[a-z0-9]+)*$/, { error: 'Name an action such as complete-task.' })

const bindingWords = { error: 'Write keys such as x, Mod+k, Alt+ArrowUp or g t.' } as const
const stroke = String.raw`((Mod|Ctrl|Alt|Shift)\+){0,4}(\p{Lu}[A-Za-z0-9]{1,19}|[^\s\p{C}])`

/**
 * Up to three strokes parted by spaces. A stroke is a key as `KeyboardEvent.key` names it, after what is held down
 * with it; `Mod` is Command on a Mac and Ctrl elsewhere, `Space` the space bar.
 */
const Binding = z
  .string()
  .max(120, bindingWords)
  .regex(new RegExp(`^${stroke}( ${stroke}){0,2}$`, 'u'), bindingWords)

const Bindings = z.array(Binding).max(MAX_BINDINGS)

export const Shortcuts = z
  .object({
    /** Whether single characters act; they can be in the way of speech input (WCAG 2.1.4). */
    singleKeys: z.boolean(),
    /** Keys of the person's own, by action. An action that is not named has the keys it came with; with none it has no key. */
    keys: z.record(ActionId, Bindings),
  })
  .meta({ id: 'Shortcuts', example: { singleKeys: true, keys: { 'complete-task': ['c'], 'go-today': ['g t', 'Mod+1'] } } })
export type Shortcuts = z.infer<typeof Shortcuts>

/** What is named is changed, by action; `null` gives an action its own keys back (RFC 7396). */
export const ShortcutChanges = z
  .strictObject({ singleKeys: z.boolean(), keys: z.record(ActionId, Bindings.nullable()).nullable() })
  .partial()
  .meta({ id: 'ShortcutChanges', example: { keys: { 'complete-task': ['c'], 'go-today': null } } })
export type ShortcutChanges = z.infer<typeof ShortcutChanges>

export const noShortcuts: Shortcuts = { singleKeys: true, keys: {} }
