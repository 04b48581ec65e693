import { MAX_ENTRY_TITLE } from '@throughline/core/journal/rules'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { usePageTitle } from '../../../desk/ui/use-page-title.ts'
import { longDate } from '../../../desk/words/day.ts'
import { useEntry } from '../use-entry.ts'

interface Props {
  /** Goes on in the text. */
  onEnter: () => void
}

/** The title: one line that grows, and never holds a line break. */
export function Title({ onEnter }: Props) {
  const { writing, fields, desk, say } = useEntry()
  const field = useRef<HTMLTextAreaElement>(null)
  const name = fields.title || (writing.known.version > 0 ? words.untitled(longDate(fields.entryDate, desk)) : words.newTitle)
  usePageTitle(name)
  // What was typed before React came is in the field alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as React comes
  useLayoutEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== field.current?.defaultValue) say({ title: oneLine(typed) })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <>
      <h1 className="hidden-text">{name}</h1>
      <textarea
        className="entry-title"
        ref={field}
        rows={1}
        maxLength={MAX_ENTRY_TITLE}
        aria-label={words.title}
        placeholder={words.titleHint}
        enterKeyHint="next"
        dir="auto"
        value={fields.title}
        onChange={({ target }) => say({ title: oneLine(target.value) })}
        onKeyDown={onKeyDown}
      />
    </>
  )
}

const oneLine = (text: string) => text.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run))
