import type { AgendaItem, MeetingAhead } from '@throughline/core/discussion'
import { createAsked } from '../../create-asked.ts'

/** What is asked in a dialog beside a discussion. `opener` is what it stands beside. */
export type Asked =
  | { is: 'item-menu'; item: AgendaItem; opener: Element }
  | { is: 'item'; item: AgendaItem }
  | { is: 'meeting-menu'; meeting: MeetingAhead | null; opener: Element }
  | { is: 'arrange' }
  | { is: 'move'; meeting: MeetingAhead }
  | { is: 'close'; meeting: MeetingAhead }
  | { is: 'series' }

export const { $asked, ask, askThen, closed } = createAsked<Asked>()
