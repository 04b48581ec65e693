/** A title as the text of a link that reads exactly so. */
export const linkText = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]*_`<>&~|!]/g, '\\$&')
