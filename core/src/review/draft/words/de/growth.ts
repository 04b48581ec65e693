import type { GrowthPhrases } from '../rules/growth.ts'
import { counted } from './amounts.ts'
import { smallBegin } from './verbs.ts'

const are = (count: number) => (count === 1 ? 'ist' : 'sind')

export const growthPhrases: GrowthPhrases = {
  within: (name) => name,
  withinCompetency: smallBegin,
  builtOn: ({ names }) => `Weiter ausgebaut habe ich ${names}.`,
  firstShown: ({ names, count }) => `Zum ersten Mal belegt ${are(count)} ${names}.`,
  firstShownAndBuiltOn: (fresh, grown) =>
    `Zum ersten Mal belegt ${are(fresh.count)} ${fresh.names}, und weiter ausgebaut habe ich ${grown.names}.`,
  newAmong: ({ names, count }) => `Neu unter dem, was ich gezeigt habe, ${are(count)} ${names}.`,
  mostly({ name, results }, then, fresh) {
    const came = fresh === null ? '' : `; neu ${are(fresh.count)} ${fresh.names}`
    return `Am häufigsten zeigt sich ${name}, mit ${counted(results, 'einem Ergebnis', 'Ergebnissen')}${then === null ? '' : `, danach ${then.names}`}${came}.`
  },
  keptThinking: (name, days, often) =>
    `Immer wieder beschäftigt hat mich ${name}: an ${counted(days, 'einem Tag', 'Tagen')}${often === null ? '' : `, oft auch ${often.names}`}.`,
}
