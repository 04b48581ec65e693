import { expect, test } from 'vitest'
import { findRepeatWords } from '../words/repeat-words.ts'
import { readQuickAdd } from './read-quick-add.ts'
import { english, german } from './test-quick-add.ts'

test('what screens show as examples means in German what it means in English', () => {
  const due = (text: string, context: typeof english) => readQuickAdd(text, context).dueAt
  expect(due('Ana anrufen Freitag 16 Uhr #arbeit', german)).toBe('2026-03-06T16:00')
  expect(due('Ring Ana Friday 4pm #work', english)).toBe('2026-03-06T16:00')
  expect(readQuickAdd('Ana anrufen Freitag 16 Uhr #arbeit', german)).toMatchObject({ title: 'Ana anrufen', tags: ['arbeit'] })
  for (const [said, meant] of [
    ['alle 3 Wochen am Mo und Do', 'every 3 weeks on Mon and Thu'],
    ['jeden Montag', 'every Monday'],
  ] as const)
    expect(findRepeatWords(said, 'de')?.recurrence).toEqual(findRepeatWords(meant, 'en')?.recurrence)
})
