import { expect, it } from 'vitest'
import { withPassword } from '../linked/test-linked.ts'
import { noted } from '../test-account.ts'
import { makeToken, revokeToken } from './change-tokens.ts'

it('a token is told of with its name, and is no news to who has just made or ended it', async () => {
  const { deps, actor, session } = await withPassword()
  const own = { ...deps, actor, session }
  const { id } = await makeToken(own, { name: 'Evening backup', scopes: ['*'] })
  await revokeToken(own, id)
  expect(await noted(deps)).toMatchObject([
    { what: 'token-made', detail: 'Evening backup', isOwn: true },
    { what: 'token-revoked', detail: 'Evening backup', isOwn: true },
  ])
})
