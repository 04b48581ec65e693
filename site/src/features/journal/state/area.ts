import type { Area } from '../../changes/area.ts'
import { registerArea } from '../../changes/areas.ts'
import { inverseOfEntry, type JournalChange } from '../rules/change.ts'
import type { EntryRow } from '../rules/row.ts'
import { entryRecords } from './records.ts'
import { sendJournalChange } from './sending.ts'
import { entriesChanged } from './watch.ts'

/** How changes of entries show. */
const journalArea: Area = {
  records: entryRecords as Area['records'],
  inverse: (change, before, after) => inverseOfEntry(change as JournalChange, before as EntryRow | null, after as EntryRow),
  show: entriesChanged,
  showSoon: (id) => entriesChanged([id]),
  hide: (id) => entriesChanged([id]),
  ended: ({ id }) => entriesChanged([id]),
  send: (client, change) =>
    sendJournalChange(client, change as JournalChange, {
      ...{ known: entryRecords.known, learn: (entry) => entryRecords.learn(entry) },
      // Of all that is changed by itself the later word holds, or both are joined.
      onConflict: () => {},
    }),
  called: (_, shown) => (shown as EntryRow | null)?.title ?? '',
  markOf: (id) => `[data-entry="${id}"]`,
}

registerArea(['journal'], journalArea)
