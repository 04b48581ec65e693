import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import { briefPage } from './brief.ts'
import type { Client } from './client.ts'
import { addGoalTools } from './goal-tools.ts'
import { addJournalTools } from './journal-tools.ts'
import { addTaskTools } from './task-tools.ts'
import { Cursor, Limit, READS } from './tool.ts'
import { addWinTools } from './win-tools.ts'

/** Tools for records of one sort: found, made, changed. */
export function addRecordTools(server: McpServer, client: Client): void {
  addSearch(server, client)
  addTaskTools(server, client)
  addGoalTools(server, client)
  addJournalTools(server, client)
  addWinTools(server, client)
}

function addSearch(server: McpServer, client: Client): void {
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
}
