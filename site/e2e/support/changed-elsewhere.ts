import type { Page, Route } from '@playwright/test'

/** A record, or what of one a refusal brings. */
type Fields = Readonly<Record<string, unknown>>

/**
 * Answers what changes a record as the server does once it was changed elsewhere: with the record as it stands, which `changed`
 * makes of how it is. Nothing arrives. It answers once all is typed, where `typed` says when that is.
 */
export async function changedElsewhere(page: Page, changed: (record: Fields) => Fields, typed?: Promise<void>): Promise<void> {
  await page.route('**/api/v1/**', async (route: Route) => {
    const request = route.request()
    const [, at = '', rewrites] = /^(.*?)(\/rewrite)?$/.exec(request.url()) ?? []
    if (request.method() !== 'PATCH' && !rewrites) return route.fallback()
    await typed
    const record = (await (await page.request.get(at)).json()) as Fields
    const current = { ...record, ...changed(record), version: Number(record.version) + 1 }
    const problem = { type: '/problems/stale', title: 'It was changed elsewhere', status: 412, instance: '', requestId: '', current }
    await route.fulfill({ status: 412, contentType: 'application/problem+json', json: problem })
  })
}

/** What the browser itself says of such an answer. */
export const REFUSED_AS_STALE = /412 \(Precondition Failed\)/

/** Lets nothing that changes anything arrive, as without a network. */
export async function sendNothing(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected')))
}

/** What the browser itself says of that. */
export const NOT_SENT = /ERR_INTERNET_DISCONNECTED/

/** Refuses every change, as a server does that does not accept what it says. */
export async function notAccepted(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const problem = { type: '/problems/validation', title: 'The input is not valid', status: 422, instance: '', requestId: '' }
    return route.fulfill({ status: 422, contentType: 'application/problem+json', json: problem })
  })
}

/** What the browser itself says of such an answer. */
export const REFUSED = /422 \(Unprocessable/
