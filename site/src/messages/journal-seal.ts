/** The words of journals beside the one everybody has, and of sealing them. */
export const journals = {
  title: 'Journals',
  subtitle: 'Keep some things apart, or sealed so that only you can read them.',
  everybody: 'Journal',
  everybodyHint: 'Yours from the start.',
  sealed: 'Sealed',
  write: 'Write',
  writeIn: (name: string) => `Write in ${name}`,
  rename: 'Rename',
  name: 'Name',
  remove: 'Delete',
  removeHint: 'Only an empty journal can be deleted.',
  removed: 'The journal is in the trash.',
  restore: 'Restore',
  more: 'More journals',
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  back: 'Timeline',
}

/** Of what is typed unseen. */
export const typed = { show: 'Show', showIt: 'Show what you typed' }

export const newJournal = {
  title: 'New journal',
  name: 'Name',
  seal: 'Seal it, so that only I can read it',
  sealHint: 'What you write is encrypted in this browser before it is sent. We store it and cannot read it, search it or open it.',
  make: 'Create journal',
  next: 'Continue',
  warning: 'If you lose the passphrase and the recovery key, nobody can bring back what is written in this journal: not you, and not us.',
  understood: 'I understand that it would be lost',
  mustUnderstand: 'Confirm that you understand what happens if both are lost.',
  passphrase: 'Passphrase',
  passphraseHint: 'At least 12 characters. Four or five unrelated words are good, and easy to remember.',
  again: 'Repeat the passphrase',
  tooShort: 'Use at least 12 characters.',
  differs: 'The two do not match.',
  making: 'Creating the key. This is slow on purpose: it makes every wrong guess just as slow.',
  recoveryTitle: 'Your recovery key',
  recovery: 'It opens this journal without the passphrase. It is shown only once. Write it down, and keep it where you keep your passport.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save as a file',
  file: (name: string) => `Recovery key of ${name}.txt`,
  fileText: (name: string, key: string) =>
    `Throughline\n\nRecovery key of the journal “${name}”:\n\n${key}\n\nWhoever has it can read that journal.\n`,
  confirm: 'Last four characters of the key',
  confirmHint: 'To make sure that you have written it down.',
  wrongEnd: 'These are not its last four characters.',
  failed: 'The journal was not created. Nothing is lost; try again.',
  made: (name: string) => `“${name}” is ready.`,
}

export const unlock = {
  title: (name: string) => `${name} is sealed`,
  why: 'What you wrote in it can only be read in this browser, once you unlock it.',
  passphrase: 'Passphrase',
  recoveryKey: 'Recovery key',
  withRecovery: 'I have the recovery key instead',
  withPassphrase: 'I have the passphrase',
  unlock: 'Unlock',
  unlocking: 'Unlocking',
  wrong: { passphrase: 'This passphrase does not open it.', recoveryKey: 'This recovery key does not open it.' },
  unlockNamed: (name: string) => `Unlock ${name}`,
  lock: 'Lock',
  lockAll: 'Lock sealed journals',
  unlocked: (name: string) => `${name} is unlocked.`,
  broken: 'This entry cannot be opened with its journal’s key. Nothing was changed.',
}

export const moveIntoSealed = {
  title: (name: string) => `Move into ${name}`,
  warning:
    'The entry is encrypted here and replaces the readable one. Its earlier versions are erased, and only this browser can search it. Unlock the journal to go on.',
  pictures: 'This entry, or an earlier version of it, has pictures or other files, and those cannot be sealed. It stays where it is.',
  unsaved: 'Not everything you wrote is saved yet. Try again once it is.',
  leave: 'Cancel',
}

export const newPassphrase = {
  title: 'New passphrase',
  hint: 'What you wrote stays as it is, and so does the recovery key.',
  now: 'Current passphrase',
  again: 'Repeat the new passphrase',
  save: 'Change the passphrase',
  done: 'Passphrase changed.',
  failed: 'The passphrase was not changed. Try again.',
}
