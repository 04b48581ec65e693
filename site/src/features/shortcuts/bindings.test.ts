import type { Shortcuts } from '@throughline/core/account'
import { describe, expect, it } from 'vitest'
import { activeKeysOf, clash, isWhole, keysOf, match, rebinding, takersOf } from './bindings.ts'

const complete = { id: 'complete-task', keys: ['x'] }
const onRow = { id: 'complete-row', keys: ['Space'], sameAs: 'complete-task' }
const today = { id: 'go-today', keys: ['g t'] }
const inbox = { id: 'go-inbox', keys: ['g i', 'Mod+i'] }
const close = { id: 'close-task', keys: ['Escape'], isFixed: true }
const actions = [complete, onRow, today, inbox, close]

const plain: Shortcuts = { singleKeys: true, keys: {} }
const own = (keys: Shortcuts['keys']): Shortcuts => ({ singleKeys: true, keys })
const meaning = (pending: string, stroke: string, shortcuts = plain, applies = (_: unknown) => true) => {
  const found = match(pending, stroke, actions, shortcuts, applies)
  return found.is === 'action' ? found.action.id : found.is === 'begun' ? `${found.pending} …` : null
}

describe('a stroke', () => {
  it('does the action whose key it is, as the person has chosen it', () => {
    expect(meaning('', 'x')).toBe('complete-task')
    expect(meaning('', 'c', own({ 'complete-task': ['c'] }))).toBe('complete-task')
    expect(meaning('', 'x', own({ 'complete-task': ['c'] }))).toBeNull()
    expect(meaning('', 'x', own({ 'complete-task': [] }))).toBeNull()
  })

  it('begins a sequence, and the next one ends it', () => {
    expect(meaning('', 'g')).toBe('g …')
    expect(meaning('g', 't')).toBe('go-today')
  })

  it('that leads nowhere after others is taken for itself', () => {
    expect(meaning('g', 'x')).toBe('complete-task')
    expect(meaning('g', 'y')).toBeNull()
    expect(meaning('g', 'g')).toBe('g …')
  })

  it('is left to others where its action cannot be done', () => {
    expect(meaning('', 'x', plain, (action) => action !== complete)).toBeNull()
    const both = own({ 'go-today': ['x'] })
    expect(meaning('', 'x', both, (action) => action !== complete)).toBe('go-today')
  })

  it('that is a bare character does nothing once single keys are turned off', () => {
    const off = { singleKeys: false, keys: { 'complete-task': ['x', 'Mod+Enter'] } }
    expect(meaning('', 'x', off)).toBeNull()
    expect(meaning('', 'g', off)).toBeNull()
    expect(meaning('', 'Mod+Enter', off)).toBe('complete-task')
    expect(meaning('', 'Mod+i', off)).toBe('go-inbox')
    expect(meaning('', 'Escape', off)).toBe('close-task')
    expect(meaning('', 'Space', off)).toBe('complete-row')
  })
})

describe('the keys of an action', () => {
  it('are its own until the person has others', () => {
    expect(keysOf(inbox, plain)).toEqual(['g i', 'Mod+i'])
    expect(keysOf(inbox, own({ 'go-inbox': ['i'] }))).toEqual(['i'])
    expect(activeKeysOf(inbox, { singleKeys: false, keys: {} })).toEqual(['Mod+i'])
  })

  it('stay when they are how such a widget works', () => {
    expect(keysOf(close, own({ 'close-task': ['c'] }))).toEqual(['Escape'])
  })

  it('are not mistaken for what every object has', () => {
    expect(keysOf({ id: 'constructor', keys: ['x'] }, plain)).toEqual(['x'])
  })
})

describe('two bindings', () => {
  it('clash when they are the same, or one begins the other', () => {
    expect(clash('x', 'x')).toBe(true)
    expect(clash('g', 'g t')).toBe(true)
    expect(clash('g t', 'g')).toBe(true)
    expect(clash('g t', 'g i')).toBe(false)
    expect(clash('g', 'G t')).toBe(false)
  })

  it('of one action do not clash; another is named', () => {
    expect(takersOf('x', complete, actions, plain)).toEqual([])
    expect(takersOf('Space', complete, actions, plain)).toEqual([])
    expect(takersOf('Space', today, actions, plain)).toEqual([onRow])
    expect(takersOf('g', complete, actions, plain)).toEqual([today, inbox])
    expect(takersOf('x', today, actions, own({ 'complete-task': ['c'] }))).toEqual([])
  })
})

describe('giving an action keys', () => {
  it('takes away from others only what clashes', () => {
    expect(rebinding(complete, 'g', [today, inbox], plain)).toEqual({ 'complete-task': ['g'], 'go-today': [], 'go-inbox': ['Mod+i'] })
  })

  it('forgets the own keys when they are those it came with', () => {
    expect(rebinding(complete, 'x', [], own({ 'complete-task': ['c'] }))).toEqual({ 'complete-task': null })
    expect(rebinding(inbox, 'g i', [], plain)).toEqual({ 'go-inbox': ['g i'] })
  })

  it('waits for more after a bare character, and for nothing after anything else or three', () => {
    expect([[], ['g'], ['g', 't'], ['g', 't', 'x'], ['Mod+k'], ['g', 'F2']].map(isWhole)).toEqual([false, false, false, true, true, true])
  })
})
