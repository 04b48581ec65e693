import { expect, test } from 'vitest'
import { createKept } from './kept.ts'
import { sampleStorage } from './test-storage.ts'

/** A browser's storage and locks; a page that goes lets its locks go. */
function browser() {
  const texts = new Map<string, string>()
  const storage = sampleStorage(texts)
  const queues = new Map<string, Promise<unknown>>()
  const page = () => {
    let leave = () => {}
    const gone = new Promise<void>((resolve) => {
      leave = resolve
    })
    const request = (key: string, ...rest: unknown[]) => {
      const use = rest.at(-1) as () => unknown
      const { signal } = rest[0] as { signal?: AbortSignal }
      const had = (queues.get(key) ?? Promise.resolve()).then(() => {
        signal?.throwIfAborted()
        return Promise.race([use(), gone])
      })
      queues.set(
        key,
        had.catch(() => {}),
      )
      return had
    }
    return { kept: createKept({ storage, locks: { request } as unknown as LockManager }), leave }
  }
  return { texts, storage, page }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('what a page kept is taken over once that page is gone, and by one page only', async () => {
  const { texts, page } = browser()
  const first = page()
  first.kept.hold('draft.').set('Half a sentence')
  const seen: string[] = []
  page().kept.takeOver('draft.', (text) => seen.push(`second: ${text}`))
  page().kept.takeOver('draft.', (text) => seen.push(`third: ${text}`))
  await settle()
  expect(seen).toEqual([])
  first.leave()
  await settle()
  expect(seen).toEqual(['second: Half a sentence'])
  expect(texts.size).toBe(0)
})

test('what is cleared is gone, and what lies below another prefix is left alone', async () => {
  const { texts, page } = browser()
  const { kept, leave } = page()
  const hold = kept.hold('draft.')
  hold.set('a')
  hold.clear()
  kept.hold('other.').set('b')
  leave()
  const seen: string[] = []
  page().kept.takeOver('draft.', (text: string) => seen.push(text))
  await settle()
  expect([seen, [...texts.values()]]).toEqual([[], ['"b"']])
})

test('a page can leave what it kept to the next, and stay', async () => {
  const { page } = browser()
  const { kept } = page()
  const hold = kept.hold('draft.')
  hold.set('a')
  hold.release()
  const seen: string[] = []
  kept.takeOver('draft.', (text: string) => seen.push(text))
  await settle()
  expect(seen).toEqual(['a'])
})

test('without locks everything of other pages is taken over at once, and of its own only what a page has let go of', () => {
  const { storage } = browser()
  const [other, here] = [createKept({ storage, locks: undefined }), createKept({ storage, locks: undefined })]
  other.hold('draft.').set('theirs')
  const own = here.hold('draft.')
  own.set('mine')
  const seen: string[] = []
  const look = () => here.takeOver('draft.', (text: string) => seen.push(text))
  look()
  expect(seen).toEqual(['theirs'])
  own.release()
  look()
  expect(seen).toEqual(['theirs', 'mine'])
})

test('what one page does while it has a place, others wait for, and none loses its turn where that fails', async () => {
  const { page } = browser()
  const [one, two] = [page().kept, page().kept]
  const done: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = one.whenFree('talk.', () => promise.then(() => Promise.reject(new Error('lost'))))
  const second = two.whenFree('talk.', () => done.push('two'))
  await settle()
  expect(done).toEqual([])
  resolve()
  await expect(first).rejects.toThrow('lost')
  await second
  await one.whenFree('talk.', () => done.push('one'))
  expect(done).toEqual(['two', 'one'])
})

test('who stops waiting may ask again at once', async () => {
  const { page } = browser()
  const [first, here] = [page(), page()]
  first.kept.hold('draft.').set('Half a sentence')
  const stop = new AbortController()
  const seen: string[] = []
  here.kept.takeOver('draft.', () => seen.push('stopped'), stop.signal)
  stop.abort()
  here.kept.takeOver('draft.', (text: string) => seen.push(text))
  first.leave()
  await settle()
  expect(seen.at(-1)).toBe('Half a sentence')
  expect(seen).toHaveLength(1)
})

test('what a full storage does not take is there as long as its page, in place of what was kept before', () => {
  const { storage } = browser()
  const kept = createKept({ storage, locks: undefined })
  const setItem = storage.setItem
  kept.put('said.1', 'old')
  storage.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  kept.put('said.1', 'new')
  kept.put('said.2', 'x')
  expect(kept.keysOf('said.').map((key) => kept.read(key))).toEqual(['new', 'x'])
  storage.setItem = setItem
  kept.put('said.1', 'newest')
  kept.remove('said.2')
  expect([kept.read('said.1'), kept.read('said.2'), storage.getItem('said.1')]).toEqual(['newest', null, '"newest"'])
})

test('a storage that takes nothing does no harm', () => {
  const refusing = () => {
    throw new Error('QuotaExceededError')
  }
  const kept = createKept({ storage: Object.assign(browser().storage, { setItem: refusing }), locks: undefined })
  expect(() => kept.hold('draft.').set('a')).not.toThrow()
})

test('what another page leaves later is taken over when it is asked for again, and what was asked for is not', async () => {
  const { page, texts } = browser()
  const seen: string[] = []
  const [first, here] = [page(), page()]
  const own = here.kept.hold('unsent.')
  own.set('mine')
  const look = () => here.kept.takeOver('unsent.', (text: string) => seen.push(text))
  look()
  first.kept.hold('unsent.').set('theirs')
  look()
  look()
  first.leave()
  await settle()
  expect(seen).toEqual(['theirs'])
  own.release()
  await settle()
  expect([...texts.values()]).toEqual(['"mine"'])
})

test('what a page keeps again after what was asked for had gone is asked for again', async () => {
  const { page } = browser()
  const seen: string[] = []
  const [first, here] = [page(), page()]
  const hold = first.kept.hold('unsent.')
  const look = () => here.kept.takeOver('unsent.', (text: string) => seen.push(text))
  hold.set('sent')
  look()
  hold.clear()
  await settle()
  hold.set('not sent any more')
  look()
  first.leave()
  await settle()
  expect(seen).toEqual(['not sent any more'])
})
