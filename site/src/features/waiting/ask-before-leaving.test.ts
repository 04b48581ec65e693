import { expect, test, vi } from 'vitest'
import { placeOf, placesOf } from '../desk/kept/places.ts'
import { sampleStorage } from '../desk/kept/test-storage.ts'
import { fieldsWith } from '../journal/draft/test-fields.ts'
import { opened } from '../journal/draft/writing.ts'

/** A page of Ines's, and what the browser tells it of what other pages write. */
async function openPage() {
  const kept = new Map<string, string>()
  const page = new EventTarget()
  const reload = vi.fn()
  const open = vi.fn()
  vi.stubGlobal('localStorage', sampleStorage(kept))
  vi.stubGlobal('sessionStorage', sampleStorage(new Map()))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('indexedDB', { open })
  vi.resetModules()
  const [here, leaving, { askBeforeLeaving }, drafts] = await Promise.all([
    import('../desk/kept/kept.ts'),
    import('./leaving.ts'),
    import('./ask-before-leaving.ts'),
    import('../journal/draft/drafts.ts'),
  ])
  askBeforeLeaving('ines')
  return { kept, page, reload, open, here: here.kept(), leaving, drafts }
}

/** What another page has written, as it is told. */
function toldTo(page: EventTarget, written: Storage['setItem'] & { mock: { calls: [string, string][] } }) {
  for (const [key, newValue] of written.mock.calls) page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

test('what was thrown away on another page is not written back by this one', async () => {
  const { kept, page, reload, open, here, leaving, drafts } = await openPage()
  const hold = here.hold<object[]>(placesOf('unsent', 'ines'))
  const done = ['a', 'b', 'c'].map((id) => ({ do: 'complete', id }))
  hold.set(done.slice(0, 1))
  const setItem = vi.spyOn(localStorage, 'setItem')
  leaving.noteLeaving('ines', false)
  await leaving.forgetWhoLeft().catch(() => {})
  expect(kept).toEqual(new Map())
  // Before this page hears of it.
  hold.set(done.slice(0, 2))
  toldTo(page, setItem as never)
  expect([[...kept.keys()], reload.mock.calls.length]).toEqual([[], 1])
  // And as it goes.
  open.mockClear()
  hold.set(done)
  const draft = { key: 'ines.p1', accountId: 'ines', seq: 1, writing: opened('e', { version: 0, fields: fieldsWith({ body: 'Rain' }) }) }
  drafts.putNow(draft)
  await drafts.put(draft)
  expect([[...kept.keys()], open.mock.calls]).toEqual([[], []])
})

test('who signs out where nothing waits leaves on other pages too, and nothing is kept there from then on', async () => {
  const { kept, page, reload, here, leaving } = await openPage()
  const setItem = vi.spyOn(localStorage, 'setItem')
  leaving.noteLeaving('ines', false)
  await leaving.forgetWhoLeft().catch(() => {})
  toldTo(page, setItem as never)
  here.put(placeOf('draft', 'ines', 't1'), 'Typed afterwards')
  expect([[...kept.keys()], reload.mock.calls.length]).toEqual([[], 1])
})

test('who signs out and keeps what waits leaves on other pages too, and what they hold is kept as they go', async () => {
  const { kept, page, reload, here, leaving } = await openPage()
  const key = placeOf('unsent', 'ines', 'p1')
  here.put(key, ['a'])
  const setItem = vi.spyOn(localStorage, 'setItem')
  leaving.noteLeaving('ines', true)
  await leaving.forgetWhoLeft()
  toldTo(page, setItem as never)
  here.put(key, ['a', 'b'])
  expect([[...kept], reload.mock.calls.length]).toEqual([[[key, '["a","b"]']], 1])
})

test.each(['jon', null])('what %s has thrown away is nothing to this page', async (whose) => {
  const { kept, page, reload, here } = await openPage()
  const key = placeOf('unsent', 'ines', 'p1')
  here.put(key, ['a'])
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'throughline.thrown', newValue: whose }))
  here.put(key, ['a', 'b'])
  expect([[...kept], reload.mock.calls]).toEqual([[[key, '["a","b"]']], []])
})
