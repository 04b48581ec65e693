import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../desk/query-client.ts'
import { refetchLists } from './queries.ts'

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(() => void vi.unstubAllGlobals())

it('reads all that shows tasks anew when many have changed elsewhere, an open calendar too', async () => {
  const shown = ['tasks', 'whole', 'steps', 'due', 'due-done', 'done', 'search', 'task', 'occurrences']
  for (const list of [...shown, 'files']) queryClient().setQueryData([list, 'of'], [])
  await refetchLists()
  const stale = [...shown, 'files'].filter((list) => queryClient().getQueryState([list, 'of'])?.isInvalidated)
  expect(stale).toEqual(shown)
})
