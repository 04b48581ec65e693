import { expect, test, vi } from 'vitest'
import { createKept } from '../desk/kept/kept.ts'
import { sampleStorage } from '../desk/kept/test-storage.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { forgetIn, forgetWhoLeft, keptOnlyHere, noteLeaving } from './leaving.ts'

const texts = () =>
  new Map([
    ['throughline.unsent.ines.1', '[{"do":"complete","id":"t1"},{"do":"complete","id":"t2"}]'],
    ['throughline.message.ines.d1..p1', '{"text":"Half a sentence"}'],
    ['throughline.writing.ines.p1', '{}'],
    ['throughline.entry.ines.p1', '{"at":""}'],
    ['throughline.used.ines', '["t1"]'],
    ['throughline.said.jon.d1.m1', '{"body":"Of somebody else"}'],
    ['throughline-sandbox', '{}'],
  ])
const inBrowser = (kept: Map<string, string>) => createKept({ storage: sampleStorage(kept), locks: undefined })

test('what waits and what was being written is counted', () => {
  const kept = texts()
  expect(keptOnlyHere('ines', inBrowser(kept))).toBe(4)
  expect(keptOnlyHere('nobody', inBrowser(kept))).toBe(0)
})

test('who signs out leaves nothing that could be read; what is another’s stays', () => {
  const kept = texts()
  forgetIn(sampleStorage(kept), [...kept.keys()], 'ines', false)
  expect([...kept.keys()]).toEqual(['throughline.said.jon.d1.m1', 'throughline-sandbox'])
})

test('what somebody wants to find again stays, and nothing else', () => {
  const kept = texts()
  forgetIn(sampleStorage(kept), [...kept.keys()], 'ines', true)
  expect([...kept.keys()]).not.toContain('throughline.used.ines')
  expect(keptOnlyHere('ines', inBrowser(kept))).toBe(4)
})

test('what was to be thrown away stays where signing out failed, which a page of who is still in tells', async () => {
  const kept = texts()
  const noted = new Map<string, string>()
  // Its keys are its own, as those of a storage are.
  vi.stubGlobal('localStorage', Object.assign(Object.fromEntries(kept), sampleStorage(kept)))
  vi.stubGlobal('sessionStorage', sampleStorage(noted))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  noteLeaving('ines', false)
  askBeforeLeaving('ines')
  await forgetWhoLeft()
  expect(kept).toEqual(texts())
})
