import type { PlannedSection } from './plan.ts'
import { addTag, type TaskDraft, tagFor } from './task-draft.ts'
import { heading } from './text.ts'

/** The lists, projects or columns a file names, each of which becomes a tag of what stands in it. */
export class Headings {
  readonly #byName = new Map<string, PlannedSection>()

  /** Puts a task under a heading; where there is no room for the tag, `label` tells it in the notes. */
  put(task: TaskDraft, label: string, text: string): void {
    const name = heading(text)
    const section = this.#byName.get(name) ?? { line: task.line, name, tag: tagFor(name) }
    this.#byName.set(name, section)
    if (!section.tag || !addTag(task, section.tag)) task.kept.push(`${label}: ${name}`)
  }

  all(): PlannedSection[] {
    return [...this.#byName.values()]
  }
}
