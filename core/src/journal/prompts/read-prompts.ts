import { type ActorDep, addDays, type ClockDep, languageOf, listAll, type StoreDep, today } from '../../kernel/index.ts'
import { journalEntries } from '../schema.ts'
import { promptsOf } from './library/index.ts'
import { LOOKED_BACK, momentPromptsFor, promptsFor, type UsedPrompt } from './prompts-for.ts'
import { type JournalPrompts, type PromptGroup, promptGroups } from './schema.ts'

export interface PromptsAsked {
  /** `daily` when absent. */
  group?: PromptGroup | undefined
  /** A plain date; today when absent. */
  date?: string | undefined
}

/** What the person may be asked on a day, in their language. What they kept with a sealed entry is not known, and may come again. */
export async function readPrompts(
  deps: StoreDep & ActorDep & ClockDep,
  { group = 'daily', date = today(deps) }: PromptsAsked = {},
): Promise<JournalPrompts> {
  const language = languageOf(deps.actor.locale)
  const prompts = new Map(promptsOf(group, language).map((prompt) => [prompt.id, prompt]))
  const asked = { date, seed: `${deps.actor.space}/${group}`, used: await usedPrompts(deps, date) }
  const all = [...prompts.keys()]
  const ids = group === 'daily' ? promptsFor(all, asked).offered : momentPromptsFor(all, asked)
  return {
    date,
    group,
    items: ids.flatMap((id) => prompts.get(id) ?? []),
    groups: promptGroups.map((group) => ({ group, count: promptsOf(group, language).length })),
  }
}

async function usedPrompts(deps: StoreDep & ActorDep, date: string): Promise<UsedPrompt[]> {
  const days = { from: addDays(date, -LOOKED_BACK), before: addDays(date, 1) }
  const entries = await listAll(deps, deps.actor.space, journalEntries.queries.prompted, { where: { hasPrompt: true }, ...days })
  return entries.flatMap(({ prompt, entryDate }) => (prompt?.id ? { id: prompt.id, date: entryDate } : []))
}
