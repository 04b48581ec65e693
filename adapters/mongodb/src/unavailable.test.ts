import { MongoInvalidArgumentError, MongoNetworkError, MongoServerError } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { translated } from './unavailable.ts'

const brokenSocket = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' })
const steppedDown = new MongoServerError({ message: 'not primary', code: 10107 })

describe('a failure of the database', () => {
  it.each([
    ['a lost connection', new MongoNetworkError('closed')],
    ['a broken socket', brokenSocket],
    ['a change of primary', steppedDown],
  ])('is told as unavailable, with when to come again, if it is %s', (_, error) => {
    expect(translated(error)).toMatchObject({ name: 'AppError', code: 'unavailable', details: { retryAfter: 10 }, cause: error })
  })

  it.each([
    ['a refused command', new MongoServerError({ message: 'bad value', code: 2 })],
    ['a wrong argument', new MongoInvalidArgumentError('no')],
    ['a fault of our own', new TypeError('undefined is not a function')],
  ])('stays as it is if it is %s', (_, error) => {
    expect(translated(error)).toBe(error)
  })
})
