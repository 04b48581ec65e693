import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@throughline/client'
import type { Win } from '@throughline/core/career'
import { career } from '../../desk/career-client.ts'

export type WinShown = Pick<Win, 'id' | 'title' | 'happenedOn' | 'metric' | 'evidence'>

/** Of one experience; all of them stand in the thread. */
export const MOST_WINS = 100

/** The wins of an experience, newest first. */
export const readWinsOfExperience = async ({ wins }: Pick<Client, 'wins'>, experienceId: string): Promise<WinShown[]> =>
  (await wins.list({ experienceId, limit: MOST_WINS, fields: ['id', 'title', 'happenedOn', 'metric', 'evidence'] })).items

/** Kept in step by what follows wins that are made. */
export const winsOfExperienceQuery = (experienceId: string) =>
  queryOptions({
    queryKey: ['made-wins', 'of-experience', experienceId] as const,
    queryFn: () => readWinsOfExperience(career, experienceId),
    staleTime: Number.POSITIVE_INFINITY,
  })
