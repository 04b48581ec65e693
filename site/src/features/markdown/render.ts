import { micromark } from 'micromark'
import { gfmHtml } from 'micromark-extension-gfm'
import { gitHubMarkdown } from './addresses.ts'
import { isCheap } from './cost.ts'
import { withoutPicturesElsewhere, withPictures } from './pictures.ts'

const syntax = gitHubMarkdown()

/** No part of GitHub's Markdown itself, and a page of them is many times as long as what was typed. */
const withoutFootnotes = { disable: { null: ['gfmFootnoteCall', 'gfmPotentialFootnoteCall', 'gfmFootnoteDefinition'] } }

/**
 * Markdown (CommonMark and GFM) as HTML that is safe to put into a page: raw HTML comes out as the text it is,
 * and addresses of other schemes than http, https, mailto (for images: attachment, or none) are emptied. The parser
 * writes every tag itself, so there is nothing to filter afterwards. A text made to cost much comes out as it was typed.
 */
export const renderMarkdown = (markdown: string): string =>
  isCheap(markdown)
    ? withPictures(markdown, (text) =>
        withWholeAddresses(
          withoutPicturesElsewhere(
            micromark(text, {
              allowDangerousHtml: false,
              allowDangerousProtocol: false,
              extensions: [syntax, withoutFootnotes],
              htmlExtensions: [gfmHtml()],
            }),
          ),
        ),
      )
    : asTyped(markdown)

/** `//elsewhere.example` leads to another site, and looks like a place on this one to whatever tells the two apart by the scheme. */
const withWholeAddresses = (html: string): string => html.replace(/<a href="\/{2,}/g, '<a href="https://')

const asTyped = (text: string): string => `<p>${escaped(text.trim()).replace(/\r\n?|\n/g, '<br />\n')}</p>`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
