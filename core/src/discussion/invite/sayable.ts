/** UTF-16 units that a mail repeats of what somebody calls themselves or a discussion. */
const MOST = 80

/** What a mail program would make a link or an address of, in any spelling of the dot, or leads to another line. */
const leading = /:\/\/|mailto:|[@\\]|\S[.。．｡․]\p{L}|\[\s*[.。．｡․]\s*\]|\d+(?:\.\d+){3}|[\p{Cc}\p{Zl}\p{Zp}]/iu

/** Days and years are digits that nobody calls. */
const dates = /\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4}|(?<!\d)(?:19|20)\d\d(?!\d)/g
const number = /(?:\d[\s()+/.–-]*){7}/u

/** Whoever writes so would speak for us. */
const ours = /throughline/i

/**
 * What a person calls something, as a mail to a stranger may repeat it: such a mail comes from us, so nobody may put a link,
 * a number to call, our name or a page of text into it. Empty when it may not.
 */
export function sayable(text: string): string {
  const plain = text.trim()
  // Invisible signs do not keep a mail program from seeing an address.
  const seen = plain.replace(/\p{Cf}/gu, '')
  const isLeading = leading.test(seen) || number.test(seen.replace(dates, '')) || ours.test(seen)
  return isLeading || plain.length > MOST ? '' : plain
}
