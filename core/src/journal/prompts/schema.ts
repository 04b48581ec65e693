import { z } from 'zod'
import { PlainDate } from '../../kernel/index.ts'

export const promptGroups = [
  'daily',
  'weekly',
  'after-setback',
  'after-win',
  'before-review',
  'people',
  'learning',
  'gratitude',
  'energy',
] as const

export const PromptGroup = z.enum(promptGroups).meta({ id: 'PromptGroup' })
export type PromptGroup = z.infer<typeof PromptGroup>

/** A question to begin an entry with; its id never changes, its wording may be mended. */
export const JournalPrompt = z.object({ id: z.string(), group: PromptGroup, text: z.string() }).meta({ id: 'JournalPrompt' })
export type JournalPrompt = z.infer<typeof JournalPrompt>

/** What may be asked on a day. */
export const JournalPrompts = z
  .object({
    date: PlainDate,
    group: PromptGroup,
    /** The one to ask first, then those that “Another” walks through. Empty where all were answered lately. */
    items: z.array(JournalPrompt),
    /** Every group with how many prompts it has. */
    groups: z.array(z.object({ group: PromptGroup, count: z.int() })),
  })
  .meta({ id: 'JournalPrompts' })
export type JournalPrompts = z.infer<typeof JournalPrompts>
