import { expect, test } from 'vitest'
import { payloads } from '../../markdown/xss-payloads.ts'
import { renderMessage } from './render-message.ts'

test('whom a message mentions stands out, and leads nowhere', () => {
  expect(renderMessage('Ask @[Ruth Callan](person:019a9b3c-5d00-7cc0-8000-0123456789ab) first.')).toBe(
    '<p>Ask <span class="mention">@Ruth Callan</span> first.</p>',
  )
})

const allowed = 'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img input li ol p pre span strong table tbody td th thead tr ul'.split(
  ' ',
)

test('what is meant to do harm is text, also where a name would stand', () => {
  for (const payload of payloads)
    for (const body of [payload, `@[${payload}](person:x)`, `@[a](${payload})`]) {
      const html = renderMessage(body)
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
