import { template as words } from '../../../messages/template.ts'
import { didBesides, perform } from '../../changes/changes.ts'
import { records } from './queries.ts'

/** Says that a template has just been made into tasks, which can be taken back; the address forgets it. */
export function tellMade(id: string): void {
  const url = new URL(location.href)
  url.searchParams.delete('made')
  history.replaceState(history.state, '', url)
  const title = records.shown(id)?.title
  if (title) didBesides(words.used(title), () => perform([{ do: 'remove', id }], words.takenBack(title), { isUndo: true }))
}
