import { renderMarkdown } from '../../markdown/render.ts'

/** A link of Markdown to a person, whose address the renderer has emptied as it empties all it does not know. */
const mention = /@<a href="">([^<]*)<\/a>/g

/** What was said, as HTML that is safe to put into a page; whom it mentions stands out. */
export const renderMessage = (body: string): string => renderMarkdown(body).replace(mention, '<span class="mention">@$1</span>')
