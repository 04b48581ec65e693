import { type At, atText, readAt } from '../../../when/rules/at.ts'
import { type ListPlace, listHref } from '../../rules/list-address.ts'
import { showPlace } from '../../state/place.ts'
import { $openId } from '../../state/stores.ts'
import type { TaskDesk } from '../../state/task-desk.ts'

/** What the calendar shows, kept in the address beside the task that is open. */
export function useAt(desk: TaskDesk) {
  const placeOf = (at: At): ListPlace => ({ view: desk.view, saved: desk.saved ?? null, list: { ...desk.list, at: atText(at) } })
  return {
    at: readAt(desk.list.at, desk.today),
    hrefOf: (at: At) => listHref(placeOf(at)),
    go: (at: At) => void showPlace(placeOf(at), { openId: $openId.get() }),
  }
}
