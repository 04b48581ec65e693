import type { Shortcuts } from '@throughline/core/account'
import type { Action } from './action.ts'
import { isSingleKey } from './stroke.ts'

/** By what the keys of an action are known. */
export type Keyed = Pick<Action, 'id' | 'keys' | 'isFixed' | 'sameAs'>

/** Whether the keys of an action are the same for everybody. */
export const isFixed = ({ isFixed, sameAs }: Keyed): boolean => isFixed === true || sameAs !== undefined

/** The keys an action has for this person, whether or not they are turned off. */
export const keysOf = (action: Keyed, { keys }: Shortcuts): readonly string[] =>
  (isFixed(action) ? undefined : Object.hasOwn(keys, action.id) ? keys[action.id] : undefined) ?? action.keys ?? []

/** The keys that work now: with single keys turned off, only those that are no typing. */
export const activeKeysOf = (action: Keyed, shortcuts: Shortcuts): readonly string[] => {
  const keys = keysOf(action, shortcuts)
  return shortcuts.singleKeys || isFixed(action) ? keys : keys.filter((binding) => !isSingleKey(binding))
}

/** Whether one of two bindings keeps the other from ever being reached. */
export const clash = (a: string, b: string): boolean => a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)

/** The actions that already have a binding, or one it gets in the way of. */
export const takersOf = <A extends Keyed>(
  binding: string,
  action: Pick<Action, 'id'>,
  actions: readonly A[],
  shortcuts: Shortcuts,
): readonly A[] =>
  actions.filter(
    (other) => other.id !== action.id && other.sameAs !== action.id && keysOf(other, shortcuts).some((theirs) => clash(theirs, binding)),
  )

/** What gives an action a binding, and takes away from others what clashes with it. */
export function rebinding(action: Keyed, binding: string, takers: readonly Keyed[], shortcuts: Shortcuts): Record<string, string[] | null> {
  const isOwn = action.keys?.length === 1 && action.keys[0] === binding
  const rest = takers.map((other) => [other.id, keysOf(other, shortcuts).filter((theirs) => !clash(theirs, binding))] as const)
  return { ...Object.fromEntries(rest), [action.id]: isOwn ? null : [binding] }
}

/** Strokes of one sequence. */
const MOST_STROKES = 3

/** Whether no further stroke can follow: sequences are of bare characters. */
export const isWhole = (strokes: readonly string[]): boolean =>
  strokes.length === MOST_STROKES || (strokes.length > 0 && !isSingleKey(strokes.at(-1) ?? ''))

export type Match<A> = { is: 'action'; action: A } | { is: 'begun'; pending: string } | { is: 'none' }

/**
 * What a stroke means after those that are pending. An action that cannot be done here leaves its keys to others;
 * strokes that lead nowhere are forgotten, and the last one is taken for itself.
 */
export function match<A extends Keyed>(
  pending: string,
  stroke: string,
  actions: readonly A[],
  shortcuts: Shortcuts,
  applies: (action: A) => boolean,
): Match<A> {
  const typed = pending ? `${pending} ${stroke}` : stroke
  const keyed = (fits: (binding: string) => boolean) =>
    actions.find((action) => activeKeysOf(action, shortcuts).some(fits) && applies(action))
  const action = keyed((binding) => binding === typed)
  if (action) return { is: 'action', action }
  if (keyed((binding) => binding.startsWith(`${typed} `))) return { is: 'begun', pending: typed }
  return pending ? match('', stroke, actions, shortcuts, applies) : { is: 'none' }
}
