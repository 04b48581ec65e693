import { describe, expect, it } from 'vitest'
import { competencies } from '../../../career/index.ts'
import { wordsOf } from '../cue-index.ts'
import { lexicon } from './index.ts'

const cuesIn = (said: string) => said.split(',').map((cue) => wordsOf(cue).join(' ') + (cue.trim().endsWith('*') ? '*' : ''))

describe.each(['en', 'de'] as const)('the lexicon in %s', (language) => {
  const all = competencies.map(({ id, cues }) => {
    const ours = lexicon[id]?.[language]
    return { id, cues: new Set([cues[language], ours?.strong ?? '', ours?.weak ?? ''].flatMap(cuesIn)) }
  })

  it.each(all)('has forty cues at least for $id, none of them empty', ({ cues }) => {
    expect(cues.size).toBeGreaterThanOrEqual(40)
    for (const cue of cues) expect(cue).toMatch(/^[\p{L}\p{N}]/u)
  })

  it('has no cue in so many competencies that it says nothing', () => {
    const users = new Map<string, string[]>()
    for (const { id, cues } of all) for (const cue of cues) users.set(cue, [...(users.get(cue) ?? []), id])
    expect([...users].filter(([, ids]) => ids.length > 3)).toEqual([])
  })
})

it('knows the competencies of our library and no other', () => {
  expect(Object.keys(lexicon).sort()).toEqual(competencies.map(({ id }) => id).sort())
})
