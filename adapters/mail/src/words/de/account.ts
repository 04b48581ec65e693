import { ADDRESS_PROOF_HOURS, RESET_MINUTES } from '@throughline/core/account'
import type { account as english } from '../en/account.ts'

export const account: typeof english = {
  'sign-up-attempt': {
    subject: 'Du hast schon ein Konto bei Throughline',
    before: [
      'Jemand, vielleicht du, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines mit ihr, deshalb hat sich nichts geändert.',
    ],
    button: 'Anmelden',
    after: ['Wenn du es nicht warst, brauchst du nichts zu tun.'],
  },
  'address-proof': {
    subject: 'Ist das deine Adresse?',
    before: [
      'Jemand, vielleicht du, hat mit dieser Adresse ein Konto bei Throughline angelegt. Bestätige, dass sie deine ist, dann kommen Erinnerungen und andere Mails hierher.',
    ],
    button: 'Adresse bestätigen',
    after: [
      `Der Link gilt einmal und ${ADDRESS_PROOF_HOURS} Stunden lang, wo du in diesem Konto angemeldet bist.`,
      'Wenn du es nicht warst, ignoriere diese Mail: Dann kommt nichts weiter, außer zur Sicherheit des Kontos. Du kannst dir bei der Anmeldung auch ein neues Passwort schicken lassen: Damit gehört das Konto dir, und wer es angelegt hat, kommt nicht mehr hinein.',
    ],
  },
  'password-reset': {
    subject: 'Wähle ein neues Passwort',
    before: ['Jemand, vielleicht du, hat für das Konto mit dieser Adresse bei Throughline um ein neues Passwort gebeten.'],
    button: 'Neues Passwort wählen',
    after: [
      `Der Link gilt einmal und ${RESET_MINUTES} Minuten lang.`,
      'Wenn du nicht darum gebeten hast, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    ],
  },
  'email-change-new': {
    subject: 'Soll das deine Adresse werden?',
    before: ['Jemand, vielleicht du, möchte diese Adresse für ein Konto bei Throughline verwenden. Sie gilt, sobald du hier zustimmst.'],
    button: 'Ansehen',
    after: ['Der Link gilt einen Tag.', 'Wenn er nicht für dich ist, ignoriere diese Mail: Dann ändert sich nichts.'],
  },
  'email-change-old': {
    subject: 'Soll deine Adresse geändert werden?',
    before: [
      'Jemand, der in deinem Konto bei Throughline angemeldet ist, möchte ihm eine andere Adresse geben. Sie gilt, sobald du hier zustimmst und auch unter der neuen Adresse zugestimmt wird.',
    ],
    button: 'Ansehen, welche, und antworten',
    after: [
      'Der Link gilt einen Tag.',
      'Wenn du es nicht warst, brich es dort ab und ändere dein Passwort: Dann ist jemand in deinem Konto.',
    ],
  },
  'email-change-known': {
    subject: 'Du hast schon ein Konto bei Throughline',
    before: [
      'Jemand, vielleicht du, wollte diese Adresse für ein anderes Konto bei Throughline verwenden. Sie hat schon eines, deshalb hat sich nichts geändert.',
    ],
    button: 'Anmelden',
    after: ['Wenn du es nicht warst, brauchst du nichts zu tun.'],
  },
  forgotten: 'Ein neues Passwort wählen, wenn du deines vergessen hast',
  footer: 'In dieser Mail geht es um die Sicherheit deines Kontos, deshalb lässt sie sich nicht abschalten.',
}
