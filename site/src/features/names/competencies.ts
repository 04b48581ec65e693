import { queryOptions } from '@tanstack/react-query'
import { career } from '../desk/career-client.ts'
import type { Named } from './offers.ts'

/** All competencies that may be named, with all they may be found by: too much to come with every page. */
export const competencyQuery = queryOptions({
  queryKey: ['competencies'],
  queryFn: (): Promise<readonly Named[]> => career.competencies.list(),
})
