import type { emailSettings as english, emailAnswer as englishAnswer, addressProof as englishProof } from '../settings-email.ts'
import { ended, type InGerman } from './words.ts'

export const emailSettings: InGerman<typeof english> = {
  title: 'E-Mail',
  unproven: 'Damit meldest du dich an.',
  noMail: {
    proven: 'Bestätigt. Damit meldest du dich an. Dieser Server versendet keine E-Mails.',
    unproven: 'Nicht bestätigt. Damit meldest du dich an. Dieser Server versendet keine E-Mails.',
    help: 'Geändert wird sie, sobald Links an beide Adressen geöffnet sind. Dieser Server versendet keine E-Mails: Wer ihn betreibt, kann dir die Links geben.',
    asked: 'Die Links sind angelegt. Dieser Server versendet keine E-Mails: Wer ihn betreibt, kann sie dir geben.',
  },
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
  proof: {
    missing: 'Noch nicht bestätigt',
    about: 'Erinnerungen und andere Mails kommen, sobald du den Link öffnest, der dorthin ging.',
    again: 'Link noch einmal senden',
    sent: (email: string) => `Der Link an ${email} ist unterwegs. Er gilt 24 Stunden.`,
    done: 'Bestätigt. Damit meldest du dich an, und dorthin gehen Mails.',
  },
}

export const addressProof: InGerman<typeof englishProof> = {
  title: 'Bestätige deine Adresse',
  signInFirst: 'Melde dich in dem Konto an, zu dessen Adresse dieser Link ging, und bestätige dort, dass sie deine ist.',
  signIn: 'Anmelden',
  stranger: 'Du hast so ein Konto nicht angelegt?',
  takeOver: 'Wähle ein neues Passwort',
  takes: 'über einen Link an diese Adresse: Dann gehört das Konto dir, und wer es angelegt hat, kommt nicht mehr hinein.',
  ask: (email: string) => `Du bist als ${email} angemeldet. Liest du die Mails, die dorthin gehen?`,
  act: 'Ja, das ist meine Adresse',
  doneTitle: 'Deine Adresse ist bestätigt',
  done: (email: string) => `Erinnerungen und was du sonst per Mail erfahren willst, gehen an ${email}.`,
  goOn: 'Weiter',
  otherTitle: 'Dieser Link ist für ein anderes Konto',
  other: (email: string) =>
    `Du bist als ${email} angemeldet. Melde dich ab, dann mit der Adresse an, zu der der Link ging, und öffne ihn noch einmal.`,
  signOut: 'Abmelden',
  again: 'Neuen Link anfordern',
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
