/** What files are by their names. Free of zod, so that a browser may import it by itself as `@throughline/core/import/media-names`. */

/** By its ending alone; what its content says is looked at once it is kept. */
export const isPictureName = (name: string): boolean => /\.(png|jpe?g|gif|webp|avif)$/i.test(name)

/** Endings of files that come along with an entry. */
const media = /\.(png|jpe?g|gif|webp|avif|heic|heif|tiff?|bmp|svg|pdf|mp3|m4a|aac|wav|ogg|opus|flac|mp4|m4v|mov|webm|3gp|mkv)$/i

export const isMediaName = (name: string): boolean => media.test(name)

export const isNoteName = (name: string): boolean => /\.(?:md|markdown)$/i.test(name)

/** The path of a note without its ending. */
export const withoutEnding = (path: string): string => path.replace(/\.(?:md|markdown)$/i, '')

/** Whether a path of a folder is one that an app or a system keeps for itself. */
export const isHiddenPath = (path: string): boolean =>
  /(?:^|\/)(?:\.[^/]*|__MACOSX|logseq\/(?:bak|\.recycle)|node_modules)\//.test(path) || /(?:^|\/)\._/.test(path)
