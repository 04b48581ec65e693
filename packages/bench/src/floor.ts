import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/**
 * The least a server can do for the same answers: Hono, one table, one index, one text index, and nothing else.
 * No sign-in, no validation, no ETag, no events. Started with the database's file; prints the port it listens on.
 */
const database = new DatabaseSync(process.argv[2] ?? ':memory:')
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE task (id TEXT PRIMARY KEY, active INTEGER NOT NULL, position TEXT NOT NULL, record TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX task_by_active ON task (active, position, id);
  CREATE VIRTUAL TABLE task_text USING fts5(id UNINDEXED, words, prefix = '2 3');
`)
const insert = database.prepare('INSERT INTO task VALUES (?, 1, ?, ?)')
const insertText = database.prepare('INSERT INTO task_text VALUES (?, ?)')
const one = database.prepare('SELECT record FROM task WHERE id = ?')
const list = database.prepare(`
  SELECT '{"items":[' || group_concat(record) || ']}' AS body
  FROM (SELECT record FROM task WHERE active = 1 ORDER BY position, id LIMIT ?)`)
const search = database.prepare(`
  SELECT '{"items":[' || coalesce(group_concat(record), '') || ']}' AS body
  FROM (SELECT record FROM task_text JOIN task USING (id) WHERE task_text MATCH ? ORDER BY bm25(task_text) LIMIT ?)`)
const setPriority = database.prepare(`UPDATE task SET record = json_set(record, '$.priority', ?) WHERE id = ? RETURNING record`)

const waiting: { write: () => string; answer: (body: string) => void }[] = []

/** Writes that wait share one commit. */
function written(write: () => string): Promise<string> {
  if (waiting.length === 0) setImmediate(commit)
  return new Promise((answer) => waiting.push({ write, answer }))
}

function commit() {
  const batch = waiting.splice(0)
  database.exec('BEGIN IMMEDIATE')
  const bodies = batch.map(({ write }) => write())
  database.exec('COMMIT')
  for (const [n, { answer }] of batch.entries()) answer(bodies[n] ?? '')
}

let made = 0
const json = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'application/json' } })
const column = (row: unknown, name: string) => String((row as Record<string, unknown> | undefined)?.[name] ?? '')

const app = new Hono()
  .get('/tasks', (c) => json(column(list.get(Number(c.req.query('limit'))), 'body')))
  .get('/tasks/:id', (c) => json(column(one.get(c.req.param('id')), 'record')))
  .get('/search', (c) => {
    const match = (c.req.query('q') ?? '').split(' ').map((word) => `"${word}"*`)
    return json(column(search.get(match.join(' '), Number(c.req.query('limit'))), 'body'))
  })
  .post('/tasks', async (c) => {
    const task = (await c.req.json()) as { id?: string; title: string; notes?: string }
    const id = task.id ?? `made-${++made}`
    const record = JSON.stringify({ ...task, id })
    return json(
      await written(() => {
        insert.run(id, id, record)
        insertText.run(id, `${task.title} ${task.notes ?? ''}`)
        return record
      }),
      201,
    )
  })
  .patch('/tasks/:id', async (c) => {
    const { priority } = (await c.req.json()) as { priority: string }
    const id = c.req.param('id')
    return json(await written(() => column(setPriority.get(priority, id), 'record')))
  })

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
