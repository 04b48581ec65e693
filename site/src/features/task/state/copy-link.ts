import { task as words } from '../../../messages/task.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { copyAddress } from '../../desk/copy-text.ts'

/** Puts the address of a task on the clipboard. */
export const copyLink = (id: string): Promise<void> => copyAddress(taskHref(id), words.did.linkCopied)
