import { ProblemError } from '@throughline/client'
import type { SavedView } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { type ListAddress, type SavedList, savedViewHref } from '../rules/list-address.ts'
import { fieldsOfView } from '../rules/saved-view.ts'
import { newId } from './id.ts'
import { client } from './queries.ts'
import { $toast } from './stores.ts'

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
    if (why) return complain(why)
    showLinks(id, true)
    $toast.set({ id: newId(), words: words.did.undone(words.savedView.removed(name)) })
  }
  $toast.set({ id: newId(), words: words.savedView.removed(name), takesBack: () => void takeBack() })
}

/** The links to a view stand in the rail and in the tabs, which are no islands. */
function showLinks(id: SavedView['id'], isShown: boolean) {
  const links = document.querySelectorAll<HTMLElement>(
    `:is(.views li:has(a[href="${savedViewHref(id)}"]), .tabs-small a[href="${savedViewHref(id)}"])`,
  )
  for (const link of links) link.hidden = !isShown
}

const complain = (why: string) => $toast.set({ id: newId(), words: why, isBad: true })

async function told(doing: () => Promise<unknown>): Promise<string | null> {
  try {
    await doing()
    return null
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) return words.savedView.failed
    if (error.status === 412) return words.savedView.stale
    return error.problem.errors?.map(({ message }) => message).join(' ') || error.message
  }
}
