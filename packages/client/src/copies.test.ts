import type { CopyChange } from '@throughline/core/changes'
import { expect, it } from 'vitest'
import { createClient } from './client.ts'
import { type Copy, takeOver } from './copies.ts'

const at = '2026-03-05T16:00:00.000Z'

const put = (kind: string, id: string, discussionId: string | null = null): CopyChange => ({
  ...{ seq: 1, kind, id, discussionId, change: 'put', version: 1, changedAt: at },
  record: { id, version: 1, deletedAt: null },
})

const gone = (kind: string, id: string, discussionId: string | null = null): CopyChange => ({
  ...{ seq: 2, kind, id, discussionId, change: 'gone', version: null, record: null, changedAt: at },
})

it('brings a copy up page by page, and answers where to go on', async () => {
  const asked: string[] = []
  const pages = [
    { items: [put('task', 'a'), put('task', 'b')], cursor: 'one', hasMore: true },
    { items: [gone('task', 'a')], cursor: 'two', hasMore: false },
  ]
  const fetch = async (url: unknown) => {
    asked.push(String(url))
    return Response.json(pages.shift())
  }
  const { changes } = createClient({ fetch: fetch as typeof globalThis.fetch })
  const copy: Copy = new Map()
  expect(await changes.bringUp(copy)).toBe('two')
  expect(asked).toEqual(['/api/v1/changes', '/api/v1/changes?after=one'])
  expect([...copy.values()].map(({ id }) => id)).toEqual(['b'])
})

it('lets go of all that lies in a discussion along with it, and of nothing else', () => {
  const copy: Copy = new Map()
  takeOver(copy, [put('membership', 'ruth', 'd'), put('membership', 'ruth', 'e'), put('message', 'm', 'd'), put('participation', 'd')])
  takeOver(copy, [gone('discussion', 'd', 'd')])
  expect([...copy.values()].map(({ kind, discussionId }) => [kind, discussionId])).toEqual([
    ['membership', 'e'],
    ['participation', null],
  ])
})
