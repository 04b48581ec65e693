import { makeTask as words } from '../../../messages/make-task.ts'
import { perform } from '../../task/state/changes.ts'
import { newId } from '../../task/state/id.ts'
import { MakeTask } from '../../task/ui/MakeTask.tsx'
import type { Said } from './make.ts'

interface Props {
  said: Said
  onClose: () => void
}

/** Makes a task of what was said, which it keeps. */
export default function MakeTaskOfMessage({ said, onClose }: Props) {
  return <MakeTask passage={said.shown} onMake={(title) => void make(title, said)} onClose={onClose} />
}

async function make(title: string, { discussionId, messageId, quote }: Said) {
  const id = newId()
  const from = { discussionId, messageId, quote }
  await perform([{ do: 'create', id, task: { id, title, from } }], () => ({ words: words.made(title), href: `/tasks/${id}` }))
}
