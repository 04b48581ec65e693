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

/** Whether a password is the person's own address, or the part of it before the `@`. */
export function isAddressOf(password: string, email: string): boolean {
  const plain = password.trim().toLowerCase()
  return plain === email || plain === localPart(email)
}

/** The part of an address before the `@`. */
export const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'))

const isRun = (text: string) => {
  const backwards = [...text].reverse().join('')
  return runs.some((run) => run.includes(text) || run.includes(backwards))
}

// `aaaaaaaaaa`, `1212121212`, `abcabcabcabc`
const isRepetition = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 4
