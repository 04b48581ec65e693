import type { Calibration } from '@throughline/core/discussion'
import { scaleLinear, scaleSqrt } from 'd3-scale'
import { curveLinear, line } from 'd3-shape'

export const WIDTH = 300
export const HEIGHT = 180
/** Room for the largest point, and for what stands at the axes. */
const LEFT = 48
const EDGE = 10
const BOTTOM = 28

export interface Point {
  x: number
  y: number
  r: number
}

/** How sure one was, across, beside how many held, upwards: a point for each confidence that has any, the larger the more. */
export function calibrationPoints(buckets: Calibration['buckets']) {
  const told = buckets.filter(({ cases }) => cases > 0)
  const x = scaleLinear([50, 100], [LEFT, WIDTH - EDGE])
  const y = scaleLinear([0, 100], [HEIGHT - BOTTOM, EDGE])
  const r = scaleSqrt([1, Math.max(4, ...told.map(({ cases }) => cases))], [4, 9])
  const points = told.map(({ expected, held, cases }): Point => ({ x: x(expected ?? 50), y: y((held / cases) * 100), r: r(cases) }))
  const path = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(curveLinear)
  return {
    points,
    path: path(points) ?? '',
    /** Where as many hold as one expected. */
    ideal: `M${x(50)} ${y(50)}L${x(100)} ${y(100)}`,
    xTicks: [50, 75, 100].map((at) => ({ at, x: x(at) })),
    yTicks: [0, 50, 100].map((at) => ({ at, y: y(at) })),
    ground: { left: LEFT, right: WIDTH - EDGE, y: HEIGHT - BOTTOM },
  }
}

export const QUARTERS_HEIGHT = 110

/** Quarters that have room beside one another. */
export const MOST_QUARTERS = 8

/** What was expected and what held, quarter by quarter, as two lines over one another. */
export function quarterLines(quarters: Calibration['quarters']) {
  const shown = quarters.slice(-MOST_QUARTERS)
  const x = scaleLinear([0, Math.max(1, shown.length - 1)], [LEFT, WIDTH - EDGE])
  const y = scaleLinear([0, 100], [QUARTERS_HEIGHT - BOTTOM, EDGE])
  const over = (share: (one: Calibration['quarters'][number]) => number) =>
    line<Calibration['quarters'][number]>(
      (_, i) => x(i),
      (one) => y(share(one)),
    )(shown) ?? ''
  return {
    expected: over(({ expected }) => expected ?? 0),
    held: over(({ held, cases }) => (held / cases) * 100),
    points: shown.map(({ held, cases }, i) => ({ x: x(i), y: y((held / cases) * 100) })),
    yTicks: [0, 100].map((at) => ({ at, y: y(at) })),
    ground: { left: LEFT, right: WIDTH - EDGE, y: QUARTERS_HEIGHT - BOTTOM },
    ends: [
      { x: x(0), one: shown[0] },
      { x: x(shown.length - 1), one: shown.at(-1) },
    ],
  }
}

/** Cases from which shares begin to say something. */
const ENOUGH = 10
/** Percentage points within which confidence fits what held. */
const FITS = 10

/** What the whole says, as the name of the words for it. */
export function verdictOf({ cases, held, expected }: Calibration): 'few' | 'fits' | 'tooSure' | 'unsure' {
  if (cases < ENOUGH || expected === null) return 'few'
  const apart = expected - (held / cases) * 100
  if (Math.abs(apart) <= FITS) return 'fits'
  return apart > 0 ? 'tooSure' : 'unsure'
}
