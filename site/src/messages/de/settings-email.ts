import type { emailSettings as english, emailAnswer as englishAnswer } from '../settings-email.ts'
import { ended, type InGerman } from './words.ts'

export const emailSettings: InGerman<typeof english> = {
  title: 'E-Mail',
  detail: 'Damit meldest du dich an, und dorthin gehen Mails.',
  change: 'E-Mail ändern',
  field: 'Neue E-Mail',
  help: 'Wir senden eine Mail dorthin und eine an deine jetzige Adresse. Geändert wird sie, sobald beide bestätigt haben.',
  act: 'Mails senden',
  cancel: 'Abbrechen',
  pending: {
    neither: (until: string) => ended(`Wird deine Adresse, sobald du die Links in beiden Mails öffnest. Sie gelten bis ${until}`),
    old: (until: string) => `Von deiner jetzigen Adresse bestätigt. Öffne bis ${until} auch den Link in der Mail an die neue.`,
    new: (until: string) => `Von der neuen Adresse bestätigt. Öffne bis ${until} auch den Link in der Mail an die jetzige.`,
  },
  stop: 'Änderung abbrechen',
  asked: 'Zwei Mails sind unterwegs.',
  cancelled: 'Deine Adresse bleibt, wie sie ist.',
}

export const emailAnswer: InGerman<typeof englishAnswer> = {
  title: 'Eine andere Adresse',
  new: (email: string) => `Jemand mit einem Konto bei Throughline möchte, dass ${email} die Adresse dafür ist.`,
  old: (email: string) => `Dein Konto soll die Adresse ${email} bekommen. Anmeldung und Mails gehen dann dorthin.`,
  confirm: { new: 'Ja, das ist meine', old: 'Ja, ändern' },
  stop: { new: 'Nein, nicht meine', old: 'Nein, das war ich nicht' },
  waiting: {
    title: 'Bestätigt',
    new: (email: string) => `Die Adresse wird zu ${email}, sobald auch der Link in der Mail an die andere Adresse geöffnet ist.`,
    old: (email: string) => `Die Adresse wird geändert, sobald auch der Link in der Mail an ${email} geöffnet ist.`,
  },
  changed: { title: 'Deine Adresse ist geändert', lead: (email: string) => `Von jetzt an meldest du dich mit ${email} an.` },
  stopped: {
    title: 'Nichts ist geändert',
    new: 'Das Konto behält die Adresse, die es hatte.',
    old: 'Dein Konto behält seine Adresse. Jemand war darin: Wähle jetzt ein neues Passwort, das meldet alle anderen ab.',
  },
  invalid: 'Dieser Link gilt nicht mehr.',
  goOn: 'Weiter',
  signIn: 'Anmelden',
  newPassword: 'Neues Passwort wählen',
}
