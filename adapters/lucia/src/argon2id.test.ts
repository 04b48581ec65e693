import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './argon2id.ts'

const cheap = { memory: 64, passes: 1, parallelism: 1 }

describe('a password hash', () => {
  it('is a PHC string of Argon2id with the settings OWASP names, salted', async () => {
    const { hash } = createPasswordHasher()
    const [first, second] = await Promise.all([hash('slate ferry quince'), hash('slate ferry quince')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(second).not.toBe(first)
  })

  it('is proven by its password and no other', async () => {
    const passwords = createPasswordHasher({ cost: cheap })
    const known = await passwords.hash('slate ferry quince')
    expect(await passwords.verify(known, 'slate ferry quince')).toBe(true)
    expect(await passwords.verify(known, 'slate ferry quincf')).toBe(false)
    expect(await passwords.verify(known, '')).toBe(false)
  })

  // From the tests of the reference implementation, phc-winner-argon2.
  it('made elsewhere is understood', async () => {
    const passwords = createPasswordHasher({ cost: cheap })
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await passwords.verify(reference, 'password')).toBe(true)
    expect(await passwords.verify(reference, 'differentpassword')).toBe(false)
  })

  it.each(['', 'plain', '$2b$12$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=1,t=1,p=1$$'])('that reads %j proves nobody', async (broken) => {
    expect(await createPasswordHasher({ cost: cheap }).verify(broken, 'x')).toBe(false)
  })

  it('with other settings than new ones is outdated', async () => {
    const old = await createPasswordHasher({ cost: cheap }).hash('slate ferry quince')
    expect(createPasswordHasher({ cost: cheap }).isOutdated(old)).toBe(false)
    expect(createPasswordHasher().isOutdated(old)).toBe(true)
  })
})
