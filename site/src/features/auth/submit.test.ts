import { type Problem, ProblemError } from '@throughline/client/problem'
import { describe, expect, it } from 'vitest'
import { submit } from './submit.ts'

const sent = (fields: Record<string, string>) =>
  new Request('http://127.0.0.1/auth/signin', { method: 'POST', body: new URLSearchParams(fields) })
const problem = (status: number, code: string, more: Partial<Problem> = {}) =>
  new ProblemError({ type: `/problems/${code}`, title: 'Refused', status, instance: '/', requestId: '', ...more })
const refuse = (error: Error) => async () => {
  throw error
}

describe('a sent form', () => {
  it('is empty on a visit, and nothing is done', async () => {
    const form = await submit(new Request('http://127.0.0.1/auth/signin'), ['email'], refuse(new Error('must not be called')))
    expect(form).toEqual({ done: false, typed: {}, faults: {}, problem: null, status: 200 })
  })

  it('acts on the named fields alone, an absent one being empty', async () => {
    const form = await submit(sent({ email: 'ines@post.example', admin: 'yes' }), ['email', 'password'], async (typed) => typed)
    expect(form).toMatchObject({ done: true, result: { email: 'ines@post.example', password: '' } })
    expect(form.result).not.toHaveProperty('admin')
  })

  it('says each fault at its field and keeps what was typed', async () => {
    const faults = [
      { pointer: '/email', code: 'invalid_format', message: 'Write an e-mail address.' },
      { pointer: '/password', code: 'too_small', message: 'Use at least 10 characters.' },
    ]
    const form = await submit(
      sent({ email: 'ines@', password: 'short' }),
      ['email', 'password'],
      refuse(problem(422, 'validation', { errors: faults })),
    )
    expect(form).toMatchObject({
      done: false,
      status: 422,
      problem: null,
      typed: { email: 'ines@' },
      faults: { email: 'Write an e-mail address.', password: 'Use at least 10 characters.' },
    })
  })

  it('says a fault above the form when it is at no field one can see', async () => {
    const faults = [{ pointer: '/token', code: 'invalid_token', message: 'This link has expired.' }]
    const form = await submit(
      sent({ password: 'slate ferry quince' }),
      ['password'],
      refuse(problem(422, 'validation', { errors: faults })),
    )
    expect(form).toMatchObject({ faults: {}, problem: 'This link has expired.' })
  })

  it('answers a refusal for too many tries as such', async () => {
    const form = await submit(
      sent({ email: 'a' }),
      ['email'],
      refuse(problem(429, 'rate-limited', { detail: 'Too many tries. Wait a minute.' })),
    )
    expect(form).toMatchObject({ status: 429, problem: 'Too many tries. Wait a minute.' })
  })

  it('leaves what is our own fault to the error page', async () => {
    await expect(submit(sent({ email: 'a' }), ['email'], refuse(new TypeError('bug')))).rejects.toThrow('bug')
    await expect(submit(sent({ email: 'a' }), ['email'], refuse(problem(500, 'internal')))).rejects.toThrow('Refused')
  })

  it('reads a body that is no form as one with nothing in it', async () => {
    const form = await submit(
      new Request('http://127.0.0.1/', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }),
      ['email'],
      async (typed) => typed,
    )
    expect(form.result).toEqual({ email: '' })
  })
})
