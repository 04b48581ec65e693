/** What lets somebody in. */
interface WaysIn {
  hasPassword: boolean
  /** A sign-in at another site is connected. */
  isConnected: boolean
}

/** The words of the codes that are asked for after the password. */
export const codeSettings = {
  title: 'Two-step codes',
  about: ({ hasPassword }: Pick<WaysIn, 'hasPassword'>) =>
    hasPassword
      ? 'A code from an app on your phone, asked for after the password. Somebody who knows your password still cannot get in.'
      : 'A code from an app on your phone, asked for after a connected sign-in and, once you have one, after a password.',
  off: 'Off',
  offDetail: ({ hasPassword, isConnected }: WaysIn) =>
    hasPassword
      ? 'Your password alone lets you in.'
      : isConnected
        ? 'You have no password. A connected sign-in alone lets you in.'
        : 'You have no password. A passkey lets you in, and no code is asked for after it.',
  turnOn: 'Turn on codes',
  /** Before the picture is shown. */
  before: 'You need an app that shows codes on your phone; most password managers do too. In the next step it scans a QR code.',
  begin: 'Show the QR code',
  stay: 'Cancel',
  scan: 'Scan this QR code with the app.',
  picture: 'A QR code for the app to scan. The same secret is below as letters.',
  orType: 'Or type this secret into the app:',
  openApp: 'Open the app on this device',
  code: 'The code it shows now',
  codeHelp: 'Six digits. Codes are asked for only once the first one was right.',
  confirm: 'Turn on codes',
  isOn: 'Codes are on.',
  renewed: 'The old recovery codes no longer work.',
  codes: 'Recovery codes',
  keep: 'Keep these recovery codes where you can find them without your phone. Each works once in place of a code. They are shown only once.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  print: 'Print',
  kept: 'I have saved them',
  file: 'throughline-recovery-codes.txt',
  fileHead: (email: string) => `Recovery codes of ${email} for Throughline. Each works once.`,
  onSince: (day: string) => `On since ${day}`,
  left: (count: number, of: number) =>
    count === 0 ? 'No recovery codes left' : `${count} of ${of} recovery codes left${count < 3 ? '. Make new ones soon' : ''}`,
  renew: 'New recovery codes',
  renewBefore: 'You get ten new codes, and the ones you have stop working.',
  renewAct: 'Make new recovery codes',
  turnOff: 'Turn off',
  turnOffBefore: 'Signing in no longer asks for a code, and the recovery codes are gone.',
  turnOffAct: 'Turn off codes',
  isOff: 'Codes are off.',
}
