import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { aNote, anEvent, changed, type Note, notes, put } from '@throughline/contracts/note'
import { openSqlite } from './index.ts'

// A process of its own, which durability.test.ts kills. Tells of every save that was acknowledged: `<id> <version>`.

// What was loaded is kept for the next of these processes, which this one has no end to do it at.
flushCompileCache()

const WRITERS = 8
const [file = '', ...ids] = process.argv.slice(2)
const { store } = openSqlite({ file, kinds: [notes] })

async function write(note: Note): Promise<Note> {
  await put(store, 'space', notes, note, [anEvent(notes, note)])
  writeSync(1, `${note.id} ${note.version}\n`)
  return note
}

async function keepWriting(note: Note) {
  for (let next = note; ; ) {
    const { version } = await write(next)
    next = changed(next, { title: `round ${version + 1}`, place: version % 5, labels: ['all', `label-${version % 3}`] })
  }
}

const stored = await Promise.all(ids.map((id) => store.get('space', notes, id)))
const begun = stored.flatMap((note) => (note ? [changed(note, {})] : []))
const added = Array.from({ length: WRITERS }, (_, i) => aNote({ id: `${process.pid}-${i}`, labels: ['all'] }))
await Promise.all([...begun, ...added].map(keepWriting))
