import { describe, expect, it } from 'vitest'
import { ariaKeys, isCommand, isSingleKey, keyWords, type Pressed, strokeOf } from './stroke.ts'

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const onPc = (key: string, held?: Partial<Pressed>) => strokeOf(press(key, held), false)
const onMac = (key: string, held?: Partial<Pressed>) => strokeOf(press(key, held), true)

describe('a stroke', () => {
  it('is the character that the keyboard gives, wherever its key lies', () => {
    expect(onPc('?', { shiftKey: true, code: 'Slash' })).toBe('?')
    // On a German keyboard it lies elsewhere, and / needs Shift.
    expect(onPc('?', { shiftKey: true, code: 'Minus' })).toBe('?')
    expect(onPc('/', { shiftKey: true, code: 'Digit7' })).toBe('/')
    expect(onPc('z', { code: 'KeyY' })).toBe('z')
    expect(onPc('1', { shiftKey: true, code: 'Digit1' })).toBe('1')
  })

  it('is a small letter, also while Caps Lock is on, and tells of Shift', () => {
    expect(onPc('J')).toBe('j')
    expect(onPc('J', { shiftKey: true })).toBe('Shift+j')
    expect(onPc('ArrowUp', { shiftKey: true, altKey: true })).toBe('Alt+Shift+ArrowUp')
    expect(onPc(' ')).toBe('Space')
  })

  it('is the Latin letter on the key where the layout has other letters', () => {
    expect(onPc('й', { code: 'KeyQ' })).toBe('q')
    expect(onPc('л', { code: 'KeyK', ctrlKey: true })).toBe('Mod+k')
    expect(onPc('ö', { code: 'Semicolon' })).toBe('ö')
    expect(onPc('ё', { code: 'Backquote' })).toBe('ё')
  })

  it('has Command as Mod on a Mac and Ctrl elsewhere', () => {
    expect(onPc('k', { ctrlKey: true })).toBe('Mod+k')
    expect(onMac('k', { metaKey: true })).toBe('Mod+k')
    expect(onMac('k', { ctrlKey: true })).toBe('Ctrl+k')
    expect(onPc('k', { metaKey: true })).toBeNull()
  })

  it('is the sign that AltGr writes, and the letter that Option would turn into a sign', () => {
    const altGraph = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' }
    expect(onPc('@', { ...altGraph, code: 'KeyQ' })).toBe('@')
    expect(onMac('å', { altKey: true, code: 'KeyA' })).toBe('Alt+a')
  })

  it.each(['Control', 'Shift', 'Dead', 'Process', 'Unidentified'])('is none while %s is pressed', (key) => {
    expect(onPc(key)).toBeNull()
  })
})

it('what begins with a bare character is a single key, and nothing else', () => {
  expect(['x', '?', 'g t', '+'].map(isSingleKey)).toEqual([true, true, true, true])
  expect(['Mod+k', 'Alt+ArrowUp', 'Escape', 'Space', 'Shift+Delete'].map(isSingleKey)).toEqual([false, false, false, false, false])
})

it('what is held with Ctrl or Command is no typing', () => {
  expect(['Mod+k', 'Ctrl+k', 'Alt+k', 'k', 'Mod+'].map(isCommand)).toEqual([true, true, false, false, false])
})

it('keys are written as they stand on the keyboard', () => {
  expect(keyWords('Mod+k', false)).toBe('Ctrl K')
  expect(keyWords('Mod+k', true)).toBe('⌘ K')
  expect(keyWords('g t', false)).toBe('G T')
  expect(keyWords('Mod++', false)).toBe('Ctrl +')
  expect(keyWords('Alt+ArrowUp', false)).toBe('Alt ↑')
})

it('assistive technology is told of single strokes only', () => {
  expect(ariaKeys(['Mod+k', 'g t', 'q'], false)).toBe('Control+k q')
  expect(ariaKeys(['Mod+k'], true)).toBe('Meta+k')
  expect(ariaKeys(['g t'], false)).toBeUndefined()
})
