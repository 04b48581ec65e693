import { renderMarkdown } from '../../markdown/render.ts'

/** The text of an entry as HTML; its pictures are read from where its files are. */
export const renderEntry = (body: string): string =>
  renderMarkdown(body.replace(/\]\(attachment:([\w-]+)/g, '](/api/v1/attachments/$1/content'))
