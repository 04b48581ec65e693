import { gfm } from '@truto/turndown-plugin-gfm'
import Turndown from 'turndown'

const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*', hr: '---' })
turndown.use(gfm)
turndown.remove(['style', 'script', 'title', 'meta'] as (keyof HTMLElementTagNameMap)[])
// A picture elsewhere is not ours to show: its words are.
turndown.addRule('picture', {
  filter: 'img',
  replacement: (_content, node) => (node as HTMLElement).getAttribute('alt')?.trim() ?? '',
})

/** The markup of a page as Markdown. */
export function fromHtml(html: string): string {
  const inert = new DOMParser().parseFromString(html, 'text/html')
  return turndown.turndown(inert.body).replace(/^(\s*(?:[-+*]|\d+\.)) {2,3}(?=\S)/gm, '$1 ')
}
