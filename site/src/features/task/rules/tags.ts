/** Tags as they are typed: words parted by spaces or commas, with or without `#`, each once. */
export function readTags(text: string): string[] {
  const words = text.split(/[\s,]+/u).map((word) => word.replace(/^#+/, ''))
  return [...new Set(words.filter(Boolean))]
}

export const writeTags = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(' ')
