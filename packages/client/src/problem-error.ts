import type { Problem } from '@throughline/http/problem'

export type { Problem }

/** A refusal of the API, with all it said about it (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.problem = problem
  }

  get status(): number {
    return this.problem.status
  }

  /** The last part of the problem's type, such as `validation` or `stale`. */
  get code(): string {
    return this.problem.type.slice(this.problem.type.lastIndexOf('/') + 1)
  }

  /** What is wrong with one field, by its JSON Pointer. */
  faultAt(pointer: string): string | undefined {
    return this.problem.errors?.find((fault) => fault.pointer === pointer)?.message
  }
}

/** The problem an answer holds, also when it comes from something in between that knows no problems. */
export async function problemError(response: Response): Promise<ProblemError> {
  const { status } = response
  const problem: unknown = response.headers.get('content-type')?.includes('json') ? await response.json().catch(() => null) : null
  if (typeof problem === 'object' && problem !== null && 'title' in problem) return new ProblemError(problem as Problem)
  const requestId = response.headers.get('x-request-id') ?? ''
  return new ProblemError({ type: 'about:blank', title: `The server answered ${status}.`, status, instance: '', requestId })
}
