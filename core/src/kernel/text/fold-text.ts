/** How text is compared. By itself, so that a browser may import it as `@throughline/core/kernel/fold-text` without what search cuts texts with. */

// Hangul decomposes into jamo under NFKD, so what is left after the marks are gone is composed again.
/** Text as it is compared: without marks and case. */
export const foldText = (text: string) => (anyButAscii.test(text) ? foldWide(text) : text.toLowerCase())

const anyButAscii = /[^\0-\x7f]/

const foldWide = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().replace(/ß/g, 'ss')
