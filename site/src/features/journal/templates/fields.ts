import type { JournalTemplate } from '@throughline/core/journal'
import { readTags } from '../../task/rules/tags.ts'

/** What a person says of a template. */
export type TemplateFields = Pick<JournalTemplate, 'name' | 'title' | 'body' | 'tags'>

/** What a form says of a template: none of it is left out, so that an emptied field empties. */
export function read(form: FormData): TemplateFields {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    ...{ name: text('name').trim(), title: text('title').trim(), body: text('body').replace(/\r\n/g, '\n') },
    tags: readTags(text('tags')),
  }
}

/** How entries begin as one does. Its pictures stay with it: they go where it goes. */
export const templateOf = ({ title, body, tags }: Omit<TemplateFields, 'name'>, name: string): TemplateFields => ({
  ...{ name, title, tags },
  body: body.replace(/!\[[^\]]*\]\(attachment:[^)]*\)\n*/g, ''),
})
