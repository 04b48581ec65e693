import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { listAll } from '../../kernel/index.ts'
import { withPassword } from '../linked/test-linked.ts'
import { noted } from '../test-account.ts'
import { makeToken, revokeToken } from './change-tokens.ts'
import { apiTokens } from './schema.ts'

it('a token is told of with its name, and is no news to who has just made or ended it', async () => {
  const { deps, actor, session } = await withPassword()
  const own = { ...deps, actor, session }
  const { id } = await makeToken(own, { name: 'Evening backup', scopes: ['*'] })
  deps.clock.advance({ seconds: 1 })
  await revokeToken(own, id)
  expect(await noted(deps)).toMatchObject([
    { what: 'token-made', detail: 'Evening backup', isOwn: true },
    { what: 'token-revoked', detail: 'Evening backup', isOwn: true },
  ])
})

it('there are fifty at most, also of many that are made at once, and one that is refused opens nothing', async () => {
  const { deps, actor, session } = await withPassword()
  const own = { ...deps, actor, session }
  const made = await Promise.allSettled(Array.from({ length: 60 }, () => makeToken(own, { name: 'Script', scopes: ['*'] })))
  const kept = await listAll(deps, actor.space, apiTokens.queries.all, {})
  expect(kept.length).toBeLessThanOrEqual(50)
  expect(kept.map(({ id }) => id).sort()).toEqual(made.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : [])).sort())
  for (const each of made) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'conflict' })
  expect((await listAll(deps, actor.space, apiTokens.queries.trash, {})).length).toBe(0)
})

it('ending a token that was stopped at any step is done by doing it again, told once, and leaves nothing', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { deps, actor, session } = await withPassword()
    const own = { ...deps, actor, session }
    const { id, token } = await makeToken(own, { name: 'Evening backup', scopes: ['*'] })
    await noted(deps)
    const { store, directory, queue } = deps
    await interrupted(revokeToken({ ...own, ...faulty({ store, directory, queue }, plan) }, id))
    await revokeToken(own, id).catch((error) => expect(error).toMatchObject({ code: 'not-found' }))
    expect(await deps.directory.find('api-token', deps.secrets.digest(token), deps.clock.now().toString())).toBeNull()
    for (const query of [apiTokens.queries.all, apiTokens.queries.trash]) expect(await listAll(deps, actor.space, query, {})).toEqual([])
    expect((await noted(deps)).map(({ what }) => what)).toEqual(['token-revoked'])
  })
  expect(steps).toBeGreaterThan(3)
})
