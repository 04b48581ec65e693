import { expect, it } from 'vitest'
import { z } from 'zod'
import { checked } from './parse.ts'

const said = (schema: z.ZodType, input: unknown) => checked(schema, input).error?.issues.map(({ message }) => message)

it.each([
  ['what is missing', z.object({ title: z.string() }), {}, 'This is needed.'],
  ['a choice that is missing', z.object({ kind: z.enum(['a', 'b']) }), {}, 'This is needed.'],
  ['a list in place of text', z.string(), [], 'Write text, in quotes.'],
  ['text in place of a number', z.number(), '7', 'Write a number, without quotes.'],
  ['half of a whole number', z.int(), 0.5, 'Write a whole number, without quotes.'],
  ['a number without end', z.number(), Number.POSITIVE_INFINITY, 'Write a finite number.'],
  ['text in place of a yes or no', z.boolean(), 'yes', 'Write true or false, without quotes.'],
  ['an object in place of a list', z.array(z.string()), {}, 'Write a list, in [ ].'],
  ['a list in place of an object', z.object({}), [], 'Write an object, in { }.'],
  ['no text at all', z.string().min(1), '', 'Write something here.'],
  ['too short a text', z.string().min(10), 'short', 'Use at least 10 characters.'],
  ['too long a text', z.string().max(3), 'long', 'Use at most 3 characters.'],
  ['a text of another length', z.string().length(6), 'long', 'Use exactly 6 characters.'],
  ['too many of a list', z.array(z.int()).max(2), [1, 2, 3], 'Name at most 2.'],
  ['too small a number', z.int().min(1), 0, 'Write a number of at least 1.'],
  ['a number on the edge', z.number().gt(0), 0, 'Write a number above 0.'],
  ['too large a number', z.int().max(5), 6, 'Write a number of at most 5.'],
  ['no multiple', z.int().multipleOf(5), 6, 'Write a multiple of 5.'],
  ['an id', z.uuid(), 'x', 'Write an id as 019a9b3c-5d00-7cc0-8000-0123456789ab.'],
  ['a pattern', z.string().regex(/^a$/), 'b', 'This is not written the way it has to be.'],
  ['one of a choice', z.enum(['low', 'high']), 'urgent', 'Write one of low, high.'],
  ['the one thing it may be', z.literal('FREQ'), 'x', 'Write FREQ.'],
  ['one of several sorts', z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]), { type: 'b' }, 'Write a.'],
  ['one of several types', z.union([z.string(), z.number()]), [], 'Write text, in quotes. Or: Write a number, without quotes.'],
  ['an unknown field', z.strictObject({}), { colour: 1 }, 'There is no such field.'],
  ['words of its own', z.string({ error: 'Say who it is.' }), 1, 'Say who it is.'],
])('says what to write: %s', (_, schema, input, words) => {
  expect(said(schema, input)).toEqual([words])
})

it('does not list a hundred words for one that was wrong', () => {
  const [words] = said(z.enum(Array.from({ length: 100 }, (_, place) => `word${place}`)), 'x') ?? []
  expect(words).toMatch(/^Write one of word0, .*word39 and 60 more\.$/)
})
