import { expect, test } from 'vitest'
import { payloads } from '../../markdown/test-xss-payloads.ts'
import { renderMessage } from './render-message.ts'

const ruth = '019a9b3c-5d00-7cc0-8000-0123456789ab'
const names = new Map([[ruth, 'Ruth Callan']])

test('whom a message mentions stands out under the name they have now, and leads nowhere', () => {
  const said = '<p>Ask <span class="mention">@Ruth Callan</span> first.</p>'
  expect(renderMessage(`Ask @[Ruth](person:${ruth}) first.`, names)).toBe(said)
  expect(renderMessage(`Ask @[**R**uth](<person:${ruth}> "R") first.`, names)).toBe(said)
  const typed = '<p>Ask <span class="mention">@Ruth</span> first.</p>'
  expect(renderMessage(`Ask @[Ruth](person:${ruth}) first.`, new Map())).toBe(typed)
  expect(renderMessage(`Ask @[Ruth](person:${ruth}) first.`, new Map([[ruth, '']]))).toBe(typed)
})

test('elsewhere the address of a person is no mention, and reads as it was typed', () => {
  expect(renderMessage(`\`@[Ruth](person:${ruth})\``, names)).toBe(`<p><code>@[Ruth](person:${ruth})</code></p>`)
  expect(renderMessage(`[Ruth](person:${ruth})`, names)).toBe('<p><a href="">Ruth</a></p>')
  expect(renderMessage(`![Ruth](person:${ruth})`, names)).toBe('<p><img src="" alt="Ruth" /></p>')
  expect(renderMessage(`person--${ruth} @[Ruth](person:${ruth})`, names)).toBe(
    `<p>person--${ruth} <span class="mention">@Ruth Callan</span></p>`,
  )
})

test('a name is text', () => {
  expect(renderMessage(`@[R](person:${ruth})`, new Map([[ruth, '<img src=x onerror=alert(1)> & "co"']]))).toBe(
    '<p><span class="mention">@&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;</span></p>',
  )
})

const allowed = 'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img input li ol p pre span strong table tbody td th thead tr ul'.split(
  ' ',
)

test('what is meant to do harm is text, also where a name would stand', () => {
  for (const payload of payloads)
    for (const body of [payload, `@[${payload}](person:x)`, `@[${payload}](person:${ruth})`, `@[a](${payload})`]) {
      const html = renderMessage(body, new Map())
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
      expect(
        tags.map(([, name]) => name).filter((name) => !allowed.includes(name ?? '')),
        html,
      ).toEqual([])
      for (const [, , attributes = ''] of tags) {
        expect(attributes.replaceAll(/"[^"]*"/g, ''), html).not.toMatch(/\son\w+/i)
        expect(attributes, html).not.toMatch(/\s(href|src)="\s*(javascript|data|vbscript):/i)
      }
    }
})
