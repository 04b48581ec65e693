import { atEveryStep, fakeActor, fakeClock, faulty, interrupted, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { accounts, askDeletion, cancelDeletion, credentials, deletions, sessions, signUp } from '../../account/index.ts'
import { accountDeps, ines } from '../../account/test-account.ts'
import { attachments } from '../../attachment/index.ts'
import { checkIns, goals } from '../../goal/index.ts'
import { journalEntries } from '../../journal/index.ts'
import { AppError, newEnvelope, nowText, revised, upcast } from '../../kernel/index.ts'
import { createDayMemory } from '../../progress/index.ts'
import { tasks } from '../../task/index.ts'
import { experiences } from '../experience/schema.ts'
import { ATTESTATION_DAYS, MAX_ATTESTATIONS } from '../limits.ts'
import { profiles } from '../profile/schema.ts'
import { type Confidentiality, type Win, wins } from '../win/schema.ts'
import { answerAttestation, openAttestation } from './answer-attestation.ts'
import { askAttestation, renewLink, revokeLink } from './ask-attestation.ts'
import { deleteAttestation, listAttestations, restoreAttestation } from './read-attestations.ts'
import { readsAsShown } from './reads-as-shown.ts'
import { attestations } from './schema.ts'

const winId = '019a9b3c-5d00-7cc0-8000-00000000aaaa'
const ruth = { name: 'Ruth Callan', relation: 'Her manager', isConfirmed: true, comment: 'She found it alone.' }

async function askedDeps({ confidentiality = 'review' }: { confidentiality?: Confidentiality } = {}) {
  const kinds = [
    accounts,
    credentials,
    deletions,
    sessions,
    experiences,
    wins,
    profiles,
    attestations,
    tasks,
    goals,
    checkIns,
    journalEntries,
    attachments,
  ]
  const storage = createMemoryStorage({ kinds })
  const deps = {
    ...accountDeps(storage),
    kinds,
    clock: fakeClock(),
    ids: sequentialIds(0xb000),
    dayMemory: createDayMemory(),
    giveWay: async () => {},
  }
  const outcome = await signUp(deps, ines, {})
  if (outcome.outcome !== 'signed-in') throw new Error('Nobody signed up.')
  const actor = fakeActor({ accountId: outcome.account.id, space: outcome.account.id })
  const win: Win = {
    ...newEnvelope(winId, '2026-03-05T09:00:00.000Z'),
    title: 'Cut stock-outs by more than half',
    text: 'Weeks of cover, not feel.',
    happenedOn: '2026-02',
    experienceId: null,
    metric: { baseline: '6.8', value: '3.1', unit: '%', of: '', baselineFrom: null, valueFrom: null },
    competencies: [],
    skills: [],
    confidentiality,
    evidence: [
      {
        id: '019a9b3c-5d00-7cc0-8000-00000000eeee',
        kind: 'note',
        recordId: null,
        discussionId: null,
        url: null,
        title: 'What Oskar said in private',
        quote: null,
        date: null,
        number: null,
        corrected: null,
        goalId: null,
        capturedAt: '2026-03-05T09:00:00.000Z',
        sourceVersion: null,
        state: 'live',
      },
    ],
    importId: null,
  }
  await deps.store.save(actor.space, wins, win, { expectedVersion: 0 })
  const change = (changes: Partial<Win>) =>
    deps.store.save(actor.space, wins, revised(win, changes, '2026-03-05T09:00:00.000Z'), { expectedVersion: 1 })
  return { ...deps, actor, win, change }
}

const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

const said = async (deps: Awaited<ReturnType<typeof askedDeps>>) =>
  JSON.parse((await listAttestations(deps, winId, { limit: 50 })).json) as { answer: unknown; answeredAt: string | null }[]

describe('asking a colleague', () => {
  it('shows them what the win says and who asks, but no evidence', async () => {
    const deps = await askedDeps()
    const { token } = await askAttestation(deps, winId, { askedOf: 'Ruth', message: 'Does this read right?' })
    const opened = await openAttestation(deps, { token })
    expect(opened).toMatchObject({
      askedOf: 'Ruth',
      message: 'Does this read right?',
      shown: { owner: 'Ines Varga', title: 'Cut stock-outs by more than half', metric: { baseline: '6.8', value: '3.1' } },
    })
    expect(JSON.stringify(opened)).not.toContain('Oskar')
  })

  it('keeps the secret nowhere', async () => {
    const deps = await askedDeps()
    const { token } = await askAttestation(deps, winId, {})
    expect(JSON.stringify(await said(deps))).not.toContain(token)
    expect(await deps.directory.find('attestation', token, '2026-03-05T09:00:00.000Z')).toBeNull()
  })

  it('is refused for a private win, and for more people than one asks', async () => {
    expect(await codeOf(askAttestation(await askedDeps({ confidentiality: 'private' }), winId, {}))).toBe('conflict')
    const deps = await askedDeps()
    for (let asked = 0; asked < MAX_ATTESTATIONS; asked++) await askAttestation(deps, winId, {})
    expect(await codeOf(askAttestation(deps, winId, {}))).toBe('conflict')
  })

  it('is refused for more of them also when several are asked at once, or brought back', async () => {
    const deps = await askedDeps()
    const { attestation } = await askAttestation(deps, winId, {})
    await deleteAttestation(deps, attestation.id)
    for (let asked = 1; asked < MAX_ATTESTATIONS; asked++) await askAttestation(deps, winId, {})
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(askAttestation(deps, winId, {}))))
    expect(codes).toEqual(['done', 'conflict', 'conflict', 'conflict'])
    expect(await said(deps)).toHaveLength(MAX_ATTESTATIONS)
    expect(await codeOf(restoreAttestation(deps, attestation.id))).toBe('conflict')
  })

  it('has no more of them than it may, also where one comes back while another is asked', async () => {
    const deps = await askedDeps()
    const { attestation: thrownAway } = await askAttestation(deps, winId, {})
    await deleteAttestation(deps, thrownAway.id)
    for (let asked = 1; asked < MAX_ATTESTATIONS; asked++) await askAttestation(deps, winId, {})
    const { save } = deps.store
    const isBack = Promise.withResolvers<void>()
    const another = isBack.promise.then(() => codeOf(askAttestation(deps, winId, {})))
    deps.store.save = async (space, kind, record, options) => {
      if (record.id === thrownAway.id) {
        isBack.resolve()
        // All that is being done goes on as far as it can.
        for (let step = 0; step < 500; step++) await null
      }
      return save(space, kind, record, options)
    }
    expect(await Promise.all([codeOf(restoreAttestation(deps, thrownAway.id)), another])).toEqual(['done', 'conflict'])
    expect(await said(deps)).toHaveLength(MAX_ATTESTATIONS)
  })

  it('asked again under the same id ends the link before', async () => {
    const deps = await askedDeps()
    const id = deps.ids.next()
    const first = await askAttestation(deps, winId, { id })
    const second = await askAttestation(deps, winId, { id })
    expect(await codeOf(openAttestation(deps, { token: first.token }))).toBe('not-found')
    expect(await codeOf(openAttestation(deps, { token: second.token }))).toBe('done')
    expect(await said(deps)).toHaveLength(1)
  })

  it('asked again under the same id of somebody else, or with other words, is refused, and the link goes on', async () => {
    const deps = await askedDeps()
    const asked = { id: deps.ids.next(), askedOf: 'Ruth', message: 'Was it so?' }
    const { token } = await askAttestation(deps, winId, asked)
    for (const other of [{ askedOf: 'Ben' }, { message: 'Please.' }])
      expect(await codeOf(askAttestation(deps, winId, { ...asked, ...other }))).toBe('conflict')
    expect(await codeOf(openAttestation(deps, { token }))).toBe('done')
  })
})

describe('a link', () => {
  it('is opened any number of times and answered once, who and when kept', async () => {
    const deps = await askedDeps()
    const { token } = await askAttestation(deps, winId, {})
    await openAttestation(deps, { token })
    await openAttestation(deps, { token })
    deps.clock.advance({ hours: 3 })
    await answerAttestation(deps, { token, ...ruth })
    expect(await said(deps)).toMatchObject([{ answer: ruth, answeredAt: '2026-03-05T12:00:00.000Z' }])
    expect(await codeOf(answerAttestation(deps, { token, ...ruth, name: 'Somebody' }))).toBe('not-found')
    expect(await codeOf(openAttestation(deps, { token }))).toBe('not-found')
  })

  it('takes one of two answers sent at once', async () => {
    const deps = await askedDeps()
    const { token } = await askAttestation(deps, winId, {})
    const answers = ['Ruth', 'Oskar'].map((name) => codeOf(answerAttestation(deps, { token, ...ruth, name })))
    expect((await Promise.all(answers)).toSorted()).toEqual(['done', 'not-found'])
  })

  it('opens nothing while the account of its owner is to be deleted, and again once it is kept', async () => {
    const deps = await askedDeps()
    const { token } = await askAttestation(deps, winId, {})
    await askDeletion({ ...deps, session: { sessionId: 'desk', provenAt: nowText(deps) } }, { address: ines.email })
    expect(await codeOf(openAttestation(deps, { token }))).toBe('not-found')
    expect(await codeOf(answerAttestation(deps, { token, ...ruth }))).toBe('not-found')
    await cancelDeletion(deps)
    expect(await codeOf(openAttestation(deps, { token }))).toBe('done')
  })

  it('tells an answer in the feed of its owner', async () => {
    const deps = await askedDeps()
    const { token } = await askAttestation(deps, winId, {})
    await answerAttestation(deps, { token, ...ruth })
    const types = (await deps.store.changes(deps.actor.space, 0, 100)).map(({ type }) => type)
    expect(types.slice(-2)).toEqual(['attestation.created', 'attestation.answered'])
  })

  it.each([
    ['withdrawn', (deps: Awaited<ReturnType<typeof askedDeps>>, id: string) => revokeLink(deps, id)],
    ['thrown away', (deps: Awaited<ReturnType<typeof askedDeps>>, id: string) => deleteAttestation(deps, id)],
    ['out of date', async (deps: Awaited<ReturnType<typeof askedDeps>>) => deps.clock.advance({ hours: 24 * ATTESTATION_DAYS })],
    ['of a win in the trash', (deps: Awaited<ReturnType<typeof askedDeps>>) => deps.change({ deletedAt: '2026-03-05T09:00:00.000Z' })],
    ['of a win that is private by now', (deps: Awaited<ReturnType<typeof askedDeps>>) => deps.change({ confidentiality: 'private' })],
  ])('opens nothing once it is %s', async (_, end) => {
    const deps = await askedDeps()
    const { token, attestation } = await askAttestation(deps, winId, {})
    await end(deps, attestation.id)
    expect(await codeOf(openAttestation(deps, { token }))).toBe('not-found')
    expect(await codeOf(answerAttestation(deps, { token, ...ruth }))).toBe('not-found')
    expect((await deps.store.get(deps.actor.space, attestations, attestation.id))?.answer).toBeNull()
  })

  it('is renewed by its owner until it is answered', async () => {
    const deps = await askedDeps()
    const { attestation, token } = await askAttestation(deps, winId, {})
    await revokeLink(deps, attestation.id)
    const renewed = await renewLink(deps, attestation.id)
    expect(await codeOf(openAttestation(deps, { token }))).toBe('not-found')
    await answerAttestation(deps, { token: renewed.token, ...ruth })
    expect(await codeOf(renewLink(deps, attestation.id))).toBe('conflict')
    expect(await revokeLink(deps, attestation.id)).toMatchObject({ answer: ruth, revokedAt: null })
  })

  it('opens nothing for a secret that was made up', async () => {
    const deps = await askedDeps()
    await askAttestation(deps, winId, {})
    for (const token of ['', 'secret', '1', 'digest of secret1.1']) expect(await codeOf(openAttestation(deps, { token }))).toBe('not-found')
  })
})

it('asking that stops anywhere is finished by the next try: one question, whose link alone opens', async () => {
  const steps = await atEveryStep(async (plan) => {
    const deps = await askedDeps()
    const asked = { id: '019a9b3c-5d00-7cc0-8000-00000000cccc', askedOf: 'Ruth Callan', message: '' }
    await interrupted(askAttestation(faulty(deps, plan), winId, asked))
    const { token, attestation } = await askAttestation(deps, winId, asked)
    expect(attestation).toMatchObject({ id: asked.id, askedOf: 'Ruth Callan', revokedAt: null })
    expect(JSON.parse((await listAttestations(deps, winId, { limit: 9 })).json)).toHaveLength(1)
    expect(await openAttestation(deps, { token })).toMatchObject({ askedOf: 'Ruth Callan' })
  })
  expect(steps).toBe(2)
})

it('tells whether the win still reads as the colleague was shown it', async () => {
  const deps = await askedDeps()
  const { attestation } = await askAttestation(deps, winId, {})
  const { win } = deps
  expect(readsAsShown(win, attestation.shown)).toBe(true)
  expect(readsAsShown({ ...win, metric: win.metric && { ...win.metric, valueFrom: winId } }, attestation.shown)).toBe(true)
  expect(readsAsShown({ ...win, metric: win.metric && { ...win.metric, value: '3.2' } }, attestation.shown)).toBe(false)
  expect(readsAsShown({ ...win, title: 'Ended stock-outs' }, attestation.shown)).toBe(false)
})

it.each([1, 2])('of version %i, an answer that an archive brought says so since: it was stored with its question', async (version) => {
  const deps = await askedDeps()
  const { attestation, token } = await askAttestation(deps, winId, {})
  await answerAttestation(deps, { token, ...ruth })
  const answered = await deps.store.get(deps.actor.space, attestations, attestation.id)
  const told = (stored: object) => {
    const { isBrought: _, ...first } = stored as typeof attestation
    return upcast(attestations, version === 1 ? first : { ...first, isBrought: false }, version)
  }
  expect(told(answered as object)).toEqual(answered)
  expect(told(attestation)).toEqual(attestation)
  expect(told({ ...answered, version: 1 })).toMatchObject({ answer: ruth, isBrought: true })
})
