import { readFileSync } from 'node:fs'

const helper = new URL('./pseudo-words.ts', import.meta.url).pathname

/** A module with the exports of a messages file, every word of them made strange. */
export function pseudoModule(path: string): string {
  const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  const exported = names.map((name) => `export const ${name} = pseudo(english.${name}, '${name}')`)
  return [`import * as english from ${JSON.stringify(path)}`, `import { pseudo } from ${JSON.stringify(helper)}`, ...exported].join('\n')
}
