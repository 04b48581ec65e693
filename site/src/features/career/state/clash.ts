import type { Win } from '@throughline/core/career'
import { win as words } from '../../../messages/win.ts'
import { winHref } from '../../addresses/wins.ts'
import { newId } from '../../desk/id.ts'
import { $toast } from '../../desk/told.ts'

/** Says that a win was changed here and elsewhere, where its own page does not. */
export function tellClash({ id, title }: Pick<Win, 'id' | 'title'>): void {
  const href = winHref(id)
  $toast.set(location.pathname === href ? null : { id: newId(), words: words.changedElsewhere(title), isBad: true, href })
}
