import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/**
 * Markdown (CommonMark and GFM) as HTML that is safe to put into a page: raw HTML comes out as the text it is,
 * and addresses of other schemes than http, https, mailto (for images: http, https) are emptied. The parser writes
 * every tag itself, so there is nothing to filter afterwards.
 */
export const renderMarkdown = (markdown: string): string =>
  micromark(markdown, {
    allowDangerousHtml: false,
    allowDangerousProtocol: false,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: 'note-' })],
  })
