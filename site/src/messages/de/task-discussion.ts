import type { taskDiscussion as english } from '../task-discussion.ts'
import type { InGerman } from './words.ts'

export const taskDiscussion: InGerman<typeof english> = { from: 'Vereinbart in', open: 'einem Gespräch' }
