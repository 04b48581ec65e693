import { useCommandState } from 'cmdk'
import { type RefObject, useLayoutEffect } from 'react'

interface Props {
  dialog: RefObject<HTMLDialogElement | null>
  /** The key of the chosen line. */
  current: string
}

/**
 * Tells assistive technology which line is chosen: the library does so of a line chosen by keys, but not of one that is
 * chosen from outside, and may go back to what it last knew. Stands behind its field, so that this is what holds.
 */
export function ToldChoice({ dialog, current }: Props) {
  useCommandState(({ selectedItemId }) => selectedItemId)
  useLayoutEffect(() => {
    const chosen = dialog.current?.querySelector(`[data-value="${CSS.escape(current)}"]`)
    const field = dialog.current?.querySelector('[role="combobox"]')
    if (chosen) field?.setAttribute('aria-activedescendant', chosen.id)
    else field?.removeAttribute('aria-activedescendant')
  })
  return null
}
