import type { Context } from 'hono'

/** What the platform and this app tell each other of a request: it is found as `mark` of `incoming`, in the `env` of `fetch`. */
export interface RequestMark {
  /** In the answer, in the log and in a problem. */
  readonly id: string
  /** The route as declared, so that no id is in it; what is found first stays, as one request may ask others of this process. */
  route?: string
  /** The account it is answered for. */
  whose?: string
}

const markOf = ({ env }: Pick<Context, 'env'>) => (env as { incoming?: { mark?: RequestMark } } | undefined)?.incoming?.mark

/** Tells the platform whose request it is. */
export function markAccount(c: Pick<Context, 'env'>, accountId: string): void {
  const mark = markOf(c)
  if (mark) mark.whose = accountId
}

/** The id of a request whose route is now known. */
export function markedId(c: Pick<Context, 'env'>, route: string): string {
  const mark = markOf(c)
  if (!mark) return crypto.randomUUID()
  mark.route ??= route
  return mark.id
}
