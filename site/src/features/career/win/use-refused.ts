import { useStore } from '@nanostores/react'
import type { Win } from '@throughline/core/career'
import { $refusals } from '../../task/state/stores.ts'
import type { WinEdit } from '../rules/change.ts'

/** What a refused edit wanted a field of a win to be, and why it was refused. */
export function useRefused<F extends keyof WinEdit>({ id }: Pick<Win, 'id'>, field: F): { value: WinEdit[F]; why: string } | null {
  const refusals = useStore($refusals)
  for (const { change, why } of refusals)
    if (change.id === id && change.do === 'win.edit' && field in change.changes) return { value: change.changes[field], why }
  return null
}
