import { MAX_TAGS, MAX_TASK_NOTES, MAX_TASK_TITLE } from '../task/index.ts'
import type { PlannedTask } from './plan.ts'
import { clean, cut } from './text.ts'

const MAX_TAG = 60

/** A task while its rows are read: the row itself, then the notes that follow it. */
export interface TaskDraft extends PlannedTask {
  /** One line of any length. */
  title: string
  /** Longer texts about it, in order. */
  paragraphs: string[]
  /** What has no place of its own, by its heading. */
  kept: string[]
}

/** The task with its notes put together and everything within its limits; what had to give way is reported. `app` is what it was exported from. */
export function finished({ paragraphs, kept, ...task }: TaskDraft, app: string, report: (message: string) => void): PlannedTask {
  const { title } = task
  const texts = title.length > MAX_TASK_TITLE ? [title, ...paragraphs] : paragraphs
  if (title.length > MAX_TASK_TITLE) report('The text is longer than 500 characters; it is whole in the notes.')
  const from = kept.length > 0 ? [`From ${app}:\n${kept.map((entry) => `- ${entry}`).join('\n')}`] : []
  const notes = [...texts, ...from].map(clean).filter(Boolean).join('\n\n')
  if (notes.length > MAX_TASK_NOTES) report('The notes are longer than 16,384 characters; the rest was left out.')
  return { ...task, title: cut(title, MAX_TASK_TITLE), notes: cut(notes, MAX_TASK_NOTES) }
}

/** Adds a tag unless there is no room for more; one that differs by capitals alone is there already. */
export function addTag(task: TaskDraft, tag: string): boolean {
  if (task.tags.some((known) => known.toLowerCase() === tag.toLowerCase())) return true
  if (tag.length > MAX_TAG || task.tags.length === MAX_TAGS) return false
  task.tags.push(tag)
  return true
}

/** A heading as a tag, or `null` when nothing of it can stay. */
export function tagFor(name: string): string | null {
  const word = clean(name.replace(/\s+/g, '-').replace(/[^\p{L}\p{N}\p{M}_./&-]/gu, ''))
    .replace(/-{2,}/g, '-')
    .slice(0, MAX_TAG)
    .replace(/^[-\p{M}]+|\p{Cs}|-+$/gu, '')
  return word || null
}
