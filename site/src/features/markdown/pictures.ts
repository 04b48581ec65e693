const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** The address of a file of one's own, as the core reads it out of a text. */
const OWN = new RegExp(`(?<=\\]\\(<?)attachment:(?=${UUID}[>)\\s])`, 'gi')

/** Where a file that a text names is read from. */
const pictureHref = (id: string): string => `/api/v1/attachments/${id}/content`

/**
 * Renders Markdown in which pictures may be files of one's own, `![a shed](attachment:<id>)`. To the parser such an address
 * is a relative one that the text has nowhere else; only where that came to be the address of a picture, it is turned into
 * that of the content. A link gets none, and elsewhere, as in code, it reads as it was typed.
 */
export function withPictures(markdown: string, render: (markdown: string) => string): string {
  if (markdown.search(OWN) < 0) return render(markdown)
  const runs = Array.from(markdown.matchAll(/attachment(-+)/gi), ([, dashes]) => (dashes as string).length)
  const mark = `attachment${'-'.repeat(1 + runs.reduce((most, length) => Math.max(most, length), 0))}`
  return render(markdown.replace(OWN, mark))
    .replace(
      new RegExp(`<img src="${mark}(${UUID})"`, 'gi'),
      (_, id: string) => `<img src="${pictureHref(id)}" loading="lazy" decoding="async"`,
    )
    .replace(new RegExp(`<a href="${mark}${UUID}"`, 'gi'), '<a href=""')
    .replaceAll(mark, 'attachment:')
}

/** What a link begins or ends with, and a picture of another site, as the parser writes them. */
const LINKS_AND_PICTURES = /<a |<\/a>|<img src="((?:https?:|\/\/)[^"]*)" alt="([^"]*)"[^>]*>/gi

/**
 * Makes a link of each picture of another site, or its words alone within a link. Pages ask other sites for nothing, as their
 * policy says; this leaves no broken picture, and nothing to the policy alone.
 */
export function withoutPicturesElsewhere(html: string): string {
  let isInLink = false
  return html.replace(LINKS_AND_PICTURES, (tag, src?: string, alt?: string) => {
    if (src === undefined) {
      isInLink = tag !== '</a>'
      return tag
    }
    const words = alt || src
    return isInLink ? words : `<a href="${src}">${words}</a>`
  })
}
