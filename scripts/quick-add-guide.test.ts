import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type QuickAddReading, readQuickAdd } from '../core/src/task/quick-add/read-quick-add.ts'
import { english, german, testGoals } from '../core/src/task/quick-add/test-quick-add.ts'
import type { DateContext } from '../core/src/task/words/context.ts'
import { taskPane as germanWords } from '../site/src/messages/de/task-pane.ts'
import { taskPane } from '../site/src/messages/task-pane.ts'

interface Guide {
  file: string
  context: DateContext
  due: string
  from: string
  priority: string
  takes: string
  goal: string
  nothing: string
  onCompletion: string
  priorities: Record<QuickAddReading['priority'], string>
  day(date: string): string
}

const ship = testGoals.slice(0, 1)
const dayIn = (locale: string) => (date: string) => {
  const parts = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, parts).format(new Date(date)).replace(/[.,]*, /, ' ')
}

const guides: Guide[] = [
  {
    file: 'docs/quick-add.md',
    context: english,
    ...{ due: 'due', from: 'from', priority: 'priority', takes: 'takes', goal: 'goal', nothing: 'nothing' },
    onCompletion: ', from when it was done',
    priorities: taskPane.priorities,
    day: dayIn('en-GB'),
  },
  {
    file: 'docs/quick-add.de.md',
    context: german,
    ...{ due: 'fällig', from: 'ab', priority: 'Priorität', takes: 'dauert', goal: 'Ziel', nothing: 'nichts' },
    onCompletion: ', ab dem Erledigen',
    priorities: germanWords.priorities,
    day: dayIn('de-DE'),
  },
]

/** The rows of the tables of examples: each line that may be written, its title, and what is said of it. */
const rowsOf = ({ file }: Guide) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, lines, title, said] = /^\| (`.+`) \| (.+?) \| (.+?) \|$/.exec(line) ?? []
      if (!lines || !title || !said) return []
      return [...lines.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text, title, said }))
    })

/** A repeat is told by words that say the same. */
function repeatSaid({ recurrence }: QuickAddReading, said: string, { context, onCompletion }: Guide): string[] {
  if (!recurrence) return []
  return said.split('; ').filter((part) => {
    const isFromDone = part.endsWith(onCompletion)
    const { recurrence: meant } = readQuickAdd(`x ${isFromDone ? part.slice(0, -onCompletion.length) : part}`, context)
    return meant?.rrule === recurrence.rrule && isFromDone === (recurrence.repeatFrom === 'completion')
  })
}

function told(reading: QuickAddReading, said: string, guide: Guide): string[] {
  const { dueDate, dueAt, startDate, tags, priority, durationMinutes, goalId } = reading
  const parts = [
    startDate && `${guide.from} ${guide.day(startDate)}`,
    dueDate && `${guide.due} ${guide.day(dueDate)}`,
    dueAt && `${guide.due} ${guide.day(dueAt.slice(0, 10))}, ${dueAt.slice(11)}`,
    ...repeatSaid(reading, said, guide),
    ...tags.map((tag) => `#${tag}`),
    priority !== 'none' && `${guide.priority} ${guide.priorities[priority].toLowerCase()}`,
    durationMinutes && `${guide.takes} ${durationMinutes} min`,
    goalId && `${guide.goal} ${ship.find(({ id }) => id === goalId)?.title}`,
  ].filter((part) => typeof part === 'string')
  return parts.length ? parts : [guide.nothing]
}

describe.each(guides)('what $file says', (guide) => {
  const rows = rowsOf(guide)

  it('is a good part of the grammar', () => expect(rows.length).toBeGreaterThan(40))

  it.each(rows)('is how “$text” is read', ({ text, title, said }) => {
    const reading = readQuickAdd(text, guide.context, { goals: ship })
    expect([reading.title, told(reading, said, guide).join('; ')]).toEqual([title, said])
  })
})
