import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render.ts'
import { payloads } from './xss-payloads.ts'

test('Markdown and its GitHub flavour are rendered', () => {
  expect(renderMarkdown('**Bold** and [a link](https://example.org)')).toBe(
    '<p><strong>Bold</strong> and <a href="https://example.org">a link</a></p>',
  )
  expect(renderMarkdown('- [x] done\n- [ ] open')).toContain('type="checkbox"')
  expect(renderMarkdown('| a |\n|---|\n| b |')).toContain('<table>')
  expect(renderMarkdown('~~gone~~ www.example.org')).toContain('<del>gone</del> <a href="http://www.example.org">')
})

test('HTML is shown as it was typed', () => {
  expect(renderMarkdown('<b>loud</b>')).toBe('<p>&lt;b&gt;loud&lt;/b&gt;</p>')
})

test('footnotes are no part of it', () => {
  expect(renderMarkdown('a[^1]\n\n[^1]: note')).not.toContain('<sup>')
})

/** Everything the renderer may write; an opening `<` of anything else is a hole. */
const attributes: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  input: ['type', 'disabled', 'checked'],
  ol: ['start'],
  code: ['class'],
  td: ['align'],
  th: ['align'],
}
const plain = 'p br hr em strong del code pre blockquote ul ol li h1 h2 h3 h4 h5 h6 table thead tbody tr th td a img input'.split(' ')
/** Without a scheme, or with a harmless one. */
const safeAddress = /^([^:/?#]*([/?#]|$)|(https?|mailto):)/i

function holes(html: string): string[] {
  const found: string[] = []
  const rest = html.replace(/<(\/?)([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g, (whole, _close, tag, list) => {
    if (!plain.includes(tag)) found.push(whole)
    for (const [, name, value] of list.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
      if (!(attributes[tag] ?? []).includes(name)) found.push(whole)
      if ((name === 'href' || name === 'src') && !safeAddress.test(decoded(value ?? ''))) found.push(whole)
    }
    return ''
  })
  if (/[<>]/.test(rest)) found.push(rest)
  return found
}

/** What a browser makes of an attribute: references read once, control characters dropped. */
const decoded = (value: string) =>
  value
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi, (whole, hex, decimal, name) =>
      name ? (named[String(name).toLowerCase()] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in addresses
    .replace(/[\u0000-\u0020]/g, '')
const named: Record<string, string> = { colon: ':', tab: '\t', newline: '\n', amp: '&', quot: '"', lt: '<', gt: '>' }

describe('nothing that runs comes out of', () => {
  test.each(payloads)('%s', (payload) => {
    expect(holes(renderMarkdown(payload))).toEqual([])
    expect(holes(renderMarkdown(`> - ${payload}`))).toEqual([])
    expect(holes(renderMarkdown(`| a |\n|---|\n| ${payload} |`))).toEqual([])
  })
})

test('the search for holes finds holes', () => {
  expect(holes('<p><script>alert(1)</script></p>')).not.toEqual([])
  expect(holes('<a href="&#106;avascript:alert(1)">x</a>')).not.toEqual([])
  expect(holes('<a href="java&#x0A;script:alert(1)">x</a>')).not.toEqual([])
  expect(holes('<img src="x" onerror="alert(1)">')).not.toEqual([])
  expect(holes('<p>a &lt;b&gt;</p>')).toEqual([])
})
