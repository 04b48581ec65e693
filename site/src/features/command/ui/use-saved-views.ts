import { useEffect, useState } from 'react'
import { alsoGo } from '../../../messages/also.ts'
import { command as words } from '../../../messages/command.ts'
import { savedViewHref } from '../../addresses/tasks.ts'
import { client } from '../../desk/client.ts'
import { goTo } from '../../task/state/go.ts'
import type { Entry } from '../rules/entries.ts'

/** The person's saved views as places to go to, as soon as they are wanted and known. */
export function useSavedViews(isWanted: boolean): readonly Entry[] {
  const [views, setViews] = useState<readonly Entry[]>([])
  useEffect(() => {
    if (!isWanted) return
    let wanted = true
    client.savedViews.list({ limit: 200 }).then(
      ({ items }) =>
        wanted &&
        setViews(
          items.map(({ id, name }) => ({
            key: `saved-view:${id}`,
            words: words.actions.go(name),
            also: alsoGo,
            icon: 'right',
            run: () => goTo(savedViewHref(id)),
          })),
        ),
      // Without an answer everything else can still be found.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [isWanted])
  return views
}
