import { expect, it } from 'vitest'
import { credentials, type SignUpMode } from '../../account/index.ts'
import { accountDeps } from '../../account/test-account.ts'
import { people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { acceptInvite } from './accept-invite.ts'
import { makeToken } from './link.ts'
import { makeInvite, revokeInvite } from './make-invite.ts'
import { signUpInvited } from './sign-up-invited.ts'

const oskar = { email: 'oskar@post.example', password: 'slate ferry quince ladder' }
const refused = { code: 'forbidden', message: 'An account is made by invitation here. Open the link you were sent.' }

async function invited(signUpMode: SignUpMode, maxUses: number | null = 1) {
  const { ines, ruth, store, directory, clock } = await people('ines', 'ruth')
  const { id } = await createDiscussion(ines, { title: '1:1 with Oskar' })
  const { token, invite } = await makeInvite(ines, id, { maxUses })
  const deps = { ...accountDeps(), ...ines, signUpMode }
  return { deps, ines, ruth, id, store, directory, clock, invite, invitation: token as string }
}

it('lets whoever holds an open invitation make an account where nobody else may', async () => {
  const { deps, invitation } = await invited('invite')
  expect(await signUpInvited(deps, { ...oskar, invitation })).toMatchObject({ outcome: 'signed-in', account: { email: oskar.email } })
})

it.each([1, 3])('makes no more accounts than it lets people in, be they %i, also of many who come at once', async (maxUses) => {
  const { deps, invitation } = await invited('invite', maxUses)
  await expect(signUpInvited(deps, { ...oskar, password: 'short', invitation })).rejects.toMatchObject({ code: 'validation' })
  const people = Array.from({ length: 8 }, (_, n) => ({ ...oskar, email: `oskar${n}@post.example`, invitation }))
  const tries = await Promise.allSettled(people.map((person) => signUpInvited(deps, person)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxUses)
  for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toMatchObject(refused)
  const signedUp = people.filter((_, n) => tries[n]?.status === 'fulfilled')
  for (const person of signedUp) expect(await signUpInvited(deps, person), 'the same again').toMatchObject({ outcome: 'signed-in' })
})

it.each<[string, (made: Awaited<ReturnType<typeof invited>>) => Promise<string | undefined>]>([
  ['none', async () => undefined],
  ['a guess', async () => 'guess'],
  ['one that was withdrawn', async ({ ines, id, invite, invitation }) => (await revokeInvite(ines, id, invite.id)) && invitation],
  ['one that was used', async ({ ruth, invitation }) => (await acceptInvite(ruth, invitation)) && invitation],
  ['one that has expired', async ({ clock, invitation }) => clock.advance({ hours: 24 * 14 }) ?? invitation],
])('refuses it by %s, and in the same words', async (_, by) => {
  const made = await invited('invite')
  const invitation = await by(made)
  await expect(signUpInvited(made.deps, { ...oskar, ...(invitation && { invitation }) })).rejects.toMatchObject(refused)
})

it.each([[{}], [[]], [7], [true]])('refuses it by what is no secret at all: %j', async (invitation) => {
  const { deps } = await invited('invite')
  await expect(signUpInvited(deps, { ...oskar, invitation: invitation as unknown as string })).rejects.toMatchObject(refused)
})

it.each<SignUpMode>(['open', 'invite'])(
  'by the link of a mail proves the address that went to, and no other, where sign-up is %s',
  async (mode) => {
    const { deps, ines, id } = await invited(mode)
    const provenBy = async (email: string, invitation: string) => {
      const result = await signUpInvited(deps, { ...oskar, email, invitation })
      if (result.outcome !== 'signed-in') throw new Error('No account was made.')
      const { id: space } = result.account
      return (await deps.store.get(space, credentials, space))?.emailProvenAt
    }
    const inMail = async () => {
      const { invite } = await makeInvite(ines, id, { email: oskar.email })
      return makeToken(deps, id, invite)
    }
    expect(await provenBy('ruth@else.example', await inMail())).toBeNull()
    expect(await provenBy(oskar.email, await inMail())).toBe(deps.clock.now().toString({ smallestUnit: 'millisecond' }))
    const { token } = await makeInvite(ines, id, {})
    expect(await provenBy('lena@post.example', token as string), 'a link that is handed on').toBeNull()
  },
)

it('asks for none where everybody may, and takes none where nobody may', async () => {
  const open = await invited('open')
  expect(await signUpInvited(open.deps, oskar)).toMatchObject({ outcome: 'signed-in' })
  const { deps, invitation } = await invited('closed')
  await expect(signUpInvited(deps, { ...oskar, invitation })).rejects.toMatchObject({ code: 'forbidden' })
})
