import type { settings as english } from '../settings.ts'
import type { InGerman } from './words.ts'

export const settings: InGerman<typeof english> = {
  title: 'Einstellungen',
  tabs: { account: 'Konto', calendar: 'Kalender', notifications: 'Mitteilungen', subscription: 'Abo' },
  titleOf: (tab: string) => `Einstellungen: ${tab}`,
}
