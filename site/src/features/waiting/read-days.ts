import { nextDay } from '@throughline/core/kernel/day'
import { saysWhen } from '@throughline/core/task/rules'
import type { AnyChange } from '../changes/any-change.ts'

/**
 * Lines are read by the server. Without a network, of those that wait the words for today and tomorrow are read here, so that
 * a task is shown on its day; what is sent is the line, which the server reads as ever. One that may say more, such as a time, keeps
 * all its words until then. Answers the tasks that are shown as they will read.
 */
export function readDays(changes: readonly AnyChange[], today: string, words: DayWords): string[] {
  const tomorrow = nextDay(today)
  return changes.flatMap((change) => {
    if (change.do !== 'quick-add' || change.rejected || hasOwnDay(change)) return []
    const [dueDate, word] = wordIn(change.seen.title, words.today) ? [today, words.today] : [tomorrow, words.tomorrow]
    const found = wordIn(change.seen.title, word)
    const title = found && change.seen.title.replace(found, ' ').trim()
    if (!title) return []
    const saysMore = words.more.test(title)
    change.seen = { ...change.seen, dueDate, ...(!saysMore && { title }) }
    return saysMore ? [] : [change.id]
  })
}

interface DayWords {
  today: string
  tomorrow: string
  /** What else may be read in a line than its day. */
  more: RegExp
}

/** Whether its own words said when, so that it is not only due on the day it was added to. */
const hasOwnDay = ({ dueDate, seen }: AnyChange & { do: 'quick-add' }) =>
  saysWhen(seen.dueDate === dueDate ? { ...seen, dueDate: null } : seen)

const wordIn = (title: string, word: string): RegExp | null => {
  const found = new RegExp(`(?:^|\\s+)${word}(?=\\s|$)\\s*`, 'iu')
  return found.test(title) ? found : null
}
