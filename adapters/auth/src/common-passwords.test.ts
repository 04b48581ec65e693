import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { commonPasswordsContract } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { createCommonPasswords } from './common-passwords.ts'

commonPasswordsContract('The list of zxcvbn-ts', createCommonPasswords)

it('finds each of more than 10,000 passwords, the first and the last as well', async () => {
  const text = await readFile(fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')), 'utf8')
  const list: string[] = JSON.parse(text)
  expect(list.length).toBeGreaterThan(10_000)
  const passwords = createCommonPasswords()
  const asked = [...list.slice(0, 3), ...list.slice(-3), ...list.filter((_, at) => at % 997 === 0)]
  for (const word of asked) expect(await passwords.hasAny([word]), word).toBe(true)
})
