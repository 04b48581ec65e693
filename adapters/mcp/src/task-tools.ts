import type { McpServer } from '@modelcontextprotocol/server'
import { Priority, Task, TaskStatus } from '@throughline/core/task'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import { type Client, taskShown } from './client.ts'
import { ADDS, Cursor, Day, Id, inPlace, Limit, READS, REMOVES } from './tool.ts'

/** Tools for tasks: found, added, changed, done, thrown away. */
export function addTaskTools(server: McpServer, client: Client): void {
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
        status: TaskStatus.exclude(['done']).optional(),
        priority: inPlace(Priority).optional(),
        dueDate: Day.nullable().optional(),
        startDate: Day.nullable().optional(),
        durationMinutes: Task.shape.durationMinutes.optional(),
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
}
