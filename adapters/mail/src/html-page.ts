import type { Action } from './render-mail.ts'
import type { Item, Section } from './sections.ts'

interface Content {
  /** BCP 47. */
  locale: string
  title: string
  before: readonly string[]
  sections: readonly Section[]
  main: Action
  others: readonly Action[]
  after: readonly string[]
  footer: string
  /** The way to have no more of it. */
  off: Action | null
}

// Mail programs know no oklch and drop style sheets at will: the light colours of the design tokens stand inline,
// the dark ones in a sheet for those that read it.
const sans = "font-family: Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif"
const style = {
  body: 'margin: 0; padding: 32px 16px; background: #fbfaf7',
  card: 'max-width: 480px; margin: 0 auto; padding: 28px 32px; background: #ffffff; border: 1px solid #e3e4e5; border-radius: 10px',
  brand: `margin: 0 0 20px; ${sans}; font-size: 13px; line-height: 20px; font-weight: 600; color: #026d7c`,
  title:
    'margin: 0 0 16px; font-family: Newsreader, ui-serif, Georgia, serif; font-size: 27px; line-height: 36px; font-weight: 460; color: #1a2029',
  text: `margin: 0 0 16px; ${sans}; font-size: 15px; line-height: 24px; color: #454b54`,
  button: `display: inline-block; padding: 10px 18px; border-radius: 6px; background: #026d7c; ${sans}; font-size: 15px; line-height: 20px; font-weight: 530; color: #ffffff; text-decoration: none`,
  link: 'color: #026d7c',
  heading: `margin: 24px 0 4px; ${sans}; font-size: 13px; line-height: 20px; font-weight: 600; color: #61666f`,
  item: `padding: 9px 0; border-top: 1px solid #e3e4e5; ${sans}; font-size: 15px; line-height: 22px; color: #1a2029`,
  name: 'color: #1a2029; text-decoration: none; overflow-wrap: anywhere',
  detail: `${sans}; font-size: 13px; line-height: 20px; color: #61666f`,
  footer: `max-width: 480px; margin: 16px auto 0; padding: 0 32px; ${sans}; font-size: 13px; line-height: 20px; color: #61666f`,
}
const dark = `@media (prefers-color-scheme: dark) {
  .body { background: #10141b !important }
  .card { background: #161b23 !important; border-color: #2f3640 !important }
  .title { color: #eae7e2 !important }
  .text { color: #b6bbc1 !important }
  .button { background: #56a6b1 !important; color: #0b151c !important }
  .brand, .link { color: #6dc4ce !important }
  .item, .name { color: #eae7e2 !important; border-color: #2f3640 !important }
  .heading, .detail, .footer, .off { color: #91979f !important }
}`

/** The HTML of a mail: one column, one button, readable with style sheets on or off, in the light and in the dark. */
export function htmlPage({ locale, title, before, sections, main, others, after, footer, off }: Content): string {
  return `<!doctype html>
<html lang="${escaped(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${dark}</style>
</head>
<body class="body" style="${style.body}">
<div class="card" style="${style.card}">
<p class="brand" style="${style.brand}">Throughline</p>
<h1 class="title" style="${style.title}">${escaped(title)}</h1>
${paragraphs(before)}
${sections.map(section).join('\n')}
<p style="margin: 24px 0"><a class="button" style="${style.button}" href="${escaped(main.href)}">${escaped(main.label)}</a></p>
${others.map(({ label, href }) => paragraph(`<a class="link" style="${style.link}" href="${escaped(href)}">${escaped(label)}</a>`)).join('\n')}
${paragraphs(after)}
</div>
<p class="footer" style="${style.footer}">${escaped(footer)}${off ? ` <a class="off" style="color: #61666f" href="${escaped(off.href)}">${escaped(off.label)}</a>` : ''}</p>
</body>
</html>
`
}

const section = ({ title, items }: Section): string =>
  `${title ? `<h2 class="heading" style="${style.heading}">${escaped(title)}</h2>\n` : ''}<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${items.map((item) => `<tr><td class="item" style="${style.item}">${itemHtml(item)}</td></tr>`).join('\n')}
</table>`

const itemHtml = ({ text, detail, href }: Item): string =>
  [
    href ? `<a class="name" style="${style.name}" href="${escaped(href)}">${escaped(text)}</a>` : escaped(text),
    ...(detail ? [`<div class="detail" style="${style.detail}">${escaped(detail)}</div>`] : []),
  ].join('')

const paragraph = (html: string) => `<p class="text" style="${style.text}">${html}</p>`
const paragraphs = (texts: readonly string[]) => texts.map((text) => paragraph(escaped(text))).join('\n')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
