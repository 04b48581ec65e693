import { type Goal, NewMetric } from '../../goal/index.ts'
import type { CsvRow } from '../csv-rows.ts'
import type { PlannedGoal } from '../plan.ts'
import { clean, cut, oneLine } from '../text.ts'
import { untitledIn } from '../untitled.ts'
import { dailyShare, rhythmOf } from './rhythm.ts'

/** A habit as its row says it, still without its marks. */
export interface Habit {
  line: number
  /** As Loop has it, to find its marks by. */
  name: string
  /** What the folder of its marks begins with. */
  position: number
  isCounted: boolean
  isArchived: boolean
  goal: Pick<PlannedGoal, 'title' | 'why' | 'metric' | 'checkInEvery'>
}

type Report = (message: string) => void

export interface HabitReading {
  /** Its place among the rows, from 1. */
  place: number
  /** The person's own. */
  locale: string
  /** Hears what was not taken over as it stands. */
  report: Report
}

/** The row of a habit. */
export function readHabit({ line, cells }: CsvRow, { place, locale, report }: HabitReading): Habit {
  const { NAME = '', TYPE = '', QUESTION = '', DESCRIPTION = '', POSITION = '' } = cells
  const isCounted = /^NUMERICAL|^1$/i.test(TYPE)
  if (!isCounted && !/^(YES_NO|0$|$)/i.test(TYPE)) report(`The type “${cut(TYPE, 40)}” is not known; it is yes or no.`)
  const metric = isCounted ? counted(cells, report) : plain(cells, report)
  return {
    line,
    name: NAME,
    position: /^\d+$/.test(POSITION) ? Number(POSITION) : place,
    isCounted,
    isArchived: /^(true|1|yes)$/i.test(cells['ARCHIVED?'] ?? ''),
    goal: { ...texts(NAME, [QUESTION, DESCRIPTION], { locale, report }), metric, checkInEvery: metric.timesPerWeek ? 'week' : 'day' },
  }
}

const MAX_TITLE = 200
const MAX_WHY = 5000

type Texts = Pick<Goal, 'title' | 'why'>

function texts(name: string, paragraphs: readonly string[], { locale, report }: Pick<HabitReading, 'locale' | 'report'>): Texts {
  const title = oneLine(name) || untitledIn(locale)
  if (!oneLine(name)) report(`The habit has no name; it is called “${title}”.`)
  if (title.length > MAX_TITLE) report('The name is longer than 200 characters; it is whole in why it matters.')
  const why = [title.length > MAX_TITLE ? title : '', ...paragraphs].map(clean).filter(Boolean).join('\n\n')
  if (why.length > MAX_WHY) report('Question and description are longer than 5,000 characters; the rest was left out.')
  return { title: cut(title, MAX_TITLE), why: cut(why, MAX_WHY) }
}

const timesIn = ({ FREQUENCYNUMERATOR, NUMREPETITIONS }: CsvRow['cells']) => Number(FREQUENCYNUMERATOR ?? NUMREPETITIONS ?? 1)
const daysIn = ({ FREQUENCYDENOMINATOR, INTERVAL }: CsvRow['cells']) => Number(FREQUENCYDENOMINATOR ?? INTERVAL ?? 1)

function plain(cells: CsvRow['cells'], report: Report): PlannedGoal['metric'] {
  const rhythm = rhythmOf(timesIn(cells), daysIn(cells))
  if (!rhythm) report('How often it is meant cannot be read; it is meant for every day.')
  if (rhythm?.changed) report(rhythm.changed)
  return { type: 'habit', ...rhythm?.fields }
}

const NEARLY_NOTHING = '0.001'
const MAX_UNIT = 20

function counted(cells: CsvRow['cells'], report: Report): PlannedGoal['metric'] {
  const { UNIT = '', 'TARGET TYPE': way = '', 'TARGET VALUE': amount = '' } = cells
  const unit = cut(oneLine(UNIT), MAX_UNIT)
  if (unit !== oneLine(UNIT)) report('The unit is longer than 20 characters; it was cut.')
  const isMost = /^(AT_MOST|1)$/i.test(way)
  if (!isMost && !/^(AT_LEAST|0|)$/i.test(way)) report(`The target type “${cut(way, 40)}” is not known; it is “at least”.`)
  const share = amount === '' ? null : dailyShare(Number(amount), daysIn(cells), unit)
  if (!share) report('The target value cannot be read; whatever is more than nothing makes a day a yes.')
  if (share?.changed) report(share.changed)
  const isNothing = !share || Number(share.dailyTarget) === 0
  if (share && isNothing && !isMost) report('“At least 0” is reached by nothing; whatever is more than nothing makes a day a yes.')
  const dailyTarget = isNothing ? (isMost && share ? '0' : NEARLY_NOTHING) : share.dailyTarget
  return { type: 'habit', unit, direction: isMost ? 'down' : 'up', dailyTarget }
}

/** The goal of a habit with its marks, from the first of them on. An archived one ended on the day of its last. */
export function goalOf({ line, goal, isArchived }: Habit, checkIns: PlannedGoal['checkIns'], today: string): PlannedGoal {
  const inOrder = checkIns.toSorted((a, b) => (a.localDate < b.localDate ? -1 : 1))
  const startDate = inOrder[0]?.localDate ?? today
  const ended = inOrder.at(-1)?.localDate ?? today
  const state = isArchived ? ({ status: 'dropped', closing: { localDate: ended } } as const) : ({ status: 'active' } as const)
  return {
    line,
    ...goal,
    metric: NewMetric.parse(goal.metric),
    horizon: 'year',
    startDate,
    ...state,
    checkIns: inOrder,
  }
}
