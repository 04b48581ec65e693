/** The order experience stands in, by date or by hand, and what stands together in it. Free of zod, for browsers too. */

import { compareTexts } from '../kernel/compare.ts'
import { foldText } from '../kernel/text/search-text.ts'
import type { Experience } from './experience/schema.ts'
import { type Dated, firstDayOf, lastDayOf } from './partial-date.ts'

export type Ordered = Pick<Experience, 'id' | 'kind' | 'order'> & Dated

/**
 * In the order they are shown: by hand where a person has placed them. What has no place of its own stands ahead of the
 * first that is older, so that what is added later goes by its date.
 */
export function orderExperiences<T extends Ordered>(all: readonly T[]): T[] {
  const placed = all.filter(({ order }) => order !== null).toSorted(byHand)
  for (const one of all.filter(({ order }) => order === null).toSorted(byDate)) {
    const place = placed.findIndex((other) => byDate(one, other) < 0)
    placed.splice(place === -1 ? placed.length : place, 0, one)
  }
  return placed
}

const byHand = (a: Ordered, b: Ordered) => compareTexts(a.order as string, b.order as string) || compareTexts(a.id, b.id)

/** Ongoing first, then the later end, then the later begin; what has no date last. */
const byDate = (a: Ordered, b: Ordered) => compareTexts(latenessOf(b), latenessOf(a)) || compareTexts(a.id, b.id)

/** Sorts after every date. */
const ONGOING = '9'
const UNDATED = ''

function latenessOf({ kind, startDate, endDate, isOngoing }: Ordered): string {
  // Of what happens at once, the end is how long it is valid.
  const end = isMoment(kind) ? startDate : (endDate ?? startDate)
  const last = isOngoing && !isMoment(kind) ? ONGOING : end === null ? UNDATED : lastDayOf(end)
  return `${last} ${startDate === null ? UNDATED : firstDayOf(startDate)}`
}

/** Whether its date is a moment rather than a time. */
export const isMoment = (kind: Experience['kind']): boolean => kind === 'certificate' || kind === 'award' || kind === 'publication'

/** Positions next to each other under one organisation, which is called as the first of them says. */
export interface PositionGroup<T> {
  organisation: string
  positions: T[]
}

/** What stands together: neighbours of one kind and organisation. Who names no organisation stands alone. */
export function groupPositions<T extends Pick<Experience, 'kind' | 'organisation'>>(inOrder: readonly T[]): PositionGroup<T>[] {
  const groups: PositionGroup<T>[] = []
  for (const one of inOrder) {
    const last = groups.at(-1)?.positions.at(-1)
    if (last && isTogether(last, one)) groups.at(-1)?.positions.push(one)
    else groups.push({ organisation: one.organisation, positions: [one] })
  }
  return groups
}

const isTogether = (a: Pick<Experience, 'kind' | 'organisation'>, b: Pick<Experience, 'kind' | 'organisation'>) =>
  a.kind === b.kind && a.organisation !== '' && foldText(a.organisation.trim()) === foldText(b.organisation.trim())
