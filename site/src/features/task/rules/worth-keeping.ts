import type { Task } from '@throughline/core/task'

const number = '\\d[\\d.,]*'

/** “12 %”, “€40k”, “3x”, “5 days”. */
const measured = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/#-])(?:(?:[€£$]|eur|gbp|usd|chf)\\s?${number}|${number}[\\s-]?(?:[%‰×€£$]|(?:percent|prozent|points?|punkten?|min(?:ute[ns]?|s)?|h|hours?|stunden?|days?|tagen?|weeks?|wochen?|months?|monaten?|years?|jahren?|kg|km|t|k|m|x|mio|eur|euros?|gbp|usd|chf)(?![\\p{L}\\p{N}])))`,
  'iu',
)

/** Ten and more of something: “40 slow lines”. No year, no day of a month and no number by which one thing goes: “dock 17”, “week 31”. */
const counted =
  /(?<![\p{L}\p{N}.,:/#-]|(?:dock|gate|room|raum|week|woche|kw|no\.?|nr\.?|line|linie|page|seite|at|um|until|bis)\s)(?!(?:19|20)\d\d\s)(?:\d{2,}|\d{1,3}[.,]\d{3})\s(?!jan|feb|m[aä]r|apr|ma[iy]\b|ju[nl]|aug|sep|o[ck]t|nov|de[cz]|uhr|and|the|for|und|die|der|das|den|für|with|mit|from|von|into|about|auf|bei)\p{L}{3,}/iu

/** From one number to another, whatever of. */
const changed = new RegExp(
  `(?<!\\p{L})(?:from|von)\\s${number}\\s(?:down\\s|up\\s)?(?:to|auf)\\s${number}|${number}\\s?(?:→|[-=]>)\\s?${number}`,
  'iu',
)

/** How long, and until when, is no result: “in 3 days”, “for 30 min”. */
const spans = /(?<!\p{L})(?:in|within|next|every|for|innerhalb von|alle|für)\s\d+\s?\p{L}+/giu

/** From here on the work itself was something, in minutes. */
const MUCH = 120

type Kept = Pick<Task, 'title' | 'priority' | 'goalId' | 'durationMinutes'>

/** Whether a task that was done says by itself that it may be worth keeping as a win. */
export function isWorthKeeping({ title, priority, goalId, durationMinutes }: Kept): boolean {
  if (goalId !== null || priority === 'high' || priority === 'urgent' || (durationMinutes ?? 0) >= MUCH) return true
  const said = title.replace(spans, ' ')
  return [changed, measured, counted].some((pattern) => pattern.test(said))
}
