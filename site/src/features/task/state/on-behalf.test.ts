import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const features = join(import.meta.dirname, '../..')

/** Of who is asked at a door, or of a sandbox: nobody's page stands behind these. The bell only counts. */
const ofNobody = ['passkey/use-passkey.ts', 'notification/state/bell.ts']

test('every client of a page says whom it asks for', () => {
  const without = globSync('**/*.{ts,tsx}', { cwd: features }).filter((name) => {
    const calls = readFileSync(join(features, name), 'utf8').match(/\bcreate\w*Client\([^)]*\)/g) ?? []
    return !name.includes('.test.') && !ofNobody.includes(name) && calls.some((call) => !call.includes('headers: onBehalf'))
  })
  expect(without).toEqual([])
})

test('what is made in career and interview prep names the account it is meant for', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('throughline-account'))
    return Response.json({})
  })
  // A client that was made before would ask by the fetch of then.
  vi.resetModules()
  const [{ career }, { interview }, { onBehalf }] = await Promise.all([
    import('../../career/state/client.ts'),
    import('../../interview/state/client.ts'),
    import('./on-behalf.ts'),
  ])
  onBehalf['throughline-account'] = 'ines'
  await career.experiences.create({ id: 'x', kind: 'position' } as never)
  await interview.questions.create({ text: 'Why here?' } as never)
  expect(asked).toEqual(['ines', 'ines'])
  vi.unstubAllGlobals()
})
