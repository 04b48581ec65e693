import { randomUUID } from 'node:crypto'
import { type ClaimedJob, instantText, type Queue } from '@throughline/core/kernel'
import type { Database, Row } from './database.ts'
import type { Writer } from './writer.ts'

const due = `FROM _job WHERE type IN (SELECT value FROM json_each(?)) AND available_at <= ? ORDER BY available_at, id LIMIT ?`

export function createQueue(database: Database, writer: Writer): Queue {
  const free = (attempt: 'attempt' | '0' | 'attempt - 1'): Queue['retry'] => {
    const sql = `UPDATE _job SET lease = NULL, run_at = ?, available_at = ?, attempt = ${attempt} WHERE id = ? AND lease = ?`
    return async ({ id, lease }, runAt) => {
      await writer.write(() => database.run(sql, runAt, runAt, id, lease))
    }
  }
  return {
    async enqueue({ id, type, space, payload, runAt }) {
      const sql = `INSERT INTO _job (id, type, space, payload, run_at, available_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
      const text = JSON.stringify(payload ?? null)
      await writer.write(() => database.run(sql, id, type, space, text, runAt, runAt))
    },
    async claim(types, { now, leaseMs, limit }) {
      const wanted = [JSON.stringify(types), now, limit]
      // Asked often and mostly in vain, so it looks before it writes.
      if (!database.get(`SELECT 1 ${due}`, ...wanted)) return []
      const until = instantText(Temporal.Instant.from(now).add({ milliseconds: leaseMs }))
      return writer.write(() =>
        database.all(`SELECT id, type, space, payload, run_at, attempt ${due}`, ...wanted).map((row) => {
          const job = leased(row, randomUUID())
          database.run('UPDATE _job SET lease = ?, attempt = ?, available_at = ? WHERE id = ?', job.lease, job.attempt, until, job.id)
          return job
        }),
      )
    },
    async complete({ id, lease }) {
      await writer.write(() => database.run('DELETE FROM _job WHERE id = ? AND lease = ?', id, lease))
    },
    async dropSpace(space) {
      await writer.write(() => database.run('DELETE FROM _job WHERE space = ?', space))
    },
    retry: free('attempt'),
    renew: free('0'),
    putBack: free('attempt - 1'),
  }
}

function leased(row: Row, lease: string): ClaimedJob {
  const [id, type, space, payload, runAt, attempt] = row as [string, string, string, string, string, number]
  return { id, type, space, payload: JSON.parse(payload), runAt, lease, attempt: attempt + 1 }
}
