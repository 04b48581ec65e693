import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import { useShared } from '../../desk/desk.ts'
import { searchTasks } from '../../shortcuts/keyed.ts'
import { useKeys } from '../../shortcuts/use-keys.ts'
import { focusList } from '../state/list.ts'
import { $search } from '../state/stores.ts'

/** The field that searches all tasks. Without a script its form asks the server. `typed` is what was searched for as the page began. */
export function SearchField({ typed }: { typed: string }) {
  const value = useShared($search, typed)
  const keys = useKeys(searchTasks)
  return (
    <search>
      <form className="searchbox" onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          className="input input-small"
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          aria-label={listWords.search.label}
          aria-keyshortcuts={keys.aria}
          placeholder={listWords.search.placeholder}
          value={value}
          onChange={({ target }) => $search.set(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            if (value) $search.set('')
            else focusList()
          }}
        />
      </form>
    </search>
  )
}
