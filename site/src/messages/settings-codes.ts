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
      ? 'A code from an app on your phone, asked for after the password. Who knows your password alone is still outside.'
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
  before: 'You need an app that shows codes on your phone; most keepers of passwords do as well. In the next step it reads a picture.',
  begin: 'Show the picture',
  stay: 'Cancel',
  scan: 'Let the app read this picture.',
  picture: 'A picture for the app to read. The same secret stands below as letters.',
  orType: 'Or type this secret into it:',
  openApp: 'Open the app on this device',
  code: 'The code it shows now',
  codeHelp: 'Six digits. Nothing is asked for at sign-in until the first one was right.',
  confirm: 'Turn on codes',
  isOn: 'Codes are on.',
  renewed: 'The old recovery codes are worth nothing any more.',
  codes: 'Recovery codes',
  keep: 'Keep these recovery codes where you find them without your phone. Each signs you in once in place of a code. They are shown this one time.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  print: 'Print',
  kept: 'I have kept them',
  file: 'throughline-recovery-codes.txt',
  fileHead: (email: string) => `Recovery codes of ${email} for Throughline. Each is good once.`,
  onSince: (day: string) => `On since ${day}`,
  left: (count: number, of: number) =>
    count === 0 ? 'No recovery codes left' : `${count} of ${of} recovery codes left${count < 3 ? '. Make new ones soon' : ''}`,
  renew: 'New recovery codes',
  renewBefore: 'Ten new codes are made, and those you have are worth nothing from then on.',
  renewAct: 'Make new recovery codes',
  turnOff: 'Turn off',
  turnOffBefore: 'No code is asked for from then on when you sign in, and the recovery codes are gone.',
  turnOffAct: 'Turn off codes',
  isOff: 'Codes are off.',
}
