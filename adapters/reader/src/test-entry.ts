import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { attachments } from '@throughline/core/attachment'
import { type Kind, parses, type StoredRecord } from '@throughline/core/kernel'
import { type Task, tasks } from '@throughline/core/task'
import { serveReading } from './serve-reading.ts'

/** What costs too much, looks where it should not, or is there only in a process that gives way, by the title of a task. */
const costly: Readonly<Record<string, () => boolean>> = {
  endless() {
    for (;;);
  },
  hoarding() {
    const hoard = new Map<number, number>()
    for (let i = 0; ; i++) hoard.set(i, i)
  },
  nosy: () => parses(() => readFileSync(new URL('../../../package.json', import.meta.url))) || Object.keys(process.env).length > 0,
  yielding: () => getPriority() > getPriority(process.ppid),
}

const schema = { safeParse: (value: unknown) => (isCostly(value) ? tasks.schema.safeParse(value) : tasks.schema.safeParse(null)) }
const isCostly = (value: unknown) => costly[(value as Task).title]?.() ?? true
const watched = { ...tasks, schema } as unknown as Kind<StoredRecord>

serveReading([watched, attachments])
