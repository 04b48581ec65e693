import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact } from './exact.ts'
import { measureTree } from './measure-tree.ts'
import { partsOf, rollUp } from './roll-up.ts'
import { daysFrom, goalOf, on } from './test-measure.ts'

const part = (
  id: string,
  progress: string | null,
  weight = 1,
  status: 'active' | 'achieved' | 'draft' | 'dropped' | 'missed' = 'active',
) => ({
  id,
  weight,
  status,
  progress: progress === null ? null : exact(progress),
})

describe('a roll-up', () => {
  it('is the mean by weight, each between 0 and 1, and says how it came about', () => {
    const below = [
      part('a', '0.5', 2),
      part('b', '1.7'),
      part('c', '-0.3'),
      part('d', '0.1', 4, 'achieved'),
      part('e', '0.9', 1, 'draft'),
      part('f', '0.9', 1, 'dropped'),
      part('g', '0.9', 0),
      part('h', null),
    ]
    expect(rollUp(partsOf(rollUp(below).rollUp)).rollUp).toEqual(rollUp(below).rollUp)
    expect(rollUp(below).rollUp).toEqual({
      progress: 0.75,
      parts: [
        { goalId: 'a', share: 0.25, progress: 0.5 },
        { goalId: 'b', share: 0.125, progress: 1 },
        { goalId: 'c', share: 0.125, progress: 0 },
        { goalId: 'd', share: 0.5, progress: 1 },
      ],
      leftOut: [
        { goalId: 'e', why: 'draft' },
        { goalId: 'f', why: 'dropped' },
        { goalId: 'g', why: 'no-weight' },
        { goalId: 'h', why: 'unmeasured' },
      ],
    })
  })

  it('of nothing that counts is none', () => {
    expect(rollUp([part('a', null)])).toMatchObject({ progress: null, rollUp: { progress: null, parts: [] } })
  })

  it('counts what was achieved as a whole, also where nothing was measured', () => {
    expect(rollUp([part('a', null, 1, 'achieved'), part('b', '0', 3)])).toMatchObject({ rollUp: { progress: 0.25, leftOut: [] } })
  })

  it('counts what was missed by how far it came', () => {
    expect(rollUp([part('a', '0.4', 1, 'missed')]).rollUp.progress).toBe(0.4)
  })

  it('lies between the least and the most of its parts, whose shares make a whole', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: -100, max: 200 }), fc.integer({ min: 0, max: 100 })), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(parts, (given) => {
        const { rollUp: found } = rollUp(given.map(([progress, weight], i) => part(String(i), String(progress / 100), weight)))
        expect(found.progress === null).toBe(given.every(([, weight]) => weight === 0))
        if (found.progress === null) return
        const each = found.parts.map(({ progress }) => progress)
        expect(found.progress).toBeGreaterThanOrEqual(Math.min(...each))
        expect(found.progress).toBeLessThanOrEqual(Math.max(...each))
        expect(found.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
        expect(found.parts.length + found.leftOut.length).toBe(given.length)
      }),
    )
  })
})

describe('goals below goals', () => {
  const binary = (id: string, parentId: string | null = null) => goalOf({ id, parentId, metric: { type: 'binary', target: '1' } })
  const half = (id: string, parentId: string) => goalOf({ id, parentId })
  const days = new Map(['half', 'half-top'].map((id) => [id, daysFrom('2026-01-02', '50')]))

  it('make the progress of one that is done or not done, up to the top', () => {
    const found = measureTree([binary('top'), binary('middle', 'top'), half('half', 'middle')], days, on('2026-02-20'))
    expect(found.get('top')).toMatchObject({ progress: 0.5, current: '0.5', pace: 'on-track', paceRatio: 1 })
    expect(found.get('middle')?.rollUp?.parts).toEqual([{ goalId: 'half', share: 1, progress: 0.5 }])
  })

  it('stand beside a metric of its own', () => {
    const found = measureTree([{ ...half('half', 'x'), id: 'half-top', parentId: null }, binary('b', 'half-top')], days, on('2026-02-20'))
    expect(found.get('half-top')).toMatchObject({ progress: 0.5, rollUp: { progress: 0 } })
  })

  it('change nothing of what is done', () => {
    const done = [{ ...binary('top'), status: 'achieved' as const }, half('half', 'top')]
    expect(measureTree(done, days, on('2026-02-20')).get('top')).toMatchObject({ progress: 1, rollUp: { progress: 0.5 } })
    expect(
      measureTree(
        [binary('top'), half('half', 'top')],
        new Map([...days, ['top', [{ localDate: '2026-01-05', value: 'yes' }]]]),
        on('2026-02-20'),
      ).get('top')?.progress,
    ).toBe(1)
  })

  it('that stand below each other are measured all the same', () => {
    const found = measureTree([binary('a', 'b'), binary('b', 'a')], days, on('2026-02-20'))
    expect([...found.keys()]).toEqual(['a', 'b'])
  })
})
