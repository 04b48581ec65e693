import type { ActionItem, Decision } from '@throughline/core/discussion'
import { createAsked } from '../create-asked.ts'

/** What is asked in a dialog about what is agreed on. `opener` is what it stands beside. */
export type Asked =
  | { is: 'decision'; decision?: Decision; text?: string; messageId?: string | null; supersedes?: Decision }
  | { is: 'outcome'; decision: Decision }
  | { is: 'decision-menu'; decision: Decision; opener: Element }
  | { is: 'shown'; decision: Decision; item?: undefined }
  | { is: 'shown'; item: ActionItem; decision?: undefined }
  | { is: 'action'; item?: ActionItem; text?: string; messageId?: string | null }
  | { is: 'action-menu'; item: ActionItem; opener: Element }

export const { $asked, ask, askThen, closed } = createAsked<Asked>()
