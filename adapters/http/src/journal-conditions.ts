import { PlainDate, RecordId, Tag } from '@throughline/core/kernel'
import { z } from 'zod'
import { yesOrNo } from './query.ts'

const moods = z
  .string()
  .max(20)
  // An empty part would read as 0, which is a mood.
  .regex(/^-?\d(,-?\d)*$/, { error: 'Write moods from -2 to 2, separated by commas.' })
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(-2).max(2)))

const journalId = z
  .union([z.literal('open'), RecordId])
  .transform((id) => (id === 'open' ? null : id))
  .optional()
  .describe('Only of this journal; `open` for the one everybody has.')

/** Which entries, in a query string. */
export const conditions = {
  from: PlainDate.optional().describe('The first day.'),
  before: PlainDate.optional().describe('The day after the last.'),
  journalId,
  tag: Tag.optional().describe('Only with this tag, whatever its case and accents.'),
  mood: moods.optional().describe('Only of these moods, from -2 to 2, separated by commas.'),
  starred: yesOrNo.describe('Whether they have a star.'),
  photo: yesOrNo.describe('Whether they show a picture.'),
  linkedId: RecordId.optional().describe('Only those that name this record by a link.'),
}

type Conditions = z.output<z.ZodObject<typeof conditions>>

/** The same in the words of the core. */
export const askedBy = ({ from, before, journalId, tag, mood, starred, photo, linkedId }: Conditions) => ({
  from,
  before,
  journalId,
  tag,
  moods: mood,
  starred,
  withPhoto: photo,
  linkedId,
})
