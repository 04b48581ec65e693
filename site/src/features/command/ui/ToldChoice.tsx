import { useCommandState } from 'cmdk'
import { type RefObject, useLayoutEffect } from 'react'

interface Props {
  dialog: RefObject<HTMLDialogElement | null>
  /** The key of the chosen line. */
  current: string
  /** It was chosen by a key, and may be out of view. */
  isByKey: boolean
}

/**
 * Tells assistive technology which line is chosen: the library does so of a line chosen by keys, but not of one that is
 * chosen from outside, and may go back to what it last knew. Stands behind its field, so that this is what holds. What is
 * chosen by keys comes into view: the library looks before it is drawn as chosen, and shows the one before.
 */
export function ToldChoice({ dialog, current, isByKey }: Props) {
  useCommandState(({ selectedItemId }) => selectedItemId)
  useLayoutEffect(() => {
    const chosen = lineOf(dialog.current, current)
    const field = dialog.current?.querySelector('[role="combobox"]')
    if (chosen) field?.setAttribute('aria-activedescendant', chosen.id)
    else field?.removeAttribute('aria-activedescendant')
  })
  useLayoutEffect(() => {
    if (!isByKey) return
    const chosen = lineOf(dialog.current, current)
    // After the library, which looks within the same drawing.
    queueMicrotask(() => chosen?.scrollIntoView({ block: 'nearest' }))
  }, [dialog, current, isByKey])
  return null
}

const lineOf = (dialog: Element | null, key: string) => dialog?.querySelector(`[data-value="${CSS.escape(key)}"]`)
