import type { newerVersion as english } from '../newer-version.ts'

export const newerVersion: typeof english = {
  isThere: 'Es gibt eine neuere Version. Sie kommt mit der nächsten Seite.',
  load: 'Jetzt laden',
}
