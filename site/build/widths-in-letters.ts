/** What PostCSS gives a plugin of a rule such as `@media (max-width: 699px)`. */
interface MediaRule {
  params: string
}

/** The letters a browser begins with, in which `em` is counted there. */
const LETTER_PX = 16

/** `(max-width: 699px)` as `(max-width: 43.6875em)`. */
export const inLetters = (query: string): string =>
  query.replace(/\b((?:min|max)-width:\s*)(\d+)px/g, (_, side: string, px: string) => `${side}${Number(px) / LETTER_PX}em`)

/**
 * Widths at which a layout changes, counted in letters: who has larger ones by a setting of the browser gets the layout that has
 * room for them. They are written in pixels, which the script's own few say as well.
 */
export const widthsInLetters = () => ({
  postcssPlugin: 'widths-in-letters',
  AtRule: {
    media: (rule: MediaRule) => {
      const params = inLetters(rule.params)
      if (params !== rule.params) rule.params = params
    },
  },
})
