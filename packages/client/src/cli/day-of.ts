import { wrongUse } from './failure.ts'

/** The plain date somebody typed. @throws Failure for what is none. */
export function dayOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Temporal.PlainDate.from(text).toString()
  } catch {
    // Said below.
  }
  throw wrongUse(`“${text}” is no day; write it as 2026-03-05.`)
}
