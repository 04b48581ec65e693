import { type Language, languageOf } from '../kernel/index.ts'

const untitled: Readonly<Record<Language, string>> = { en: 'Untitled', de: 'Ohne Titel' }

/** What is called by its title goes by this where a file gives it none. */
export const untitledIn = (locale: string): string => untitled[languageOf(locale)]
