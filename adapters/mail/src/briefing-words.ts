import type { BriefingMail, DayPlanMail, WeekReviewMail } from '@throughline/core/briefing'
import { dateWords, type Reader, timeWords } from './moments.ts'
import type { Item, Section } from './sections.ts'
import { type MailWords, wordsIn } from './words/index.ts'
import type { Words } from './words/words.ts'

type BriefingWords = Words & { footer: string; sections: Section[] }

/** What the mail of a morning says: what is empty is left out. */
export const briefingWords = (mail: BriefingMail): BriefingWords => (mail.template === 'daily-plan' ? dayPlan(mail) : weekReview(mail))

const section = (title: string, items: readonly Item[]): Section[] => (items.length > 0 ? [{ title, items }] : [])

/** What stands for the rest of a list that is cut short. */
const rest = (many: number, shown: number, words: (more: number) => string, href: string): Item[] =>
  many > shown ? [{ text: words(many - shown), href }] : []

function dayPlan({ plan, name, reader, site }: DayPlanMail): BriefingWords {
  const { plan: planWords } = wordsIn(reader.locale)
  const at = (path: string) => `${site}${path}`
  const goal = ({ id, title }: { id: string; title: string }): Item => ({ text: title, href: at(`/goals/${id}`) })
  const waiting: Item[] = [
    ...(plan.overdue > 0 ? [{ text: planWords.overdue(plan.overdue), detail: planWords.overdueDetail, href: at('/tasks') }] : []),
    ...(plan.practice > 0 ? [{ text: planWords.practice(plan.practice), href: at('/interview-prep') }] : []),
  ]
  return {
    subject: planWords.subject(dateWords(plan.date, reader, { weekday: 'long' }), plan.taskCount),
    before: [planWords.lead(name)],
    sections: [
      ...section(
        planWords.meetings,
        plan.meetings.map(({ discussionId, title, at: moment }) => ({
          ...{ text: title, detail: timeWords(moment, reader) },
          href: at(`/discussions/${discussionId}`),
        })),
      ),
      ...section(planWords.tasks, [
        ...plan.tasks.map((task) => ({ text: task.title, detail: taskDetail(task, reader, planWords), href: at(`/tasks/${task.id}`) })),
        ...rest(plan.taskCount, plan.tasks.length, planWords.moreTasks, at('/tasks')),
      ]),
      ...section(planWords.offTrack, plan.offTrack.map(goal)),
      ...section(planWords.checkIns, plan.checkIns.map(goal)),
      ...section(planWords.also, waiting),
    ],
    button: planWords.button,
    after: [],
    footer: planWords.footer,
  }
}

type PlannedTask = DayPlanMail['plan']['tasks'][number]

function taskDetail({ dueAt, timeZone, priority }: PlannedTask, reader: Reader, words: MailWords['plan']): string | null {
  const due =
    dueAt &&
    Temporal.PlainDateTime.from(dueAt)
      .toZonedDateTime(timeZone ?? reader.timeZone)
      .toInstant()
      .toString()
  return [due && timeWords(due, reader), words.priority[priority]].filter(Boolean).join(' · ') || null
}

function weekReview({ review, reader, site }: WeekReviewMail): BriefingWords {
  const { review: reviewWords } = wordsIn(reader.locale)
  const at = (path: string) => `${site}${path}`
  const { done, doneCount, ahead, aheadCount } = review
  return {
    subject: reviewWords.subject(doneCount),
    before: [reviewWords.lead(dateWords(review.from, reader), dateWords(review.until, reader))],
    sections: [
      ...section(
        reviewWords.wins,
        review.wins.map(({ title }) => ({ text: title, detail: reviewWords.winsDetail, href: at('/career/inbox') })),
      ),
      ...section(reviewWords.done(doneCount), [
        ...done.map(({ id, title }) => ({ text: title, href: at(`/tasks/${id}`) })),
        ...rest(doneCount, done.length, reviewWords.more, at('/tasks/completed')),
      ]),
      ...section(
        reviewWords.goals,
        review.goals.map(({ id, title, pace }) => ({ text: title, detail: reviewWords.pace[pace], href: at(`/goals/${id}`) })),
      ),
      ...section(reviewWords.ahead(aheadCount), [
        ...ahead.map(({ id, title, dueDate, dueAt }) => ({
          ...{ text: title, href: at(`/tasks/${id}`) },
          detail: dayOf(dueDate ?? dueAt?.slice(0, 10) ?? null, reader),
        })),
        ...rest(aheadCount, ahead.length, reviewWords.more, at('/tasks/upcoming')),
      ]),
    ],
    button: reviewWords.button,
    after: [],
    footer: reviewWords.footer,
  }
}

const dayOf = (date: string | null, reader: Reader): string | null =>
  date && dateWords(date, reader, { weekday: 'long', day: 'numeric', month: 'long' })
