import { foldText } from '@throughline/core/kernel/fold-text'
import { type ReactNode, useState } from 'react'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { useEditing } from './editing.ts'

const AT_ONCE = 100

interface Props<T> {
  all: readonly T[]
  /** How many there are beside these, which are read once somebody asks. */
  unread?: number | undefined
  textOf(one: T): string
  /** What they are, for who does not see where they stand. */
  name?: string
  children(shown: readonly T[]): ReactNode
}

/** The first of many rows; more at a press, or those whose words are sought. */
export function Some<T>({ all, unread = 0, textOf, name, children }: Props<T>) {
  const { withAll } = useEditing()
  const [most, setMost] = useState(AT_ONCE)
  const [sought, setSought] = useState('')
  const folded = foldText(sought.trim())
  const found = folded === '' ? all : all.filter((one) => foldText(textOf(one)).includes(folded))
  const left = Math.max(0, found.length - most) + unread
  return (
    <>
      {all.length + unread > AT_ONCE && (
        <input
          {...{ className: 'input input-small some', type: 'search', maxLength: 200, placeholder: words.seek, value: sought }}
          aria-label={name ? words.seekOf(name) : words.seek}
          onChange={({ target }) => {
            setSought(target.value)
            withAll(() => {})
          }}
        />
      )}
      {children(found.slice(0, most))}
      {left > 0 && (
        <button className="btn btn-quiet some" type="button" onClick={() => withAll(() => setMost(most + AT_ONCE))}>
          {words.showMore(Math.min(left, AT_ONCE), left)}
        </button>
      )}
    </>
  )
}
