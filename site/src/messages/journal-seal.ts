/** The words of journals beside the one everybody has, and of sealing them. */
export const journals = {
  title: 'Journals',
  subtitle: 'Keep some things apart, or sealed so that only you can read them.',
  everybody: 'Journal',
  everybodyHint: 'The one you have from the start.',
  sealed: 'Sealed',
  write: 'Write',
  writeIn: (name: string) => `Write in ${name}`,
  rename: 'Rename',
  name: 'Name',
  remove: 'Throw away',
  removeHint: 'Only an empty journal can be thrown away.',
  removed: 'The journal is in the trash.',
  restore: 'Bring it back',
  more: 'More journals',
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  back: 'Timeline',
}

export const newJournal = {
  title: 'New journal',
  name: 'Name',
  seal: 'Seal it, so that only I can read it',
  sealHint: 'What you write is encrypted in this browser before it is sent. We store it and cannot read it, search it or open it.',
  make: 'Make the journal',
  next: 'Go on',
  warning: 'If you lose the passphrase and the recovery key, nobody can bring back what is written in this journal: not you, and not us.',
  understood: 'I understand that it is lost then',
  mustUnderstand: 'Say that you understand what happens when both are lost.',
  passphrase: 'Passphrase',
  passphraseHint: 'At least 12 characters. Four or five words that have nothing to do with each other are good, and easy to keep in mind.',
  again: 'Passphrase, once more',
  tooShort: 'Use at least 12 characters.',
  differs: 'The two are not the same.',
  making: 'Making the key. This takes a moment on purpose: each guess of somebody else takes as long.',
  recoveryTitle: 'Your recovery key',
  recovery: 'It opens this journal without the passphrase. It is shown this once. Write it down, and keep it where you keep your passport.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save as a file',
  file: (name: string) => `Recovery key of ${name}.txt`,
  fileText: (name: string, key: string) =>
    `Throughline\n\nRecovery key of the journal “${name}”:\n\n${key}\n\nWhoever has it can read that journal.\n`,
  confirm: 'Last four characters of the key',
  confirmHint: 'So that we both know that it is written down.',
  wrongEnd: 'These are not its last four characters.',
  failed: 'The journal was not made. Nothing is lost; try again.',
  made: (name: string) => `“${name}” is there.`,
}

export const unlock = {
  title: (name: string) => `${name} is sealed`,
  why: 'What is written in it is readable in this browser alone, once you have unlocked it.',
  passphrase: 'Passphrase',
  recoveryKey: 'Recovery key',
  withRecovery: 'I have the recovery key instead',
  withPassphrase: 'I have the passphrase',
  unlock: 'Unlock',
  unlocking: 'Unlocking',
  wrong: { passphrase: 'This passphrase does not open it.', recoveryKey: 'This recovery key does not open it.' },
  unlockNamed: (name: string) => `Unlock ${name}`,
  lock: 'Lock',
  lockAll: 'Lock what is sealed',
  unlocked: (name: string) => `${name} is unlocked.`,
  broken: 'This entry cannot be opened by the key of its journal. Nothing was changed.',
}

export const moveIntoSealed = {
  title: (name: string) => `Move into ${name}`,
  warning:
    'The entry is encrypted here and replaces the readable one. How it read before is erased, and only this browser can search in it. Unlock the journal to go on.',
  pictures: 'This entry has pictures or other files, also of earlier texts, and those cannot be sealed. It stays where it is.',
  unsaved: 'Not everything you wrote is saved yet. Try again once it is.',
  leave: 'Cancel',
}

export const newPassphrase = {
  title: 'New passphrase',
  hint: 'What is written stays as it is, and so does the recovery key.',
  now: 'Passphrase you have now',
  again: 'New passphrase, once more',
  save: 'Change the passphrase',
  done: 'The passphrase is changed.',
  failed: 'The passphrase is as it was. Try again.',
}
