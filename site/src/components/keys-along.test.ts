import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleStorage } from '../features/desk/kept/test-storage.ts'

const HERE = 'https://throughline.example'

const stored = new Map<string, string>()

/** A key as a page tells of it. */
const key = (key: string, { at = 100, ...held }: Partial<KeyboardEvent> & { at?: number } = {}) =>
  ({ key, timeStamp: at, isComposing: false, getModifierState: () => false, ...held }) as KeyboardEvent

/** A page of this tab, and what its browser tells it. */
async function page(storage: Storage = sampleStorage(stored)) {
  vi.resetModules()
  const window = new EventTarget()
  const navigation = new EventTarget()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('location', new URL(`${HERE}/tasks`))
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const keys = await import('./keys-along.ts')
  keys.watchLeaving()
  /** Asks for another page at that time; the answer says that the person stayed. */
  const ask = ({ at = 50, sameDocument = false, downloadRequest = null as string | null, url = `${HERE}/journal/new` } = {}) => {
    const stayed = new AbortController()
    const given = { destination: { sameDocument, url }, downloadRequest, signal: stayed.signal }
    const event = Object.assign(new Event('navigate'), given)
    Object.defineProperty(event, 'timeStamp', { value: at })
    navigation.dispatchEvent(event)
    return () => stayed.abort()
  }
  return { ...keys, ask, leave: () => window.dispatchEvent(new Event('pagehide')) }
}

const received = async () => (await page()).receiveKeys().map(({ key }) => key)

describe('keys that are pressed while another page is on its way', () => {
  beforeEach(() => {
    stored.clear()
    vi.useFakeTimers()
  })
  // The files of a worker share its clock.
  afterEach(() => {
    vi.useRealTimers()
  })

  it('do nothing here, and are received by that page, once and in their order', async () => {
    const { ask, goesAlong, leave } = await page()
    expect(goesAlong(key('n'))).toBe(false)
    ask()
    expect(['H', 'i', 'Backspace'].map((one) => goesAlong(key(one)))).toEqual([true, true, true])
    leave()
    expect(await received()).toEqual(['H', 'i', 'Backspace'])
    expect(await received()).toEqual([])
  })

  it('are none that ask something of the browser or the whole page', async () => {
    const { ask, goesAlong, leave } = await page()
    ask()
    expect(goesAlong(key('k', { ctrlKey: true }))).toBe(true)
    expect(goesAlong(key('F5'))).toBe(true)
    leave()
    expect(await received()).toEqual([])
  })

  it('are forgotten where the person stays, and act again', async () => {
    const { ask, goesAlong, leave } = await page()
    const stay = ask()
    goesAlong(key('H'))
    stay()
    expect(goesAlong(key('x'))).toBe(false)
    leave()
    expect(await received()).toEqual([])
  })

  it('act here again where the page does not come within four seconds', async () => {
    const { ask, goesAlong } = await page()
    ask({ at: 50 })
    expect([goesAlong(key('x', { at: 4_049 })), goesAlong(key('x', { at: 4_050 }))]).toEqual([true, false])
  })

  it('are forgotten by whoever comes later than that', async () => {
    const { ask, goesAlong, leave } = await page()
    ask()
    goesAlong(key('H'))
    leave()
    vi.advanceTimersByTime(4_000)
    expect(await received()).toEqual([])
  })

  it.each([{ sameDocument: true }, { downloadRequest: 'a.csv' }])('are none where this page stays: %o', async (where) => {
    const { ask, goesAlong } = await page()
    ask(where)
    expect(goesAlong(key('x'))).toBe(false)
  })

  it.each(['https://elsewhere.example/journal/new', `${HERE}/api/v1/docs`, `${HERE}/auth/signout`])(
    'are not kept for a page that never takes them up: %s',
    async (url) => {
      const { ask, goesAlong, leave } = await page()
      ask({ url })
      expect(goesAlong(key('H'))).toBe(true)
      leave()
      expect([...stored]).toEqual([])
    },
  )

  it('are lost, and nothing else, where a browser keeps nothing or kept something else', async () => {
    stored.set('keys-along', '{')
    expect(await received()).toEqual([])
    const refusing = {
      getItem: () => {
        throw new Error('Refused.')
      },
    } as unknown as Storage
    const { ask, goesAlong, leave, receiveKeys } = await page(refusing)
    ask()
    goesAlong(key('H'))
    expect(leave).not.toThrow()
    expect(receiveKeys()).toEqual([])
  })
})
