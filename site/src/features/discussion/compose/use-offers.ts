import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { TextCombobox } from '../../../components/text-combobox.ts'
import { compose as words } from '../../../messages/discussion-compose.ts'
import { commandsFor, type OpenSign, type Person, peopleFor, signAt } from './completion.ts'

export interface Offer {
  /** A person’s id, or the name of a command. */
  id: string
  words: string
}

/** What the sign before the caret may become, as a list above the field: the first is chosen, as one looks for one thing. */
export function useOffers(field: RefObject<HTMLTextAreaElement | null>, people: readonly Person[]) {
  const list = useRef<HTMLDivElement>(null)
  const combobox = useRef<TextCombobox | null>(null)
  const [sign, setSign] = useState<OpenSign | null>(null)
  const offers = useMemo((): readonly Offer[] => {
    if (sign?.is === 'command') return commandsFor(sign.typed).map((id) => ({ id, words: `/${words.typed[id]}` }))
    return sign ? peopleFor(sign.typed, people).map(({ id, name }) => ({ id, words: name })) : []
  }, [sign, people])
  const offered = offers.map(({ id }) => id).join()

  useEffect(() => {
    if (!field.current || !list.current) return
    combobox.current = new TextCombobox(field.current, list.current, { firstOptionSelectionMode: 'selected' })
    return () => combobox.current?.destroy()
  }, [field])

  // After each letter, which clears what was chosen, and before it is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sign` is a new one after each letter
  useLayoutEffect(() => {
    if (!offered) return
    combobox.current?.start()
    return () => combobox.current?.stop()
  }, [offered, sign])

  return {
    list,
    sign,
    offers,
    isOpen: offers.length > 0,
    /** Told of the text and the caret after every change and move. */
    look: (text: string, caret: number) => setSign(signAt(text, caret)),
    close: () => setSign(null),
  }
}
