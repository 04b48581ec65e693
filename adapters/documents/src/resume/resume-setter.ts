import { createGate } from '@throughline/core/kernel'
import type { ReadPage, ResumeLayout, ResumeSetter } from '@throughline/core/resume'
import type { SetValue, ToldToSet } from '../messages.ts'
import { type ProcessLimits, startProcess } from '../sandboxed-process.ts'
import { createLayoutMemory } from './layout-memory.ts'
import { createWorkers } from './workers.ts'

export interface ResumeSetterOptions extends Partial<ProcessLimits> {
  /** Résumés that are set at a time, of all people together. */
  most?: number
  /** Those whose turn it may be at a time; what of theirs is not set yet waits. */
  mostTurns?: number
  /** A process that sets nothing for so long is ended. */
  idleSeconds?: number
}

const words = {
  own: 'Another document of yours is being made. Try again once that is done.',
  full: 'Documents of other people are being made. Try again in a moment.',
}

const tooMuch = 'Setting this résumé takes more pages, time or memory than one may have. Choose less for it.'

/**
 * Sets résumés in processes of their own, which are kept for a minute: a page that is being written is set again and again.
 * What is read again as it was is not set again.
 */
export function createResumeSetter({
  most = 2,
  mostTurns = 4,
  idleSeconds = 60,
  seconds = 20,
  mebibytes = 256,
}: ResumeSetterOptions = {}): ResumeSetter {
  const script = new URL('./set-process.ts', import.meta.url)
  const workers = createWorkers({
    start: () => startProcess<ToldToSet, SetValue>(script, { seconds, mebibytes }, tooMuch),
    ...{ most, idleSeconds },
  })
  const gate = createGate(mostTurns, words)
  const layouts = createLayoutMemory()

  // What is asked for says what is answered.
  async function ask<Value extends SetValue>(told: ToldToSet, turn: string): Promise<Value> {
    const leave = await gate.enter(turn)
    try {
      return (await workers.ask(told)) as Value
    } finally {
      leave()
    }
  }

  return {
    layout: (layout, turn) => layouts.recall(layout, () => ask<ResumeLayout>({ layout }, turn)),
    pdf: (pdf, turn) => ask<Uint8Array<ArrayBuffer>>({ pdf }, turn),
    docx: (docx, turn) => ask<Uint8Array<ArrayBuffer>>({ docx }, turn),
    read: (read, turn) => ask<ReadPage[]>({ read }, turn),
  }
}
