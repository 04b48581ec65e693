import type { McpServer } from '@modelcontextprotocol/server'
import { addDays } from '@throughline/core/kernel'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import type { Client } from './client.ts'
import { ADDS, Cursor, Day, Limit, READS } from './tool.ts'

/** Tools for the journal: looked through, written in. */
export function addJournalTools(server: McpServer, client: Client): void {
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
}
