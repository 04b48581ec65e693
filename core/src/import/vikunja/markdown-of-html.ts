import { Parser } from 'htmlparser2'

/** What a browser would run or show by itself has no place in notes. */
const UNSEEN = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'head', 'title'])
const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'tr',
  'table',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'ul',
  'ol',
  'pre',
])
const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', del: '~~', code: '`' }
const MAX_LISTS = 8
/** Far more than notes hold. */
const MAX_LENGTH = 60_000

interface List {
  ordered: boolean
  items: number
}

/** HTML as Markdown: headings, lists, task lists, emphasis, code, quotes and links of the web; whatever else stays as its text. */
export function markdownOfHtml(html: string): string {
  const writer = new Writer()
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    ontext: (text) => writer.text(text),
    onclosetag: (name) => writer.close(name),
  })
  parser.end(html.slice(0, MAX_LENGTH))
  return writer.result()
}

class Writer {
  #written = ''
  readonly #lists: List[] = []
  readonly #links: string[] = []
  #unseen = 0
  #quotes = 0
  #verbatim = 0
  /** Line breaks that stand before whatever comes next. */
  #breaks = 0
  #isLineStart = true
  /** Whether a list item was just begun, whose first block stands on its line. */
  #isFresh = false

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (UNSEEN.has(name)) this.#unseen++
    if (this.#unseen > 0) return
    if (name === 'li') this.#item(attributes)
    else if (BLOCKS.has(name)) this.#block(this.#lists.length > 0 ? 1 : 2)
    if (name === 'blockquote') this.#quotes++
    if (name === 'ul' || name === 'ol') this.#lists.push({ ordered: name === 'ol', items: 0 })
    if (name === 'br') this.#block(1)
    if (name === 'hr') {
      this.#block(2)
      this.#put('---')
      this.#block(2)
    }
    if (/^h[1-6]$/.test(name)) this.#put(`${'#'.repeat(Number(name[1]))} `)
    if (name === 'pre') {
      this.#verbatim++
      this.#put('```\n')
    }
    if (name === 'td' || name === 'th') this.#put(' ')
    if (name === 'img' && attributes.alt) this.text(attributes.alt)
    if (name === 'a') this.#link(attributes.href ?? '')
    if (MARKS[name] && this.#verbatim === 0) this.#put(MARKS[name])
  }

  text(text: string): void {
    if (this.#unseen > 0 || text === '') return
    if (this.#verbatim > 0) this.#put(text)
    else this.#words(text.replace(/\s+/g, ' '))
  }

  #words(plain: string): void {
    const isFirst = this.#breaks > 0 || this.#isLineStart || this.#written.endsWith(' ')
    const shown = isFirst ? plain.trimStart() : plain
    if (shown) this.#put(shown.replace(/([\\`*_[\]<>])/g, '\\$1'))
  }

  close(name: string): void {
    if (UNSEEN.has(name) && this.#unseen > 0) {
      this.#unseen--
      return
    }
    if (this.#unseen > 0) return
    if (MARKS[name] && this.#verbatim === 0) this.#put(MARKS[name])
    if (name === 'a') {
      const address = this.#links.pop()
      if (address) this.#put(`](${address})`)
    }
    if (name === 'pre') {
      this.#verbatim = Math.max(0, this.#verbatim - 1)
      this.#put(`${this.#written.endsWith('\n') ? '' : '\n'}\`\`\``)
    }
    if (name === 'ul' || name === 'ol') this.#lists.pop()
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1)
    if (name === 'li') this.#isFresh = false
    if (BLOCKS.has(name)) this.#block(this.#lists.length > 0 ? 1 : 2)
  }

  result(): string {
    return this.#written.replace(/(?<![ \t])[ \t]+$/gm, '').trim()
  }

  #link(href: string): void {
    const isOfTheWeb = /^(https?:|mailto:)/i.test(href)
    this.#links.push(isOfTheWeb ? href.replace(/[\s<>()]/g, escaped) : '')
    if (isOfTheWeb) this.#put('[')
  }

  #item(attributes: Readonly<Record<string, string>>): void {
    const list = this.#lists.at(-1)
    if (list) list.items++
    this.#isFresh = false
    this.#block(1)
    const checked = attributes['data-checked']
    const box = checked === undefined ? '' : checked === 'true' ? '[x] ' : '[ ] '
    const indent = '  '.repeat(Math.min(MAX_LISTS, Math.max(0, this.#lists.length - 1)))
    this.#put(`${indent}${list?.ordered ? `${list.items}.` : '-'} ${box}`)
    this.#isFresh = true
  }

  /** What follows begins on a line of its own, with an empty one before it when `breaks` is 2. */
  #block(breaks: 1 | 2): void {
    if (!this.#isFresh) this.#breaks = Math.max(this.#breaks, breaks)
  }

  #put(markdown: string): void {
    if (this.#breaks > 0 && this.#written !== '') {
      this.#written += '\n'.repeat(this.#breaks)
      this.#isLineStart = true
    }
    this.#breaks = 0
    if (this.#isLineStart && this.#quotes > 0) this.#written += '> '
    this.#isLineStart = false
    this.#isFresh = false
    this.#written += markdown
  }
}

/** A character that would end the address of a link. */
const escaped = (character: string) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29')
