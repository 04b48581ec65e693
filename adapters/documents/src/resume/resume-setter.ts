import type { ReadPage, ResumeLayout, ResumeSetter } from '@throughline/core/resume'
import type { SetValue, ToldToSet } from '../messages.ts'
import { type ProcessLimits, startProcess } from '../sandboxed-process.ts'
import { createWorkers } from './workers.ts'

export interface ResumeSetterOptions extends Partial<ProcessLimits> {
  /** Résumés that are set at a time, of all people together. */
  most?: number
  /** What may wait for that. */
  mostWaiting?: number
  /** A process that sets nothing for so long is ended. */
  idleSeconds?: number
}

const tooMuch = 'Setting this résumé takes more pages, time or memory than one may have. Choose less for it.'

/** Sets résumés in processes of their own, which are kept for a minute: a page that is being written is set again and again. */
export function createResumeSetter({
  most = 2,
  mostWaiting = 50,
  idleSeconds = 60,
  seconds = 20,
  mebibytes = 256,
}: ResumeSetterOptions = {}): ResumeSetter {
  const script = new URL('./set-process.ts', import.meta.url)
  const workers = createWorkers({
    start: () => startProcess<ToldToSet, SetValue>(script, { seconds, mebibytes }, tooMuch),
    ...{ most, mostWaiting, idleSeconds },
  })

  // What is asked for says what is answered.
  const ask = async <Value extends SetValue>(told: ToldToSet) => (await workers.ask(told)) as Value

  return {
    layout: (layout) => ask<ResumeLayout>({ layout }),
    pdf: (pdf) => ask<Uint8Array<ArrayBuffer>>({ pdf }),
    docx: (docx) => ask<Uint8Array<ArrayBuffer>>({ docx }),
    read: (read) => ask<ReadPage[]>({ read }),
  }
}
