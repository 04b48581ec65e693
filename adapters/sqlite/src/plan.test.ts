import { notes } from '@throughline/contracts'
import { attachments } from '@throughline/core/attachment'
import {
  actionItems,
  agendaItems,
  decisions,
  discussionNotes,
  invites,
  meetings,
  memberships,
  messageRevisions,
  messages,
  participations,
  presences,
  reactions,
  waitingMessages,
} from '@throughline/core/discussion'
import { checkIns, goals } from '@throughline/core/goal'
import { stories } from '@throughline/core/interview'
import { journalEntries, journalRevisions, journals } from '@throughline/core/journal'
import { declaredKinds, type KeyValue, type Kind, type Query, type StoredRecord } from '@throughline/core/kernel'
import { completions, tasks, timeEntries } from '@throughline/core/task'
import { describe, expect, it, vi } from 'vitest'
import { Database, type Value } from './database.ts'
import { layoutOf } from './layout.ts'
import { migrate } from './migrations.ts'
import { reconcile } from './reconcile.ts'
import { selectCount, selectEach, selectPage } from './select.ts'

/** How SQLite goes about what a query asks it, at each bound and on a later page. */
function plansOf(database: Database, kind: Kind, query: Query<StoredRecord>) {
  const { where = [], each, range, sparse, order } = query
  const args = { where: Object.fromEntries(where.map((key): [string, KeyValue] => [key, 'x'])), ...(each && { each: 'x' }) }
  const from = [{ from: 'a' }, { from: 'a', before: 'b' }]
  const bounds = !range ? [{}] : sparse === range ? from : [{}, { before: 'b' }, ...from]
  const [layout, after] = [layoutOf(kind), JSON.stringify(order.map(() => 'm'))]
  const [reads, counts] = [vi.spyOn(database, 'all'), vi.spyOn(database, 'get')]
  for (const bound of bounds) {
    const asked = declaredKinds([kind]).ask(query, { ...args, ...bound })
    selectPage(database, layout, asked, 1, { limit: 10 })
    selectPage(database, layout, asked, 1, { limit: 10, after })
    selectCount(database, layout, asked, 1)
    for (const key of [...where, ...(each ? [each] : [])]) selectEach(database, layout, asked, 1, { key, values: ['x', 'y'] })
  }
  const statements = [...reads.mock.calls, ...counts.mock.calls] as [string, ...Value[]][]
  vi.restoreAllMocks()
  return statements.map(([sql, ...values]) => ({
    later: / [<>] \(/.test(sql),
    plan: database
      .all(`EXPLAIN QUERY PLAN ${sql}`, ...values)
      .map(([, , , detail]) => String(detail))
      .join('\n'),
  }))
}

describe.each<Kind>([
  notes,
  tasks,
  completions,
  timeEntries,
  attachments,
  goals,
  checkIns,
  journals,
  journalEntries,
  journalRevisions,
  stories,
  memberships,
  participations,
  messages,
  messageRevisions,
  reactions,
  waitingMessages,
  invites,
  meetings,
  agendaItems,
  decisions,
  actionItems,
  discussionNotes,
  presences,
])('every query of the kind $name', (kind) => {
  const database = new Database(':memory:')
  migrate(database)
  reconcile(database, layoutOf(kind))

  it.each(Object.values(kind.queries))('reads its own index in order, without a scan or a sort: $name', (query) => {
    const plans = plansOf(database, kind, query)
    expect(plans.length).toBeGreaterThanOrEqual(3)
    for (const { plan } of plans) expect(plan).not.toMatch(/SCAN (?!json_each)|TEMP B-TREE/)
  })

  it.each(Object.values(kind.queries))('enters the index where the page before ended: $name', (query) => {
    for (const { later, plan } of plansOf(database, kind, query)) if (later) expect(plan).toMatch(/\bid\)?[<>]/)
  })
})
