import { parseArgs } from 'node:util'

/** What can be measured: answers beside the floor, cost as data grow, listeners of live events, memory over time. */
const PARTS = ['floor', 'growth', 'streams', 'endurance'] as const
type Part = (typeof PARTS)[number]

export interface Options {
  /** What is measured; without a choice all but the last, which takes its `minutes`. */
  parts: readonly Part[]
  /** Tasks of the accounts whose answers are compared as data grow. */
  sizes: readonly number[]
  /** Accounts beside them. */
  owners: number
  listeners: number
  minutes: number
  /** Requests a second while memory is watched. */
  perSecond: number
  /** Records of the one account. */
  tasks: number
  connections: number
  /** Rounds of each measurement, floor and app in turn. */
  rounds: number
  /** Seconds of one round. */
  seconds: number
  /** Measures only what has this in its name. */
  only: string
  build: boolean
  /** File to write the figures to. */
  save: string | undefined
  /** File with the figures of an earlier run. */
  compare: string | undefined
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tasks: { type: 'string', default: '10000' },
      connections: { type: 'string', default: '32' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '2' },
      part: { type: 'string', multiple: true, default: ['floor', 'growth', 'streams'] },
      sizes: { type: 'string', default: '1000,10000,100000' },
      owners: { type: 'string', default: '1000' },
      listeners: { type: 'string', default: '2000' },
      minutes: { type: 'string', default: '60' },
      'per-second': { type: 'string', default: '150' },
      only: { type: 'string', default: '' },
      'no-build': { type: 'boolean', default: false },
      save: { type: 'string' },
      compare: { type: 'string' },
    },
  })
  const wholeOf = (text: string, name: string) => {
    const number = Number(text)
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1 on.`)
    return number
  }
  const whole = (name: Exclude<keyof typeof values, 'part' | 'only' | 'no-build' | 'save' | 'compare'>) => wholeOf(values[name], name)
  const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name)
  const stranger = values.part.find((name) => !isPart(name))
  if (stranger !== undefined) throw new Error(`--part takes ${PARTS.join(', ')}, and not “${stranger}”.`)
  return {
    parts: values.part.filter(isPart),
    sizes: values.sizes.split(',').map((size) => wholeOf(size, 'sizes')),
    owners: whole('owners'),
    listeners: whole('listeners'),
    minutes: whole('minutes'),
    perSecond: whole('per-second'),
    tasks: whole('tasks'),
    connections: whole('connections'),
    rounds: whole('rounds'),
    seconds: whole('seconds'),
    only: values.only,
    build: !values['no-build'],
    save: values.save,
    compare: values.compare,
  }
}
