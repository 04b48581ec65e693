import { command as words } from '../../messages/command.ts'

/** What of a KeyboardEvent says which key it is. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>

const noKeys = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn', 'Dead', 'Process', 'Unidentified']
const isCharacter = (key: string) => [...key].length === 1

/**
 * The stroke that a key press is, such as `j`, `?`, `Mod+k` or `Alt+ArrowUp`, by the character the keyboard gives and
 * not by where the key lies. `Mod` is Command on a Mac and Ctrl elsewhere. `null` for what is no stroke: a held
 * modifier, a dead key, the system's own key.
 */
export function strokeOf(event: Pressed, isMac: boolean): string | null {
  if (noKeys.includes(event.key) || (event.metaKey && !isMac)) return null
  // AltGr, which is Ctrl and Alt to some systems, is how a layout writes a character.
  const writes = event.getModifierState?.('AltGraph') ?? false
  const key = keyOf(event, isMac && event.altKey)
  const held = [
    (isMac ? event.metaKey : event.ctrlKey && !writes) && 'Mod',
    isMac && event.ctrlKey && 'Ctrl',
    event.altKey && !writes && 'Alt',
    // With a sign or a digit Shift has done its work: it is how `?` is written.
    event.shiftKey && (!isCharacter(key) || isLetter(key)) && 'Shift',
  ]
  return [...held.filter(Boolean), key].join('+')
}

const isLetter = (key: string) => /^\p{L}$/u.test(key)

function keyOf({ key, code }: Pressed, isComposed: boolean): string {
  if (key === ' ') return 'Space'
  if (!isCharacter(key)) return key
  // Where letters are not Latin, or Option makes signs of them, the place of the key says which letter is meant.
  const placed = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase()
  const isForeign = isLetter(key) && !/^\p{Script=Latin}$/u.test(key)
  return (isForeign || isComposed) && placed ? placed : key.toLowerCase()
}

/** Whether a binding begins with a bare character, as speech input types them (WCAG 2.1.4). */
export const isSingleKey = (binding: string): boolean => isCharacter(binding.split(' ')[0] ?? '')

/** Whether Ctrl or Command is held for a stroke, so that it is no typing. */
export const isCommand = (stroke: string): boolean => /^(Mod|Ctrl)\+./.test(stroke)

/** The parts of a stroke: what is held down, and the key, which may be `+` itself. */
const partsOf = (stroke: string): string[] => stroke.split(/(?<=[^+])\+/)

/** A binding as it is shown on this kind of keyboard: `Ctrl K`, `⌘ K`, `G T`. */
export function keyWords(binding: string, isMac: boolean): string {
  const names: Record<string, string> = { ...words.keys, ...(isMac ? words.macKeys : {}) }
  return binding
    .split(' ')
    .flatMap(partsOf)
    .map((part) => names[part] ?? (isLetter(part) ? part.toUpperCase() : part))
    .join(' ')
}

/** Single strokes as `aria-keyshortcuts` names them; a sequence has no name there. */
export const ariaKeys = (bindings: readonly string[], isMac: boolean): string | undefined =>
  bindings
    .filter((binding) => !binding.includes(' '))
    .map((binding) => binding.replace('Mod+', isMac ? 'Meta+' : 'Control+').replace('Ctrl+', 'Control+'))
    .join(' ') || undefined
