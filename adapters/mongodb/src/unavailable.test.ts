import { MongoBulkWriteError, MongoInvalidArgumentError, MongoNetworkError, MongoServerError } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { translated } from './unavailable.ts'

const brokenSocket = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' })
const steppedDown = new MongoServerError({ message: 'not primary', code: 10107 })

/** What the driver makes of whatever goes wrong with several writes at once. */
const severalAtOnce = (error: object) => new MongoBulkWriteError(error as never, {} as never)

describe('a failure of the database', () => {
  it.each([
    ['a lost connection', new MongoNetworkError('closed')],
    ['a broken socket', brokenSocket],
    ['a change of primary', steppedDown],
    ['a connection lost under several writes', severalAtOnce(new MongoNetworkError('closed'))],
    ['a change of primary under several writes', severalAtOnce(steppedDown)],
  ])('is told as unavailable, with when to come again, if it is %s', (_, error) => {
    expect(translated(error)).toMatchObject({ name: 'AppError', code: 'unavailable', details: { retryAfter: 10 }, cause: error })
  })

  it.each([
    ['a refused command', new MongoServerError({ message: 'bad value', code: 2 })],
    ['a command of several writes that is refused', severalAtOnce(new MongoServerError({ message: 'bad value', code: 2 }))],
    ['one of several writes that is refused', severalAtOnce({ message: 'bad', writeErrors: [{ code: 2 }] })],
    ['a wrong argument', new MongoInvalidArgumentError('no')],
    ['a fault of our own', new TypeError('undefined is not a function')],
  ])('stays as it is if it is %s', (_, error) => {
    expect(translated(error)).toBe(error)
  })
})
