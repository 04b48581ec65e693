import { expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { editAccount } from '../edit-account.ts'
import { accountDeps, signedUp } from '../test-account.ts'
import { chosenLanguage } from './chosen-language.ts'

it('is what the person of the session has set, and nothing before that or for anybody else', async () => {
  const deps = accountDeps()
  const { account, session } = await signedUp(deps)
  expect(await chosenLanguage(deps, session.secret)).toBeNull()
  await editAccount({ ...deps, actor: actorOf(account) }, { language: 'de' })
  expect(await chosenLanguage(deps, session.secret)).toBe('de')
  expect(await chosenLanguage(deps, 'of nobody')).toBeNull()
})
