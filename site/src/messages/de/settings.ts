import type { settings as english } from '../settings.ts'
import type { InGerman } from './words.ts'

export const settings: InGerman<typeof english> = {
  title: 'Einstellungen',
  tabs: { account: 'Konto', calendar: 'Kalender und Zeit', notifications: 'Mitteilungen', subscription: 'Abo' },
  onThisPage: 'Auf dieser Seite',
  titleOf: (tab: string) => `Einstellungen: ${tab}`,
}
