/** What a line begins with that makes it a heading, an item or a quote, behind the quotes and spaces it stands in. */
export const PREFIX = /^([ \t]*)((?:#{1,6}|[-+*](?:[ \t]+\[[ xX]\])?|\d{1,9}[.)]|>)[ \t]+)?/

/** Where the words of a line begin, in characters. */
export const wordsAt = (text: string): number => PREFIX.exec(text)?.[0].length ?? 0
