import type { Evidence } from '@throughline/core/career'
import { quoted } from '../../../messages/quoted.ts'
import { discussionHref } from '../../addresses/discussions.ts'
import { entryHref } from '../../addresses/entries.ts'
import { checkInHref, goalHref } from '../../addresses/goals.ts'
import { messageHref } from '../../addresses/messages.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { quantityWords } from './result.ts'

/** Where its source is; `null` where there is none, or no longer. */
export function evidenceHref({
  kind,
  recordId,
  discussionId,
  url,
  state,
}: Pick<Evidence, 'kind' | 'recordId' | 'discussionId' | 'url' | 'state'>): string | null {
  if (kind === 'link') return url
  if (recordId === null || state === 'gone') return null
  switch (kind) {
    case 'task':
      return taskHref(recordId)
    case 'goal':
      return goalHref(recordId)
    case 'check-in':
      return checkInHref(recordId)
    case 'journal-entry':
      return entryHref(recordId)
    case 'message':
      return discussionId && messageHref(discussionId, recordId)
    case 'feedback-answer':
      return discussionId && `${discussionHref(discussionId)}#feedback-${recordId}`
    case 'file':
      return `/api/v1/attachments/${recordId}/content`
    case 'note':
      return null
  }
}

/** What it says: the passage that was taken, otherwise what the source is called, with the number it says unless that is in it. */
export function evidenceWords({ title, quote, number }: Evidence, locale: string): string {
  if (quote) return quoted(quote)
  if (!number) return title
  const amount = quantityWords(number, locale)
  if (title === '') return amount
  const isSaid = title.replaceAll(/\s/g, '').includes(amount.replaceAll(/\s/g, '')) || title.includes(number.value)
  return isSaid ? title : `${title}, ${amount}`
}
