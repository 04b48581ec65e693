import { AppError } from '@throughline/core/kernel'
import { EnvironmentError } from './environment.ts'

/** How SQLite numbers a damaged file, and what is no database at all. */
const DAMAGED = [11, 26]

const wayBack = `Keep a copy of DATA_DIR, then: npx throughline restore BACKUP --replace
What was there is kept aside. docs/self-hosting.md, “When something is wrong”, has more.`

/** What an operator reads when the server does not start: a sentence where it is known, all there is otherwise. */
export function whyNotStarted(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message
  if (error instanceof AppError) {
    const { errcode } = (error.cause ?? {}) as { errcode?: number }
    return errcode !== undefined && DAMAGED.includes(errcode & 0xff) ? `${error.message}\n${wayBack}` : error.message
  }
  const { code, path, stack } = (error ?? {}) as NodeJS.ErrnoException
  if (path && (code === 'EACCES' || code === 'EROFS' || code === 'EPERM'))
    return `${path} can not be written (${code}). Check who owns it, and that its disk is not read-only.`
  if (code === 'ENOSPC') return 'The disk is full. Make room, then start again.'
  return String(stack ?? error)
}
