/** Both colours a token has. */
export interface Colour {
  light: string
  dark: string
}

/** The colours of the tokens, by name without `--`. */
export const coloursOf = (tokens: string): ReadonlyMap<string, Colour> =>
  new Map(
    [...tokens.matchAll(/--([\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light, dark },
    ]),
  )

/** How far two colours that are not seen through stand apart, by WCAG: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative, of `oklch(L C H)`; what a screen cannot show is cut to what it can. By Ottosson’s matrices. */
function luminance(oklch: string): number {
  const [light = 0, chroma = 0, hue = 0] = oklch
    .slice('oklch('.length, -1)
    .split(/[\s/]+/)
    .map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (value: number) => Math.min(1, Math.max(0, value))
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
