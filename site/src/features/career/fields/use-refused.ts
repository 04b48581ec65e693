import { useStore } from '@nanostores/react'
import { $refusals } from '../../task/state/stores.ts'

/** What a refused edit wanted a field of a record to be, and why it was refused. */
export function useRefused(id: string, field: string): { value: unknown; why: string } | null {
  const refusals = useStore($refusals)
  for (const { change, why } of refusals)
    if (change.id === id && 'changes' in change && field in change.changes)
      return { value: (change.changes as Record<string, unknown>)[field], why }
  return null
}
