import { MAX_AGENDA_TEXT } from '@throughline/core/discussion/limits'

/** Signs that lists in other places begin their lines with. */
const bullets = /^\s*(?:(?:[-*+•▪▫◦]|\d{1,3}[.)])\s+)?(?:\[[ xX]?\]\s+)?/

/** The items that a text names, a line each. */
export const agendaLines = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => line.replace(bullets, '').trim().slice(0, MAX_AGENDA_TEXT).trim() || [])
