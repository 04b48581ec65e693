import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coloursOf, contrast } from './contrast.ts'

const colours = coloursOf(readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'))
const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover']

it('measures as WCAG does', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1)
  // #767676, the lightest grey that may carry words on white.
  expect(contrast('oklch(0.5669 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1)
})

const pairs = (['light', 'dark'] as const).flatMap((theme) => [
  ...['ink', 'ink-2', 'ink-3', 'accent', 'accent-strong', 'good', 'warn', 'bad'].flatMap((ink) =>
    grounds.map((ground) => ({ theme, ink, ground, least: 4.5 })),
  ),
  ...['paper', 'surface', 'raised'].map((ground) => ({ theme, ink: 'edge', ground, least: 3 })),
  ...[
    { ink: 'ink-3', ground: 'hover-raised' },
    { ink: 'on-accent', ground: 'accent-fill' },
    { ink: 'accent-strong', ground: 'accent-tint' },
    { ink: 'ink', ground: 'warn-tint' },
    { ink: 'ink', ground: 'bad-tint' },
    { ink: 'bad', ground: 'bad-tint' },
    { ink: 'warn', ground: 'warn-tint' },
    { ink: 'ink', ground: 'marker' },
  ].map((pair) => ({ ...pair, theme, least: 4.5 })),
])

it.each(pairs)('$ink stands out from $ground by $least to 1 in the $theme', ({ theme, ink, ground, least }) => {
  const [over, under] = [colours.get(ink)?.[theme], colours.get(ground)?.[theme]]
  expect(contrast(over ?? '', under ?? '')).toBeGreaterThanOrEqual(least)
})
