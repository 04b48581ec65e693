import type { PacketSection, Sentence } from '@throughline/core/review'
import { expect, it } from 'vitest'
import { packet } from '../../../messages/packet.ts'
import { followed } from './followed.ts'

const sentence = (id: string, ...of: string[]): Sentence => ({
  ...{ id, text: id, drafted: null },
  sources: of.map((source) => ({ kind: 'win', id: source, title: source, date: '2026-11', numbers: [] })),
})

const sections = (paragraphs: Record<string, Sentence[]>): PacketSection[] => [
  { id: 's', kind: 'own', heading: '', paragraphs: Object.entries(paragraphs).map(([id, sentences]) => ({ id, sentences })) },
]

const said = (before: Record<string, Sentence[]>, after: Record<string, Sentence[]>) =>
  packet.saved(followed(sections(before), sections(after), 'p'))

const before = { p: [sentence('a', 'order'), sentence('b', 'stock')], q: [sentence('c', 'stock')] }

it('says that sources have followed only where each still stands in what the paragraph became', () => {
  expect(said(before, before)).toBe('Saved. Its sources were kept.')
  expect(said(before, { ...before, p: [sentence('a', 'order', 'stock')] })).toBe('Saved. Its sources were kept.')
  expect(said(before, { ...before, p: [sentence('a', 'order')], new: [sentence('d', 'stock')] })).toBe('Saved. Its sources were kept.')
})

it('says how many stand behind nothing any more, though another paragraph rests on them, and which sentences have none', () => {
  expect(said(before, { ...before, p: [sentence('a', 'order')] })).toBe('Saved. 1 source no longer backs anything here.')
  expect(said(before, { q: before.q })).toBe('Saved. 2 sources no longer back anything here.')
  expect(said(before, { ...before, p: [...before.p, sentence('d')] })).toBe('Saved. 1 sentence has no source.')
  expect(said(before, { ...before, p: [sentence('a', 'order'), sentence('d'), sentence('e')] })).toBe(
    'Saved. 1 source no longer backs anything here. 2 sentences have no source.',
  )
})

it('says nothing of sources where the paragraph had none and its sentences are those of before', () => {
  const own = { p: [sentence('a')] }
  expect(said(own, own)).toBe('Saved.')
})
