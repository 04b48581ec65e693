import type { QuickAddReading } from '@throughline/core/task'
import type { KeyboardEvent, RefObject, SubmitEvent } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import { useKeys } from '../../command/ui/use-keys.ts'
import { caretIn, partBefore } from '../rules/quick-add.ts'
import { belongs } from '../rules/views.ts'
import { perform } from '../state/changes.ts'
import { newId } from '../state/id.ts'
import { records } from '../state/queries.ts'
import { $announcement, $search } from '../state/stores.ts'
import { localTime, longDate, nearDate } from '../words/day.ts'
import { recurrenceWords } from '../words/recurrence.ts'
import { useDesk } from './Island.tsx'
import type { QuickLine } from './use-quick-line.ts'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  line: QuickLine
  /** In the sheet of a phone the words are larger and there is a way out. */
  isSheet?: boolean
  onClose: () => void
}

/** A line of text that becomes a task; what it is understood as shows in chips, and each can be refused. */
export function QuickAddForm({ field, line, isSheet = false, onClose }: Props) {
  const desk = useDesk()
  const keys = useKeys('add-task')
  const { text, sent, read, isReadShown } = line
  const found = (isReadShown && read?.reading.found) || []
  const isOpen = text !== ''

  const reject = (part: string) => {
    line.reject(part)
    $announcement.set(words.add.keptAsWords(part))
    field.current?.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!text.trim()) return
    line.clear()
    const saved = await add(sent.trim(), read?.of === sent ? read.reading : { title: text.trim() }, desk)
    if (!saved) line.giveBack(text)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    if (event.key === 'Backspace' && selectionStart === selectionEnd && read?.of === sent) {
      const part = partBefore(caretIn(sent, text, selectionStart ?? 0), sent, found)
      if (!part) return
      event.preventDefault()
      reject(part.text)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    } else if (event.key === 'Escape') {
      // The text stays, here and on the next page.
      event.preventDefault()
      if (found.length) line.hideReading()
      else onClose()
    }
  }

  return (
    <form
      className={isSheet ? 'quick-form' : 'quick-form is-inline'}
      method="post"
      aria-label={words.add.label}
      onSubmit={(event) => void submit(event)}
    >
      <div className={isOpen && !isSheet ? 'quick is-open' : 'quick'}>
        <Icon name="plus" />
        <div className="quick-text">
          <textarea
            ref={field}
            className="quick-field"
            name="add"
            rows={1}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={1000}
            aria-label={words.add.field}
            aria-keyshortcuts={keys.aria}
            placeholder={isSheet ? words.add.field : words.add.hint}
            value={text}
            onChange={({ target }) => line.write(target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={onKeyDown}
          />
          {found.map((part) => (
            <span className="chip chip-found" key={`${part.start}${part.text}`}>
              {part.text}
              <button type="button" aria-label={words.add.asWords(part.text)} onClick={() => reject(part.text)}>
                <Icon name="close" />
              </button>
            </span>
          ))}
        </div>
        {isOpen || isSheet ? (
          <button className="btn btn-primary" type="submit">
            {words.add.submit}
          </button>
        ) : (
          <>
            {keys.words && <kbd>{keys.words}</kbd>}
            <noscript>
              <button className="btn btn-primary" type="submit">
                {words.add.submit}
              </button>
            </noscript>
          </>
        )}
      </div>
      {read && found.length > 0 && (
        <p className="quick-read" suppressHydrationWarning>
          {readingWords(read.reading, desk)} <span className="not-phone">{words.add.backspace}</span>
        </p>
      )}
    </form>
  )
}

function readingWords({ dueDate, dueAt, recurrence }: QuickAddReading, desk: ReturnType<typeof useDesk>): string {
  const day = (dueAt ?? dueDate)?.slice(0, 10)
  if (!day) return ''
  const when = dueAt ? words.add.dayAndTime(longDate(day, desk), localTime(dueAt, desk.locale)) : longDate(day, desk)
  if (recurrence) return words.add.dueAndRepeats(when, recurrenceWords(recurrence.rrule, desk.locale))
  return words.add.due(when)
}

/**
 * Adds the task under an id made here, so that it can be sent again when the first time failed half-way. The line
 * itself is sent, with the moment it was typed; `seen` is how the task shows until the server has read it.
 */
function add(text: string, seen: Partial<QuickAddReading> & { title: string }, desk: ReturnType<typeof useDesk>): Promise<boolean> {
  const id = newId()
  const { title, dueDate, dueAt, timeZone, recurrence } = seen
  const change = {
    do: 'quick-add' as const,
    id,
    text,
    typedAt: new Date().toISOString(),
    seen: { title, dueDate, dueAt, timeZone, recurrence },
  }
  return perform([change], () => {
    const task = records.shown(id)
    // A line nobody has read yet may still have a day in it.
    if (!task || (task.version === 0 && !seen.found)) return { words: words.did.create(title) }
    if (belongs(desk.view, task, desk.today) && !$search.get()) return { words: words.did.create(task.title) }
    const day = (task.dueAt ?? task.dueDate)?.slice(0, 10)
    return { words: words.did.createIn(task.title, day ? nearDate(day, desk) : words.views.inbox), opens: id }
  })
}
