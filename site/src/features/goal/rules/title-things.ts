/** Verbs that an English name of a goal begins with, which say that a figure falls or rises. */
const falling = 'cut|reduce|lower|decrease|drop|shrink|trim|bring\\s+down'
const rising = 'raise|increase|grow|lift|improve|boost|bring\\s+up'

export const changing = `(?:${falling}|${rising})`

/** “a month”, “jede Woche”, “im Monat”. */
export const eachPeriod =
  '(?:an?|each|every|per|je|pro|die|jede[nrs]?|im|in\\sder|am)\\s(?:hour|shift|day|week|month|quarter|year|stunde|schicht|tag|woche|monat|quartal|jahr)(?!\\p{L})'

const isFalling = new RegExp(`^(?:${falling})(?!\\p{L})|(?:senken|reduzieren|verringern|kürzen|drücken)(?!\\p{L})`, 'iu')
const share = /%|per\s?cent|prozent/i
const eachWhole = new RegExp(`^${eachPeriod}$`, 'iu')

const germanRate = /^(?:je|pro|die|jede[nrs]?|im|in\sder|am)\s/i

export const isEachPeriod = (rate: string): boolean => eachWhole.test(rate)

const figureOf = (figure: string): number =>
  Number(
    figure
      .replace('−', '-')
      .replace(/[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  )

/** Whether two figures go the way that the verb of a name says: “Cut costs 5 to 10 %” and “Raise prices 5 to 10 %” say by how much. */
export function goesAsSaid(title: string, start: string, target: string): boolean {
  const [from, to] = [figureOf(start), figureOf(target)]
  return isFalling.test(title.trim()) ? from > to : from < to && !share.test(title)
}

const leading = new RegExp(
  `^(?:(?:${changing}|bring|get|take|keep|push|halve)(?:\\s+(?:up|down))?(?:\\s+|$))?(?:(?:the|my|our|die|den|das|meine?n?|unsere?n?)(?:\\s+|$))?`,
  'iu',
)
/** Where what is counted ends: “defects on line 3”. */
const ends = /(?:^|\s+)(?:(?:at|by|for|from|in|of|on|per|to|with|an|auf|bei|für|im|je|mit|pro|von|vor|in)(?=\s|$)|[^\p{L}\s]).*$/iu

/**
 * What stands before the figures of a name and is counted, and the last word of it: “defects” of “Cut defects”.
 * @param rate how often it is counted, which tells the language
 */
export function countedThings(before: string, rate: string): string[] {
  const things = before.trim().replace(leading, '').replace(ends, '').trim()
  // At the beginning of an English name, a word has a capital that is not its own.
  const isOwn = germanRate.test(rate) || !/^\p{Lu}\p{Ll}/u.test(things) || !before.trim().startsWith(things)
  const said = isOwn ? things : things.charAt(0).toLowerCase() + things.slice(1)
  return [...new Set([said, said.split(/\s+/).at(-1) ?? ''])]
}
