import type { Client } from '@throughline/client'
import type { TaskTemplate } from '@throughline/core/task'

type Named = Pick<TaskTemplate, 'id' | 'name'>

/** Longest name of a template. */
const LONGEST = 200

const folded = (name: string) => name.trim().normalize('NFC').toLowerCase()

/** The newest template that is called so already, however it is capitalised; they are given oldest first. */
export const namesake = <T extends Named>(name: string, templates: readonly T[]): T | undefined =>
  templates.findLast((template) => folded(template.name) === folded(name))

/** The name with the first number behind it that makes it nobody else's: `Stock-take (2)`. */
export function ownName(name: string, templates: readonly Named[]): string {
  for (let number = 2; ; number++) {
    const end = ` (${number})`
    const numbered = name.slice(0, LONGEST - end.length).trimEnd() + end
    if (!namesake(numbered, templates)) return numbered
  }
}

/** All templates, oldest first. */
export async function allTemplates({ list }: Pick<Client['templates'], 'list'>): Promise<TaskTemplate[]> {
  const all: TaskTemplate[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: 200, cursor })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return all
}
