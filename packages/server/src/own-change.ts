import type { IncomingMessage } from 'node:http'

/** What is sent often, or only asks: pages read the same after it. Anything else that is sent may change one. */
const CHANGES_NO_PAGE =
  /^\/(monitoring|api\/v1\/(discussions\/[^/]+\/(presence|coach-answers\/preview)|tasks\/recurrence-preview|win-suggestions|notification-settings\/test|(auth\/(proof\/)?passkey|passkeys)\/question))\/?(?=\?|$)/

/**
 * Whether a page of ours changes something for who is signed in: what it fetched ahead of the next click may be of before.
 * What it sends without cookies, as to a sandbox, may not make the browser forget anything.
 */
export const isOwnChange = ({ method, headers, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>): boolean =>
  headers.cookie !== undefined &&
  headers['sec-fetch-site'] === 'same-origin' &&
  method !== 'GET' &&
  method !== 'HEAD' &&
  !CHANGES_NO_PAGE.test(url)
