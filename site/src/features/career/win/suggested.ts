import type { Client } from '@throughline/client'
import type { Win, WinSuggestions } from '@throughline/core/career'
import { hasNoNumber } from '../rules/thin.ts'

/** What the words of a win lead to by now; nothing without an answer, as that is only a help. */
export const readSuggested = (
  { winSuggestions }: Pick<Client, 'winSuggestions'>,
  { title, text, metric }: Pick<Win, 'title' | 'text' | 'metric'>,
): Promise<WinSuggestions> => winSuggestions({ title, text, hasNumber: !hasNoNumber({ metric }) }).catch(() => nothing)

const nothing: WinSuggestions = { competencies: [], skills: [], metric: null, asks: null }
