import type { Context } from 'hono'

/**
 * A page of the site as it is being made, found as `page` in the `env` of `fetch` by what it asks of the API: whoever visits is
 * counted once for all of that.
 */
export interface PageVisit {
  /** Whether it costs far more than it looks to make; said before anything is asked for. */
  isCostly: boolean
  /** Once it is made, or will not be. */
  readonly ended: Promise<void>
  end(): void
  /** Runs the first time it is asked for under this name; later ones wait for what that comes to. */
  once(name: string, run: () => Promise<void>): Promise<void>
}

/** A page whose making begins. */
export function beginPage(): PageVisit {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const begun = new Map<string, Promise<void>>()
  return {
    isCostly: false,
    ended,
    end,
    once(name, run) {
      const known = begun.get(name) ?? run()
      begun.set(name, known)
      return known
    },
  }
}

/** The page that asks; `null` for everybody else. */
export const pageOf = ({ env }: Pick<Context, 'env'>): PageVisit | null => (env as { page?: PageVisit } | undefined)?.page ?? null
