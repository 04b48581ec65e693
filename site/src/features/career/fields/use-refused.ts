import { useStore } from '@nanostores/react'
import { $refusals } from '../../changes/stores.ts'

/** What a refused edit wanted a field of a record to be, and why it was refused. `T` is what that field holds. */
export function useRefused<T = unknown>(id: string, field: string): { value: T; why: string } | null {
  const refusals = useStore($refusals)
  for (const { change, why } of refusals)
    if (change.id === id && 'changes' in change && field in change.changes)
      return { value: (change.changes as Record<string, unknown>)[field] as T, why }
  return null
}
