import { describe, expect, it } from 'vitest'
import { Password } from './input.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { accountDeps, ines } from './test-account.ts'

describe('a password', () => {
  it.each([
    ['k8#mQ2!vX', false],
    ['k8#mQ2!vXz', true],
    ['ein langer Satz mit Umlauten wie ä, ö und ü, zwölf Wörtern und noch etwas', true],
    ['わたしのひみつのことば', true],
    ['🦉 at the 🪵', true],
    ['slate ferry '.repeat(16).padEnd(200, 'x'), true],
    ['slate ferry '.repeat(16).padEnd(201, 'x'), false],
  ])('%j is taken: %s', (password, isTaken) => expect(Password.safeParse(password).success).toBe(isTaken))

  it('is kept and compared to its last sign as it was typed: no blank, no capital and no ending is another’s', async () => {
    const deps = accountDeps()
    const password = ` Slate ferry ${'quince '.repeat(20)}`
    await signUp(deps, { ...ines, password })
    expect(await signIn(deps, { email: ines.email, password })).toMatchObject({ outcome: 'signed-in' })
    for (const other of [password.trim(), password.trimEnd(), password.toLowerCase(), password.slice(0, 72), `${password}x`])
      await expect(signIn(deps, { email: ines.email, password: other })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('is the same from every keyboard, whichever way it writes an accent', async () => {
    const deps = accountDeps()
    await signUp(deps, { ...ines, password: 'café au lait' })
    expect(await signIn(deps, { email: ines.email, password: 'cafe\u0301 au lait' })).toMatchObject({ outcome: 'signed-in' })
  })
})
