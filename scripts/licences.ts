import { readFileSync } from 'node:fs'

/**
 * Each library in the lockfile has a licence that goes with MIT: it may be passed on with the whole, and asks nothing of
 * what stands beside it. A step of `npm run check`, so it reads the lockfile alone.
 */

interface Locked {
  license?: string
  link?: boolean
}

const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Zlib', 'BlueOak-1.0.0', 'Apache-2.0', 'Python-2.0'],
  // Given to everybody.
  ...['CC0-1.0', 'Unlicense'],
  // Typefaces.
  'OFL-1.1',
  // Asks for the source of its own files alone, which are used as they are.
  'MPL-2.0',
])

/** What is allowed for one library alone, by the beginning of its name. */
const exceptions: readonly [name: string, licence: string][] = [
  // Loaded as a library of its own, which anybody can put another in place of.
  ['@img/sharp-', 'LGPL-3.0-or-later'],
  // MIT, which it says in a file.
  ['png-js', 'none named'],
]

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

/** Whether an SPDX expression can be kept to: any side of an OR, all of an AND. */
function isFine(name: string, expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1')
  if (text.includes(' OR ')) return text.split(' OR ').some((one) => isFine(name, one))
  if (text.includes(' AND ')) return text.split(' AND ').every((one) => isFine(name, one))
  return allowed.has(text) || exceptions.some(([of, licence]) => name.startsWith(of) && licence === text)
}

const libraries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const refused = libraries
  .map(([path, { license = 'none named' }]) => [path.slice(path.lastIndexOf('node_modules/') + 13), license] as const)
  .filter(([name, licence]) => !isFine(name, licence))

for (const [name, licence] of refused) console.error(`${name}: ${licence} is not on the list of scripts/licences.ts`)
console.log(`${libraries.length} libraries, ${refused.length} with a licence that was not decided on.`)
process.exitCode = refused.length || libraries.length === 0 ? 1 : 0
