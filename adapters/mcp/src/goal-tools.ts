import type { McpServer } from '@modelcontextprotocol/server'
import { CheckIn, GoalStatus } from '@throughline/core/goal'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import { type Client, goalShown } from './client.ts'
import { goalNamed } from './goals.ts'
import { ADDS, Cursor, Day, inPlace, Limit, READS } from './tool.ts'

/** Tools for goals, and for how they stand. */
export function addGoalTools(server: McpServer, client: Client): void {
  server.registerTool(
    'list_goals',
    {
      title: 'List goals',
      description: 'Goals in the person’s order, with what they are measured by.',
      inputSchema: z.object({
        status: inPlace(GoalStatus).optional(),
        limit: Limit,
        cursor: Cursor,
      }),
      annotations: { ...READS },
    },
    ({ status, ...page }) =>
      answerOf(async () => {
        const { items, nextCursor } = await client.goals.list({ ...page, ...(status && { status }) })
        return { items: items.map(goalShown), nextCursor }
      }),
  )

  server.registerTool(
    'read_goal',
    {
      title: 'Read a goal',
      description: 'A goal with its progress, pace and projection and its latest check-ins.',
      inputSchema: z.object({ goal: z.string().min(1).max(200).describe('Its title or id.') }),
      annotations: { ...READS },
    },
    ({ goal: name }) =>
      answerOf(async () => {
        const goal = await goalNamed(client, name)
        const [progress, { items: checkIns }] = await Promise.all([
          client.goals.progress(goal.id),
          client.checkIns.list(goal.id, { limit: 10 }),
        ])
        return { goal, progress, checkIns }
      }),
  )

  server.registerTool(
    'log_check_in',
    {
      title: 'Log a check-in',
      description: 'Writes down how a goal stands. For a habit the value is 1 for yes and 0 for no.',
      inputSchema: z.object({
        goal: z.string().min(1).max(200).describe('Its title or id.'),
        value: z.union([z.number(), z.string().regex(/^-?\d+([.,]\d+)?$/)]).describe('The measured value.'),
        date: Day.optional().describe('Today when absent.'),
        confidence: CheckIn.shape.confidence.unwrap().optional(),
        note: z.string().max(5000).optional(),
      }),
      annotations: { ...ADDS },
    },
    ({ goal: name, value, date, ...said }) =>
      answerOf(async () => {
        const { id } = await goalNamed(client, name)
        return client.checkIns.create(id, { ...said, value: String(value).replace(',', '.'), ...(date && { localDate: date }) })
      }),
  )
}
