import { newJournal as words } from '../../../../messages/journal-seal.ts'

const FEWEST = 12

export interface PassphraseFaults {
  passphrase?: string
  again?: string
}

/** What keeps a new passphrase, typed twice, from being taken; nothing when it is fine. */
export function passphraseFaults(passphrase: string, again: string): PassphraseFaults {
  if ([...passphrase].length < FEWEST) return { passphrase: words.tooShort }
  return passphrase === again ? {} : { again: words.differs }
}
