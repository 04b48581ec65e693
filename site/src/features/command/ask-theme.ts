import type { Account } from '@throughline/core/account'
import { ask } from '../../messages/ask.ts'
import { command as words } from '../../messages/command.ts'
import { frame } from '../../messages/frame.ts'
import { client } from '../desk/client.ts'
import { newId } from '../desk/id.ts'
import { $toast } from '../desk/told.ts'
import type { Ask } from '../shortcuts/action.ts'

type Theme = Account['theme']
const themes: readonly Theme[] = ['light', 'dark', 'system']

const root = document.documentElement
const current = (): Theme => themes.find((theme) => theme === root.dataset.theme) ?? 'system'

function show(theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme === 'system' ? 'light dark' : theme)
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name="theme"]'))
    button.setAttribute('aria-pressed', String(button.value === theme))
}

async function choose(theme: Theme): Promise<void> {
  const before = current()
  show(theme)
  try {
    await client.me.edit({ theme })
  } catch {
    show(before)
    $toast.set({ id: newId(), words: words.themeNotKept, isBad: true })
  }
}

export const askTheme: Ask = {
  label: ask.theme.label,
  placeholder: ask.theme.placeholder,
  choices: () => themes.map((theme) => ({ key: theme, words: frame.themes[theme], isNow: theme === current(), run: () => choose(theme) })),
}
