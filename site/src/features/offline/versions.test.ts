import { beforeEach, expect, it, vi } from 'vitest'
import { newerVersion as words } from '../../messages/newer-version.ts'
import { $toast } from '../desk/told.ts'
import { followVersions } from './versions.ts'

/** An open page, its worker, and the workers the server comes to have. */
function opened({ controlled = true } = {}) {
  const sent: unknown[] = []
  const worker = (scriptURL: string) =>
    Object.assign(new EventTarget(), { scriptURL, state: 'installing', postMessage: (m: unknown) => sent.push(m) })
  const container = Object.assign(new EventTarget(), { controller: controlled ? worker('/worker-en.js') : null })
  const registration = Object.assign(new EventTarget(), {
    installing: null as ReturnType<typeof worker> | null,
    waiting: null as ReturnType<typeof worker> | null,
  })
  let reloads = 0
  const page = Object.assign(new EventTarget(), { location: { reload: () => void reloads++ } })
  followVersions(container as never, registration as never, page as never)
  const install = (scriptURL: string) => {
    const next = worker(scriptURL)
    registration.installing = next
    registration.dispatchEvent(new Event('updatefound'))
    Object.assign(next, { state: 'installed' })
    registration.waiting = next
    next.dispatchEvent(new Event('statechange'))
  }
  return { sent, container, page, install, reloads: () => reloads }
}

beforeEach(() => {
  $toast.set(null)
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})
const TAKE_OVER = [{ type: 'SKIP_WAITING' }]

it('lets a newer version wait, and says quietly that it is there', () => {
  const { sent, install, reloads } = opened()
  install('/worker-en.js')
  expect($toast.get()?.words).toBe(words.isThere)
  expect([sent, reloads()]).toEqual([[], 0])
})

it('has it take over as the person goes on to another page', () => {
  const { sent, install, page, reloads } = opened()
  install('/worker-en.js')
  page.dispatchEvent(new Event('pagehide'))
  expect([sent, reloads()]).toEqual([TAKE_OVER, 0])
})

it('loads it at a button, once it has taken over and not before', () => {
  const { sent, install, container, reloads } = opened()
  install('/worker-en.js')
  $toast.get()?.offer?.run()
  expect([sent, reloads()]).toEqual([TAKE_OVER, 0])
  container.dispatchEvent(new Event('controllerchange'))
  vi.runAllTimers()
  expect(reloads()).toBe(1)
})

it('loads it two seconds after the button where the older one is still at work, and once', () => {
  const { install, container, reloads } = opened()
  install('/worker-en.js')
  $toast.get()?.offer?.run()
  vi.advanceTimersByTime(1_999)
  expect(reloads()).toBe(0)
  vi.advanceTimersByTime(1)
  container.dispatchEvent(new Event('controllerchange'))
  expect(reloads()).toBe(1)
})

it('says nothing of the first worker, nor of the same in another language', () => {
  opened({ controlled: false }).install('/worker-en.js')
  const { install, sent } = opened()
  install('/worker-de.js')
  expect([$toast.get(), sent]).toEqual([null, TAKE_OVER])
})
