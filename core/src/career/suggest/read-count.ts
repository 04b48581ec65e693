import type { SaidMetric } from './read-metric.ts'
import { exact } from './written-number.ts'

/** UTF-16 units of a line that are looked at, and of what is counted. */
const [MAX_LINE, MAX_UNIT] = [300, 30]

/** What is counted less often is said by the way in what is to be done: “Buy 2 lemons”. */
const LEAST = 10

/** What a number belongs to that names one thing rather than counts many: “week 31”, “Room 12”. */
const naming =
  /(?:^|[^\p{L}])(?:week|wk|day|q|no|nr|number|nummer|room|raum|page|p|seite|s|chapter|kapitel|version|v|line|linie|zeile|step|schritt|ticket|issue|phase|kw|woche|tag|platform|gate|level|age|alter|at|um|since|seit|until|bis|till|before|vor|after|nach)[.:]?\s*$/iu

/** A name ahead of a small number is a product's, of which it is the version: “Python 3 services”. */
const product = /\s\p{Lu}[\p{L}\p{N}]*\s$/u

/** What is no thing that is counted: days, lengths of time, sums of money. */
const noThing =
  /^(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]{0,7}$|^(?:am|pm|uhr|o|th|st|nd|rd|percent|prozent|points?|punkte|eur|euros?|gbp|usd|chf|dollars?|pounds?|pence|franken|cents?|k|m|km|kg|x|h|hrs?|hours?|stunden?|min|mins|minutes?|minuten?|sec|secs|seconds?|sekunden?|days?|tagen?|weeks?|wochen?|months?|monaten?|years?|jahren?)$/iu

/** Words that end what is counted. */
const ending =
  /^(?:to|of|in|into|on|onto|from|for|at|with|by|and|or|the|a|an|out|off|up|before|after|until|till|that|which|who|per|as|via|than|zu|zum|zur|von|vom|für|auf|mit|und|oder|der|die|das|den|dem|nach|bis|vor|aus|als|pro|im|ins|am|an|again|today|tomorrow|wieder|heute|morgen|asap|please|pls|now|soon|urgent|urgently|bitte|sofort|jetzt|bald|dringend|eilig)$/iu

const counted =
  /(?<![\p{L}\p{N}#.,:/£€$-])(?<n>\d{1,3}(?:[,.\u202f\u00a0]\d{3})+|\d{1,7})\s(?<one>\p{L}[\p{L}’'-]{1,29})(?:\s(?<two>\p{L}[\p{L}’'-]{1,29}))?/gu

/**
 * How many of what a line tells: “Close 230 stale alerts”; `null` when it counts nothing. A date, a time, a sum of money and
 * the number of one thing (“week 31”) count nothing.
 * @param least what is counted less often is left out
 */
export function readCount(line: string, least = LEAST): SaidMetric | null {
  const looked = line.slice(0, MAX_LINE)
  for (const { 0: all, index, groups = {} } of looked.matchAll(counted)) {
    const { n = '', one = '', two } = groups
    const value = exact(n)
    const isYear = /^(?:19|20)\d\d$/.test(n)
    const ahead = looked.slice(0, index)
    if (value === null || Number(value) < least || isYear || noThing.test(one) || ending.test(one) || naming.test(ahead)) continue
    if (Number(value) < LEAST && product.test(ahead)) continue
    const unit = two && !ending.test(two) && `${one} ${two}`.length <= MAX_UNIT ? `${one} ${two}` : one
    return { baseline: null, value, unit, because: all.slice(0, all.lastIndexOf(one)) + unit }
  }
  return null
}
