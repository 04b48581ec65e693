import { ProblemError } from '@throughline/client/problem'
import { list as listWords } from '../../../messages/task-list.ts'
import { didBesides } from '../../changes/changes.ts'
import { client } from '../../desk/client.ts'
import { newId } from '../../desk/id.ts'
import { complain, reason } from '../../desk/reason.ts'
import type { ListAddress, SavedList } from '../rules/list-address.ts'
import { fieldsOfView, savedListOf } from '../rules/saved-view.ts'
import { showPlace } from './place.ts'
import { savedViewsChanged } from './saved-view-links.ts'
import { $openId } from './stores.ts'

/** Keeps the list as it is shown under a name and goes there; answers why not, if it was refused. */
export const saveAsView = (list: ListAddress, name: string): Promise<string | null> =>
  told(async () => {
    const view = await client.savedViews.create({ id: newId(), name, ...fieldsOfView(list) })
    await savedViewsChanged()
    await showPlace({ view: 'all', saved: savedListOf(view), list: { ...list, at: null } })
  })

/** Keeps how a view is shown now. */
export async function saveView({ id, version }: SavedList, list: ListAddress): Promise<void> {
  const why = await told(async () => {
    const saved = savedListOf(await client.savedViews.edit(id, fieldsOfView(list), { version }))
    await showPlace({ view: 'all', saved, list: saved.list }, { openId: $openId.get() })
  })
  if (why) complain(why)
}

/** Gives a view another name; answers why not, if it was refused. */
export const renameView = ({ id, version }: SavedList, name: string): Promise<string | null> =>
  told(async () => {
    await client.savedViews.edit(id, { name }, { version })
    await savedViewsChanged()
  })

/** Throws a view away. The list stays on the screen, and so does the way to take that back. */
export async function removeView({ id, name }: SavedList): Promise<void> {
  const why = await told(() => client.savedViews.remove(id))
  if (why) return complain(why)
  await savedViewsChanged()
  const takeBack = async () => {
    const why = await told(() => client.savedViews.restore(id))
    if (why) complain(why)
    else await savedViewsChanged()
    return why === null
  }
  didBesides(listWords.savedView.removed(name), takeBack)
}

async function told(doing: () => Promise<unknown>): Promise<string | null> {
  try {
    await doing()
    return null
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) return listWords.savedView.failed
    return error.status === 412 ? listWords.savedView.stale : reason(error)
  }
}
