import { ProblemError } from '@throughline/client/problem'
import { expect, test } from 'vitest'
import { isSignedOut, leaveWhenOut } from './leave-when-out.ts'

const refused = (type: string, status = 401) => new ProblemError({ type, title: 'No.', status, instance: '', requestId: '' })
const signedOut = refused('https://throughline.invalid/problems/unauthenticated')

/** What a page does that is answered so, one after the other. */
async function answered(...answers: (Error | null)[]) {
  let asked = 0
  let left = 0
  await leaveWhenOut(
    async () => {
      const answer = answers[asked++]
      if (answer) throw answer
    },
    () => void left++,
    async () => {},
  )
  return { asked, left }
}

test('a page is left once the server says again that nobody is signed in', async () => {
  expect(await answered(signedOut)).toEqual({ asked: 1, left: 1 })
})

test('a page stays where the same person is signed in after all', async () => {
  expect(await answered(null)).toEqual({ asked: 1, left: 0 })
})

test('without an answer, or with one of something on the way, it stays and asks on', async () => {
  const offline = new TypeError('Failed to fetch')
  expect(await answered(offline, refused('about:blank'), refused('about:blank', 502), signedOut)).toEqual({ asked: 4, left: 1 })
  expect(await answered(offline, null)).toEqual({ asked: 2, left: 0 })
})

test('only the server says that somebody is signed out', () => {
  expect([signedOut, refused('about:blank'), new TypeError('Failed to fetch')].map(isSignedOut)).toEqual([true, false, false])
})
