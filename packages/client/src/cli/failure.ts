import { ProblemError } from '../problem-error.ts'

/** What the command ends with; docs/cli.md tells them. */
export const EXIT = { done: 0, refused: 1, wrongUse: 2, notSignedIn: 3, notReached: 4 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

/** Why a command ends without having done what it was asked: one line for a person. */
export class Failure extends Error {
  readonly exit: Exit

  constructor(exit: Exit, message: string) {
    super(message)
    this.exit = exit
  }
}

export const refused = (message: string) => new Failure(EXIT.refused, message)
export const wrongUse = (message: string) => new Failure(EXIT.wrongUse, message)

/** The server did not answer, or what answered is not Throughline, such as the sign-in page of a network. */
export class Unreachable extends Failure {
  constructor(message: string) {
    super(EXIT.notReached, message)
  }
}

/** Not 500: what makes a server fail would do so again, and hold up all that waits behind it. */
const isBusy = ({ status }: ProblemError) => status === 429 || (status > 501 && status < 505)

/** Whether the same request may well be answered later: nobody was reached, or somebody who cannot at the moment. */
export const maySucceedLater = (error: unknown): error is Unreachable | ProblemError =>
  error instanceof Unreachable || (error instanceof ProblemError && isBusy(error))

/** What went wrong as an exit code and one line. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (!(error instanceof ProblemError)) return refused(error instanceof Error ? error.message : String(error))
  const { status, problem } = error
  if (status === 401) return new Failure(EXIT.notSignedIn, 'The server does not know this token, or no longer. Sign in: throughline signin')
  if (status === 403) return new Failure(EXIT.notSignedIn, error.message)
  if (isBusy(error)) return new Unreachable(error.message)
  return refused([error.message, ...(problem.errors ?? []).map(({ message }) => message)].join(' '))
}
