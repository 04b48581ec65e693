import { expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { changePassword } from '../change-password.ts'
import { signUp } from '../sign-up.ts'
import { type AccountDeps, accountDeps, ines, noted, signedIn } from '../test-account.ts'

const firefox = (version: number) => ({ userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0` })
const chrome = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
}

/** Ines, who has made her account with Firefox. */
async function withFirefox() {
  const deps = accountDeps()
  const made = await signUp(deps, ines, firefox(140))
  if (made.outcome !== 'signed-in') throw new Error('Ines was there before.')
  return { deps, ...made }
}

const news = async (deps: AccountDeps) => (await noted(deps)).map(({ what, detail }) => [what, detail])

it('the first sign-in of an account, and others with the same browser, are no news, however new it is', async () => {
  const { deps } = await withFirefox()
  await signedIn(deps, firefox(140))
  await signedIn(deps, firefox(153))
  expect(await news(deps)).toEqual([])
})

it('a sign-in with another browser is told, once', async () => {
  const { deps } = await withFirefox()
  await signedIn(deps, chrome)
  await signedIn(deps, chrome)
  expect(await news(deps)).toEqual([['sign-in-new-device', 'Chrome on Windows']])
})

it('nothing is told of a wrong password, nor what the other uses', async () => {
  const { deps } = await withFirefox()
  await expect(signedIn(deps, chrome, { ...ines, password: 'wrong password' })).rejects.toMatchObject({ code: 'unauthenticated' })
  const omar = { ...ines, email: 'omar@post.example' }
  await signUp(deps, omar, chrome)
  expect(await news(deps)).toEqual([])
  await signedIn(deps, chrome)
  await signedIn(deps, firefox(140), omar)
  expect(await news(deps)).toEqual([
    ['sign-in-new-device', 'Chrome on Windows'],
    ['sign-in-new-device', 'Firefox on Linux'],
  ])
})

it('a browser is known for half a year after it was signed in with, also where it was signed out', async () => {
  const { deps, session } = await withFirefox()
  await deps.sessions.revoke(session.secret)
  deps.clock.advance({ hours: 24 * 179 })
  const again = await signedIn(deps, firefox(150))
  await deps.sessions.revoke(again.session.secret)
  deps.clock.advance({ hours: 24 * 179 })
  const third = await signedIn(deps, firefox(160))
  await deps.sessions.revoke(third.session.secret)
  expect(await news(deps)).toEqual([])
  deps.clock.advance({ hours: 24 * 180 })
  await signedIn(deps, firefox(170))
  expect(await news(deps)).toEqual([['sign-in-new-device', 'Firefox on Linux']])
})

it('a browser that was signed in before devices were known is no news', async () => {
  const { deps, account } = await withFirefox()
  const owner = { accountId: account.id, space: account.id, passwordVersion: 1 }
  await deps.sessions.create(owner, chrome)
  await signedIn(deps, chrome)
  expect(await news(deps)).toEqual([])
})

it('the browser in which a password is changed is known as well', async () => {
  const { deps, account, session } = await withFirefox()
  const asking = { ...deps, actor: actorOf(account), session: (await deps.sessions.validate(session.secret))! }
  await changePassword(asking, { password: 'five silent cranes' }, chrome)
  await signedIn(deps, chrome, { ...ines, password: 'five silent cranes' })
  expect(await news(deps)).toEqual([])
})
