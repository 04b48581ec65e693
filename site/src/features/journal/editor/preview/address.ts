/** What is named by a link of the product's own pages. */
export function recordKind(href: string): 'task' | 'goal' | 'journal-entry' | null {
  const [, place] = /^\/(tasks|goals|journal)\/[\w-]+$/.exec(href) ?? []
  if (place === 'tasks') return 'task'
  if (place === 'goals') return 'goal'
  return place === 'journal' ? 'journal-entry' : null
}

/** An address that may be followed; `null` for schemes that could run something. */
export function safeHref(address: string): string | null {
  const href = address.replace(/^<|>$/g, '')
  return /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href) ? href : null
}

/** The file of a picture that belongs to the entry. */
export const attachmentId = (address: string): string | null => /^attachment:([\w-]+)$/.exec(address)?.[1] ?? null
