/** When something was, as people type it. Free of zod, and apart from what more pages need. */

import { readPartialDate } from './read-partial-date.ts'

/** Seasons, with the month after the last of each in the north; the year that is meant is the same in the south, but at its turn. */
const seasons: readonly (readonly [words: string, after: number])[] = [
  ['spring|frühling|frühjahr', 6],
  ['summer|sommer', 9],
  ['autumn|fall|herbst', 12],
  ['winter', 3],
]
const anySeason = seasons.map(([words]) => words).join('|')
const saidTime = new RegExp(
  `^(?:(?<near>today|yesterday|heute|gestern)|(?:im |in |in the )?(?:(?<last>last|letzte[nrsm]?|vorige[nrsm]?)|this|diese[nrsm]?) (?:(?<year>year|jahr)|(?<month>month|monat)|(?<season>${anySeason}))|(?:im |in |in the )?(?:${anySeason})(?: of| des jahres)? (?<of>(?:19|20|21)\\d\\d))$`,
  'iu',
)

/**
 * What `readPartialDate` reads, and when something was in words: “yesterday”, “last month”, “letztes Jahr”. A season is its
 * year, as nothing finer is known of it; the last one is the one that was over last.
 */
export function readPastDate(typed: string, today: string): string {
  const said = saidTime.exec(typed.trim().replace(/\s+/g, ' '))?.groups
  if (!said) return readPartialDate(typed)
  const { near, last, year, month, season, of } = said
  if (of) return of
  const day = Temporal.PlainDate.from(today)
  const back = last ? 1 : 0
  if (near) return day.subtract({ days: /^(?:yesterday|gestern)$/i.test(near) ? 1 : 0 }).toString()
  if (month) return day.subtract({ months: back }).toString().slice(0, 7)
  const after = seasons.find(([words]) => season && new RegExp(`^(?:${words})$`, 'iu').test(season))?.[1] ?? 1
  // A winter is of the year that it ends in.
  const isOver = day.month >= after
  return String(day.year - (year ? back : last && !isOver ? 1 : 0))
}
