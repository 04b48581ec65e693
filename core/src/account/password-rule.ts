/** Words that lists of stolen passwords begin with; with digits and signs around them they are no better. */
const commonWords = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pa55word motdepasse contrasena qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop
  asdfghjkl zxcvbnm yxcvbnm qazwsx qazwsxedc asdf zxcv qweasd qweasdzxc letmein welcome welcometo willkommen bienvenue iloveyou ilovethis
  iloveme monkey dragon sunshine princess football baseball basketball superman batman starwars trustno master shadow michael
  jennifer jordan charlie computer internet samsung liverpool chelsea arsenal barcelona pokemon minecraft whatever freedom
  secret topsecret changeme changethis default guest admin administrator root user login signin test testing testtest example
  summer winter spring autumn sommer hello helloworld hallo abcdef abcdefg abcdefgh abc abcd throughline mypassword yourpassword
  newpassword thepassword password password1 passwordpassword qwertyqwerty letmeinletmein correcthorsebatterystaple nopassword`.split(
    /\s+/,
  ),
)

const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
]

/** Whether a password is one of those that are tried first: a common word with trimmings, a run of keys, or few characters repeated. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return commonWords.has(plain) || commonWords.has(core) || isRun(plain) || isRepetition(plain)
}

/** How a password may stand in a list: as it is, without what is around its letters, and with signs read as the letters they stand for. */
export function wordsOf(password: string): string[] {
  const plain = password.toLowerCase()
  const inside = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const words = [
    ...[plain, inside, asLetters(inside)],
    // A sign may stand for the first letter, and a digit belong to the end of it.
    asLetters(plain.replace(/[^\p{L}]+$/u, '')),
    plain.replace(/^\d+|[^\p{L}\d]+$/gu, ''),
  ]
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD)
}

const asLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => STANDS_FOR[sign] ?? sign)

const STANDS_FOR: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }
/** Of shorter ones every password holds some. */
const SHORTEST_WORD = 4

/** Characters beside name and address that make a password of its own. */
const OWN = 6

/** Whether a password is little more than the person's name and address. */
export function isPersonal(password: string, { email, name }: { email: string; name: string }): boolean {
  const parts = folded(`${email} ${name}`)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length)
  const plain = folded(password)
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), plain)
  return rest !== plain && new Set(rest).size < OWN
}

/** Without capitals and accents. */
const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The part of an address before the `@`. */
export const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'))

const isRun = (text: string) => {
  const backwards = [...text].reverse().join('')
  return runs.some((run) => run.includes(text) || run.includes(backwards))
}

// `aaaaaaaaaa`, `1212121212`, `abcabcabcabc`
const isRepetition = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 4
