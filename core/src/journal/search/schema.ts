import { z } from 'zod'
import { JournalEntry } from '../schema.ts'

/** From and to, in UTF-16 units of the text they belong to; rising, none touching another. */
const Marks = z.array(z.tuple([z.int().min(0), z.int().min(1)]))
export type Marks = z.infer<typeof Marks>

/** A piece of the text around what was looked for. `…` stands at an end where the text goes on. */
export const Passage = z.object({ text: z.string(), marks: Marks }).meta({ id: 'Passage' })
export type Passage = z.infer<typeof Passage>

/** An entry without its text, and where what was looked for stands in it. */
export const FoundEntry = z
  .object({
    entry: JournalEntry.omit({ body: true }).meta({ id: 'JournalEntryWithoutBody' }),
    /** Places in the title. */
    titleMarks: Marks,
    /** Of the text, in its order; none where title and tags alone hold it, or no words were looked for. */
    passages: z.array(Passage),
  })
  .meta({ id: 'FoundEntry' })
export type FoundEntry = z.infer<typeof FoundEntry>
