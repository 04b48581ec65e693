import type { Part, PrintedDocument } from '@throughline/core/document'

export type About = Pick<PrintedDocument, 'title' | 'author' | 'language' | 'paper'>

/** Sets the parts of one document as they come; what is set is taken away with `taken`. */
export interface Setter {
  /** The content of a picture that a part to come shows; `null` when it is gone. */
  addPicture(id: string, bytes: Uint8Array | null): void
  add(part: Part): void
  /** What was written so far and not yet taken. */
  taken(): Promise<Uint8Array[]>
  end(): Promise<void>
}
