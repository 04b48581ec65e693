import type { McpServer } from '@modelcontextprotocol/server'
import { addDays } from '@throughline/core/kernel'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import { briefPage } from './brief.ts'
import type { Client } from './client.ts'
import { goalNamed } from './goals.ts'
import { ADDS, Cursor, Day, Id, Limit, READS } from './tool.ts'

/** Tools for wins, and for the packets that are drafted from them. */
export function addWinTools(server: McpServer, client: Client): void {
  server.registerTool(
    'log_win',
    {
      title: 'Log a win',
      description:
        'Keeps an achievement for reviews, résumés and interviews. Ask the person for the number if there is none: from what, to what, in which unit. `fromTask` or `fromGoal` takes it, with that record as evidence; the token has to be allowed to read it, and goals for either.',
      inputSchema: z.object({
        title: z.string().min(1).max(200).optional().describe('What was achieved; may be left out with fromTask or fromGoal.'),
        happenedOn: Day.optional(),
        metric: z
          .object({ baseline: z.string().optional(), value: z.string(), unit: z.string().max(40) })
          .optional()
          .describe('Numbers as text, such as "6.8".'),
        skills: z.array(z.string()).max(50).optional(),
        fromTask: Id.optional(),
        fromGoal: z.string().max(200).optional().describe('A goal by its title or id.'),
      }),
      annotations: { ...ADDS },
    },
    ({ fromTask, fromGoal, ...win }) =>
      answerOf(async () => {
        const goal = fromGoal === undefined ? null : await goalNamed(client, fromGoal)
        const from = fromTask ? { kind: 'task' as const, id: fromTask } : goal && { kind: 'goal' as const, id: goal.id }
        return client.wins.create({ ...win, ...(from && { from }) })
      }),
  )

  server.registerTool(
    'list_wins',
    {
      title: 'List wins',
      description: 'Wins of some days, newest first, with their numbers and evidence.',
      inputSchema: z.object({ from: Day.optional(), until: Day.optional(), limit: Limit, cursor: Cursor }),
      annotations: { ...READS },
    },
    ({ until, limit, cursor, ...days }) =>
      answerOf(() => briefPage({ limit, cursor }, (part) => client.wins.list({ ...days, ...part, before: until && addDays(until, 1) }))),
  )

  server.registerTool(
    'draft_review_packet',
    {
      title: 'Draft a review packet',
      description:
        'Drafts a packet for a performance review from the wins and goals of some days; every sentence keeps its sources. The person edits it in the app.',
      inputSchema: z.object({
        from: Day,
        until: Day,
        title: z.string().min(1).max(200).optional(),
        audience: z.string().max(200).optional().describe('Who reads it.'),
        language: z.enum(['en', 'de']).optional(),
      }),
      annotations: { ...ADDS },
    },
    (packet) => answerOf(() => client.reviewPackets.create(packet)),
  )
}
