import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleStorage } from '../../desk/kept/test-storage.ts'

const MINUTE = 60_000
const key = {} as CryptoKey

/** Heard by every tab but the one that speaks. */
class Channel extends EventTarget {
  static open = new Set<Channel>()
  constructor() {
    super()
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** The clock of the machine goes on while it sleeps, its timers do not. */
const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE)

/** A tab in which a sealed journal was unlocked. */
async function unlockedTab(journalId = 'night') {
  vi.resetModules()
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('sessionStorage', sampleStorage(new Map()))
  const keys = await import('./kept-keys.ts')
  let isLocked = false
  keys.whenLocked(() => {
    isLocked = true
  })
  keys.whilePresent()
  await keys.keepKey(journalId, key)
  return { keys, press: () => tab.dispatchEvent(new Event('keydown')), isLocked: () => isLocked }
}

beforeEach(() => {
  vi.useFakeTimers()
  Channel.open.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', sampleStorage(new Map()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('locks after a quarter of an hour without a sign of life where nothing was chosen', async () => {
  const { isLocked } = await unlockedTab()
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 1)
  expect(isLocked()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isLocked()).toBe(true)
})

it.each([5, 60])('locks after %i minutes where those were chosen, in the next tab as well', async (minutes) => {
  const first = await unlockedTab()
  first.keys.lockAfter(minutes)
  await first.keys.lockJournals()
  const { keys, isLocked } = await unlockedTab()
  expect(keys.lockedAfter()).toBe(minutes)
  await vi.advanceTimersByTimeAsync(minutes * MINUTE - 1)
  expect(isLocked()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isLocked()).toBe(true)
})

it('stays open for as long as the browser is, where that was chosen, and can still be locked', async () => {
  const { keys, isLocked } = await unlockedTab()
  keys.lockAfter(null)
  await vi.advanceTimersByTimeAsync(40 * 24 * 60 * MINUTE)
  expect(isLocked()).toBe(false)
  await keys.lockJournals()
  expect(isLocked()).toBe(true)
})

it('goes by the last sign of life in whatever tab', async () => {
  const idle = await unlockedTab()
  const used = await unlockedTab()
  for (let minutes = 0; minutes < 60; minutes += 10) {
    used.press()
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
  }
  expect([idle.isLocked(), used.isLocked()]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect([idle.isLocked(), used.isLocked()]).toEqual([true, true])
})

it('goes by what was chosen in another tab', async () => {
  const [first, second] = [await unlockedTab(), await unlockedTab()]
  second.keys.lockAfter(60)
  await vi.advanceTimersByTimeAsync(59 * MINUTE)
  expect([first.isLocked(), second.isLocked()]).toEqual([false, false])
})

describe('after the machine has slept for longer', () => {
  it('the first key locks in every tab, rather than counting as a sign of life', async () => {
    const [first, second] = [await unlockedTab(), await unlockedTab()]
    sleep(8 * 60)
    second.press()
    await vi.advanceTimersByTimeAsync(0)
    expect([first.isLocked(), second.isLocked()]).toEqual([true, true])
  })

  it('locks soon by itself', async () => {
    const { isLocked } = await unlockedTab()
    sleep(8 * 60)
    await vi.advanceTimersByTimeAsync(MINUTE / 2)
    expect(isLocked()).toBe(true)
  })

  it('hands no key to another tab', async () => {
    const { isLocked } = await unlockedTab()
    vi.resetModules()
    const another = await import('./kept-keys.ts')
    sleep(8 * 60)
    const asked = another.keptKey('night')
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(await asked).toBeNull()
    expect(isLocked()).toBe(true)
  })

  it('a journal unlocked then stays open, and the others do not', async () => {
    const night = await unlockedTab('night')
    sleep(8 * 60)
    const day = await unlockedTab('day')
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect([night.isLocked(), day.isLocked()]).toEqual([true, false])
  })

  it('the same tab, which has no more than the journal unlocked then', async () => {
    const { keys, isLocked } = await unlockedTab('night')
    sleep(8 * 60)
    await keys.keepKey('day', key)
    expect(isLocked()).toBe(true)
    const asked = ['night', 'day'].map((id) => keys.keptKey(id))
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(await Promise.all(asked)).toEqual([null, key])
  })

  it('stays open where less has passed than was chosen', async () => {
    const { isLocked, press } = await unlockedTab()
    sleep(14)
    press()
    sleep(14)
    await vi.advanceTimersByTimeAsync(MINUTE / 2)
    expect(isLocked()).toBe(false)
  })
})
