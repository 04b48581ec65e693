import type { Evidence, Win } from '@throughline/core/career'
import { expect, it } from 'vitest'
import { bringsOf } from './brings.ts'

const bare = { title: 'Counted the pallets', experienceId: null, evidence: [], text: '', metric: null }
const piece = (kind: Evidence['kind'], quote: string | null = null) =>
  ({ kind, quote, title: 'Count an aisle', date: null, number: null, state: 'live' }) as Evidence

it('says what a win fills in, and nothing that it does not', () => {
  expect(bringsOf(bare)).toEqual([])
  expect(bringsOf({ ...bare, experienceId: 'e', metric: { value: '20' } as Win['metric'] })).toEqual(['where it was', 'the number'])
  expect(bringsOf({ ...bare, evidence: [piece('check-in'), piece('note')] })).toEqual(['what was to be reached'])
  expect(bringsOf({ ...bare, evidence: [piece('journal-entry', 'I counted.')] })).toEqual(['what you did'])
  expect(bringsOf({ ...bare, evidence: [piece('task')] })).toEqual([])
  expect(bringsOf({ ...bare, evidence: [{ ...piece('task'), date: '2026-11-12' }] })).toEqual(['what you did'])
})

it('says nothing of what was done where the win is called by the passage or the task', () => {
  const evidence = [piece('journal-entry', 'Counted\nthe pallets')]
  expect(bringsOf({ ...bare, evidence })).toEqual([])
  expect(bringsOf({ ...bare, evidence: [{ ...piece('task'), title: bare.title, date: '2026-11-12' }] })).toEqual([])
})
