import { expect, it } from 'vitest'
import { beginLarge } from './begin-large.ts'

it.each([
  ['cut stock-outs by half', 'Cut stock-outs by half'],
  ['über 40 Fahrer geschult', 'Über 40 Fahrer geschult'],
  ['led: a team of 12', 'Led: a team of 12'],
  ['iOS app shipped', 'iOS app shipped'],
  ['p95 latency halved', 'p95 latency halved'],
  ['node.js services moved', 'node.js services moved'],
  ['e.g. this', 'e.g. this'],
  ['Cut it', 'Cut it'],
  ['9 drivers trained', '9 drivers trained'],
  ['', ''],
])('%s begins as %s', (line, read) => expect(beginLarge(line)).toBe(read))
