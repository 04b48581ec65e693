import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { WelcomeChanges, WelcomeState } from '@throughline/core/account'
import { describe, expect, it } from 'vitest'
import { answerWelcome, suggestedFor } from './answer-welcome.ts'

/** A person who was led so far, and everything that is asked of the API. */
function person(led: Partial<WelcomeState> = {}, refuse?: ProblemError) {
  let state: WelcomeState = { step: 'self', matters: [], finishedAt: null, ...led }
  const said: unknown[] = []
  const note = (what: string) => async (input: unknown) => {
    if (refuse) throw refuse
    said.push([what, input])
  }
  const client = {
    welcome: {
      get: async () => state,
      async edit({ isFinished, ...changes }: WelcomeChanges) {
        state = { ...state, ...(changes as Partial<WelcomeState>), ...(isFinished && { finishedAt: '2026-03-05T09:00:00.000Z' }) }
      },
    },
    me: { edit: note('me'), get: async () => ({ timeZone: 'Europe/Vienna', dayStart: 0, weekStart: 1, locale: 'en-GB' }) },
    goals: { create: note('goal') },
    tasks: { quickAdd: async (text: string, { id }: { id: string }) => note('task')({ id, text }) },
    journal: { create: note('entry') },
    sampleData: { add: () => note('sample')(null) },
  } as unknown as Client
  const go = (search: string, fields?: Record<string, string>) => {
    const url = new URL(`http://site.example/welcome${search}`)
    const request = fields ? new Request(url, { method: 'POST', body: new URLSearchParams(fields) }) : new Request(url)
    return answerWelcome({ request, url, client })
  }
  return { go, said, led: () => state }
}

const to = (path: string) => ({ is: 'elsewhere', path })

describe('the first run', () => {
  it('goes on where it was left, and goes back to where the address says', async () => {
    const { go } = person({ step: 'begin' })
    expect(await go('')).toMatchObject({ is: 'shown', step: 'begin' })
    expect(await go('?step=matters')).toMatchObject({ step: 'matters' })
    expect(await go('?step=payment')).toMatchObject({ step: 'begin' })
  })

  it('leads through every step when each is left out, and makes nothing', async () => {
    const { go, said, led } = person()
    for (const [step, next] of [
      ['self', 'matters'],
      ['matters', 'bring'],
      ['bring', 'begin'],
      ['begin', 'sample'],
    ])
      expect(await go(`?step=${step}&skip`, {})).toEqual(to(`/welcome?step=${next}`))
    expect(await go('?step=sample', {})).toEqual(to('/tasks'))
    expect([said, led().finishedAt]).toEqual([[], '2026-03-05T09:00:00.000Z'])
  })

  it('is never shown twice', async () => {
    const { go, said } = person()
    expect(await go('?end', {})).toEqual(to('/tasks'))
    expect(await go('')).toEqual(to('/tasks'))
    expect(await go('?step=begin', { goal: 'Lead role', goalId: 'g' })).toEqual(to('/tasks'))
    expect(said).toEqual([])
  })

  it('keeps what a person says of themselves and what they are here for', async () => {
    const { go, said, led } = person()
    await go('?step=self', { name: 'Ines', timeZone: 'Europe/Vienna', weekStart: '7', dayStart: '4' })
    expect(said).toEqual([['me', { name: 'Ines', timeZone: 'Europe/Vienna', weekStart: 7, dayStart: 4 }]])
    expect(await go('?step=matters', { reviews: 'yes', role: 'yes' })).toEqual(to('/welcome?step=bring'))
    expect(led()).toMatchObject({ step: 'bring', matters: ['role', 'reviews'] })
  })

  it('keeps the language of who reads another than they were shown, and else leaves it to the browser', async () => {
    const { go, said } = person()
    const self = { name: 'Ines', timeZone: 'Europe/Vienna', weekStart: '1', dayStart: '0' }
    for (const language of ['en', 'de', 'xx']) await go('?step=self', { ...self, language })
    const kept = { ...self, weekStart: 1, dayStart: 0 }
    expect(said).toEqual([
      ['me', kept],
      ['me', { ...kept, language: 'de' }],
      ['me', kept],
    ])
  })

  it('leads nobody back who changes an earlier step', async () => {
    const { go, led } = person({ step: 'sample', matters: ['role'] })
    expect(await go('?step=matters', {})).toEqual(to('/welcome?step=bring'))
    expect(led()).toMatchObject({ step: 'sample', matters: [] })
  })

  it('makes what was typed of first things under the ids of the form, and nothing of what was left empty', async () => {
    const { go, said } = person({ step: 'begin' })
    await go('', { goal: 'Lead role', task: ' ', entry: 'Rain.', goalId: 'g', taskId: 't', entryId: 'e' })
    expect(said).toEqual([
      ['goal', { id: 'g', title: 'Lead role' }],
      ['entry', { id: 'e', body: 'Rain.' }],
    ])
  })

  it('reads the first goal as the form of a new goal reads its name', async () => {
    const { go, said } = person({ step: 'begin' })
    await go('', { goal: ' Raise accuracy from 71 to 82 % by 30 June 2099 ', task: '', entry: '', goalId: 'g' })
    expect(said).toMatchObject([
      ['goal', { id: 'g', title: 'Raise accuracy from 71 to 82 % by 30 June 2099', metric: { type: 'percent' }, endDate: '2099-06-30' }],
    ])
  })

  it('reads the first task as quick add reads a line', async () => {
    const { go, said } = person({ step: 'begin' })
    await go('', { goal: '', task: ' Send Ana the draft tomorrow 4pm ', entry: '', taskId: 't' })
    expect(said).toEqual([['task', { id: 't', text: 'Send Ana the draft tomorrow 4pm' }]])
  })

  it('stays at a step that is refused, with the words why at the field', async () => {
    const errors = [{ pointer: '/name', code: 'too_small', message: 'Write a name.' }]
    const refusal = new ProblemError({ type: '/problems/validation', title: 'No', status: 422, instance: '', requestId: '', errors })
    const { go, led } = person({}, refusal)
    expect(await go('?step=self', { name: '', timeZone: 'UTC' })).toMatchObject({
      step: 'self',
      form: { status: 422, faults: { name: 'Write a name.' }, typed: { timeZone: 'UTC' } },
    })
    expect(led().step).toBe('self')
  })

  it('ends with the sample data for who wants to look round', async () => {
    const { go, said } = person({ step: 'sample' })
    expect(await go('?step=sample', { sample: 'yes' })).toEqual(to('/tasks'))
    expect(said).toEqual([['sample', null]])
  })

  it('leaves the forms of the import to the import', async () => {
    const { go, led } = person({ step: 'bring' })
    expect(await go('?step=bring', { undo: 'some-id' })).toMatchObject({ is: 'shown', step: 'bring' })
    expect(led().step).toBe('bring')
  })
})

it('suggests by what somebody named first, or by tasks', () => {
  expect([suggestedFor(['role', 'reflect']), suggestedFor([])]).toEqual(['role', 'tasks'])
})
