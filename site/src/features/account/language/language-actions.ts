import { type Language, languages } from '@throughline/core/kernel'
import { language as here } from '../../../messages/language.ts'
import { type SettingActions, settingAction } from '../../settings/answer-setting.ts'

/** What the browser asks for, in the form. */
export const AS_THE_BROWSER = ''

/** What is set of a language and a region that were chosen; a language that is not ours is none. */
export function chosenWords({ language, region }: { language: string; region: string }): { language: Language | null; locale: string } {
  const chosen = languages.find((one) => one === language) ?? null
  return { language: chosen, locale: `${chosen ?? here}-${region}` }
}

export const languageActions: SettingActions = {
  'language-change': settingAction({
    section: 'language',
    fields: ['language', 'region'],
    act: (client, typed) => client.me.edit(chosenWords(typed)),
  }),
}
