declare module 'linebreak' {
  /** Where lines may break (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place, counted in UTF-16 units; `null` after the last. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
