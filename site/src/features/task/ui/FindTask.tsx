import Combobox from '@github/combobox-nav'
import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { client, pagesQuery } from '../state/queries.ts'
import { waitingFor } from '../state/waiting.ts'
import { takeFocus } from './take-focus.ts'

interface Props {
  /** The task that is to wait for what is found. */
  task: Task
  onChoose: (id: string) => void
  onEnd: () => void
}

/** Results offered at once. */
const OFFERED = 6

/** A field that finds what a task may wait for: open tasks, but not itself, nor what it waits for or what waits for it. */
export function FindTask({ task, onChoose, onEnd }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  const search = useQuery({ ...pagesQuery('search', typed), enabled: typed !== '' })
  const waiting = useQuery({
    queryKey: ['waiting', task.id],
    queryFn: () => waitingFor(client.tasks, task.id),
    staleTime: 0,
    retry: false,
  })
  // Where it cannot be told what would make a circle, the server tells.
  const isKnown = search.data !== undefined && !waiting.isPending
  const without = new Set([task.id, ...task.blockedBy, ...(waiting.data ?? [])])
  const found = isKnown
    ? search.data
        .flatMap(({ items }) => items)
        .filter((other) => isActive(other) && !without.has(other.id))
        .slice(0, OFFERED)
    : []
  const offered = found.map(({ id }) => id).join()

  useEffect(() => {
    if (!offered || !field.current || !list.current) return
    const combobox = new Combobox(field.current, list.current, { firstOptionSelectionMode: 'selected' })
    combobox.start()
    return () => combobox.destroy()
  }, [offered])

  return (
    <div className="find-task">
      <input
        ref={(input) => {
          if (input && field.current !== input) takeFocus(input)
          field.current = input
        }}
        className="input input-small"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-label={words.pane.findBlocker}
        placeholder={words.pane.findBlocker}
        autoComplete="off"
        maxLength={200}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onEnd()
        }}
        onBlur={({ relatedTarget }) => !list.current?.contains(relatedTarget) && !text && onEnd()}
      />
      <p className={typed && isKnown && !found.length ? 'help' : 'hidden-text'} role="status">
        {typed && isKnown ? words.found(found.length, false) : ''}
      </p>
      <div ref={list} id={listId} role="listbox" aria-label={words.pane.findBlocker} hidden={!found.length}>
        {found.map(({ id, title }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div key={id} role="option" dir="auto" onMouseDown={(event) => event.preventDefault()} onClick={() => onChoose(id)}>
            {title}
          </div>
        ))}
      </div>
    </div>
  )
}
