/** A straight line by least squares. */
export interface Trend {
  /** How much the value rises from one day to the next. */
  slope: number
  /** The standard error of that. */
  error: number
}

/** @param points at least three, on at least two days. */
export function trendOf(points: readonly { day: number; value: number }[]): Trend {
  const mean = (of: (point: { day: number; value: number }) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [middle, level] = [mean(({ day }) => day), mean(({ value }) => value)]
  const spread = mean(({ day }) => (day - middle) ** 2)
  const slope = mean(({ day, value }) => (day - middle) * (value - level)) / spread
  const left = mean(({ day, value }) => (value - level - slope * (day - middle)) ** 2)
  return { slope, error: Math.sqrt(left / spread / (points.length - 2)) }
}
