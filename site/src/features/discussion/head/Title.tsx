import type { Discussion } from '@throughline/core/discussion'
import { useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { head as words } from '../../../messages/discussion-head.ts'
import { retitle } from './state/act.ts'

interface Draft {
  value: string
  /** What it was edited from. */
  from: Discussion
  why: string
}

/** The title as the heading it is; pressed, it can be written over. Leaving it saves it, Escape gives it up. */
export function Title({ discussion, mayEdit }: { discussion: Discussion; mayEdit: boolean }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isSaving = useRef(false)

  const end = (byKey: boolean) => {
    setDraft(null)
    if (byKey) focusSoon(() => opener.current)
  }

  async function save(byKey: boolean) {
    if (!draft || isSaving.current) return
    const value = draft.value.trim()
    if (value === draft.from.title) return end(byKey)
    if (value === '') return setDraft({ ...draft, why: words.titleEmpty })
    isSaving.current = true
    const { why, now } = await retitle(value, draft.from)
    isSaving.current = false
    if (why) setDraft({ value, from: now, why })
    else end(byKey)
  }

  if (!mayEdit)
    return (
      <h1 className="prose" dir="auto">
        {discussion.title}
      </h1>
    )
  if (!draft)
    return (
      <h1 className="prose">
        <button
          ref={opener}
          className="talk-title"
          type="button"
          dir="auto"
          title={words.editTitle}
          onClick={() => setDraft({ value: discussion.title, from: discussion, why: '' })}
        >
          {discussion.title}
        </button>
      </h1>
    )
  return (
    <div className="talk-title-edit">
      <textarea
        className="talk-title-field prose"
        dir="auto"
        aria-label={words.title}
        aria-invalid={draft.why ? true : undefined}
        aria-describedby={draft.why ? 'talk-title-why' : undefined}
        maxLength={200}
        rows={1}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus
        value={draft.value}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => setDraft({ ...draft, value: target.value.replace(/\n/g, ' '), why: '' })}
        onBlur={() => void save(false)}
        onKeyDown={(event) => {
          if (!['Enter', 'Escape'].includes(event.key) || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Escape') end(true)
          else void save(true)
        }}
      />
      {draft.why && (
        <p className="error" id="talk-title-why" role="alert">
          {draft.why}
        </p>
      )}
    </div>
  )
}
