/** The first letter large, the last sign a full stop. */
export const asSentence = (text: string): string => {
  const trimmed = text.trim()
  // `p95` and `iOS` begin as they are written.
  const first = /^\p{Ll}[\p{N}\p{Lu}]/u.test(trimmed) ? trimmed.charAt(0) : trimmed.charAt(0).toUpperCase()
  return `${first}${trimmed.slice(1)}${/[.!?…]["”“’)]?$/.test(trimmed) ? '' : '.'}`
}

export const withoutStop = (text: string): string => text.trim().replace(/[.…]+$/, '')
