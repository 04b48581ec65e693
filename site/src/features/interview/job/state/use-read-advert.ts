import { type RefObject, useRef, useState } from 'react'
import { usePause } from '../../../career/fields/use-pause.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { type AdvertField, advertFields, filledBy, type Reading, typedInto } from '../rules/filled-by.ts'

/** Signs that nobody types between two events: pasted, or dropped. */
const PASTED = 40

/**
 * Fills fields of a form that are empty from the advertisement in its `description`: at once where that is pasted, otherwise as
 * one stops for a moment. What was typed stays, and what was cleared is not filled in again.
 */
export function useReadAdvert(form: RefObject<HTMLFormElement | null>) {
  const desk = useDesk()
  const [filled, setFilled] = useState<Reading['filled']>({})
  const now = useRef<Reading>({ filled, cleared: {} })
  const length = useRef(0)
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null
  const keep = (next: Reading) => {
    now.current = next
    setFilled(next.filled)
  }

  const read = async () => {
    const advert = fieldOf('description')?.value ?? ''
    // Without a network one fills them in oneself.
    const reader = await import('@throughline/core/interview/read-advert').catch(() => null)
    if (!reader || fieldOf('description')?.value !== advert) return
    const found = reader.readAdvert(advert, desk)
    const values = Object.fromEntries(advertFields.map((name) => [name, fieldOf(name)?.value ?? '']))
    const { put, filled } = filledBy(found, values, now.current)
    for (const [name, value] of Object.entries(put)) {
      const field = fieldOf(name)
      if (field) field.value = value
    }
    keep({ ...now.current, filled })
  }
  const pause = usePause(() => void read())

  /** Takes what was typed into a field of the form. */
  const typed = ({ name, value }: { name: string; value: string }) => {
    if (name === 'description') {
      const isPasted = value.length - length.current >= PASTED
      length.current = value.length
      pause.stop()
      if (isPasted) void read()
      else pause.begin(value)
      return
    }
    const field = advertFields.find((one) => one === name)
    if (field) keep(typedInto(field, value, now.current))
  }

  /** Empties a field that was filled, and gives it the focus. */
  const clear = (name: AdvertField) => {
    const field = fieldOf(name)
    if (!field) return
    field.value = ''
    typed(field)
    field.focus()
  }

  /** Begins anew, with a form that is empty. */
  const begin = () => {
    pause.stop()
    length.current = 0
    keep({ filled: {}, cleared: {} })
  }
  return { filled, read, typed, clear, begin }
}
