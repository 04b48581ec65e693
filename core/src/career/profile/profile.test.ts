import { describe, expect, it } from 'vitest'
import { type Account, accounts } from '../../account/index.ts'
import { type Attachment, attachments } from '../../attachment/index.ts'
import { newEnvelope } from '../../kernel/index.ts'
import { happened, recordsDeps, refusal } from '../test-records.ts'
import { editProfile, getProfile } from './profile.ts'
import { profiles } from './schema.ts'

const NOW = '2026-03-05T09:00:00.000Z'

async function inesDeps() {
  const deps = recordsDeps()
  const account = { ...newEnvelope(deps.actor.accountId, NOW), name: 'Ines Varga', email: 'ines@post.example' } as Account
  await deps.store.save(deps.actor.space, accounts, account, { expectedVersion: 0, events: [] })
  return deps
}

describe('the profile', () => {
  it('is made when it is first asked for, once, with what the account says', async () => {
    const deps = await inesDeps()
    const [one, other] = await Promise.all([getProfile(deps), getProfile(deps)])
    expect(one).toMatchObject({ name: 'Ines Varga', email: 'ines@post.example', languages: [], photoId: null, version: 1 })
    expect(other).toEqual(one)
    expect(await happened(deps)).toEqual(['profile.created'])
  })

  it('is the oldest where an archive brought another', async () => {
    const deps = await inesDeps()
    const own = await getProfile(deps)
    const brought = { ...own, ...newEnvelope(deps.ids.next(), '2025-01-01T00:00:00.000Z'), label: 'From before' }
    await deps.store.save(deps.actor.space, profiles, brought, { expectedVersion: 0, events: [] })
    expect(await getProfile(deps)).toMatchObject({ label: 'From before' })
    expect(await editProfile(deps, { label: 'Now' })).toMatchObject({ id: brought.id })
  })
})

describe('changing it', () => {
  it('keeps what of the location is not named', async () => {
    const deps = await inesDeps()
    await editProfile(deps, { location: { city: 'Leeds', countryCode: 'GB' } })
    expect((await editProfile(deps, { location: { city: 'Hull' } })).location).toMatchObject({ city: 'Hull', countryCode: 'GB' })
  })

  it('takes languages with what the framework calls them, and nothing it does not know', async () => {
    const deps = await inesDeps()
    const german = { language: 'German', fluency: 'Fluent', cefr: 'C1' as const, extra: {} }
    expect((await editProfile(deps, { languages: [german] })).languages).toEqual([german])
    expect(await refusal(editProfile(deps, { languages: [{ ...german, cefr: 'D1' as 'C1' }] }))).toEqual([
      '/languages/0/cefr invalid_value',
    ])
    expect(await refusal(editProfile(deps, { url: 'ftp://ines.example' }))).toEqual(['/url invalid_url'])
  })

  it('writes nothing where nothing changes, and refuses what is based on an older version', async () => {
    const deps = await inesDeps()
    expect((await editProfile(deps, { name: 'Ines Varga' })).version).toBe(1)
    await editProfile(deps, { phone: '1' }, { expectedVersion: 1 })
    expect(await refusal(editProfile(deps, { phone: '2' }, { expectedVersion: 1 }))).toBe('stale')
  })

  it('shows a picture that is kept with it, and no other file', async () => {
    const deps = await inesDeps()
    const { id } = await getProfile(deps)
    const kept = async (given: Partial<Attachment>) => {
      const told = { name: 'me.png', size: 3, type: 'image/png', sha256: '0'.repeat(64), pixels: null, blobId: deps.ids.next() }
      const file: Attachment = { ...newEnvelope(deps.ids.next(), NOW), ...told, owner: { kind: 'profile', id }, ...given }
      await deps.store.save(deps.actor.space, attachments, file, { expectedVersion: 0, events: [] })
      return file.id
    }
    const photoId = await kept({})
    expect(await editProfile(deps, { photoId })).toMatchObject({ photoId })
    for (const other of [{ type: 'text/html' }, { deletedAt: NOW }, { owner: { kind: 'task' as const, id } }])
      expect(await refusal(editProfile(deps, { photoId: await kept(other) }))).toEqual(['/photoId no_such_photo'])
    expect(await editProfile(deps, { photoId: null })).toMatchObject({ photoId: null })
  })
})
