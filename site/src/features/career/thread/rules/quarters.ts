import type { Win, WinStats } from '@throughline/core/career'
import { isThin } from '../../rules/thin.ts'

export interface QuarterOfWins {
  year: number
  /** 1 to 4. */
  quarter: number
  /** Whether each of its wins is thin, the others first. */
  wins: readonly boolean[]
}

const SHOWN = 4

/**
 * Wins of the last four quarters up to today's. A win of which only the year is known is in none: `withoutMonth` has it.
 * @param wins those that are known whole
 * @param counted how many there are of all
 */
export function quartersOf(
  wins: readonly Pick<Win, 'happenedOn' | 'metric' | 'evidence'>[],
  counted: WinStats['quarters'],
  today: string,
): QuarterOfWins[] {
  const last = indexOf(today)
  const dated = wins.filter(({ happenedOn }) => happenedOn.length > 4)
  return Array.from({ length: SHOWN }, (_, i) => last - SHOWN + 1 + i).map((index) => {
    const [year, quarter] = [Math.floor(index / 4), (index % 4) + 1]
    const known = dated.filter(({ happenedOn }) => indexOf(happenedOn) === index).map(isThin)
    const all = counted.find((one) => one.year === year && one.quarter === quarter)?.wins ?? 0
    const others = Array.from({ length: Math.max(0, all - known.length) }, () => false)
    return { year, quarter, wins: [...known, ...others].sort((a, b) => Number(a) - Number(b)) }
  })
}

/** Quarters since the year 0. */
const indexOf = (date: string) => Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3)

/** Wins of the years of these quarters of which no more than the year is known, newest first. */
export function withoutMonth(
  wins: readonly Pick<Win, 'happenedOn'>[],
  counted: WinStats['quarters'],
  quarters: readonly QuarterOfWins[],
): { year: number; wins: number }[] {
  const years = [...new Set(quarters.map(({ year }) => year))].sort((a, b) => b - a)
  return years.flatMap((year) => {
    const known = wins.filter(({ happenedOn }) => happenedOn === String(year)).length
    const all = counted.find((one) => one.year === year && one.quarter === null)?.wins ?? 0
    return known + all > 0 ? [{ year, wins: Math.max(known, all) }] : []
  })
}
