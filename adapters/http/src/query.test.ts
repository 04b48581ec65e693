import { expect, it } from 'vitest'
import { z } from 'zod'
import { flag, oneAtMost, paging, yesOrNo } from './query.ts'

const query = oneAtMost(
  z.strictObject({
    goalId: z.string().optional(),
    from: z.string().optional(),
    before: z.string().optional(),
    starred: yesOrNo,
    trash: flag,
    ...paging,
  }),
  ['goalId', ['from', 'before'], 'starred', 'trash'],
  { at: 'trash', error: 'Ask for one at a time.' },
)

it.each([[{}], [{ goalId: 'a', limit: '5' }], [{ from: 'a', before: 'b' }], [{ goalId: 'a', trash: 'false' }], [{ trash: 'true' }]])(
  'a query that asks for one list at most is read: %j',
  (asked) => expect(query.safeParse(asked).success).toBe(true),
)

it.each([
  [{ goalId: 'a', trash: 'true' }],
  [{ goalId: 'a', before: 'b' }],
  // Those without a star are asked for as well as those with one.
  [{ starred: 'false', trash: 'true' }],
])('one that asks for two is refused at the parameter that is told: %j', (asked) => {
  const { error } = query.safeParse(asked)
  expect(error?.issues).toMatchObject([{ path: ['trash'], message: 'Ask for one at a time.', params: { code: 'two_lists' } }])
})
