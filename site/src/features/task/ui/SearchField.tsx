import { useEffect, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import { type Desk, useShared } from '../data/desk.ts'
import { $search } from '../data/stores.ts'
import { Island } from './Island.tsx'
import { keyName } from './keys.ts'

interface Props {
  desk: Desk
  openId: string | null
  /** What was searched for as the page began. */
  typed: string
}

/** The island of the search field. Without a script its form asks the server. */
export default function SearchField({ desk, openId, typed }: Props) {
  return (
    <Island desk={desk} openId={openId}>
      <Field typed={typed} />
    </Island>
  )
}

function Field({ typed }: Pick<Props, 'typed'>) {
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
          autoComplete="off"
          aria-label={words.search.label}
          aria-keyshortcuts="/"
          placeholder={words.search.placeholder}
          value={value}
          onChange={({ target }) => $search.set(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            $search.set('')
            event.currentTarget.blur()
          }}
        />
      </form>
    </search>
  )
}
