import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { typing } from '../features/command/rules/typing.ts'

/** A key as a page tells of it. */
class Key extends Event {
  readonly key: string
  readonly altKey = false
  readonly ctrlKey: boolean
  readonly repeat: boolean
  constructor(type: string, { key = '', ctrlKey = false, repeat = false }: { key?: string; ctrlKey?: boolean; repeat?: boolean }) {
    super(type, { cancelable: true })
    this.key = key
    this.ctrlKey = ctrlKey
    this.repeat = repeat
  }
  getModifierState = () => false
}

/** Something that can have the focus, and what was pressed there. */
class Place extends EventTarget {
  readonly pressed: string[] = []
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    this.addEventListener('keydown', (event) => this.pressed.push((event as Key).key))
  }
  matches = (selector: string) => this.name === 'field' && selector.includes('textarea')
  closest = () => null
}

/** A page that begins with the focus on a row. */
async function page() {
  vi.resetModules()
  vi.useFakeTimers()
  const window = new EventTarget()
  const [row, field] = [new Place('row'), new Place('field')]
  const document = { activeElement: row, body: new Place('body'), execCommand: vi.fn() }
  vi.stubGlobal('document', document)
  vi.stubGlobal('KeyboardEvent', Key)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const focus = (place: Place) => {
    document.activeElement = place
    const event = new Event('focusin')
    Object.defineProperty(event, 'target', { value: place })
    window.dispatchEvent(event)
  }
  /** Answers whether the key came through to what has the focus. */
  const press = (key: string, init: { ctrlKey?: boolean; repeat?: boolean } = {}) =>
    window.dispatchEvent(new Key('keydown', { key, ...init }))
  // Fetched already, so that how long that takes decides nothing.
  await import('./press-key.ts')
  return { ...(await import('./keys-ahead.ts')), window, row, field, document, focus, press }
}

/** More turns than any of these tests presses keys: before each, what presses it is asked for. */
const TURNS = 8

async function pressed() {
  for (let turn = 0; turn < TURNS; turn++) {
    await vi.runAllTimersAsync()
    await vi.dynamicImportSettled()
  }
}

describe('keys that are pressed ahead', () => {
  let here: Awaited<ReturnType<typeof page>>
  beforeEach(async () => {
    here = await page()
  })
  // The files of a worker share its clock.
  afterEach(() => {
    vi.useRealTimers()
  })

  it('go straight to what has come where none were pressed before: nothing has to be fetched to press them', () => {
    here.keepKeysForField(() => here.focus(here.field))
    expect(here.press('C')).toBe(true)
  })

  it('wait for what is fetched, and are pressed in their order once it has the focus', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void here.keepKeysFor(promise)
    expect(here.press('x')).toBe(false)
    expect(here.press('Enter')).toBe(false)
    resolve()
    await promise
    here.focus(here.field)
    expect(here.press('y')).toBe(false)
    await pressed()
    expect([here.row.pressed, here.field.pressed]).toEqual([[], ['x', 'Enter', 'y']])
    expect(here.press('j')).toBe(true)
  })

  it('are forgotten where it does not come, and act again', async () => {
    const failed = here.keepKeysFor(Promise.reject(new Error('No network.'))).catch(() => 'failed')
    here.press('x')
    expect(await failed).toBe('failed')
    await pressed()
    expect(here.row.pressed).toEqual([])
    expect(here.press('x')).toBe(true)
  })

  it('are forgotten where it comes and takes no focus', async () => {
    await here.keepKeysFor(Promise.resolve())
    here.press('x')
    await pressed()
    expect(here.row.pressed).toEqual([])
    expect(here.press('x')).toBe(true)
  })

  it('are forgotten where what presses them does not come', async () => {
    vi.doMock('./press-key.ts', () => Promise.reject(new Error('No network.')))
    const { end } = here.keepKeys({ isFor: () => false })
    here.press('x')
    end()
    await pressed()
    vi.doUnmock('./press-key.ts')
    expect(here.row.pressed).toEqual([])
    expect(here.press('x')).toBe(true)
  })

  it('are forgotten where the person goes on by pointer', async () => {
    here.keepKeys()
    here.press('x')
    here.window.dispatchEvent(new Event('pointerdown'))
    await pressed()
    expect(here.row.pressed).toEqual([])
    expect(here.press('x')).toBe(true)
  })

  it('wait until the last of several has come', async () => {
    const [first, second] = [here.keepKeys({ isFor: () => false }), here.keepKeys({ isFor: () => false })]
    here.press('x')
    first.end()
    await pressed()
    expect(here.row.pressed).toEqual([])
    second.end()
    await pressed()
    expect(here.row.pressed).toEqual(['x'])
  })

  it('are not the browser’s own, nor of a key that is held down to press something', async () => {
    const { end } = here.keepKeys({ isFor: () => false })
    expect(here.press('r', { ctrlKey: true })).toBe(true)
    expect(here.press('Tab')).toBe(true)
    expect(here.press('Enter', { repeat: true })).toBe(false)
    end()
    await pressed()
    expect(here.row.pressed).toEqual([])
  })

  it('are written into a field that is opened, after those that were pressed before', async () => {
    here.keepKeysForField(() => {}, typing('He'))
    here.press('y')
    here.focus(here.field)
    await pressed()
    expect(here.document.execCommand.mock.calls.map(([, , letter]) => letter)).toEqual(['H', 'e', 'y'])
  })

  it('are written into a field that is opened in the order they were pressed, where later ones still wait', async () => {
    const { end } = here.keepKeys({ isFor: () => false })
    here.press('y')
    here.keepKeysForField(() => {}, typing('He'))
    here.focus(here.field)
    end()
    await pressed()
    expect(here.document.execCommand.mock.calls.map(([, , letter]) => letter)).toEqual(['H', 'e', 'y'])
  })
})
