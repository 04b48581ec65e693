import { z } from 'zod'

export const Day = z.iso.date().describe('A plain date, YYYY-MM-DD.')
export const Id = z.uuid().describe('The id of the record, as lists and search tell it.')
export const Limit = z.int().min(1).max(100).default(25).describe('How many at most.')
export const Cursor = z.string().max(500).optional().describe('The nextCursor of the page before.')

/** The words of an enum of core, said where they are asked for: a schema that has a name is referred to, which not every client follows. */
export const inPlace = <W extends Readonly<Record<string, string>>>(words: z.ZodEnum<W>) => z.enum(words.enum)

/** Hints for whoever asks a person before a tool is run: all tools stay inside Throughline. */
export const READS = { readOnlyHint: true, openWorldHint: false } as const
export const ADDS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const
export const REMOVES = { readOnlyHint: false, destructiveHint: true, openWorldHint: false } as const
