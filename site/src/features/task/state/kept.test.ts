import { expect, test } from 'vitest'
import { createKept } from './kept.ts'

/** A browser's storage and locks; a page that goes lets its locks go. */
function browser() {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
  const queues = new Map<string, Promise<unknown>>()
  const page = () => {
    let leave = () => {}
    const gone = new Promise<void>((resolve) => {
      leave = resolve
    })
    const request = (key: string, ...rest: unknown[]) => {
      const use = rest.at(-1) as () => unknown
      const done = (queues.get(key) ?? Promise.resolve()).then(() => Promise.race([use(), gone]))
      queues.set(key, done)
      return done
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
  page().kept.takeOver('draft.', (text) => seen.push(text))
  await settle()
  expect([seen, [...texts.values()]]).toEqual([[], ['b']])
})

test('a page can leave what it kept to the next, and stay', async () => {
  const { page } = browser()
  const { kept } = page()
  const hold = kept.hold('draft.')
  hold.set('a')
  hold.release()
  const seen: string[] = []
  kept.takeOver('draft.', (text) => seen.push(text))
  await settle()
  expect(seen).toEqual(['a'])
})

test('without locks everything is taken over at once', () => {
  const { storage } = browser()
  const kept = createKept({ storage, locks: undefined })
  kept.hold('draft.').set('a')
  const seen: string[] = []
  kept.takeOver('draft.', (text) => seen.push(text))
  expect(seen).toEqual(['a'])
})

test('a storage that takes nothing does no harm', () => {
  const refusing = () => {
    throw new Error('QuotaExceededError')
  }
  const kept = createKept({ storage: { ...browser().storage, length: 0, setItem: refusing }, locks: undefined })
  expect(() => kept.hold('draft.').set('a')).not.toThrow()
})

test('what another page leaves later is taken over when it is asked for again, and what was asked for is not', async () => {
  const { page, texts } = browser()
  const awaited = new Set<string>()
  const seen: string[] = []
  const [first, here] = [page(), page()]
  const own = here.kept.hold('unsent.')
  awaited.add(own.key)
  own.set('mine')
  const look = () => here.kept.takeOver('unsent.', (text) => seen.push(text), undefined, awaited)
  look()
  first.kept.hold('unsent.').set('theirs')
  look()
  look()
  first.leave()
  await settle()
  expect(seen).toEqual(['theirs'])
  own.release()
  await settle()
  expect([...texts.values()]).toEqual(['mine'])
})

test('what a page keeps again after what was asked for had gone is asked for again', async () => {
  const { page } = browser()
  const awaited = new Set<string>()
  const seen: string[] = []
  const [first, here] = [page(), page()]
  const hold = first.kept.hold('unsent.')
  const look = () => here.kept.takeOver('unsent.', (text) => seen.push(text), undefined, awaited)
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
