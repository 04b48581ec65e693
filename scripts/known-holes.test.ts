import { expect, it } from 'vitest'
import { readAudit } from './known-holes.ts'

const counts = (severity: 'low' | 'high', total: number) => ({
  vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, [severity]: total, total },
})
const hole = {
  ...{ name: 'left', severity: 'high', range: '<1.2.3', isDirect: false },
  via: ['right', { title: 'Says too much', url: 'https://advisories.example/1' }],
}

it('a known hole that is high or critical fails, and is told with where to read of it', () => {
  expect(readAudit(JSON.stringify({ metadata: counts('high', 1), vulnerabilities: { left: hole } }))).toEqual({
    lines: ['high: left <1.2.3: Says too much (https://advisories.example/1)', '1 known holes in what an install runs.'],
    isFine: false,
  })
  expect(readAudit(JSON.stringify({ metadata: counts('high', 2) })).isFine, 'one that is counted and not named').toBe(false)
  expect(readAudit(JSON.stringify({ metadata: counts('low', 0), vulnerabilities: {} })).isFine).toBe(true)
})

it('a smaller one is told and fails nothing', () => {
  expect(readAudit(JSON.stringify({ metadata: counts('low', 1), vulnerabilities: { left: { ...hole, severity: 'low' } } }))).toEqual({
    lines: ['low: left <1.2.3: Says too much (https://advisories.example/1)', '1 known holes in what an install runs.'],
    isFine: true,
  })
})

it.each([
  [
    'answers no such question',
    { message: '404 Not Found - POST https://mirror.example/-/npm/v1/security/audits/quick', statusCode: 404, error: {} },
  ],
  [
    'is not there',
    { message: 'request to https://mirror.example/ failed, reason: getaddrinfo ENOTFOUND', error: { summary: '', detail: '' } },
  ],
  ['is not reached', { message: 'getaddrinfo EAI_AGAIN mirror.example', error: { code: 'EAI_AGAIN', summary: '' } }],
])('a registry that %s is told of, and fails nothing', (_, said) => {
  const { lines, isFine } = readAudit(JSON.stringify(said))
  expect(isFine).toBe(true)
  expect(lines.join()).toContain('nothing is known of them')
  expect(lines.join()).toContain(said.message)
})

it('npm that could not ask is no registry that says nothing', () => {
  const without = { error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' } }
  expect(readAudit(JSON.stringify(without))).toEqual({
    lines: ['npm could not ask for known holes: This command requires an existing lockfile.'],
    isFine: false,
  })
  for (const text of ['', 'Segmentation fault', '{}']) expect(readAudit(text).isFine, text).toBe(false)
})
