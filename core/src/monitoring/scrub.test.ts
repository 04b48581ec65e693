import { describe, expect, it } from 'vitest'
import { scrubbed, scrubbedText } from './scrub.ts'

describe('a message', () => {
  it.each([
    [`Unexpected token 'D', "Dear diary, today" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['There is no goal “Leave the firm”.', 'There is no goal ….'],
    ["Cannot read properties of undefined (reading 'title')", 'Cannot read properties of undefined (reading …)'],
    ['No mail to ines.varga@post.example went out', 'No mail to … went out'],
    ['GET https://throughline.example/tasks/42?q=divorce#x failed', 'GET https://throughline.example/tasks/42 failed'],
    ['`Dear diary` was cut "and never end', '… was cut …'],
    ["It isn't there and wasn't", "It isn't there and wasn't"],
    ["'It isn't over' was said", '… was said'],
  ])('%s', (said, kept) => {
    expect(scrubbedText(said)).toBe(kept)
  })

  it('is cut', () => {
    expect(scrubbedText('word '.repeat(1000))).toHaveLength(300)
  })
})

describe('a report', () => {
  const frame = { filename: 'https://throughline.example/_astro/a.js?v=1', function: 'save', lineno: 3, colno: 9, in_app: true }
  const report = {
    event_id: '1'.repeat(32),
    timestamp: 1,
    platform: 'javascript',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'No “Leave the firm”',
          mechanism: { type: 'onerror', handled: false, data: { secret: 'diary' } },
          stacktrace: { frames: [{ ...frame, vars: { title: 'diary' }, context_line: 'diary', pre_context: ['diary'] }] },
        },
      ],
    },
    message: 'diary',
    logentry: { message: 'diary' },
    request: {
      url: 'https://ines:secret@throughline.example/journal/42?q=diary',
      data: 'diary',
      cookies: 'diary',
      headers: { cookie: 'diary' },
      query_string: 'diary',
    },
    user: { id: 'ines', ip_address: '203.0.113.7', email: 'ines@post.example' },
    breadcrumbs: [{ message: 'diary' }],
    extra: { typed: 'diary' },
    tags: { route: '/tasks/{id}', typed: 'diary' },
    contexts: { browser: { name: 'Firefox' }, state: { state: 'diary' } },
    server_name: 'diary',
    transaction: '/journal?q=diary',
    something_new: 'diary',
  }

  it('keeps where and what kind, and nothing of what a person wrote or is', () => {
    const kept = scrubbed(report)
    expect(JSON.stringify(kept)).not.toMatch(/diary|Leave|ines|203\.|secret/)
    expect(kept).toEqual({
      event_id: '1'.repeat(32),
      timestamp: 1,
      platform: 'javascript',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'No …',
            mechanism: { type: 'onerror', handled: false },
            stacktrace: { frames: [{ ...frame, filename: 'https://throughline.example/_astro/a.js' }] },
          },
        ],
      },
      request: { url: 'https://throughline.example/journal/42' },
      tags: { route: '/tasks/{id}' },
      contexts: { browser: { name: 'Firefox' } },
      breadcrumbs: [],
    })
  })

  it('of a long story keeps the end of it', () => {
    const frames = Array.from({ length: 80 }, (_, lineno) => ({ lineno }))
    const values = Array.from({ length: 9 }, () => ({ type: 'Error', stacktrace: { frames } }))
    const { exception } = scrubbed({ exception: { values } }) as { exception: { values: { stacktrace: { frames: object[] } }[] } }
    expect(exception.values).toHaveLength(5)
    expect(exception.values[0]?.stacktrace.frames).toHaveLength(50)
    expect(exception.values[0]?.stacktrace.frames.at(-1)).toEqual({ lineno: 79 })
  })
})
