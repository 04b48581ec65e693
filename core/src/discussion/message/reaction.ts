import { z } from 'zod'
import { defineKind, envelope, RecordId } from '../../kernel/index.ts'
import { MAX_OWN_REACTIONS } from './limits.ts'

/** What Unicode recommends for interchange, as one sign. */
const emoji = /^\p{RGI_Emoji}$/v

/** Many a keyboard leaves out the sign that asks for a picture instead of a letter. */
const asPicture = (text: string) => (emoji.test(`${text}\ufe0f`) ? `${text}\ufe0f` : text)

const Emoji = z
  .string()
  .max(64)
  .transform(asPicture)
  .refine((text) => emoji.test(text), { error: 'Use one emoji.', params: { code: 'no_emoji' } })
  .meta({ id: 'Emoji', example: '👍' })

/** How one person reacts to one message, in the discussion's space; under an id made of both. */
export const Reaction = z.object({
  ...envelope,
  messageId: RecordId,
  personId: RecordId,
  /** In the order they were given. */
  emoji: z.array(z.string()).max(MAX_OWN_REACTIONS),
})
export type Reaction = z.infer<typeof Reaction>

export const reactions = defineKind('reaction', {
  schema: Reaction,
  version: 1,
  queries: { ofMessage: { where: ['messageId'], order: ['createdAt', 'id'] } },
  archive: null,
})

export const NewReaction = z
  .strictObject({
    emoji: Emoji,
    /** `false` takes it away. */
    isOn: z.boolean().optional(),
  })
  .meta({ id: 'NewReaction', example: { emoji: '👍' } })
export type NewReaction = z.input<typeof NewReaction>

/** What several people gave a message, as one. */
export const CountedReaction = z
  .object({
    emoji: z.string(),
    count: z.int().min(1),
    /** Who gave it, the first first. */
    personIds: z.array(RecordId),
  })
  .meta({ id: 'CountedReaction' })
export type CountedReaction = z.infer<typeof CountedReaction>

/** Reactions to one message, counted by emoji; what was given first comes first. */
export function counted(given: readonly Reaction[]): CountedReaction[] {
  const people = new Map<string, string[]>()
  for (const { emoji, personId } of given) for (const one of emoji) people.set(one, [...(people.get(one) ?? []), personId])
  return [...people].map(([emoji, personIds]) => ({ emoji, count: personIds.length, personIds }))
}
