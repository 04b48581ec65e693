import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render.ts'
import { payloads } from './test-xss-payloads.ts'

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

test('a link without a scheme to another site is one like all others, and a place on this one stays', () => {
  expect(renderMarkdown('[x](//evil.example/a)')).toBe('<p><a href="https://evil.example/a">x</a></p>')
  expect(renderMarkdown('[x](</// evil.example>)')).not.toContain('href="//')
  expect(renderMarkdown('[x]\n\n[x]: ///evil.example "t"')).toContain('<a href="https://evil.example" title="t">')
  expect(renderMarkdown('[x](/tasks//done)')).toBe('<p><a href="/tasks//done">x</a></p>')
  for (const slyly of ['/\\\\evil.example', '</\t/evil.example>', '\\/\\/evil.example'])
    expect(renderMarkdown(`[x](${slyly})`)).not.toMatch(/href="[/\\\s]{2}/)
  expect(renderMarkdown('`<a href="//evil.example">`')).toContain('&lt;a href=&quot;//evil.example')
})

test('footnotes are no part of it', () => {
  expect(renderMarkdown('a[^1]\n\n[^1]: note')).not.toContain('<sup>')
})

const id = '019a9b3c-5d00-7cc0-8000-0123456789ac'
const src = `/api/v1/attachments/${id}/content`

describe('a picture of one’s own', () => {
  test('is read from where its content is, once it is seen', () => {
    expect(renderMarkdown(`![The *shed*](attachment:${id} "In May")`)).toBe(
      `<p><img src="${src}" loading="lazy" decoding="async" alt="The shed" title="In May" /></p>`,
    )
    expect(renderMarkdown(`[![a](<attachment:${id}>)](https://example.org)`)).toContain(`<a href="https://example.org"><img src="${src}"`)
  })

  test('is none where no picture is meant', () => {
    expect(renderMarkdown(`[x](attachment:${id})`)).toBe('<p><a href="">x</a></p>')
    expect(renderMarkdown(`\`![x](attachment:${id})\``)).toBe(`<p><code>![x](attachment:${id})</code></p>`)
    expect(renderMarkdown(`!\\[x](attachment:${id})`)).toBe(`<p>![x](attachment:${id})</p>`)
    expect(renderMarkdown('![x](attachment:../me)')).toBe('<p><img src="" alt="x" /></p>')
    expect(renderMarkdown(`![x](attachment:${id}/../../me)`)).toBe('<p><img src="" alt="x" /></p>')
  })

  test('is told from a text that looks like what it is rendered by', () => {
    const text = `attachment-${id} ![x](attachment--${id}) `
    expect(renderMarkdown(`${text}![y](attachment:${id})`)).toBe(
      `<p>attachment-${id} <img src="attachment--${id}" alt="x" /> <img src="${src}" loading="lazy" decoding="async" alt="y" /></p>`,
    )
  })
})

test('a picture of another site is a link to it: whoever writes to somebody learns nothing of when they read', () => {
  expect(renderMarkdown('![a shed](https://evil.example/1.png "In May")')).toBe('<p><a href="https://evil.example/1.png">a shed</a></p>')
  expect(renderMarkdown('![](http://evil.example/1.png)')).toBe('<p><a href="http://evil.example/1.png">http://evil.example/1.png</a></p>')
  expect(renderMarkdown('![x](//evil.example/1.png)')).toBe('<p><a href="https://evil.example/1.png">x</a></p>')
  expect(renderMarkdown('![x]\n\n[x]: HTTPS://evil.example/1.png')).not.toContain('<img')
  expect(renderMarkdown('[![a shed](https://evil.example/1.png)](/tasks) and ![b](https://evil.example/2.png)')).toBe(
    '<p><a href="/tasks">a shed</a> and <a href="https://evil.example/2.png">b</a></p>',
  )
  // Under a page by https a browser reads these as `http://evil.example`.
  for (const src of ['http:/evil.example/1.png', 'http:evil.example/1.png', 'https:evil.example/1.png'])
    expect(renderMarkdown(`![x](${src})`)).toBe(`<p><a href="${src}">x</a></p>`)
  expect(renderMarkdown('![x](/shed.png)')).toBe('<p><img src="/shed.png" alt="x" /></p>')
  expect(renderMarkdown('`<img src="https://evil.example" alt="" />`')).toContain('&lt;img')
})

/** Everything the renderer may write; an opening `<` of anything else is a hole. */
const attributes: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'loading', 'decoding'],
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
    expect(holes(renderMarkdown(`![${payload}](attachment:${id} "${payload}")\n${payload}`))).toEqual([])
    const elsewhere = renderMarkdown(`![${payload}](https://evil.example/${encodeURI(payload)} "${payload}")\n${payload}`)
    expect(holes(elsewhere)).toEqual([])
    expect(elsewhere).not.toMatch(/<img src="(https?:)?\/\//i)
  })
})

test('the search for holes finds holes', () => {
  expect(holes('<p><script>alert(1)</script></p>')).not.toEqual([])
  expect(holes('<a href="&#106;avascript:alert(1)">x</a>')).not.toEqual([])
  expect(holes('<a href="java&#x0A;script:alert(1)">x</a>')).not.toEqual([])
  expect(holes('<img src="x" onerror="alert(1)">')).not.toEqual([])
  expect(holes('<p>a &lt;b&gt;</p>')).toEqual([])
})
