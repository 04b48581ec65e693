import { useEffect, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import { useShared } from '../state/desk.ts'
import { $search } from '../state/stores.ts'
import { focusList, keyName } from './keys.ts'

/** The field that searches all tasks. Without a script its form asks the server. `typed` is what was searched for as the page began. */
export function SearchField({ typed }: { typed: string }) {
  const value = useShared($search, typed)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (keyName(event) !== '/') return
      event.preventDefault()
      field.current?.select()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <search>
      <form className="searchbox" onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          ref={field}
          className="input input-small"
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          aria-label={words.search.label}
          aria-keyshortcuts="/"
          placeholder={words.search.placeholder}
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
