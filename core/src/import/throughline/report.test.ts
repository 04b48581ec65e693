import { describe, expect, it } from 'vitest'
import { isWhole } from '../schema.ts'
import { importDeps, utf8 } from '../test-import.ts'
import { accountOf, exported, type Files, importing, type Plan, textOf } from './test-archive.ts'

const full: Plan = {
  tasks: [
    { files: ['slate'], told: false, steps: 1, done: true },
    { files: [], told: false, steps: 0, done: false },
  ],
  views: ['due:today'],
  entries: [{ photo: true, rewritten: true, journal: 'open' }],
}

async function imported(change: (files: Files) => Files = (files) => files) {
  const { report, problems } = await importing(importDeps(), change(await exported(await accountOf(full))))
  if (!report) throw new Error('An archive has a report.')
  const of = (name: string) => report.kinds.find(({ kind }) => kind === name)
  return { report, of, said: problems.map(({ task, message }) => `${task}: ${message}`) }
}

const without = (files: Files, name: string): Files => Object.fromEntries(Object.entries(files).filter(([each]) => each !== name))
const contentIn = (files: Files) => Object.keys(files).find((name) => name.startsWith('files/')) as string

describe('the report on an archive', () => {
  it('says that all of it came in, and as it was exported', async () => {
    const { report, of, said } = await imported()
    expect(said).toEqual([])
    expect([isWhole(report), report.isAsExported]).toEqual([true, true])
    expect(of('task')).toEqual({ kind: 'task', noun: 'task', inFile: 3, brought: 3 })
    expect(of('journal-revision')).toMatchObject({ inFile: 1, brought: 1 })
    expect(report.files).toEqual({ inFile: 2, brought: 2 })
    expect(report.kinds.every(({ inFile, brought }) => inFile === brought)).toBe(true)
  })

  it('says what is missing of records that somebody has taken out since', async () => {
    const { report, of, said } = await imported((files) => ({ ...files, 'records/saved-view.json': utf8('[\n]\n') }))
    expect([isWhole(report), report.isAsExported, of('saved-view')]).toEqual([
      false,
      false,
      { kind: 'saved-view', noun: 'saved view', inFile: 1, brought: 0 },
    ])
    expect(said).toEqual(['records/saved-view.json: It was changed after the export; it is taken as it is now.'])
  })

  it('says that records were changed, though as many are there', async () => {
    const { report, of, said } = await imported((files) => ({
      ...files,
      'records/task.json': utf8(textOf(files['records/task.json']).replace('Task 1', 'Mine 1')),
    }))
    expect([isWhole(report), of('task')?.brought]).toEqual([false, 3])
    expect(said).toEqual([expect.stringContaining('records/task.json: It was changed')])
  })

  it('says which files are missing', async () => {
    const { report, said } = await imported((files) => without(files, contentIn(files)))
    expect([isWhole(report), report.isAsExported]).toEqual([false, false])
    expect(said.some((line) => /^files\/.*not in the archive any more/.test(line))).toBe(true)
    const lost = await imported((files) => without(files, 'records/journal.json'))
    expect(lost.said).toContain('records/journal.json: It was exported, and is not in the archive any more.')
  })

  it.each(['{', '{"format":"other"}', '[]'])('compares nothing with a manifest that is none: %s', async (text) => {
    const { report, said } = await imported((files) => ({ ...files, 'manifest.json': utf8(text) }))
    expect(report.isAsExported).toBe(false)
    expect(said).toEqual(['manifest.json: It is not as it should be, so that nothing can be compared with it.'])
  })

  it('counts an archive of before there were manifests by what is in it', async () => {
    const { report, of } = await imported((files) => without(files, 'manifest.json'))
    expect([isWhole(report), report.isAsExported, of('task')?.inFile]).toEqual([true, null, 3])
  })

  it('counts files that were exported and are gone, and records of a kind that is not known here', async () => {
    const gone = await imported((files) => without(files, contentIn(files)))
    expect(gone.report.files).toEqual({ inFile: 2, brought: 1 })
    const { report, of } = await imported((files) => {
      const about = JSON.parse(textOf(files['throughline.json']))
      const { 'manifest.json': _, ...bare } = files
      return { ...bare, 'throughline.json': utf8(JSON.stringify({ ...about, kinds: { ...about.kinds, dream: 1 } })) }
    })
    expect([of('dream'), isWhole(report)]).toEqual([{ kind: 'dream', noun: 'dream', inFile: 1, brought: 0 }, false])
  })
})
