import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { TextCombobox } from '../../../components/text-combobox.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { $announcement } from '../../desk/told.ts'
import { completed, type OpenSign, type Suggestion, signAt, suggestionsFor } from '../rules/suggestions.ts'
import { $goals, offeredGoals } from '../state/goals.ts'
import { knownTags } from '../state/known-tags.ts'

/**
 * What `#`, `!` and `>` in a field may become, as a list under it. The list takes arrow keys, Enter and Tab while it is open;
 * nothing in it is chosen until one goes there.
 */
export function useCompletion(field: RefObject<HTMLTextAreaElement | null>, write: (text: string) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [combobox, setCombobox] = useState<TextCombobox | null>(null)
  const [open, setOpen] = useState<OpenSign | null>(null)
  // Tags and goals are gathered once for each sign, not at every key.
  const signKey = open && `${open.sign}${open.start}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  const known = useMemo(() => namesFor(open?.sign), [signKey])
  const suggestions = useMemo(() => (open ? suggestionsFor(open, known) : []), [open, known])
  const count = suggestions.length

  useEffect(() => {
    const [at, below] = [field.current, list.current]
    if (!at || !below) return
    let made: TextCombobox | null = null
    let isGone = false
    // Many pages have a line that nobody goes to.
    const begin = () =>
      import('../../../components/text-combobox.ts').then(
        ({ TextCombobox }) => {
          if (isGone) return
          made = new TextCombobox(at, below)
          setCombobox(made)
        },
        () => {},
      )
    if (document.activeElement === at) void begin()
    else at.addEventListener('focus', begin, { once: true })
    return () => {
      isGone = true
      at.removeEventListener('focus', begin)
      made?.destroy()
    }
  }, [field])

  useEffect(() => {
    if (count) $announcement.set(listWords.add.suggested(count))
  }, [count])

  useEffect(() => {
    if (!count) return
    combobox?.start()
    return () => combobox?.stop()
  }, [count, combobox])

  return {
    list,
    suggestions,
    isOpen: count > 0,
    /** Told of the text and the caret after every change and move. */
    look: (text: string, caret: number) => setOpen(signAt(text, caret)),
    close: () => setOpen(null),
    choose: (suggestion: Suggestion) => {
      const { current: at } = field
      if (!open || !at) return
      const next = completed(at.value, open, suggestion)
      write(next.text)
      setOpen(null)
      at.focus()
      // React has not put the text there yet.
      requestAnimationFrame(() => at.setSelectionRange(next.caret, next.caret))
    },
  }
}

function namesFor(sign: OpenSign['sign'] | undefined): readonly string[] {
  if (sign === '#') return knownTags()
  return sign === '>' ? offeredGoals($goals.get()).map(({ title }) => title) : []
}
