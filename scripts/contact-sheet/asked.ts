import { languageOf } from '@throughline/core/kernel'
import { type Screen, screens } from '@throughline/harness'
import { type State, states } from './accounts.ts'

/** What of the sheet is asked for; all of it where nothing is said. */
export interface Asked {
  language: 'en' | 'de'
  /** As it is shown, or as it is printed. */
  media: 'screen' | 'print'
  themes: readonly Theme[]
  widths: readonly number[]
  states: readonly State[]
  screens: readonly Screen[]
}

export type Theme = (typeof themes)[number]

const themes = ['light', 'dark'] as const
export const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** The part of the app a screen is of: the beginning of its address. */
export const areaOf = ({ path }: Screen): string => path(nowhere).split(/[/?]/)[1] || 'front'

const nowhere = new Proxy({}, { get: () => '' }) as Parameters<Screen['path']>[0]

/** @throws when something is asked for that there is not */
export function readAsked(args: readonly string[]): Asked {
  const said = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
  const some = <T>(
    name: string,
    all: readonly T[],
    isCalled: (one: T, called: string) => boolean = (one, called) => String(one) === called,
  ) => {
    const called = said(name)?.split(',')
    const unknown = called?.find((word) => !all.some((one) => isCalled(one, word)))
    if (unknown) throw new Error(`There is no ${name} “${unknown}”.`)
    return called ? all.filter((one) => called.some((word) => isCalled(one, word))) : all
  }
  return {
    language: languageOf(said('language') ?? 'en'),
    media: said('media') === 'print' ? 'print' : 'screen',
    themes: some('theme', themes),
    widths: some(
      'width',
      sizes.map(({ width }) => width),
    ),
    states: some('state', states),
    screens: some('only', screens, (screen, called) => screen.name === called || areaOf(screen) === called),
  }
}
