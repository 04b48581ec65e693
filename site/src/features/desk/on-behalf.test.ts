import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const sources = join(import.meta.dirname, '../../..')

/** What speaks for a sandbox by its token, and not for who is signed in. */
const ofSandboxes = /^features[\\/]sandbox[\\/]/
/** A client, and what asks the API without one. */
const asking = /\bcreate\w*Client\([^)]*\)|\bfetch\(\s*['"`]\/api\/[^)]*\)|\bnew EventSource\([^)]*\)/g

/** Clients of pages that name nobody. What the server renders by asks as the visitor does. */
const unnamed = (source: string) => (source.match(asking) ?? []).filter((call) => !/\bheaders: onBehalf\b/.test(call))

test('every client of a page says whom it asks for', () => {
  const without = globSync('{features,components,layouts,pages}/**/*.{ts,tsx,astro}', { cwd: sources }).filter(
    (name) => !name.includes('.test.') && !ofSandboxes.test(name) && unnamed(readFileSync(join(sources, name), 'utf8')).length > 0,
  )
  expect(without).toEqual([])
})

test.each([
  'createDailyClient()',
  'createClient({ gathers: true })',
  'createCareerClient({ headers: {} })',
  "fetch('/api/v1/me')",
  "fetch(`/api/v1/tasks/x`, { method: 'DELETE' })",
  "new EventSource('/api/v1/events')",
])('one that does not is found: %s', (source) => expect(unnamed(source)).toEqual([source]))

test('a passkey is asked for on behalf of the person whose page it is', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('throughline-account'))
    return Response.json({ code: 'unauthenticated' }, { status: 401 })
  })
  vi.resetModules()
  const { usePasskey: press } = await import('../passkey/use-passkey.ts')
  const button = (dataset: Record<string, string>) => ({ dataset, parentElement: null, form: null }) as unknown as HTMLButtonElement
  for (const does of ['sign-in', 'prove', 'add']) await press(button({ passkey: does, ...(does !== 'sign-in' && { account: 'ines' }) }))
  expect(asked).toEqual([null, 'ines', 'ines'])
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
    import('./career-client.ts'),
    import('./interview-client.ts'),
    import('./on-behalf.ts'),
  ])
  onBehalf['throughline-account'] = 'ines'
  await career.experiences.create({ id: 'x', kind: 'position' } as never)
  await interview.questions.create({ text: 'Why here?' } as never)
  expect(asked).toEqual(['ines', 'ines'])
  vi.unstubAllGlobals()
})
