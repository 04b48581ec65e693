import { parseArgs } from 'node:util'

export interface Options {
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
      only: { type: 'string', default: '' },
      'no-build': { type: 'boolean', default: false },
      save: { type: 'string' },
      compare: { type: 'string' },
    },
  })
  const whole = (name: 'tasks' | 'connections' | 'rounds' | 'seconds') => {
    const number = Number(values[name])
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1 on.`)
    return number
  }
  return {
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
