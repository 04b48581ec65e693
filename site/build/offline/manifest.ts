import { type Language, languageOf } from '@throughline/core/kernel'
import { installed as german } from '../../src/messages/de/installed.ts'
import { installed as english } from '../../src/messages/installed.ts'
import { paper } from '../../src/styles/paper.ts'

const installed: Readonly<Record<Language, typeof english>> = { en: english, de: german }

const icon = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  ...{ src, sizes: `${size}x${size}`, type: 'image/png', purpose },
})
const usual = icon('/icons/192.png', 192)

/** The manifest of the installed app. Its colours are those of the light theme, as a manifest knows one; pages say both. */
export function manifestOf(language: string) {
  const { name, description, shortcuts } = installed[languageOf(language)]
  return {
    ...{ id: '/', name, short_name: name, description, lang: language, dir: 'ltr' },
    ...{ start_url: '/tasks', scope: '/', display: 'standalone', theme_color: paper.light, background_color: paper.light },
    categories: ['productivity'],
    icons: [usual, icon('/icons/512.png', 512), icon('/icons/maskable-512.png', 512, 'maskable')],
    shortcuts: [
      { name: shortcuts.add, url: '/tasks#new-task', icons: [usual] },
      { name: shortcuts.entry, url: '/journal/new', icons: [usual] },
      { name: shortcuts.today, url: '/tasks', icons: [usual] },
    ],
  }
}
