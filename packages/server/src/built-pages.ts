import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@throughline/core/kernel'
import type { RenderPage } from './front.ts'
import type { BuiltSite } from './site-files.ts'

const built = new URL('../../../site/dist/', import.meta.url)
/** To try layouts, what is asked for in German can be shown in the language that nobody speaks. */
const folderOf = (language: Language) => (language === 'de' && process.env.SITE_PSEUDO ? 'pseudo' : language)
const entryOf = (language: Language) => new URL(`${folderOf(language)}/server/entry.mjs`, built)

/** The languages the site is built in; the first is for who reads none of them. */
export const builtLanguages: readonly Language[] = languages.filter((language) => existsSync(entryOf(language)))

/** What was built ahead in each of them. */
export const builtSites = (): BuiltSite[] =>
  builtLanguages.map((language) => ({
    language,
    root: fileURLToPath(new URL(`${folderOf(language)}/client`, built)),
    headersFile: fileURLToPath(new URL(`${folderOf(language)}/_headers.json`, built)),
  }))

/** Renders pages with code that is loaded when a language is first asked for, as most installs are read in one. */
export function pagesOnDemand(load = loadPages) {
  const loaded = new Map<Language, Promise<RenderPage>>()
  return (language: Language): Promise<RenderPage> => {
    const known = loaded.get(language)
    if (known) return known
    const pages = load(language)
    loaded.set(language, pages)
    pages.catch(() => loaded.delete(language))
    return pages
  }
}

/** The code that renders the pages of a language. */
export const loadPages = async (language: Language): Promise<RenderPage> => (await import(entryOf(language).href)).handler
