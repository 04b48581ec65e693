import { describe, expect, it } from 'vitest'
import { readTokens } from '../quick-add/read-tokens.ts'
import { testGoals } from '../quick-add/test-quick-add.ts'
import { findGoalSigns } from './goal-signs.ts'

const read = (text: string) => {
  const { title, goalId, unknownGoals } = readTokens(text, { goals: testGoals })
  return [title, testGoals.find(({ id }) => id === goalId)?.title ?? null, ...unknownGoals.map(({ text, matches }) => `${text} ${matches}`)]
}

describe('a goal in a line', () => {
  it.each([
    ['Draft >"Ship 2.0"', 'Draft', 'Ship 2.0'],
    ['Draft >"ship 2.0" #work', 'Draft', 'Ship 2.0'],
    ['Draft >ship 2.0 today', 'Draft today', 'Ship 2.0'],
    ['Draft >Ship', 'Draft', 'Ship 2.0'],
    ['Draft >Ship, then rest', 'Draft, then rest', 'Ship 2.0'],
    ['Draft >Ship.', 'Draft.', 'Ship 2.0'],
    ['>Ship Draft', 'Draft', 'Ship 2.0'],
    ['Draft >"ship 1"', 'Draft', 'Ship 1.0'],
    ['Draft >grosse', 'Draft', 'Größe zählt'],
    ['Draft >Ship >"Run 10 km"', 'Draft >Ship', 'Run 10 km'],
    ['Draft >ship 2.0.1', 'Draft 2.0.1', 'Ship 2.0'],
  ])('%s is its goal by the whole title or the beginning of one', (text, title, goal) => expect(read(text)).toEqual([title, goal]))

  it.each([
    ['Draft >Swim', ['Draft >Swim', null, '>Swim 0']],
    ['Draft >run', ['Draft >run', null, '>run 2']],
    ['Draft >"Ship 3"', ['Draft >"Ship 3"', null, '>"Ship 3" 0']],
  ])('%s stays words, and is told, when none or several are called so', (text, expected) => expect(read(text)).toEqual(expected))

  it.each(['a -> Ship', 'a=>Ship', 'Read > Ship', 'Read >5 pages', 'see "x >Ship"', '`>Ship` is code', '> Ship'])('%s says none', (text) =>
    expect(read(text)).toEqual([text, null]),
  )

  it('is not read where it was rejected', () => {
    expect(readTokens('Draft >"Ship 2.0"', { goals: testGoals, rejected: [{ start: 6, end: 17 }] })).toMatchObject({
      title: 'Draft >"Ship 2.0"',
      goalId: null,
      unknownGoals: [],
    })
  })

  it('is rather one that is pursued, where two are called the same', () => {
    const goals = (['achieved', 'active', 'dropped'] as const).map((status) => ({ id: status, title: 'Ship it', status }))
    for (const text of ['Draft >Ship it now', 'Draft >"Ship it"']) expect(readTokens(text, { goals }).goalId).toBe('active')
  })

  it('is looked for at ten places of a line and no more', () => {
    expect(findGoalSigns('>Ship '.repeat(12), testGoals)).toHaveLength(10)
  })

  it('takes no sign inside the title of a goal for another thing', () => {
    const goals = [{ id: 'a', title: 'Team #1 !high', status: 'active' } as const]
    expect(readTokens('Draft >"Team #1 !high"', { goals })).toMatchObject({ title: 'Draft', goalId: 'a', priority: 'none', tags: [] })
  })
})
