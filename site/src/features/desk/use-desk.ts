import { createContext, use } from 'react'
import type { Desk } from './desk.ts'

export const DeskContext = createContext<Desk | null>(null)

/**
 * Whose desk a part stands on, with today's date there.
 * @throws Error outside of an `Island`.
 */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('What asks for the desk stands in an Island.')
  return desk
}
