import type { BankQuestion } from '@throughline/core/interview'
import { describe, expect, test } from 'vitest'
import { type Chosen, filterOf, isAsked, readChosen, searchOf } from './filter.ts'

const all: Chosen = { q: '', kind: '', level: '', competency: '', targetJobId: '', show: 'all' }
const question = { kind: 'data', level: 'any', starred: false, hiddenAt: null, origin: 'own' } as unknown as BankQuestion

describe('which questions are looked at', () => {
  test('stands in the address, and nothing else does', () => {
    const targetJobId = '019a9b46-1000-7cc0-8000-00000000000a'
    const chosen: Chosen = { q: 'stock', kind: 'data', level: 'lead', competency: 'budget', targetJobId, show: 'starred' }
    expect(searchOf(chosen)).toBe(`?q=stock&kind=data&level=lead&competency=budget&targetJobId=${targetJobId}&show=starred`)
    expect(readChosen(new URLSearchParams(searchOf(chosen)))).toEqual(chosen)
    expect(searchOf(all)).toBe('')
  })

  test('is all of them where an address asks for what there is not', () => {
    expect(readChosen(new URLSearchParams('kind=odd&level=boss&targetJobId=mine&show=toString&cursor=x'))).toEqual(all)
  })

  test('is asked of the bank in its own words', () => {
    expect(filterOf(all)).toEqual({})
    expect(filterOf({ ...all, show: 'hidden' })).toEqual({ hidden: true })
    expect(filterOf({ ...all, show: 'own', competency: 'bees' })).toEqual({ origin: 'own', competency: 'bees' })
  })

  test('holds for what is changed here meanwhile', () => {
    expect(isAsked(all, question)).toBe(true)
    expect(isAsked(all, { ...question, hiddenAt: '2026-03-05T09:00:00.000Z' })).toBe(false)
    expect(isAsked({ ...all, show: 'starred' }, question)).toBe(false)
    expect(isAsked({ ...all, level: 'lead', kind: 'data', show: 'own' }, question)).toBe(true)
    expect(isAsked({ ...all, kind: 'people' }, question)).toBe(false)
  })
})
