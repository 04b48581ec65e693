/** What says where a number comes from or where it is to go, in English and German. */
const toward = '(?:(?:auf|zu|to|of|at|bei|über|unter|over|under|above|below|mindestens|at least|bis auf|bis zu|up to)\\s{1,3})?'
const since = '(?:(?:von|from)\\s{1,3}[\\d.,]+\\s{0,3}\\S{0,3}?\\s{1,3})?'
const signs = '[≥≤<>~+]{0,3}\\s{0,3}[€£$]?\\s{0,3}'
const unit = '(?:\\s?[%€£$]|\\s?(?:prozent|percent|k|km|kg|h|min|minutes?|minuten|hours?|stunden|days?|tagen?|points?|punkten?)(?!\\p{L}))?'
const spot = new RegExp(`(?<!\\p{L})${since}${toward}${signs}(?<number>\\d(?:[\\d.,’']*\\d)?)${unit}(?<rest>.*)$`, 'giu')
/** By when it was to be there. */
const deadline = /^\s*(?:bis|by|until|till|before|vor)(?!\p{L})/iu

/**
 * The title of a goal without the number it is to reach, for what has not reached it: “Liefertreue auf 95 %” is no win of who is at 90.
 * The whole title where no such number is in it, or nothing else.
 * @param target a decimal number
 */
export function withoutTarget(title: string, target: string): string {
  for (let from = 0; from < title.length; ) {
    spot.lastIndex = from
    const match = spot.exec(title)
    if (!match) return title
    const { number = '', rest = '' } = match.groups ?? {}
    const [before, end] = [title.slice(0, match.index), title.length - rest.length]
    if (readings(number).includes(Number(target))) {
      const left = `${before.trimEnd()}${deadline.test(rest) ? '' : rest}`.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
      return /\p{L}{3}/u.test(left) ? left.charAt(0).toUpperCase() + left.slice(1) : title
    }
    from = end
  }
  return title
}

/** “12.000” is twelve thousand to some and twelve to others. */
const readings = (number: string): number[] => [
  Number(number.replace(/[,’']/g, '')),
  Number(number.replace(/[.’']/g, '').replace(',', '.')),
]
