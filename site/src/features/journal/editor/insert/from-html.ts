import { gfm } from '@truto/turndown-plugin-gfm'
import Turndown from 'turndown'

const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', emDelimiter: '*', hr: '---' })
turndown.use(gfm)
turndown.remove(['script', 'style', 'title'])
// A picture elsewhere is not ours to show: its words are.
turndown.addRule('picture', {
  filter: 'img',
  replacement: (_content, node) => (node as Element).getAttribute('alt')?.trim() ?? '',
})
turndown.addRule('item', { filter: 'li', replacement: (content, node) => item(content, node as Element) })

/** An item as one writes it here: one space behind its mark, and what is under it as far in as its words. */
function item(content: string, element: Element): string {
  const list = element.parentElement
  const isNumbered = list?.nodeName === 'OL'
  const mark = isNumbered ? `${Number(list.getAttribute('start') ?? 1) + [...list.children].indexOf(element)}. ` : '- '
  const words = content.trim().replace(/^(\[[ x]\])\s+/, '$1 ')
  return `${mark}${words.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)}\n`
}

/** What the page's policy would complain of, though nothing of it could run here. */
const quiet = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ' '))

/** The markup of a page as Markdown. */
export const fromHtml = (html: string): string =>
  turndown.turndown(new DOMParser().parseFromString(quiet(html), 'text/html').body).replace(/\n{3,}/g, '\n\n')
