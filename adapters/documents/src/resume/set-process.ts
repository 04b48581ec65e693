// Run as a process of its own that sets one résumé after the other; told by whoever started it, and ended by them.
import { answer } from '../answering.ts'
import type { SetValue, ToldToSet } from '../messages.ts'
import { setResume } from './pdf.ts'

answer(async (told: ToldToSet): Promise<SetValue> => {
  if ('layout' in told) return setResume(told.layout).layout()
  if ('pdf' in told) return setResume(told.pdf).pdf()
  // What is not asked for each time is loaded once it is.
  if ('docx' in told) {
    const { arranged, photoShape } = setResume(told.docx)
    return (await import('./docx/document.ts')).docxOf(told.docx, arranged, photoShape)
  }
  return (await import('./read.ts')).readPages(told.read)
})
