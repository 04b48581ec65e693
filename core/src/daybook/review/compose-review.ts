import { entryName } from '../../journal/index.ts'
import { finishedTasks, type NamedTask, type ReviewFacts, type Some, writtenEntries } from './facts.ts'
import { goalLines, keptLines, streakLines } from './goal-lines.ts'
import { linkTo, section, textOf } from './markdown.ts'
import type { JournalReview, ReviewKind } from './schema.ts'
import type { ReviewWords } from './words/words.ts'

/** Tasks and entries that are named; more are counted. */
const [MOST_FINISHED, MOST_WRITTEN] = [30, 12]

/** Writes a review out of what is known, with questions to write under. It takes no longer than there is to say. */
export function composeReview(kind: ReviewKind, facts: ReviewFacts, words: ReviewWords): JournalReview {
  const { headings } = words
  const parts =
    kind === 'morning'
      ? [
          ...section(headings.due, taskLines(facts.due, words)),
          ...section(headings.overdue, taskLines(facts.overdue, words)),
          ...section(headings.habits, streakLines(facts.goals, words)),
        ]
      : [
          ...section(headings.finished, finishedLines(facts, words)),
          ...section(headings.goals, goalLines(facts.goals, facts.period.before, words)),
          ...section(headings.habits, keptLines(facts.goals, words)),
          ...section(headings.written, kind === 'evening' ? [] : writtenLines(facts, words)),
          ...section(headings.overdue, kind === 'evening' ? [] : taskLines(facts.overdue, words)),
          ...section(headings.coming, taskLines(facts.due, words)),
        ]
  const questions = words.questions[kind].map((question) => `## ${question}`)
  return {
    kind,
    ...facts.period,
    title: words.title(kind, facts.period),
    body: textOf([...parts, ...questions]),
    tags: [...words.tags[kind]],
  }
}

const taskLines = ({ first, count }: Some<NamedTask>, words: ReviewWords): string[] => [
  ...first.map(({ id, title }) => linkTo('tasks', id, title)),
  ...(count > first.length ? [words.more(count - first.length)] : []),
]

function finishedLines({ days }: ReviewFacts, words: ReviewWords): string[] {
  const all = finishedTasks(days)
  const lines = all.slice(0, MOST_FINISHED).map(({ task, times }) => {
    const name = linkTo('tasks', task.taskId, task.title)
    return times > 1 ? words.times(name, times) : name
  })
  return all.length > lines.length ? [...lines, words.more(all.length - lines.length)] : lines
}

/** The entries that can be read, those with a star before others where there are many, and the moods of all. */
function writtenLines({ days }: ReviewFacts, words: ReviewWords): string[] {
  const all = writtenEntries(days).filter(({ entry }) => !entry.isSealed)
  const starred = new Set([...all].sort((a, b) => Number(b.entry.starred) - Number(a.entry.starred)).slice(0, MOST_WRITTEN))
  const lines = all
    .filter((one) => starred.has(one))
    .map(({ date, entry: { entryId, title, excerpt } }) =>
      // Its first words tell it from others of the day.
      title || excerpt
        ? words.onDay(date, linkTo('journal', entryId, entryName({ title, excerpt, entryDate: date })))
        : linkTo('journal', entryId, words.entry(date)),
    )
  const counts = [2, 1, 0, -1, -2].map((mood) => ({ mood, count: all.filter(({ entry }) => entry.mood === mood).length }))
  const said = counts.filter(({ count }) => count > 0)
  return [
    ...lines,
    ...(all.length > lines.length ? [words.more(all.length - lines.length)] : []),
    ...(said.length > 0 ? [words.moods(said)] : []),
  ]
}
