import type { CheckIn, Goal } from '../../goal/index.ts'

type Columns<R> = Record<string, (record: R) => string | number | null | undefined>

/** The columns of `goals.csv`, each with what a goal has there. */
export const goalColumns: Columns<Goal> = {
  id: ({ id }) => id,
  parentId: ({ parentId }) => parentId,
  title: ({ title }) => title,
  why: ({ why }) => why,
  horizon: ({ horizon }) => horizon,
  status: ({ status }) => status,
  statedPace: ({ statedPace }) => statedPace,
  type: ({ metric }) => metric.type,
  direction: ({ metric }) => metric.direction,
  start: ({ metric }) => metric.start,
  target: ({ metric }) => metric.target,
  unit: ({ metric }) => metric.unit,
  aggregation: ({ metric }) => metric.aggregation,
  source: ({ metric }) => metric.source,
  /** 1 is Monday. */
  weekdays: ({ metric }) => metric.weekdays?.join(' '),
  timesPerWeek: ({ metric }) => metric.timesPerWeek,
  dailyTarget: ({ metric }) => metric.dailyTarget,
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
  weight: ({ weight }) => weight,
  checkInEvery: ({ checkInEvery }) => checkInEvery,
  /** A line each, with the day it was reached. */
  milestones: ({ milestones }) => milestones.map(({ title, doneOn }) => `[${doneOn ?? ' '}] ${title}`).join('\n'),
  /** The first day of each and the day it was over, parted by `/`. */
  pauses: ({ pauses }) => pauses.map(({ from, until }) => `${from}/${until ?? ''}`).join(' '),
  closedOn: ({ closing }) => closing?.localDate,
  reflection: ({ closing }) => closing?.reflection,
  competencies: ({ competencies }) => competencies.join('\n'),
  tags: ({ tags }) => tags.join(' '),
  order: ({ order }) => order,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
}

/** The columns of `check-ins.csv`. */
export const checkInColumns: Columns<CheckIn> = {
  id: ({ id }) => id,
  goalId: ({ goalId }) => goalId,
  localDate: ({ localDate }) => localDate,
  timeZone: ({ timeZone }) => timeZone,
  value: ({ value }) => value,
  confidence: ({ confidence }) => confidence,
  note: ({ note }) => note,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
}
