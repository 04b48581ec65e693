import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { describe, expect, it } from 'vitest'
import { answerSetting, type SettingActions, settingAction } from './answer-setting.ts'

const refusal = (code: string, status: number) =>
  new ProblemError({ type: `/problems/${code}`, title: 'Refused', status, instance: '/', requestId: '' })

/** What was done with what was typed. */
const done: unknown[] = []

const actions: SettingActions = {
  rename: settingAction({
    section: 'name',
    fields: ['name', 'password'],
    asksProof: true,
    async act(_client, { name }) {
      if (name === '') throw refusal('proof-needed', 403)
      if (name === 'Eve') throw refusal('forbidden', 403)
      done.push(name)
    },
  }),
  renew: settingAction({
    section: 'keys',
    which: { field: 'id', query: 'key' },
    fields: ['id', 'at'],
    asksProof: true,
    async act(_client, { at }) {
      if (at !== 'now') throw refusal('proof-needed', 403)
    },
  }),
  leave: settingAction({ section: 'delete', fields: [], leadsTo: '/auth/leaving', act: async () => undefined }),
  reveal: settingAction({ section: 'codes', fields: [], isShownOnce: true, act: async () => ({ code: 'k7mp' }) }),
}

const provenUntil = (provenUntil: string | null) =>
  ({ proof: { get: async () => ({ provenUntil, ways: ['password'] }) } }) as unknown as Client

const ask = (query: string, client = provenUntil(null)) => {
  const url = new URL(`http://127.0.0.1/settings/account${query}`)
  return answerSetting({ request: new Request(url), url, client }, actions)
}

const send = (fields: Record<string, string>) => {
  const url = new URL('http://127.0.0.1/settings/account')
  return answerSetting(
    { request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }), url, client: provenUntil(null) },
    actions,
  )
}

const toProof = '/auth/confirm?return=%2Fsettings%2Faccount%3Fopen%3Drename%23name'

describe('a visit to the account', () => {
  it('shows the form it asks for to who has just proved who they are, and brings others back to it once they have', async () => {
    expect((await ask('?open=rename')).redirect).toBe(toProof)
    const answer = await ask('?open=rename', provenUntil('2026-03-05T09:10:00.000Z'))
    expect([answer.redirect, answer.form('rename').isOpen, answer.form('reveal').isOpen]).toEqual([null, true, false])
  })

  it('comes back to the one of several that it is about, whoever it asks to prove who they are', async () => {
    const toProofOfOne = '/auth/confirm?return=%2Fsettings%2Faccount%3Fopen%3Drenew%26key%3Da%2526b%23keys'
    expect((await ask('?open=renew&key=a%26b')).redirect).toBe(toProofOfOne)
    expect((await send({ does: 'renew', id: 'a&b' })).redirect).toBe(toProofOfOne)
    const back = await ask('?open=renew&key=a%26b', provenUntil('2026-03-05T09:10:00.000Z'))
    expect(back.form('renew')).toMatchObject({ isOpen: true, typed: { id: 'a&b' } })
    expect((await send({ does: 'renew', id: 'a&b', at: 'now' })).redirect).toBe('/settings/account?did=renew&key=a%26b#keys')
  })

  it('opens at once what asks for no proof', async () => {
    expect((await ask('?open=reveal')).form('reveal')).toMatchObject({ isOpen: true, done: false })
  })

  it('says what was done before, and knows nothing but its own forms', async () => {
    expect((await ask('?did=rename')).form('rename')).toMatchObject({ done: true, isOpen: false })
    for (const query of ['', '?open=__proto__', '?did=constructor', '?open=x'])
      expect(await ask(query)).toMatchObject({ redirect: null, status: 200 })
  })
})

describe('a form of the account', () => {
  it('does what it says with the fields of that action, and the page is shown anew', async () => {
    done.length = 0
    expect((await send({ does: 'rename', name: 'Ines', more: 'x' })).redirect).toBe('/settings/account?did=rename#name')
    expect(done).toEqual(['Ines'])
  })

  it('leads elsewhere who is signed in no more by it', async () => {
    expect((await send({ does: 'leave' })).redirect).toBe('/auth/leaving')
  })

  it('leads to proving who one is, and takes nothing along that was typed', async () => {
    expect((await send({ does: 'rename', name: '', password: 'slate ferry quince' })).redirect).toBe(toProof)
  })

  it('says another refusal where it was sent', async () => {
    const answer = await send({ does: 'rename', name: 'Eve' })
    expect([answer.redirect, answer.status, answer.form('rename').problem, answer.form('reveal').problem]).toEqual([
      null,
      403,
      'Refused',
      null,
    ])
    expect(answer.form('rename')).toMatchObject({ isOpen: true, typed: { name: 'Eve' } })
  })

  it('tells once what is told once', async () => {
    const answer = await send({ does: 'reveal' })
    expect([answer.redirect, answer.form('reveal').result]).toEqual([null, { code: 'k7mp' }])
  })

  it.each(['', 'x', '__proto__'])('does nothing as %j', async (does) => {
    expect((await send({ does })).redirect).toBe('/settings/account')
  })
})
