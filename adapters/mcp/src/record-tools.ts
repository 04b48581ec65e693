import type { McpServer } from '@modelcontextprotocol/server'
import { addDays } from '@throughline/core/kernel'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import { briefPage } from './brief.ts'
import { type Client, goalShown, taskShown } from './client.ts'
import { goalNamed } from './goals.ts'
import { ADDS, Cursor, Day, Id, Limit, READS, REMOVES } from './tool.ts'

/** Tools for records of one sort: found, made, changed. */
export function addRecordTools(server: McpServer, client: Client): void {
  server.registerTool(
    'search',
    {
      title: 'Search everything',
      description:
        'Finds tasks, goals, journal entries, wins, stories and more by words. Answers records with their ids, very long texts in them cut.',
      inputSchema: z.object({ words: z.string().min(1).max(200), limit: Limit, cursor: Cursor }),
      annotations: { ...READS },
    },
    ({ words, ...page }) => answerOf(() => briefPage(page, (part) => client.search(words, part))),
  )

  server.registerTool(
    'list_tasks',
    {
      title: 'List tasks',
      description:
        'Tasks of a view, narrowed by a filter such as `due:<=7d -tag:home goal:"Ship 2.0"`. A page may hold fewer than asked for before the last: go on with nextCursor.',
      inputSchema: z.object({
        view: z.enum(['today', 'upcoming', 'inbox', 'all', 'completed']).default('all'),
        filter: z.string().max(500).optional(),
        limit: Limit,
        cursor: Cursor,
      }),
      annotations: { ...READS },
    },
    (options) =>
      answerOf(async () => {
        const { items, nextCursor } = await client.tasks.list(options)
        return { items: items.map(taskShown), nextCursor }
      }),
  )

  server.registerTool(
    'add_task',
    {
      title: 'Add a task',
      description:
        'Adds a task from one line in English or German: `Send Ana the draft tomorrow 4pm every friday #work !high ~45m >"Ship 2.0"`. The day, repeat, tags, priority, duration and goal are read from it; quotes switch that off.',
      inputSchema: z.object({ line: z.string().min(1).max(600), notes: z.string().max(16_384).optional() }),
      annotations: { ...ADDS },
    },
    ({ line, notes }) =>
      answerOf(async () => {
        const { id } = await client.tasks.quickAdd(line)
        return notes ? client.tasks.edit(id, { notes }) : client.tasks.get(id)
      }),
  )

  server.registerTool(
    'change_task',
    {
      title: 'Change a task',
      description: 'Changes what is given of a task; null empties a field.',
      inputSchema: z.object({
        id: Id,
        title: z.string().min(1).max(500).optional(),
        notes: z.string().max(16_384).optional(),
        status: z.enum(['open', 'in-progress', 'cancelled']).optional(),
        priority: z.enum(['none', 'low', 'medium', 'high', 'urgent']).optional(),
        dueDate: Day.nullable().optional(),
        startDate: Day.nullable().optional(),
        durationMinutes: z.int().min(1).nullable().optional(),
        tags: z.array(z.string()).optional(),
      }),
      annotations: { ...ADDS, idempotentHint: true },
    },
    ({ id, ...changes }) => answerOf(() => client.tasks.edit(id, changes)),
  )

  server.registerTool(
    'complete_task',
    {
      title: 'Complete a task',
      description: 'Marks a task as done; one that repeats moves on to its next round. Doing it twice is one completion.',
      inputSchema: z.object({ id: Id }),
      annotations: { ...ADDS },
    },
    ({ id }) => answerOf(() => client.tasks.complete(id)),
  )

  server.registerTool(
    'remove_task',
    {
      title: 'Move a task to the trash',
      description: 'Moves a task to the trash, from where the person can bring it back for 30 days.',
      inputSchema: z.object({ id: Id }),
      annotations: { ...REMOVES, idempotentHint: true },
    },
    ({ id }) => answerOf(() => client.tasks.remove(id)),
  )

  server.registerTool(
    'list_goals',
    {
      title: 'List goals',
      description: 'Goals in the person’s order, with what they are measured by.',
      inputSchema: z.object({
        status: z.enum(['draft', 'active', 'paused', 'achieved', 'missed', 'dropped']).optional(),
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
        confidence: z.int().min(1).max(10).optional(),
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

  server.registerTool(
    'list_journal_entries',
    {
      title: 'List journal entries',
      description: 'Entries by the day they are about, newest first, with how they begin. Sealed ones show nothing of their text.',
      inputSchema: z.object({
        from: Day.optional(),
        until: Day.optional(),
        tag: z.string().max(60).optional(),
        limit: Limit,
        cursor: Cursor,
      }),
      annotations: { ...READS },
    },
    ({ until, ...options }) =>
      answerOf(() => {
        const before = until && addDays(until, 1)
        return client.journal.list({ ...options, before, fields: ['id', 'entryDate', 'title', 'excerpt', 'mood', 'tags', 'wordCount'] })
      }),
  )

  server.registerTool(
    'write_journal_entry',
    {
      title: 'Write a journal entry',
      description: 'Writes an entry in Markdown, in the person’s words and only when they ask for it.',
      inputSchema: z.object({
        body: z.string().min(1).max(100_000).describe('Markdown.'),
        title: z.string().max(300).optional(),
        date: Day.optional().describe('The day it is about; today when absent.'),
        mood: z.int().min(-2).max(2).optional(),
        tags: z.array(z.string().max(60)).max(50).optional(),
      }),
      annotations: { ...ADDS },
    },
    ({ date, ...entry }) => answerOf(() => client.journal.create({ ...entry, ...(date && { entryDate: date }) })),
  )

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
