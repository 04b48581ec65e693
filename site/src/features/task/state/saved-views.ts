import { ProblemError } from '@throughline/client'
import type { SavedView } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { type ListAddress, type SavedList, savedViewHref } from '../rules/list-address.ts'
import { fieldsOfView } from '../rules/saved-view.ts'
import { didBesides } from './changes.ts'
import { newId } from './id.ts'
import { client } from './queries.ts'
import { complain, reason } from './reason.ts'

/** Keeps the list as it is shown under a name and goes there; answers why not, if it was refused. */
export const saveAsView = (list: ListAddress, name: string): Promise<string | null> =>
  told(async () => {
    const { id } = await client.savedViews.create({ id: newId(), name, ...fieldsOfView(list) })
    location.assign(savedViewHref(id))
  })

/** Keeps how a view is shown now. */
export async function saveView({ id, version }: SavedList, list: ListAddress): Promise<void> {
  const why = await told(async () => {
    await client.savedViews.edit(id, fieldsOfView(list), { version })
    location.assign(savedViewHref(id))
  })
  if (why) complain(why)
}

/** Gives a view another name; answers why not, if it was refused. */
export const renameView = ({ id, version }: SavedList, name: string): Promise<string | null> =>
  told(async () => {
    await client.savedViews.edit(id, { name }, { version })
    location.reload()
  })

/** Throws a view away. The list stays on the screen, and so does the way to take that back. */
export async function removeView({ id, name }: SavedList): Promise<void> {
  const why = await told(() => client.savedViews.remove(id))
  if (why) return complain(why)
  showLinks(id, false)
  const takeBack = async () => {
    const why = await told(() => client.savedViews.restore(id))
    if (why) complain(why)
    else showLinks(id, true)
    return why === null
  }
  didBesides(words.savedView.removed(name), takeBack)
}

/** The links to a view stand in the rail and in the tabs, which are no islands. */
function showLinks(id: SavedView['id'], isShown: boolean) {
  const links = document.querySelectorAll<HTMLElement>(
    `:is(.views li:has(a[href="${savedViewHref(id)}"]), .tabs-small a[href="${savedViewHref(id)}"])`,
  )
  for (const link of links) link.hidden = !isShown
}

async function told(doing: () => Promise<unknown>): Promise<string | null> {
  try {
    await doing()
    return null
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) return words.savedView.failed
    return error.status === 412 ? words.savedView.stale : reason(error)
  }
}
