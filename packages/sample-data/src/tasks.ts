import type { Priority, Repeat } from '@throughline/core/task'

/** A task of the sample person; days are counted from the day it is written, 0 being today. */
export interface SampleTask {
  title: string
  notes?: string
  /** Days from today. */
  due?: number
  /** Instead: the next such day after today; ISO 8601, 1 is Monday. */
  weekday?: number
  /** `HH:mm`, with either. */
  at?: string
  priority?: Priority
  tags?: readonly string[]
  minutes?: number
  recurrence?: Repeat
  steps?: readonly (string | { done: string })[]
  checklist?: readonly string[]
  /** The title of a task further up that has to be closed first. */
  waitsFor?: string
  inProgress?: boolean
  trashed?: boolean
}

export interface SampleDone {
  title: string
  /** Days from today, 0 or less. */
  day: number
  /** `HH:mm` of that day. */
  at: string
  tags?: readonly string[]
  recurrence?: Repeat
}

const every = (rule: string): Repeat => ({ rrule: `FREQ=${rule}`, repeatFrom: 'schedule' })

/** What Ines Varga, a supply-chain analyst, has to do. All of it is invented. */
export const openTasks: readonly SampleTask[] = [
  { title: 'Ask Dev for the week 45 price file', due: -3, tags: ['suppliers'] },
  { title: 'Close the October shortage log', due: -2, tags: ['warehouse'] },
  { title: 'Get the pay bands from HR', due: 4, tags: ['people'] },
  { title: 'Book the dentist', due: -1, tags: ['home'] },

  { title: 'Call the port agent about the two late containers', due: 0, at: '10:30', priority: 'high', tags: ['warehouse'] },
  {
    title: 'Freeze the December forecast and send it to Ruth',
    notes:
      'Use the run **without week 31**. Keep the promo uplift for week 47 at 1.18 until Dev’s prices are in, and say so in the mail.\n\n- history is locked at week 45\n- one paragraph on risk, at the top\n- no table',
    due: 0,
    at: '16:00',
    priority: 'urgent',
    tags: ['forecast', 'monthly'],
    minutes: 45,
    inProgress: true,
    steps: [
      { done: 'Lock the history at week 45' },
      { done: 'Compare with last December' },
      'Check the ten largest lines by eye',
      'Send, with one paragraph on risk',
    ],
  },
  {
    title: 'Check safety stock on the 12 lines that ran out',
    due: 0,
    tags: ['warehouse'],
    minutes: 90,
    steps: [
      { done: 'List the 12 lines with their lead times' },
      'Lead time of the port, last ten arrivals',
      'New numbers to Oskar for a look',
    ],
  },
  { title: 'Answer Oskar on Friday’s dock slots', due: 0, tags: ['warehouse'] },
  { title: 'Write the agenda for the 1:1 with Ruth', notes: 'End with: what should I stop doing?', due: 0, tags: ['people'], minutes: 20 },
  {
    title: 'Draft the duties of a lead analyst, one page',
    waitsFor: 'Get the pay bands from HR',
    due: 0,
    priority: 'medium',
    tags: ['people'],
  },
  { title: 'Renew the season ticket', due: 0, tags: ['home'], recurrence: every('MONTHLY') },

  { title: 'Send Oskar the dock plan', weekday: 5, at: '16:00', tags: ['warehouse'], minutes: 45, recurrence: every('WEEKLY;BYDAY=FR') },
  { title: 'Put the bins out', weekday: 4, at: '07:20', tags: ['home'], recurrence: every('WEEKLY;BYDAY=TH') },
  { title: 'Read the morning shortage list', weekday: 1, at: '08:15', recurrence: every('WEEKLY;BYDAY=MO,TU,WE,TH,FR') },
  { title: 'Feedback for Mei on her first report', notes: 'Start with the chart on page 2, it is good.', due: 2, tags: ['people'] },
  { title: 'Run 5 km', weekday: 3, at: '06:30', tags: ['health'], recurrence: every('WEEKLY;BYDAY=MO,WE,FR') },
  { title: 'Do exercises 4.3 and 4.7 on exponential smoothing', due: 3, tags: ['learning'], minutes: 60 },
  { title: 'Explain the jump in week 44 to controlling', weekday: 2, at: '13:00', priority: 'medium' },
  { title: 'Stock report for the managers’ meeting', weekday: 1, priority: 'high', tags: ['monthly'], minutes: 120 },
  { title: 'Chase the confirmation of order 40117', due: 5, priority: 'medium', tags: ['suppliers'] },
  { title: 'Winter tyres', due: 9, at: '08:30', tags: ['home'] },
  { title: 'Agree the freeze dates of next year with Ruth and Dev', due: 12, at: '10:00', tags: ['forecast'] },
  { title: 'Lead times in the system against what really happened', due: 14, tags: ['suppliers'], minutes: 180 },
  {
    title: 'Train to Pécs for the holidays: seats out and back',
    due: 17,
    tags: ['travel'],
    checklist: ['Seats out', 'Seats back', 'Tell Grandmother when', 'Cat to Noor'],
  },
  { title: 'Collect promo dates for spring', due: 40, tags: ['forecast'] },
  { title: 'Self-review for the year', due: 48, tags: ['people'] },

  { title: 'Find out what the weather index costs a year', tags: ['forecast'] },
  { title: 'Labels for aisle 14 are wrong again', tags: ['warehouse'] },
  { title: 'Return “The Goal” to the library', tags: ['home'] },
  { title: 'Ask Noor about the flat in Lisbon' },

  { title: 'Fax the weekly numbers to the branch in Linz', trashed: true },
]

export const doneTasks: readonly SampleDone[] = [
  { title: 'Rerun the bakeware model without week 31', day: 0, at: '06:52', tags: ['forecast'] },
  { title: 'Water the plants', day: 0, at: '06:20', tags: ['home'], recurrence: every('DAILY;INTERVAL=3') },
  { title: 'Send HR the two job titles', day: -1, at: '16:40', tags: ['people'] },
  { title: 'Count pallets of returned glass', day: -1, at: '11:05', tags: ['warehouse'] },
  { title: 'Write down forecast error per family', day: -1, at: '09:30', tags: ['forecast', 'monthly'] },
  { title: 'Call with Lindqvist Glas about minimum order', day: -2, at: '11:45', tags: ['suppliers'] },
  { title: 'Correct the holiday calendar for Austria', day: -3, at: '15:10' },
  { title: 'Lunch with Jonas about the interns', day: -4, at: '13:20', tags: ['people'] },
  { title: 'Fix the slow query behind the stock page', day: -6, at: '17:55' },
  { title: 'Expense report of the trip to Linz', day: -7, at: '10:15', tags: ['travel'] },
  { title: 'Walk through hall 3 with Oskar', day: -8, at: '14:30', tags: ['warehouse'] },
  { title: 'Read chapter 4 on exponential smoothing', day: -9, at: '20:40', tags: ['learning'] },
]
