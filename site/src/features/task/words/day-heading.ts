import { type DateContext, longDate, nearDate } from '../../desk/words/day.ts'

/** What stands above the tasks of a day: its name where it is near, with the date beside it; the date alone otherwise. */
export function dayHeading(day: string, desk: DateContext): { title: string; beside: string | null } {
  const [near, long] = [nearDate(day, desk), longDate(day, desk)]
  const isNear = Math.abs(Date.parse(day) - Date.parse(desk.today)) <= 86_400_000
  return isNear ? { title: near, beside: long } : { title: long, beside: null }
}
