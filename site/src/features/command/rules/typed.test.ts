import { expect, it } from 'vitest'
import { ended } from './ended.ts'
import { inSteps, shownIn, withField } from './typed.ts'

/** Types key by key, as a field tells of it. */
const type = (keys: string, before = ''): string =>
  [...keys].reduce((typed, key) => (key === '⏎' ? ended(typed) : withField(typed, shownIn(typed) + key)), before)

const rubOut = (typed: string): string => withField(typed, shownIn(typed).slice(0, -1))

it('keeps what is typed after Enter for the next step, with an Enter of its own', () => {
  expect(inSteps(type('Start…'))).toEqual({ text: 'Start…', ahead: null })
  expect(inSteps(type('Start…⏎'))).toEqual({ text: 'Start…', ahead: '' })
  expect(inSteps(type('Start…⏎in 2 days'))).toEqual({ text: 'Start…', ahead: 'in 2 days' })
  expect(inSteps(type('Start…⏎in 2 days⏎'))).toEqual({ text: 'Start…', ahead: 'in 2 days\n' })
})

it('shows the line that is typed, and the one before while there is no letter of it', () => {
  expect(shownIn(type('Start…⏎'))).toBe('Start…')
  expect(shownIn(type('Start…⏎in'))).toBe('in')
  expect(shownIn('')).toBe('')
})

it('takes Enter for one, however often it is pressed in waiting', () => {
  expect(type('Start…⏎⏎⏎')).toBe('Start…\n')
  expect(type('⏎⏎')).toBe('\n')
})

it('takes the letters of the next step back, then Enter', () => {
  const typed = rubOut(rubOut(type('Start⏎in')))
  expect(typed).toBe('Start\n')
  expect(rubOut(typed)).toBe('Star')
})

it('takes Enter back where what stood before it is written over', () => {
  expect(withField(type('Start⏎'), 'Due')).toBe('Due')
  expect(withField(type('Due⏎Due'), 'Du')).toBe('Due\nDu')
})
