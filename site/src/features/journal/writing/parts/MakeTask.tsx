import { makeTask as words } from '../../../../messages/make-task.ts'
import { perform } from '../../../changes/changes.ts'
import { newId } from '../../../desk/id.ts'
import { MakeTask } from '../../../task/ui/MakeTask.tsx'
import type { NewTaskRead } from '../../../task/ui/use-read-title.ts'
import { entryOfPage } from '../state.ts'

/** UTF-16 units of a quote. */
const QUOTE = 2_000

interface Props {
  passage: string
  onClose: () => void
}

/** Makes a task of a passage. It keeps the passage, as a link to the entry. */
export default function MakeTaskOfEntry({ passage, onClose }: Props) {
  return <MakeTask passage={passage} onMake={(read) => void make(read, passage)} onClose={onClose} />
}

/** The task can only name an entry that is there. */
async function make(read: NewTaskRead, passage: string) {
  const entry = entryOfPage()
  await entry.flush()
  const [id, now] = [newId(), new Date().toISOString()]
  const link = { kind: 'journal-entry', id: entry.writing().id, quote: passage.trim().slice(0, QUOTE), capturedAt: now } as const
  await perform([{ do: 'create', id, task: { ...read, id, links: [link] } }], words.made(read.title))
}
