import { describe, expect, it } from 'vitest'
import { filledBy, typedInto } from './filled-by.ts'

const found = { role: 'Lead analyst', company: 'Harbourline', location: 'Leith', closesOn: '', interviewOn: '' }
const nothing = { filled: {}, cleared: {} }

describe('what an advertisement says', () => {
  it('fills fields that are empty, and what it does not say fills none', () => {
    const { put, filled } = filledBy(found, { role: ' ', company: '' }, nothing)
    const { interviewOn: _, ...fields } = found
    expect(put).toEqual(fields)
    expect(filled).toEqual({ role: 'Lead analyst', company: 'Harbourline', location: 'Leith' })
  })

  it('leaves what was typed', () => {
    const { put, filled } = filledBy(found, { role: 'Analyst' }, nothing)
    expect([put.role, filled.role]).toEqual([undefined, undefined])
    expect(put.company).toBe('Harbourline')
  })

  it('takes the place of what an earlier text said, which is emptied where the new one does not say it', () => {
    const before = { role: 'Cook', closesOn: '2026-03-27' }
    const { put, filled } = filledBy(found, before, { filled: before, cleared: {} })
    expect(put).toMatchObject({ role: 'Lead analyst', closesOn: '' })
    expect(filled).toEqual({ role: 'Lead analyst', company: 'Harbourline', location: 'Leith' })
  })

  it('is not filled in again where it was cleared, until the text says something else', () => {
    const cleared = typedInto('company', '', { filled: { company: 'Harbourline' }, cleared: {} })
    expect(cleared).toEqual({ filled: {}, cleared: { company: 'Harbourline' } })
    expect(filledBy(found, {}, cleared).put).not.toHaveProperty('company')
    expect(filledBy({ ...found, company: 'Marl' }, {}, cleared).put.company).toBe('Marl')
  })
})

describe('typing into a field that was filled', () => {
  const reading = { filled: { role: 'Lead analyst', company: 'Harbourline' }, cleared: {} }

  it('makes it one’s own', () => {
    expect(typedInto('role', 'Lead', reading)).toEqual({ filled: { company: 'Harbourline' }, cleared: {} })
  })

  it('changes nothing where it says the same, or was not filled', () => {
    expect(typedInto('role', 'Lead analyst', reading)).toEqual(reading)
    expect(typedInto('location', '', reading)).toEqual(reading)
  })
})
