import type { english } from '../en/index.ts'
import { account } from './account.ts'
import { plan, review } from './briefing.ts'
import { feedback } from './feedback.ts'
import { invitation } from './invitation.ts'
import { security } from './security.ts'
import { told } from './told.ts'

/** What mails say in German. */
export const german: typeof english = { account, plan, review, feedback, invitation, security, told }
