import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { testApp } from '../../test-app.ts'

async function talking(title: string) {
  const { signUp } = testApp()
  const [ines, ruth, dev] = [await signUp(), await signUp(), await signUp()]
  const { id } = await ines.json('/discussions', { method: 'POST', body: { title } })
  const { token } = await ines.json(`/discussions/${id}/invites`, { method: 'POST', body: {} })
  await ruth.json(`/invites/${token}/accept`, { method: 'POST' })
  await ruth.json(`/discussions/${id}/messages`, { method: 'POST', body: { body: 'On Monday.' } })
  await ines.json(`/discussions/${id}/note`, { method: 'PATCH', body: { body: 'She sounded tired.' } })
  return { ines, ruth, dev, id }
}

it('each side downloads its copy, named after the discussion and the day', async () => {
  const { ines, ruth, dev, id } = await talking('Plan 2.0: what / when?')
  for (const [format, type] of [
    ['md', 'text/markdown; charset=utf-8'],
    ['json', 'application/json'],
  ]) {
    const answer = await ruth.ask(`/discussions/${id}/export?format=${format}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="Plan 2\\.0 what when-\\d{4}-\\d\\d-\\d\\d\\.${format}";`),
    )
    const text = await answer.text()
    expect(text).toContain('On Monday.')
    expect(text).not.toContain('She sounded tired.')
    expect(await (await ines.ask(`/discussions/${id}/export?format=${format}`)).text()).toContain('She sounded tired.')
    expect((await dev.ask(`/discussions/${id}/export?format=${format}`)).status).toBe(404)
  }
  expect((await ruth.ask(`/discussions/${id}/export`)).status).toBe(422)
  await ruth.json(`/discussions/${id}/leave`, { method: 'POST' })
  expect((await ruth.ask(`/discussions/${id}/export?format=md`)).status, 'who has left reads it no more').toBe(404)
})

it('the own archive has a copy of each discussion, and an import of it says that those are to read', async () => {
  const { ines, dev, id } = await talking('The forecast')
  const other = await ines.json('/discussions', { method: 'POST', body: { title: 'the Forecast' } })
  await ines.json('/tasks', { method: 'POST', body: { title: 'Ask finance' } })
  const bytes = await (await ines.ask('/exports/throughline.zip')).arrayBuffer()
  const files = unzipSync(new Uint8Array(bytes))
  const copies = Object.keys(files).filter((name) => name.startsWith('discussions/'))
  expect(copies.sort()).toEqual(
    ['The forecast', 'the Forecast (2)'].flatMap((name) => ['json', 'md'].map((ending) => `discussions/${name}.${ending}`)).sort(),
  )
  const read = copies.filter((name) => name.endsWith('json')).map((name) => JSON.parse(strFromU8(files[name] as Uint8Array)))
  expect(read.map(({ discussion }) => discussion.id).sort()).toEqual([id, other.id].sort())
  expect(read.find(({ discussion }) => discussion.id === id)).toMatchObject({
    messages: [{ body: 'On Monday.' }],
    own: { note: { body: 'She sounded tired.' } },
  })
  const form = new FormData()
  form.set('file', new Blob([bytes]))
  const made = await dev.json('/imports?format=throughline-zip', { method: 'POST', body: form })
  expect(made).toMatchObject({
    state: 'applied',
    counts: { tasks: 1 },
    problems: [{ task: 'Discussions', message: expect.stringContaining('Copies of 2 discussions are in the archive to read.') }],
  })
  expect((await dev.json('/discussions')).items).toEqual([])
})
