import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { pseudoModule } from './pseudo.ts'

const folder = fileURLToPath(new URL('../src/messages', import.meta.url))
const prefix = '\0pseudo:'

/**
 * Puts the words of a language in the place of the English ones: whoever imports `messages/task.ts` gets
 * `messages/de/task.ts`, and the English where that is missing. `pseudo` is a language nobody speaks, made of the English
 * at once: longer words in marks, from right to left, to see what a layout does with them.
 */
export function wordsOf(language: string): Plugin | null {
  if (language === 'en') return null
  return {
    name: 'words-of',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !/^\.{1,2}\/.*\.ts$/.test(source)) return null
      const asking = importer.replace(/[?#].*$/, '')
      const path = resolve(dirname(asking), source)
      if (dirname(path) !== folder) return null
      if (language === 'pseudo') return path === asking || importer.startsWith(prefix) ? null : prefix + path
      const twin = resolve(folder, language, basename(path))
      // A twin may build on the English it stands for.
      return twin !== asking && existsSync(twin) ? twin : null
    },
    load(id) {
      return id.startsWith(prefix) ? pseudoModule(id.slice(prefix.length)) : null
    },
  }
}
