import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupPositions, type Ordered, orderExperiences } from './experience-order.ts'
import { isPartialDate } from './partial-date.ts'
import { placeAhead } from './place-experiences.ts'

const one = (id: string, given: Partial<Ordered> = {}): Ordered => ({
  ...{ id, kind: 'work', order: null, startDate: null, endDate: null, isOngoing: false },
  ...given,
})

const names = (all: readonly Ordered[]) => all.map(({ id }) => id).join(' ')

/** The list once it was placed so, with whether each has a place. */
const placed = (all: readonly Ordered[], ids: readonly string[], ahead: string | null): Ordered[] => {
  const places = new Map(placeAhead(orderExperiences(all), ids, ahead).map(({ id, order }) => [id, order]))
  return all.map((each) => ({ ...each, order: places.get(each.id) ?? each.order }))
}

describe('by date', () => {
  it('what lasts comes first, then the later end, then the later begin, and last what has no date', () => {
    const all = [
      one('undated'),
      one('early', { startDate: '2010', endDate: '2012' }),
      one('late', { startDate: '2015-02', endDate: '2019-01' }),
      one('later-begun', { startDate: '2016', endDate: '2019-01' }),
      one('ongoing', { startDate: '2018', isOngoing: true }),
      one('ongoing-newer', { startDate: '2023-03', isOngoing: true }),
      one('year-end', { startDate: '2014', endDate: '2019' }),
    ]
    expect(names(orderExperiences(all))).toBe('ongoing-newer ongoing year-end later-begun late early undated')
  })

  it('a certificate goes by the day it was given, however long it is valid', () => {
    const all = [
      one('old', { kind: 'certificate', startDate: '2015', endDate: '2030' }),
      one('for-ever', { kind: 'certificate', startDate: '2014', isOngoing: true }),
      one('new', { kind: 'certificate', startDate: '2020' }),
    ]
    expect(names(orderExperiences(all))).toBe('new old for-ever')
  })
})

describe('by hand', () => {
  const all = [
    one('a', { startDate: '2020', endDate: '2021' }),
    one('b', { startDate: '2018', endDate: '2019' }),
    one('c', { startDate: '2016', endDate: '2017' }),
  ]

  it('the first move gives all of them places, the next only what is moved', () => {
    const once = placed(all, ['c'], 'a')
    expect(names(orderExperiences(once))).toBe('c a b')
    expect(once.every(({ order }) => order !== null)).toBe(true)
    expect(placeAhead(orderExperiences(once), ['a'], null)).toHaveLength(1)
  })

  it('what is added later stands ahead of the first that is older', () => {
    const once = placed(all, ['b'], 'a')
    expect(
      names(
        orderExperiences([...once, one('new', { startDate: '2025', isOngoing: true }), one('old', { startDate: '2001', endDate: '2002' })]),
      ),
    ).toBe('new b a c old')
  })

  const id = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
  const date = fc.oneof(fc.constant(null), fc.constantFrom('2019', '2020', '2020-05', '2020-05-06').filter(isPartialDate))
  const list = id.chain((ids) =>
    fc.tuple(...ids.map((id) => fc.record({ startDate: date, endDate: date, isOngoing: fc.boolean() }).map((given) => one(id, given)))),
  )

  it('whatever is moved comes to stand where it was put, and all the rest keeps its order', () => {
    fc.assert(
      fc.property(list, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }), (start, moves) => {
        let now: Ordered[] = start
        for (const [what, where] of moves) {
          const before = orderExperiences(now).map(({ id }) => id)
          const moved = before[what % before.length] as string
          const rest = before.filter((id) => id !== moved)
          const ahead = rest[where % (rest.length + 1)] ?? null
          now = placed(now, [moved], ahead)
          const at = ahead === null ? rest.length : rest.indexOf(ahead)
          expect(orderExperiences(now).map(({ id }) => id)).toEqual([...rest.slice(0, at), moved, ...rest.slice(at)])
        }
      }),
    )
  })

  it('does not hang on the order in which they are read', () => {
    fc.assert(
      fc.property(list, fc.nat({ max: 7 }), (all, by) => {
        const half = placed(all, [all[0]?.id as string], null).map((each, place) => (place % 2 === 0 ? each : { ...each, order: null }))
        const turned = [...half.slice(by), ...half.slice(0, by)]
        expect(names(orderExperiences(turned))).toBe(names(orderExperiences(half)))
      }),
    )
  })
})

describe('positions under one organisation', () => {
  const at = (organisation: string, kind: Ordered['kind'] = 'work') => ({ kind, organisation })

  it('stand together when they are neighbours of one kind, however the name is written', () => {
    const groups = groupPositions([at('Quillmere Freight'), at('QUILLMERE FREIGHT '), at('Pellworth'), at('Quillmere Freight')])
    expect(groups.map(({ organisation, positions }) => `${organisation} ${positions.length}`)).toEqual([
      'Quillmere Freight 2',
      'Pellworth 1',
      'Quillmere Freight 1',
    ])
    expect(groupPositions([at('Hull'), at('Hull', 'education')])).toHaveLength(2)
  })

  it('stand alone where none is named', () => {
    expect(groupPositions([at(''), at('')])).toHaveLength(2)
  })
})
