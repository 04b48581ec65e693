import { useMemo } from 'react'
import { useShared } from '../../desk/desk.ts'
import { $people } from '../thread/state.ts'
import { type Within, withinOf } from './within.ts'

/** A discussion with those who are in it now: who has come in since can be given something to do. */
export function useWithin(given: Within, readerId: string): Within {
  const people = useShared($people, null)
  return useMemo(() => {
    const role = people?.find(({ id }) => id === readerId)?.role ?? given.role
    return people ? withinOf(given.id, role, people) : given
  }, [people, given, readerId])
}
