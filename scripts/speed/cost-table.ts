import { overs } from './budgets.ts'
import type { Cost } from './cost.ts'

const columns = ['screen', 'HTML', 'CSS', 'script', 'fonts', 'pictures', 'requests', 'first byte']
const times = ['first paint', 'largest paint', 'shift', 'interactive', 'longest task', 'interaction']

const kb = (bytes: number): string => (bytes === 0 ? '0' : (bytes / 1024).toFixed(1))
const ms = (time: number | null): string => (time === null ? '–' : time.toFixed(0))

/** What screens cost, as a table of Markdown: KB as sent and milliseconds, what is over its budget in bold with a mark. */
export function costTable(costs: readonly Cost[]): string {
  const head = [...columns, ...times]
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...costs.map(rowOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function rowOf(cost: Cost): string[] {
  const over = overs(cost)
  const marked = (key: (typeof over)[number], text: string) => (over.includes(key) ? `**${text} !**` : text)
  const { name, bytes, requests, ttfb, fcp, lcp, cls, interactive, longestTask, interaction } = cost
  return [
    ...[name, kb(bytes.html), kb(bytes.css), marked('script', kb(bytes.script)), kb(bytes.fonts), kb(bytes.pictures), String(requests)],
    ...[marked('ttfb', ms(ttfb)), ms(fcp), ms(lcp), marked('cls', cls === 0 ? '0' : cls.toFixed(4)), ms(interactive), ms(longestTask)],
    interaction ? marked('interaction', `${ms(interaction.ms)} ${interaction.name}`) : '–',
  ]
}
