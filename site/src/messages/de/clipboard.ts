import type { clipboard as english } from '../clipboard.ts'

/** Said where nothing could be copied. */
export const clipboard: typeof english = {
  refused: 'Dein Browser hat das Kopieren nicht zugelassen.',
}
