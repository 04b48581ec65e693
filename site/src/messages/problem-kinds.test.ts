import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { problemWords } from './de/problem-kinds.ts'

it('German has words for every kind of problem and what to do about it', () => {
  const source = readFileSync(new URL('../../../adapters/http/src/problem.ts', import.meta.url), 'utf8')
  const said = [...source.matchAll(/\b(?:title|help): '([^']+)'/g)].map(([, words]) => words as string)
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((words) => problemWords(words) === words)).toEqual([])
})
