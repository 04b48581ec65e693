import { makeTask as words } from '../../../messages/make-task.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { perform } from '../../changes/changes.ts'
import { newId } from '../../desk/id.ts'
import { givenDesk } from '../../frame/given-desk.ts'
import { Island } from '../../frame/Island.tsx'
import { MakeTask } from '../../task/ui/MakeTask.tsx'
import type { NewTaskRead } from '../../task/ui/use-read-title.ts'
import type { Said } from './make.ts'

interface Props {
  said: Said
  onClose: () => void
}

/** Makes a task of what was said, which it keeps. */
export default function MakeTaskOfMessage({ said, onClose }: Props) {
  return (
    <Island desk={givenDesk()}>
      <MakeTask passage={said.shown} onMake={(read) => void make(read, said)} onClose={onClose} />
    </Island>
  )
}

async function make(read: NewTaskRead, { discussionId, messageId, quote }: Said) {
  const id = newId()
  const from = { discussionId, messageId, quote }
  await perform([{ do: 'create', id, task: { ...read, id, from } }], () => ({ words: words.made(read.title), href: taskHref(id) }))
}
