import { type Meeting, type Merge, mergeFields } from '../changes/merge.ts'

type Fields = Record<string, unknown>

/** Merges an edit into a record as it became elsewhere, by how its fields meet. */
export const mergeBy =
  ({ together = [], ...meeting }: Partial<Meeting<Fields>>) =>
  <R extends object, E extends object>(base: E, mine: E, theirs: R): Merge<E> =>
    mergeFields<Fields>(base as Fields, mine as Fields, theirs as Fields, { together, ...meeting }) as unknown as Merge<E>

/** Of lists of names both changes are made. */
export function bothNames(base: unknown, mine: unknown, theirs: unknown): string[] {
  const [then, own, now] = [base, mine, theirs].map((names) => (names ?? []) as string[]) as [string[], string[], string[]]
  return [
    ...now.filter((name) => own.includes(name) || !then.includes(name)),
    ...own.filter((name) => !then.includes(name) && !now.includes(name)),
  ]
}
