import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@throughline/client'
import { isWhole } from '@throughline/core/import'
import { unzipSync } from 'fflate'
import { afterEach, expect, it } from 'vitest'
import { compared } from '../../../core/src/import/throughline/test-archive.ts'
import { composeServer } from './compose.ts'

const endings: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

const BASE = 'http://localhost'

async function aServer() {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-round-trip-'))
  endings.push(() => rmSync(folder, { recursive: true }))
  const { app, close } = await composeServer({ DATA_DIR: folder })
  endings.push(close)
  return async (name: string) => {
    let cookie = ''
    const request: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers)
      for (const [key, value] of [
        ['cookie', cookie],
        ['host', 'localhost'],
        ['origin', BASE],
      ] as const)
        headers.set(key, value)
      const response = await app.request(String(input), { ...init, headers })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    }
    const client = createClient({ baseUrl: BASE, fetch: request })
    const person = { email: `${name}@post.example`, password: 'three quiet pallets', name, timeZone: 'Europe/Vienna' }
    await client.auth.signUp(person)
    const archive = async () => new Uint8Array(await (await request(`${BASE}/api/v1/exports/throughline.zip`)).arrayBuffer())
    return { client, archive }
  }
}

it('brings all of a person into an empty account, says so, and exports the same again', async () => {
  const somebody = await aServer()
  const [mara, again] = [await somebody('mara'), await somebody('again')]
  await mara.client.sampleData.add()
  const { id } = await mara.client.tasks.create({ title: 'Send Ana the draft' })
  await mara.client.files.attach(id, new File(['A draft, in short'], 'draft.txt'))
  await mara.client.discussions.create({ title: 'About the draft' })
  await mara.client.me.edit({ theme: 'dark', weekStart: 7, dayStart: 4 })

  const bytes = await mara.archive()
  const files = unzipSync(bytes)
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json']))
  const listed = manifest.files as { name: string; size: number; sha256: string; records?: number }[]
  expect(listed.map(({ name }) => name).sort()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'manifest.json')
      .sort(),
  )
  for (const { name, size, sha256 } of listed) {
    const content = files[name] as Uint8Array
    expect([name, size, sha256]).toEqual([name, content.length, createHash('sha256').update(content).digest('hex')])
  }
  for (const { name, records } of listed.filter(({ name }) => name.startsWith('records/')))
    expect([name, JSON.parse(new TextDecoder().decode(files[name])).length]).toEqual([name, records])
  const text = (name: string) => new TextDecoder().decode(files[name])
  expect(text('markdown/tasks.md')).toContain('- [ ] Send Ana the draft\n')
  expect(text('markdown/goals.md')).toMatch(/^## .+\n\nactive/m)
  expect(text('markdown/wins.md').match(/^## /gm)).toHaveLength(17)
  expect(text('markdown/stories.md')).toContain('**Situation.** ')
  expect(Object.keys(files).filter((name) => /^markdown\/journal\/\d{4}\/.+\.md$/.test(name)).length).toBeGreaterThan(60)
  expect(text('discussions/About the draft.md')).toContain('About the draft')
  expect(JSON.parse(text('settings.json'))).toMatchObject({ timeZone: 'Europe/Vienna', weekStart: 7 })
  expect(text('settings.json')).not.toContain('password')

  const done = await again.client.imports.run('throughline-zip', new File([bytes], 'throughline.zip'))
  expect(done.problems.map(({ task }) => task)).toEqual(['Discussions'])
  expect(done.report && isWhole(done.report), JSON.stringify(done.report)).toBe(true)
  expect(done.report).toMatchObject({
    isAsExported: true,
    files: { inFile: 1, brought: 1 },
    settings: { inFile: 8, brought: 8 },
    copies: 1,
  })
  expect(await again.client.me.get()).toMatchObject({ name: 'again', theme: 'dark', weekStart: 7, dayStart: 4 })
  expect(compared(unzipSync(await again.archive()))).toEqual(compared(files))
})
