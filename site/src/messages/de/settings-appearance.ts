import type { appearanceSettings as english } from '../settings-appearance.ts'

export const appearanceSettings: typeof english = {
  title: 'Darstellung',
  about: 'Auf jedem Gerät, auf dem du dich anmeldest. „System“ richtet sich nach dem Gerät.',
}
