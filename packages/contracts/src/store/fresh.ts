import { AppError, type Page, type Store } from '@throughline/core/kernel'
import { expect } from 'vitest'

/** The store under test, and a space nobody has used. */
export type Fresh = () => { store: Store; space: string }

export const firstPage = { limit: 200 }

/** All items, page by page. */
export async function allPages<T>(page: (after: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = []
  for (let after: string | undefined; ; ) {
    const { items: more, nextCursor } = await page(after)
    items.push(...more)
    if (nextCursor === null) return items
    expect(nextCursor, 'A page begins after the one before.').not.toBe(after)
    after = nextCursor
  }
}

/** The caller's own mistake: no AppError, which a person would be told. */
export async function expectProgrammingFault(work: () => Promise<unknown>): Promise<void> {
  const error = await work().then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(AppError)
}

export const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
