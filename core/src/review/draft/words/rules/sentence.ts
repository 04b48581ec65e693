import { beginLarge } from '../../../../kernel/index.ts'

/** The first letter large, the last sign a full stop. */
export const asSentence = (text: string): string => {
  const trimmed = text.trim()
  return `${beginLarge(trimmed)}${/[.!?…]["”“’)]?$/.test(trimmed) ? '' : '.'}`
}

export const withoutStop = (text: string): string => text.trim().replace(/[.…]+$/, '')
