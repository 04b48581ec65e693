/** UTF-16 units that a mail repeats of what somebody calls themselves or a discussion. */
const MOST = 80

/** What a mail program would make a link or an address of, or leads to another line. */
const leading = /:\/\/|mailto:|[@\\]|\S\.\p{L}|[\p{Cc}\p{Zl}\p{Zp}]/iu

/**
 * What a person calls something, as a mail to a stranger may repeat it: such a mail comes from us, so nobody may put a link
 * or a page of text into it. Empty when it may not.
 */
export function sayable(text: string): string {
  const plain = text.trim()
  return leading.test(plain) || plain.length > MOST ? '' : plain
}
