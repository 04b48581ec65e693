import { describe, expect, it } from 'vitest'
import { readQuickAdd } from '../quick-add/read-quick-add.ts'
import { english, german } from '../quick-add/test-quick-add.ts'

const read = (text: string, context = english) => {
  const { title, recurrence, found } = readQuickAdd(text, context)
  return { title, from: recurrence?.repeatFrom ?? null, found: found.map(({ text }) => text) }
}

describe('a repeat that is counted from when the task was done', () => {
  it.each([
    'after completion',
    'after each completion',
    'from completion',
    'after done',
    'after it’s done',
    'when done',
    'once it is finished',
    'after finishing it',
  ])('is said by “%s” behind it, which is one part with it', (words) => {
    expect(read(`Water every 3 days ${words}`)).toEqual({ title: 'Water', from: 'completion', found: [`every 3 days ${words}`] })
  })

  it.each(['nach Erledigung', 'nach der Erledigung', 'ab Erledigung', 'nach dem Erledigen', 'wenn erledigt', 'sobald es erledigt ist'])(
    'is said by „%s“ in German',
    (words) => {
      expect(read(`Gießen alle 3 Tage ${words}`, german)).toEqual({ title: 'Gießen', from: 'completion', found: [`alle 3 Tage ${words}`] })
    },
  )

  it('may have its time and its end beside that', () => {
    expect(read('Water every 3 days at 9am after completion')).toMatchObject({ title: 'Water', from: 'completion' })
    expect(read('Water every 3 days after completion until 30 June')).toMatchObject({ title: 'Water', from: 'completion' })
    expect(read('Water daily when done')).toMatchObject({ title: 'Water', from: 'completion' })
  })

  it.each(['after lunch', 'after completing the audit', 'after completion of the audit', 'when done with the audit'])(
    '“%s” is of something else, and stays words',
    (words) => expect(read(`Water every 3 days ${words}`)).toMatchObject({ title: `Water ${words}`, from: 'schedule' }),
  )
})
