import { AppError } from '../../kernel/index.ts'
import type { Entered } from '../thread/enter.ts'
import type { Message } from './schema.ts'

/** @throws AppError `forbidden` for another's, `conflict` for a stone */
export function checkOwn({ actor }: Entered<object>, { authorId, removedAt }: Message): void {
  if (authorId !== actor.accountId) throw new AppError('forbidden', 'Only its author changes a message.')
  if (removedAt !== null) throw new AppError('conflict', 'This message was taken back.')
}
