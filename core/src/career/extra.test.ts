import { expect, it } from 'vitest'
import { createExperience } from './experience/change-experience.ts'
import { recordsDeps, refusal } from './test-records.ts'

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const making = (extra: string) => createExperience(recordsDeps(), { kind: 'work', position: 'Planner', extra: JSON.parse(extra) })

it('what has no field nests up to sixteen deep, and deeper is refused before anything is lost in it', async () => {
  expect((await making(`{"a":${nested(15)}}`)).extra).toEqual({ a: JSON.parse(nested(15)) })
  for (const depth of [16, 1_300, 4_000, 200_000]) expect(await refusal(making(`{"a":${nested(depth)}}`))).toEqual(['/extra too_deep'])
})

it.each(['{"__proto__":{"a":1}}', '{"a":[{"__proto__":1}]}'])(
  'a key that no object would keep is refused, not dropped: %s',
  async (extra) => {
    expect(await refusal(making(extra))).toEqual(['/extra reserved_key'])
  },
)

it('keys that objects have of themselves are kept', async () => {
  const extra = '{"constructor":{"prototype":{"x":1}},"toJSON":"x","hasOwnProperty":1}'
  expect(JSON.stringify((await making(extra)).extra)).toBe(extra)
})

it('what is no object is refused', async () => {
  expect(await refusal(making('[]'))).toEqual(['/extra invalid_type'])
  expect(await refusal(making('"a"'))).toEqual(['/extra invalid_type'])
})
