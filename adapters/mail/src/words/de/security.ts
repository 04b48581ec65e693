import type { SecurityWords } from '../security.ts'

const named = (which: string | null, words: (name: string) => string, without: string) => (which ? words(`„${which}“`) : without)

const STRANGER =
  'Wenn du es nicht warst, ändere jetzt dein Passwort und melde alle anderen Browser ab: Beides steht in den Einstellungen deines Kontos.'
const MAIL_READ =
  'Wenn du es nicht warst, liest vielleicht jemand deine Mails: Ändere das Passwort deines Mailkontos und dann dieses, über „Vergessen?“ auf der Seite, auf der du dich anmeldest.'
const remove = 'Wenn du es nicht warst, entferne ihn in den Einstellungen deines Kontos und ändere dein Passwort.'

const events: SecurityWords['events'] = {
  'sign-in-new-device': {
    subject: 'Eine neue Anmeldung in deinem Konto',
    said: (which) =>
      which
        ? `Jemand hat sich mit ${which} in deinem Konto angemeldet. Damit war vorher niemand darin angemeldet.`
        : 'Jemand hat sich mit einem Browser in deinem Konto angemeldet, mit dem vorher niemand darin angemeldet war.',
    else: STRANGER,
  },
  'password-changed': {
    subject: 'Dein Passwort wurde geändert',
    said: () => 'Das Passwort deines Kontos wurde geändert, und alle anderen Browser wurden abgemeldet.',
    else: MAIL_READ,
  },
  'address-proven': {
    subject: 'Dein Passwort wurde geändert und jeder andere Zugang geschlossen',
    said: () =>
      'Das Passwort deines Kontos wurde über einen Link geändert, den wir dir geschickt haben: der erste Beleg, dass diese Adresse dir gehört. Damit niemand bleibt, der sie vor dir verwendet hat, wurde alles geschlossen, was das Konto bis dahin geöffnet hat: Passkeys, Codes, verbundene Anmeldungen, API-Tokens, Webhooks, Kalenderadressen, Push-Nachrichten und jeder angemeldete Browser. Nur dein Passwort öffnet es jetzt. Füge wieder hinzu, was du verwendest.',
    else: MAIL_READ,
  },
  'email-changed': {
    subject: 'Deine Adresse wurde geändert',
    said: (which) => `Du meldest dich jetzt mit ${which ?? 'einer anderen Adresse'} an, und Mails gehen dorthin.`,
    else: 'Wenn du es nicht warst, schreibe denen, die dein Throughline betreiben.',
  },
  'passkey-added': {
    subject: 'Ein Passkey wurde hinzugefügt',
    said: (which) =>
      `${named(which, (name) => `Der Passkey ${name}`, 'Ein Passkey')} wurde hinzugefügt: Wer ihn hat, kann sich damit anmelden.`,
    else: remove,
  },
  'passkey-removed': {
    subject: 'Ein Passkey wurde entfernt',
    said: (which) => `${named(which, (name) => `Der Passkey ${name}`, 'Ein Passkey')} wurde entfernt; mit ihm kommt niemand mehr hinein.`,
    else: STRANGER,
  },
  'passkey-refused': {
    subject: 'Die Kopie eines Passkeys wurde abgewiesen',
    said: (which) =>
      `Jemand wollte sich mit etwas anmelden, das wie eine Kopie ${named(which, (name) => `deines Passkeys ${name}`, 'eines deiner Passkeys')} aussieht. Der Zugang wurde verweigert.`,
    else: 'Entferne diesen Passkey in den Einstellungen deines Kontos und füge einen neuen hinzu.',
  },
  'codes-on': {
    subject: 'Beim Anmelden wird nach Codes gefragt',
    said: () => 'Von jetzt an wird nach dem Passwort ein Code aus einer App verlangt.',
    else: STRANGER,
  },
  'codes-off': {
    subject: 'Nach Codes wird nicht mehr gefragt',
    said: () => 'Codes aus einer App wurden abgeschaltet: Zum Anmelden genügt das Passwort.',
    else: STRANGER,
  },
  'recovery-code-used': {
    subject: 'Ein Notfallcode wurde verwendet',
    said: () => 'Einer deiner Notfallcodes wurde anstelle eines Codes aus deiner App verwendet. Er gilt nicht mehr.',
    else: STRANGER,
  },
  'recovery-codes-renewed': {
    subject: 'Du hast neue Notfallcodes',
    said: () => 'Es wurden neue Notfallcodes angelegt; die alten gelten nicht mehr.',
    else: STRANGER,
  },
  'sign-in-linked': {
    subject: 'Eine weitere Anmeldung wurde verbunden',
    said: (which) => `${which ?? 'Ein anderer Dienst'} wurde verbunden: Wer sich dort anmeldet, kann sich auch hier anmelden.`,
    else: 'Wenn du es nicht warst, trenne sie in den Einstellungen deines Kontos und ändere dein Passwort.',
  },
  'sign-in-unlinked': {
    subject: 'Eine Anmeldung wurde getrennt',
    said: (which) => `${which ?? 'Ein anderer Dienst'} wurde getrennt und lässt hier niemanden mehr hinein.`,
    else: STRANGER,
  },
  'sessions-revoked': {
    subject: 'Du wurdest anderswo abgemeldet',
    said: (which) => (which ? `Ein Browser wurde abgemeldet: ${which}.` : 'Alle Browser außer einem wurden abgemeldet.'),
    else: STRANGER,
  },
  'token-made': {
    subject: 'Ein API-Token wurde angelegt',
    said: (which) =>
      `${named(which, (name) => `Das Token ${name}`, 'Ein Token')} wurde angelegt: Ein Programm, das es hat, kann dein Konto in seinen Grenzen verwenden.`,
    else: 'Wenn du es nicht warst, widerrufe es in den Einstellungen deines Kontos und ändere dein Passwort.',
  },
  'token-revoked': {
    subject: 'Ein API-Token wurde widerrufen',
    said: (which) =>
      `${named(which, (name) => `Das Token ${name}`, 'Ein Token')} wurde widerrufen: Programme, die es hatten, kommen nicht mehr hinein.`,
    else: STRANGER,
  },
  'webhook-made': {
    subject: 'Ein Webhook wurde hinzugefügt',
    said: (which) =>
      `${named(which, (name) => `Der Webhook ${name}`, 'Ein Webhook')} wurde hinzugefügt: Ein Programm anderswo erfährt, was hier geschieht.`,
    else: remove,
  },
  'webhook-changed': {
    subject: 'Ein Webhook wurde geändert',
    said: (which) =>
      `${named(which, (name) => `Der Webhook ${name}`, 'Ein Webhook')} wurde geändert: wohin er sendet, was er sendet oder womit er signiert.`,
    else: remove,
  },
  'webhook-gone': {
    subject: 'Ein Webhook wurde abgeschaltet',
    said: (which) =>
      `${named(which, (name) => `Der Webhook ${name}`, 'Ein Webhook')} wurde abgeschaltet, weil das Programm an seiner Adresse sagt, dass es sie nicht mehr gibt.`,
    else: 'Wenn es sie doch gibt, schalte den Webhook in den Einstellungen deines Kontos wieder ein. Was bis dahin geschieht, wird nicht gesendet.',
  },
  'webhook-failing': {
    subject: 'Ein Webhook wurde abgeschaltet',
    said: (which) =>
      `${named(which, (name) => `Der Webhook ${name}`, 'Ein Webhook')} wurde abgeschaltet, weil seit drei Tagen nichts an seiner Adresse ankommt.`,
    else: 'Sobald das Programm dort wieder antwortet, schalte den Webhook in den Einstellungen deines Kontos ein. Was bis dahin geschieht, wird nicht gesendet.',
  },
  'deletion-asked': {
    subject: 'Dein Konto soll gelöscht werden',
    said: (which) =>
      `Dein Konto ist verborgen und wird ${which ? `am ${which}` : 'in vierzehn Tagen'} endgültig gelöscht. Um es zu behalten, melde dich vorher an und sag es dort.`,
    else: 'Wenn du es nicht warst, melde dich jetzt an und ändere dein Passwort.',
  },
  'deletion-cancelled': {
    subject: 'Dein Konto bleibt',
    said: () => 'Dein Konto sollte gelöscht werden. Das wurde abgesagt; alles ist, wie es war.',
    else: STRANGER,
  },
  'export-made': {
    subject: 'Alles wurde exportiert',
    said: () => 'Ein Archiv von allem in deinem Konto wurde gemacht und heruntergeladen.',
    else: STRANGER,
  },
}

export const security: SecurityWords = {
  events,
  happened: (when) => `Es geschah: ${when}. Wenn du es warst, brauchst du nichts zu tun.`,
  button: 'Einstellungen deines Kontos öffnen',
  footer: 'In dieser Mail geht es um die Sicherheit deines Kontos, deshalb lässt sie sich nicht abschalten.',
}
