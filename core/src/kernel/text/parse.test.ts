import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '../error.ts'
import { parse } from './parse.ts'

const schema = z.strictObject({
  title: z.string().min(1, { error: 'Write something here.' }),
  due: z
    .string()
    .refine(() => false, { error: 'No such day.', params: { code: 'invalid_date' } })
    .optional(),
  'a/b~c': z.array(z.int()).optional(),
})

function faults(input: unknown) {
  try {
    parse(schema, input)
  } catch (error) {
    if (error instanceof AppError) return error.details.faults
  }
  throw new Error('It was accepted.')
}

describe('checking an input', () => {
  it('answers what the schema makes of it', () => {
    expect(parse(z.string().transform(Number), '7')).toBe(7)
  })

  it('names a hundred of very many faults: the answer is no larger than what was sent', () => {
    const keys = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, 1]))
    expect(faults({ title: '', ...keys })).toHaveLength(100)
    expect(faults({ title: 'Write', 'a/b~c': Array.from({ length: 5_000 }, () => 'two') })).toHaveLength(100)
  })

  it('tells how an over-long name begins, and not all of it', () => {
    const [long, told] = ['k'.repeat(1_000_000), `/${'k'.repeat(100)}…`]
    expect(faults({ title: 'Write', [long]: 1 })).toMatchObject([{ pointer: told, code: 'unknown_field' }])
    expect(() => parse(z.record(z.string(), z.int()), { [long]: 'two' })).toThrow(
      expect.objectContaining({ details: { faults: [expect.objectContaining({ pointer: told })] } }),
    )
  })

  it('names every fault at once, each by where it is', () => {
    expect(faults({ title: '', due: 'never', 'a/b~c': [1, 'two'], colour: 'red', size: 1 })).toEqual(
      expect.arrayContaining([
        { pointer: '/title', code: 'too_small', message: 'Write something here.' },
        { pointer: '/due', code: 'invalid_date', message: 'No such day.' },
        expect.objectContaining({ pointer: '/a~1b~0c/1', code: 'invalid_type' }),
        { pointer: '/colour', code: 'unknown_field', message: 'There is no such field.' },
        { pointer: '/size', code: 'unknown_field', message: 'There is no such field.' },
      ]),
    )
    expect(faults({ title: '', colour: 'red' })).toHaveLength(2)
  })

  it('says of what has another type only that', () => {
    const faultsOf = (value: unknown) => {
      try {
        parse(z.strictObject({ tags: z.array(z.string()).min(1).max(3) }), value)
      } catch (error) {
        return (error as AppError).details.faults
      }
    }
    expect(faultsOf({ tags: 'far too long' })).toEqual([{ pointer: '/tags', code: 'invalid_type', message: 'Write a list, in [ ].' }])
    expect(faultsOf({ tags: [] })).toEqual([{ pointer: '/tags', code: 'too_small', message: 'Name at least 1.' }])
  })

  it('points at the whole when the whole is wrong', () => {
    expect(faults('text')).toMatchObject([{ pointer: '' }])
    expect(faults(null)).toMatchObject([{ pointer: '' }])
  })
})
