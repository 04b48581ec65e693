import type { TokenScope } from '@throughline/core/account'
import { attachments, FileOwner } from '@throughline/core/attachment'
import { MessageSource, SourceKind } from '@throughline/core/career'
import { describe, expect, it } from 'vitest'
import { demandSource } from './source-scopes.ts'

type Call = Parameters<typeof demandSource>[0]

/** Which scope a token lacks to take words of what is named, that has those; a file belongs to what is said. */
async function lacking(sent: object, owner?: FileOwner['kind'], ...scopes: TokenScope[]): Promise<string | undefined> {
  const get = async (_space: string, kind: { name: string }) =>
    kind.name === attachments.name && owner ? { owner: { kind: owner } } : null
  const call = { may: (scope: string) => scopes.includes(scope as TokenScope), deps: { store: { get }, actor: { space: 'space' } } }
  const refused = await demandSource(call as unknown as Call, { id: 'id', ...sent }).catch((error: Error) => error)
  return /has no scope (\S+)\./.exec(refused?.message ?? '')?.[1]
}

describe('words are taken by a token that may read', () => {
  it.each([
    ['task', 'tasks:read'],
    ['goal', 'goals:read'],
    ['check-in', 'goals:read'],
    ['journal-entry', 'journal:read'],
    ['file', 'files:read'],
    ['message', 'discussions:read'],
    ['feedback-answer', 'discussions:read'],
  ])('what they are of: a %s', async (kind, scope) => {
    expect([...SourceKind.options, ...MessageSource.shape.kind.options]).toContain(kind)
    expect([await lacking({ kind }), await lacking({ putBack: { kind, recordId: 'id' } })]).toEqual([scope, scope])
    expect(await lacking({ kind }, undefined, scope as TokenScope)).toBeUndefined()
  })

  it.each([
    ['task', 'tasks:read'],
    ['journal-entry', 'journal:read'],
    ['win', 'career:read'],
    ['profile', 'career:read'],
    ['target-job', 'interview-prep:read'],
    ['message', 'discussions:read'],
  ] as const)('what the file belongs to: a %s', async (owner, scope) => {
    expect(await lacking({ kind: 'file' }, owner, 'files:read')).toBe(scope)
    expect(await lacking({ kind: 'file' }, owner, 'files:read', scope)).toBeUndefined()
  })

  it('nothing, where they are of nobody else, or it is no kind at all', async () => {
    for (const kind of ['note', 'link', 'account', 'toString', 7]) expect(await lacking({ kind })).toBeUndefined()
  })

  it('every kind is among these', () => {
    expect([...SourceKind.options, ...MessageSource.shape.kind.options]).toHaveLength(7)
    expect(FileOwner.shape.kind.options).toHaveLength(6)
  })
})
