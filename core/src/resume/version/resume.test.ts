import { describe, expect, it } from 'vitest'
import { deleteExperience, editWin } from '../../career/index.ts'
import { resumes } from '../schema.ts'
import { careerOfInes, resumeDeps } from '../test-resume.ts'
import { createResume, deleteResume, duplicateResume, editResume, restoreResume } from './change-resume.ts'
import { listResumes, readResume } from './read-resumes.ts'

const refusal = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    ({ code }) => code,
  )

describe('a version of the résumé', () => {
  it('begins with all that everybody may see, newest first, and with no other win', async () => {
    const deps = resumeDeps()
    const { senior, junior, planner, degree, skill, sql, shown } = await careerOfInes(deps)
    const { sections, template, pageTarget } = await createResume(deps, { name: 'All of it' })
    expect({ template, pageTarget }).toEqual({ template: 'ledger', pageTarget: null })
    expect(sections.map(({ kind, items }) => [kind, items.map(({ id }) => id)])).toEqual([
      ['summary', []],
      ['work', [senior.id, junior.id, planner.id]],
      ['education', [degree.id]],
      ['skills', [skill.id, sql.id]],
      ['languages', []],
    ])
    const [first, , third] = sections[1]?.items ?? []
    expect(first?.lines).toEqual([
      { kind: 'highlight', id: senior.highlights[0]?.id },
      { kind: 'win', id: shown.id },
    ])
    expect([first?.hasSummary, third?.hasSummary]).toEqual([false, true])
  })

  it('is made once under its id, changed by what is named, thrown away and brought back', async () => {
    const deps = resumeDeps()
    const id = deps.ids.next()
    const first = await createResume(deps, { id, name: 'For the lead role' })
    expect(await createResume(deps, { id, name: 'For the lead role' })).toEqual(first)
    expect(await refusal(createResume(deps, { id, name: 'Another' }))).toBe('conflict')
    expect(await editResume(deps, id, { pageTarget: 1 })).toMatchObject({ name: 'For the lead role', pageTarget: 1, version: 2 })
    expect(await editResume(deps, id, { pageTarget: 1 })).toMatchObject({ version: 2 })
    expect(await refusal(editResume(deps, id, { pageTarget: 2 }, { expectedVersion: 1 }))).toBe('stale')
    await deleteResume(deps, id)
    expect(await refusal(readResume(deps, id))).toBe('not-found')
    expect(JSON.parse((await listResumes(deps, { trash: true }, { limit: 5 })).json)).toMatchObject([{ id }])
    await restoreResume(deps, id)
    expect(JSON.parse((await listResumes(deps, {}, { limit: 5 })).json)).toMatchObject([{ id, deletedAt: null }])
    await deleteResume(deps, id)
    deps.clock.advance({ hours: 24 * 32 })
    expect(await refusal(restoreResume(deps, id))).toBe('not-found')
    await listResumes(deps, { trash: true }, { limit: 5 })
    expect(await deps.store.get(deps.actor.space, resumes, id)).toBeNull()
  })

  it('names a record and a line once in a section', async () => {
    const deps = resumeDeps()
    const { senior, junior, shown } = await careerOfInes(deps)
    const line = { kind: 'win' as const, id: shown.id }
    const item = (id: string, lines = [line]) => ({ id, hasSummary: false, lines })
    const faultsOf = (items: ReturnType<typeof item>[]) =>
      createResume(deps, { name: 'Twice', sections: [{ kind: 'work', title: '', items }] }).then(
        () => [],
        ({ details }) => details.faults.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`),
      )
    expect(await faultsOf([item(senior.id, [line, line])])).toEqual(['/sections/0/items/0/lines/1/id duplicate'])
    expect(await faultsOf([item(senior.id), item(junior.id)])).toEqual(['/sections/0/items/1/lines/0/id duplicate'])
    expect(await faultsOf([item(senior.id), item(senior.id, [])])).toEqual(['/sections/0/items/1/id duplicate'])
    expect(await faultsOf([item(senior.id), item(junior.id, [])])).toEqual([])
  })

  it('is copied with its choices and wording, and is then a version of its own', async () => {
    const deps = resumeDeps()
    const { shown } = await careerOfInes(deps)
    const wording = [{ id: shown.id, part: 'line' as const, text: 'Halved stock-outs', original: shown.title }]
    const first = await createResume(deps, { name: 'For the lead role', wording, paper: 'letter' })
    const copy = await duplicateResume(deps, first.id, { name: 'For Ostrava' })
    expect(copy).toMatchObject({ name: 'For Ostrava', wording, paper: 'letter', sections: first.sections })
    await editResume(deps, copy.id, { wording: [] })
    expect(JSON.parse((await readResume(deps, first.id)).json).wording).toEqual(wording)
    expect((await duplicateResume(deps, first.id, {})).name).toBe('For the lead role (copy)')
  })

  it('copies nothing of the master: what is edited or thrown away there is so here', async () => {
    const deps = resumeDeps()
    const { shown, planner } = await careerOfInes(deps)
    const { id, sections } = await createResume(deps, { name: 'All of it' })
    await editWin(deps, shown.id, { title: 'Halved stock-outs' })
    await deleteExperience(deps, planner.id)
    expect(JSON.parse((await readResume(deps, id)).json).sections).toEqual(sections)
    expect(JSON.stringify(sections)).not.toContain('stock-outs')
  })
})
