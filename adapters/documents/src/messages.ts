import type { Part } from '@throughline/core/document'
import type { ReadPage, ResumeContent, ResumeLayout } from '@throughline/core/resume'
import type { About } from './setter.ts'

export type Format = 'pdf' | 'docx'

/** What the process that sets a document is told, one at a time: each is answered before the next. What it answers is what was written since. */
export type ToldToPrint =
  | { begin: About & { format: Format } }
  | { picture: { id: string; bytes: Uint8Array | null } }
  | { parts: readonly Part[] }
  | { end: true }

/** What the process that sets résumés is told, of one person after the other. */
export type ToldToSet = { layout: ResumeContent } | { pdf: ResumeContent } | { docx: ResumeContent } | { read: Uint8Array }

export type SetValue = ResumeLayout | Uint8Array<ArrayBuffer> | ReadPage[]

export type Answer<Value> = { value: Value } | { fault: string } | { isTooLarge: true }
