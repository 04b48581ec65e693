import type { McpServer } from '@modelcontextprotocol/server'
import { addDays, localDate } from '@throughline/core/kernel'
import { z } from 'zod'
import { answerOf, refusalOf, Unclear } from './answer.ts'
import { type Client, goalShown, taskShown } from './client.ts'
import { readable } from './readable.ts'
import { Day, READS } from './tool.ts'
import { whatWasDone } from './what-was-done.ts'

/** Records of each sort that a day, or a stretch of days, is told by. */
const MOST = 200

/** Tools that look over a day or a stretch of days, across all areas the token may read. */
export function addDayTools(server: McpServer, client: Client, now: () => Temporal.Instant): void {
  server.registerTool(
    'plan_my_day',
    {
      title: 'Plan my day',
      description:
        'Everything one plans a day from: tasks of today with what is overdue, interviews and meetings, events of outside calendars, active goals and how they go, questions due for practice. Start here for “plan my day”. What the token may not read is named under leftOut.',
      inputSchema: z.object({ date: Day.optional().describe('The day; today, as the person counts days, when absent.') }),
      annotations: { ...READS },
    },
    ({ date }) =>
      answerOf(async () => {
        const day = date ?? (await todayOf(client, now))
        const before = addDays(day, 1)
        const { parts, leftOut } = await readable({
          tasks: async () => (await client.tasks.list({ view: 'today', limit: MOST })).items.map(taskShown),
          appointments: () => client.appointments.list({ from: day, before }),
          events: () => client.outsideCalendars.events({ from: day, before }),
          goals: async () => (await client.goals.list({ status: 'active', limit: MOST })).items.map(goalShown),
          progress: () => client.goals.progressOfAll(),
          practice: () => client.practice.today(),
        })
        return { date: day, ...parts, leftOut }
      }),
  )

  server.registerTool(
    'what_was_done',
    {
      title: 'What was done',
      description:
        'What was finished, measured and won between two days, a year at most, all of it or for one goal: for “what did I do on Ship 2.0 this quarter?”, stand-ups and reviews. The latest come first; where there is more than is shown, leftOut says how much.',
      inputSchema: z.object({
        from: Day.describe('The first day.'),
        until: Day.describe('The last day.'),
        goal: z.string().min(1).max(200).optional().describe('A goal by its title or id; all that was done when absent.'),
      }),
      annotations: { ...READS },
    },
    ({ from, until, goal: name }) => answerOf(() => whatWasDone(client, { from, until, name })),
  )
}

/** The person's day; a token that may not read when it begins has to be told. */
async function todayOf(client: Client, now: () => Temporal.Instant): Promise<string> {
  const account = await client.me.get().catch((error: unknown) => {
    throw new Unclear(`Say which day it is, as date: ${refusalOf(error)}`)
  })
  return localDate(now(), account)
}
