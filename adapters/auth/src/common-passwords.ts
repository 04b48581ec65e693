import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { CommonPasswords } from '@throughline/core/account'

/** Some 49,000 in lower case, gathered from stolen ones by zxcvbn-ts (MIT): a list of JSON. */
const LIST = '@zxcvbn-ts/language-common/src/passwords.json'

/**
 * The CommonPasswords port over a list that is read when it is first asked for. It is kept as the text it is, half a megabyte,
 * and looked through: made into strings it would take ten times as much.
 */
export function createCommonPasswords(): CommonPasswords {
  let list: Promise<string> | undefined
  const read = async () => (await readFile(fileURLToPath(import.meta.resolve(LIST)), 'utf8')).replace(/[[\]\s]+/g, ',')
  return {
    async hasAny(words) {
      // What could not be read this time may be read the next.
      list ??= read().catch((error: unknown) => {
        list = undefined
        throw error
      })
      const text = await list
      return words.some((word) => text.includes(`,${JSON.stringify(word)},`))
    },
  }
}
