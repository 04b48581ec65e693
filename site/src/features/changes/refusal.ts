import type { AnyChange } from './any-change.ts'
import { areaHere } from './areas.ts'

/**
 * Whether sending a refused change again would be in vain, so that it is told of once and then forgotten: its record is
 * gone, or its area says so. `status` is that of the answer.
 */
export function isInVain(change: AnyChange, status: number | null): boolean {
  if (status === 404) return true
  const isRefused = status === 409 || status === 422
  return isRefused && (areaHere(change)?.isInVain?.(change) ?? false)
}
