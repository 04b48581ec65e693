import type { GrowthPhrases } from '../rules/growth.ts'
import { counted } from './amounts.ts'

const smaller = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

export const growthPhrases: GrowthPhrases = {
  // Names of several words of which only the first is large. One word may be a name of its own.
  within: (name) => (/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) ? smaller(name) : name),
  withinCompetency: (name) => (/^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(name) ? smaller(name) : name),
  builtOn: ({ names }) => `I went on building on ${names}.`,
  firstShown: ({ names }) => `For the first time I have something to show for ${names}.`,
  firstShownAndBuiltOn: (fresh, grown) =>
    `For the first time I have something to show for ${fresh.names}, and I went on building on ${grown.names}.`,
  newAmong: ({ names, count }) => `Among what I showed, ${names} ${count === 1 ? 'is' : 'are'} new.`,
  mostly({ name, results }, then, fresh) {
    const came = fresh === null ? '' : `; ${fresh.names} ${fresh.count === 1 ? 'is' : 'are'} new`
    return `Most of it shows ${name}, with ${counted(results, 'result')}${then === null ? '' : `, then ${then.names}`}${came}.`
  },
  keptThinking: (name, days, often) =>
    `What I kept thinking through was ${name}: it came up on ${counted(days, 'day')}${often === null ? '' : `, and ${often.names} often too`}.`,
}
