import type { Directory, DirectoryEntry, DirectoryName } from '@throughline/core/kernel'
import type { Database, Row } from './database.ts'
import type { Writer } from './writer.ts'

const columns = 'name, value, space, id, expires_at'
const current = 'name = ? AND value = ? AND (expires_at IS NULL OR expires_at > ?)'

export function createDirectory(database: Database, writer: Writer): Directory {
  return {
    reserve({ name, value, space, id, expiresAt }, now) {
      const sql = `INSERT INTO _directory (${columns}) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET space = excluded.space, id = excluded.id, expires_at = excluded.expires_at
        WHERE (space = excluded.space AND id = excluded.id) OR expires_at <= ?`
      return writer.write(() => database.run(sql, name, value, space, id, expiresAt, now).changes === 1)
    },
    async find(name, value, now) {
      return entryOf(database.get(`SELECT ${columns} FROM _directory WHERE ${current}`, name, value, now))
    },
    take(name, value, now) {
      return writer.write(() => entryOf(database.get(`DELETE FROM _directory WHERE ${current} RETURNING ${columns}`, name, value, now)))
    },
    async release({ name, value, id }) {
      await writer.write(() => database.run('DELETE FROM _directory WHERE name = ? AND value = ? AND id = ?', name, value, id))
    },
    async releaseSpace(space) {
      await writer.write(() => database.run('DELETE FROM _directory WHERE space = ?', space))
    },
    async sweep(now) {
      await writer.write(() => database.run('DELETE FROM _directory WHERE expires_at <= ?', now))
    },
  }
}

function entryOf(row: Row | undefined): DirectoryEntry | null {
  if (!row) return null
  const [name, value, space, id, expiresAt] = row as [DirectoryName, string, string, string, string | null]
  return { name, value, space, id, expiresAt }
}
