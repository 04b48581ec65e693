import type { Story, StoryProofs, Telling } from '@throughline/core/interview'
import type { StoryPart, StoryRemark } from '@throughline/core/interview/story-rules'
import { type KeyboardEvent, useId } from 'react'
import { stories } from '../../../../messages/interview-story.ts'
import { SourcesOfPart } from './SourcesOfPart.tsx'
import { usePart } from './use-part.ts'

const words = stories.page

/** UTF-16 units of one part. */
const MAX_PART = 4_000

interface Props {
  story: Story
  telling: Telling
  part: StoryPart
  remarks: readonly StoryRemark[]
  sources: StoryProofs['sources']
  /** Told what stands there while it is being written, and `null` once it is saved. */
  onTyped: (text: string | null) => void
}

/** A part of a telling: its words, what might be better about them, and where they come from. */
export function PartField({ story, telling, part, remarks, sources, onTyped }: Props) {
  const id = useId()
  const { minutes } = telling
  const { text, why, state, write, leave } = usePart({ story, minutes, part }, telling[part], onTyped)
  const isSaid = text.trim() !== ''
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    if (!isDone || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.blur()
  }
  return (
    <li className={isSaid ? undefined : 'is-open'}>
      <i className={isSaid ? (part === 'result' ? 'knot ring' : 'knot') : 'knot next'} aria-hidden="true" />
      <div className="part-head">
        <label htmlFor={id}>{stories.parts[part]}</label>
        {state && (
          <span className="part-state" role="status">
            {words[state]}
          </span>
        )}
      </div>
      <textarea
        id={id}
        className="part-text"
        dir="auto"
        maxLength={MAX_PART}
        rows={rowsOf(text)}
        placeholder={words.hints[part]}
        value={text}
        aria-invalid={why ? true : undefined}
        aria-describedby={remarks.length > 0 || why ? `${id}-said` : undefined}
        onChange={({ target }) => write(target.value)}
        onBlur={leave}
        onKeyDown={keys}
      />
      <div id={`${id}-said`} className="part-said">
        {why && <p className="error">{why}</p>}
        {remarks.map((remark) => (
          <p key={remark.code} className="remark">
            {stories.remark(remark)}
          </p>
        ))}
      </div>
      <SourcesOfPart {...{ story, part, minutes, sources }} />
    </li>
  )
}

/** Where a browser does not size a field by its words: lines of some seventy letters. */
const rowsOf = (text: string) =>
  Math.max(1, ...[text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 66)), 0)])
