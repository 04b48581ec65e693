import { describe, expect, it } from 'vitest'
import { sampleGoal } from '../rules/test-goal.ts'
import { changeAsked } from './change-asked.ts'

const here = { today: '2026-11-12', timeZone: 'Europe/Vienna', locale: 'en-GB', newId: () => 'new' }
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const asked = (fields: Record<string, string>, goal = sampleGoal(1)) => changeAsked(form(fields), { goal, checkIns: [] }, here)
const metric = (fields: object) => sampleGoal(1, { metric: { ...sampleGoal(1).metric, ...fields } })

describe('a form of the page', () => {
  it('asks for a check-in of the day it names, or of today', () => {
    expect(asked({ 'check-in': 'x', value: '77,6', confidence: '7', note: ' Promo ', localDate: '2026-11-02' })).toMatchObject({
      change: { do: 'check-in.create', checkIn: { id: 'new', value: '77.6', confidence: 7, note: 'Promo', localDate: '2026-11-02' } },
    })
    expect(asked({ 'check-in': 'x', value: '5', confidence: '' })).toMatchObject({
      change: { checkIn: { localDate: '2026-11-12', confidence: null } },
    })
  })

  it('reads a number as the person writes it', () => {
    const read = (value: string, locale: string) =>
      changeAsked(form({ 'check-in': 'x', value }), { goal: sampleGoal(1), checkIns: [] }, { ...here, locale })
    for (const [value, locale, is] of [
      ['1,200', 'en-GB', '1200'],
      ['1.200', 'de-DE', '1200'],
      ['1.200,5', 'de-DE', '1200.5'],
    ] as const)
      expect(read(value, locale)).toMatchObject({ change: { checkIn: { value: is } } })
  })

  it('is told what cannot be read', () => {
    expect(asked({ 'check-in': 'x', value: 'much' })).toHaveProperty('fault')
    expect(asked({ 'edit-check-in': 'c', value: '' })).toHaveProperty('fault')
  })

  it('changes of a check-in what was written anew, as it was when the form was opened', () => {
    const begun = { value: '77', confidence: 6, note: 'Before', localDate: '2026-11-09' }
    const form = { 'edit-check-in': 'c', begun: JSON.stringify(begun), value: '77', confidence: '6', localDate: '2026-11-09' }
    expect(asked({ ...form, note: 'After' })).toMatchObject({ change: { changes: { note: 'After' }, base: begun } })
    expect(asked({ ...form, note: 'After' })).not.toHaveProperty('change.changes.value')
    expect(asked({ ...form, note: 'Before' })).toBeNull()
    for (const begun of ['', '{', 'null', '7'])
      expect(asked({ ...form, begun, note: 'After' })).toMatchObject({ change: { changes: { value: '77', note: 'After' } } })
  })

  it('begins the goal as early as what was written down for before', () => {
    expect(asked({ 'begin-on': '2026-10-01' })).toMatchObject({ change: { do: 'goal.edit', changes: { startDate: '2026-10-01' } } })
  })

  it('says yes, no or skip of a habit, and of a binary goal no skip', () => {
    expect(asked({ 'check-in': 'x', value: 'skip' }, metric({ type: 'habit' }))).toMatchObject({ change: { checkIn: { value: 'skip' } } })
    expect(asked({ 'check-in': 'x', value: 'skip' }, metric({ type: 'binary' }))).toHaveProperty('fault')
  })

  it('closes with a reflection, pauses from today, and opens again', () => {
    expect(asked({ status: 'achieved', reflection: 'It did.' })).toMatchObject({
      change: { changes: { status: 'achieved', closing: { localDate: '2026-11-12', reflection: 'It did.' } } },
    })
    expect(asked({ status: 'paused' })).toMatchObject({ change: { changes: { pauses: [{ from: '2026-11-12', until: null }] } } })
    const closed = sampleGoal(1, { status: 'missed', closing: { localDate: '2026-11-01', timeZone: 'UTC', reflection: '' } })
    expect(asked({ status: 'active' }, closed)).toMatchObject({ change: { changes: { status: 'active', closing: null } } })
  })

  it('states the pace, and takes the word back', () => {
    expect(asked({ pace: 'behind' })).toMatchObject({ change: { changes: { statedPace: 'behind' } } })
    expect(asked({ pace: '' })).toMatchObject({ change: { changes: { statedPace: null } } })
  })

  it('asks for nothing that it does not know', () => {
    expect(asked({ other: 'x' })).toBeNull()
  })
})

describe('milestones', () => {
  const goal = sampleGoal(1, { milestones: ['a', 'b'].map((id) => ({ id, title: id.toUpperCase(), doneOn: null })) })
  const after = (fields: Record<string, string>) =>
    (asked(fields, goal) as { change: { changes: { milestones: unknown } } } | null)?.change.changes.milestones

  it('are reached today, and not after all', () => {
    expect(after({ reach: 'b' })).toMatchObject([{ doneOn: null }, { doneOn: '2026-11-12' }])
    const reached = sampleGoal(1, { milestones: [{ id: 'a', title: 'A', doneOn: '2026-11-01' }] })
    expect(asked({ reach: 'a' }, reached)).toMatchObject({ change: { changes: { milestones: [{ doneOn: null }] } } })
  })
  it('are added, renamed, moved and deleted', () => {
    expect(after({ 'add-milestone': 'yes', title: ' C ' })).toMatchObject([{}, {}, { id: 'new', title: 'C', doneOn: null }])
    expect(after({ 'name-milestone': 'a', title: 'First' })).toMatchObject([{ title: 'First' }, { title: 'B' }])
    expect(after({ 'milestone-down': 'a' })).toMatchObject([{ id: 'b' }, { id: 'a' }])
    expect(after({ 'remove-milestone': 'a' })).toMatchObject([{ id: 'b' }])
  })
  it('do not move past the ends', () => {
    expect(asked({ 'milestone-up': 'a' }, goal)).toBeNull()
    expect(asked({ 'milestone-down': 'b' }, goal)).toBeNull()
  })
})
