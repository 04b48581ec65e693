import { describe, expect, it } from 'vitest'
import { rank, ranked } from './rank.ts'

const never = () => 0

describe('what is typed', () => {
  it('finds beginnings first, then beginnings of words, other words, parts, and letters in their order', () => {
    const today = { words: 'Go to Today', also: 'show list' }
    expect(['go to', 'tod', 'go tod', 'show today', 'oday', 'gtd'].map((typed) => rank(today, typed))).toEqual([5, 4, 4, 3, 2, 1])
    expect(rank(today, 'inbox')).toBe(0)
  })

  it('is the same with and without accents and capitals', () => {
    expect(rank({ words: 'Büro aufräumen' }, 'BURO')).toBe(5)
    expect(rank({ words: 'Buro' }, 'büro')).toBe(5)
  })

  it('begins words of any script, and no part of one', () => {
    expect(rank({ words: 'the 𐐀ab-bc' }, 'ab')).toBe(2)
    expect(rank({ words: 'the 𐐀ab-bc' }, 'bc')).toBe(4)
    expect(rank({ words: '会議 資料', also: 'Unterlagen' }, '資料 unter')).toBe(3)
  })

  it('finds nothing by signs alone, or by two stray letters', () => {
    expect(rank({ words: 'Go to Today' }, ' > ')).toBe(0)
    expect(rank({ words: 'Go to Today' }, 'gy')).toBe(0)
  })
})

it('better comes before worse, then what was used last, then the order they have', () => {
  const items = [{ words: 'Move down' }, { words: 'Theme: Dark' }, { words: 'Due' }, { words: 'Due: Tomorrow' }, { words: 'Duration' }]
  const used = ({ words }: { words: string }) => (words === 'Duration' ? 0 : 9)
  expect(ranked(items, 'du', used).map(({ words }) => words)).toEqual(['Duration', 'Due', 'Due: Tomorrow'])
  expect(ranked(items, 'd', never).map(({ words }) => words)).toEqual(['Due', 'Due: Tomorrow', 'Duration', 'Move down', 'Theme: Dark'])
})
