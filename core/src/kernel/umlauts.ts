import { foldText } from './search-text.ts'

const umlaut = /[äöüß]|[aou]\u0308/iu

/** Whether a text is written with umlauts, so that one without is another word: “Beständen”, stocks, and “bestanden”, passed. */
export const hasUmlauts = (text: string): boolean => umlaut.test(text)

/** As `foldText`, sign by sign, but with umlauts. */
export const foldButUmlauts = (text: string): string =>
  hasUmlauts(text)
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/([aou]\u0308)|\p{M}/gu, (_, kept: string | undefined) => kept ?? '')
        .normalize('NFC')
        .replace(/ß/g, 'ss')
    : foldText(text)
