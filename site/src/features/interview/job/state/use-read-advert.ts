import type { AdvertFacts } from '@throughline/core/interview/read-advert'
import { type RefObject, useRef, useState } from 'react'
import { usePause } from '../../../career/fields/use-pause.ts'
import { useDesk } from '../../../desk/use-desk.ts'

export type AdvertField = keyof AdvertFacts

const fields = ['role', 'company', 'location', 'closesOn'] as const satisfies readonly AdvertField[]

/** Signs that nobody types between two events: pasted, or dropped. */
const PASTED = 40

/**
 * Fills fields of a form that are empty from the advertisement in its `description`: at once where that is pasted, otherwise as
 * one stops for a moment. What was typed stays, and what was cleared is not filled in again.
 */
export function useReadAdvert(form: RefObject<HTMLFormElement | null>) {
  const desk = useDesk()
  // What stands in a field as it was read, and what was read and is not wanted there.
  const [filled, setFilled] = useState<Partial<AdvertFacts>>({})
  const now = useRef(filled)
  const cleared = useRef<Partial<AdvertFacts>>({})
  const length = useRef(0)
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null
  const keep = (next: Partial<AdvertFacts>) => {
    now.current = next
    setFilled(next)
  }

  const read = async () => {
    const advert = fieldOf('description')?.value ?? ''
    // Without a network one fills them in oneself.
    const reader = await import('@throughline/core/interview/read-advert').catch(() => null)
    if (!reader || fieldOf('description')?.value !== advert) return
    const found = reader.readAdvert(advert, desk)
    const next = { ...now.current }
    for (const name of fields) {
      const field = fieldOf(name)
      const isOwn = field?.value.trim() !== '' && field?.value !== next[name]
      if (!field || isOwn || cleared.current[name] === found[name]) continue
      field.value = found[name]
      delete next[name]
      if (field.value) next[name] = field.value
    }
    keep(next)
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
    const field = fields.find((one) => one === name)
    const was = field && now.current[field]
    if (!field || was === undefined || was === value) return
    if (value.trim() === '') cleared.current[field] = was
    const { [field]: _, ...rest } = now.current
    keep(rest)
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
    cleared.current = {}
    length.current = 0
    keep({})
  }
  return { filled, read, typed, clear, begin }
}
