import type { CallToolResult } from '@modelcontextprotocol/server'
import { ProblemError } from '@throughline/client/problem'
import { fitting } from './brief.ts'

/** What a tool found or did, as JSON to read and as the same to go on with; a refusal of the API becomes words that say what to do. */
export async function answerOf(work: () => Promise<object>): Promise<CallToolResult> {
  try {
    const shown = fitting(await work())
    if (shown === null)
      throw new Unclear('The answer is too long to be of use. Ask for fewer with limit, for fewer days, or for one record.')
    return { content: [{ type: 'text', text: JSON.stringify(shown) }], structuredContent: shown as Record<string, unknown> }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: refusalOf(error) }] }
  }
}

/** What was refused and why, every fault by its field. @throws what is no refusal */
export function refusalOf(error: unknown): string {
  if (error instanceof Unclear) return error.message
  if (!(error instanceof ProblemError)) throw error
  const faults = error.problem.errors?.map(({ pointer, message }) => `${pointer.slice(1) || 'it'}: ${message}`) ?? []
  return [error.message, ...faults, ...(hints[error.code] ? [hints[error.code]] : [])].join('\n')
}

const hints: Record<string, string> = {
  forbidden: 'The person can make a token that allows it at /settings/account.',
  stale: 'It was changed meanwhile. Read it again, then change it.',
  'not-found': 'Find its id by search or by a list.',
}

/** What was asked fits no record, or several; the words say what there is. */
export class Unclear extends Error {}
