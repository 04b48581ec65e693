import { competencies } from '../competency/library/index.ts'
import { cueFinder, readable } from './find-cues.ts'

export interface Suggested {
  /** An id of our library. */
  id: string
  /** The words that led to it, as they are written, in the order of the text. */
  because: string[]
}

const finders = competencies.map(({ id, cues }) => ({ id, find: cueFinder(`${cues.en}, ${cues.de}`) }))

/** The competencies that a text tells of: those with the most different cues first, otherwise in the order of the library. */
export function suggestCompetencies(text: string): Suggested[] {
  const looked = readable(text)
  return finders
    .map(({ id, find }) => ({ id, because: find(looked) }))
    .filter(({ because }) => because.length > 0)
    .sort((a, b) => b.because.length - a.because.length)
}
