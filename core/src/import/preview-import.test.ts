import { describe, expect, it } from 'vitest'
import { heldFile } from '../kernel/index.ts'
import { tasks } from '../task/index.ts'
import { MAX_IMPORT_BYTES, mostBytesOf } from './limits.ts'
import { PREVIEW_ROWS } from './preview.ts'
import { previewImport } from './preview-import.ts'
import { importDeps, todoist } from './test-import.ts'

describe('the preview of an import', () => {
  it('counts everything, shows the first tasks, and stores nothing', async () => {
    const deps = importDeps()
    const preview = await previewImport(deps, todoist(...Array.from({ length: 30 }, (_, i) => `task,Task ${i},,4,1,,,tomorrow,en,`)))
    expect(preview).toMatchObject({ format: 'todoist-csv', counts: { tasks: 30, withDate: 30 }, problems: [] })
    expect(preview.rows).toHaveLength(PREVIEW_ROWS)
    expect(preview.rows[0]).toMatchObject({ title: 'Task 0', dueDate: '2026-03-06' })
    expect(await deps.store.count(deps.actor.space, tasks.queries.all, {})).toBe(0)
    expect(await deps.store.head(deps.actor.space)).toBe(0)
  })

  it('stays short, whatever the file holds', async () => {
    const odd = `${'!'.repeat(40_000)},x`
    const sections = Array.from({ length: 100 }, () => `section,${odd}`)
    const rows = Array.from({ length: 5000 }, () => `task,x,x,9,x,,,${'y,'.repeat(42)}`)
    const preview = await previewImport(importDeps(), todoist(...sections, ...rows))
    expect(preview.counts).toMatchObject({ tasks: 5000, sections: 100 })
    expect(preview.sections).toHaveLength(PREVIEW_ROWS)
    expect(JSON.stringify(preview).length).toBeLessThan(500_000)
  })

  it('refuses a format nobody knows, and a file that is too large', async () => {
    const deps = importDeps()
    await expect(previewImport(deps, { ...todoist(), format: 'outlook' })).rejects.toMatchObject({ code: 'unsupported-format' })
    const bytes = new Uint8Array(MAX_IMPORT_BYTES + 1)
    await expect(previewImport(deps, { format: 'todoist-csv', file: heldFile(bytes) })).rejects.toMatchObject({ code: 'too-large' })
    const cv = { format: 'cv-document', file: heldFile(bytes.subarray(0, mostBytesOf('cv-document') + 1)) }
    await expect(previewImport(deps, cv)).rejects.toMatchObject({ code: 'too-large', message: expect.stringContaining('5 MB') })
  })
})
