import { defineMiddleware } from 'astro:middleware'
import type { Account } from '@throughline/core/account'
import { localeIn } from '@throughline/core/kernel'
import { ACCOUNT_HEADER } from '@throughline/offline/names'
import type { APIContext, MiddlewareNext } from 'astro'
import { language } from '../messages/language.ts'
import ahead from './ahead.speculationrules?url'
import { begunAnew } from './begun-anew.ts'
import { compressed } from './compressed.ts'
import { clientFor } from './in-process.ts'
import { keptPages } from './kept.ts'
import { doorFor, errorPath, homeOf, isBySecret, isCostly, isForAll, isOpen, LEAVING, mayVisit, takesOneClick } from './places.ts'
import { isSameOrigin } from './same-origin.ts'
import { signedIn } from './signed-in.ts'
import { isTooOften, orTooOften } from './too-often.ts'

/** Gives every rendered page its client and its account, and shows the door to who has none. */
export const onRequest = defineMiddleware(async (context, next) =>
  context.isPrerendered ? next() : spelled(await answered(context, next)),
)

/** Astro says of a page that it is HTML, and not in which letters. */
function spelled(response: Response): Response {
  if (response.headers.get('content-type') === 'text/html') response.headers.set('content-type', 'text/html; charset=utf-8')
  return response
}

async function answered(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { request, locals, routePattern } = context
  locals.tellRoute?.(routePattern)
  if (isCostly(routePattern)) locals.tellCostly?.()
  if (!isSameOrigin(request) && !takesOneClick(routePattern)) return context.redirect(errorPath('foreign-origin'), 303)

  const asking = clientFor(request, locals.api, { isOwn: mayVisit(routePattern, request) })
  locals.client = asking.client
  return orTooOften(() => (isForAll(routePattern) ? forAll(context, next) : ofVisitor(context, next, asking)), asking.retryAfter)
}

/** The page as whoever asks for it may see it. */
async function ofVisitor(context: APIContext, next: MiddlewareNext, asking: ReturnType<typeof clientFor>): Promise<Response> {
  const { request, url, locals, routePattern } = context
  const { client, cookies, retryAfter } = asking
  const visitor = request.headers.has('cookie') ? await signedIn(client) : null
  locals.account = visitor === 'leaving' ? null : visitor && inOwnWords(visitor)
  locals.locale = locals.account?.locale ?? locals.locale

  const door = () => (visitor === 'leaving' ? LEAVING : doorFor(request, url))
  const elsewhere = locals.account ? homeOf(url) : isOpen(routePattern) ? null : door()
  const response = elsewhere ? context.redirect(elsewhere, 303) : await compressed(request, await faultless(context, next), locals.encode)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  response.headers.set('content-language', language)
  response.headers.append('vary', 'accept-language, cookie')
  const wait = response.status === 429 ? retryAfter() : null
  if (wait) response.headers.set('retry-after', wait)
  // Whose it is, for the worker that keeps it: no page of one person is shown to another.
  if (locals.account) response.headers.set(ACCOUNT_HEADER, locals.account.id)
  // Links of the demo are those of the app, and lead elsewhere once they are followed.
  if (locals.account && !locals.demo) response.headers.set('speculation-rules', `"${ahead}"`)
  // What a person keeps here must not come back by the Back button once they have signed out.
  response.headers.set('cache-control', locals.account || isBySecret(routePattern) ? 'no-store' : 'private, no-cache')
  return response
}

const kept = keptPages()

/** A page that nothing of its visitor may reach, but the language it is in. */
function forAll(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { request, locals, routePattern } = context
  Object.assign(locals, { account: null, locale: language })
  return kept(request, { name: routePattern, language, render: () => faultless(context, next), encode: locals.encode })
}

/** Dates are written in the language of the words around them, whatever else the person reads. */
const inOwnWords = (account: Account): Account => ({ ...account, locale: localeIn(language, account.locale) })

/** The page; that it could not be rendered is told to whoever runs the site, as Astro writes it to the console alone. */
async function faultless(context: APIContext, next: MiddlewareNext): Promise<Response> {
  try {
    return await next()
  } catch (error) {
    const anew = begunAnew(error, context.url)
    if (anew) return context.redirect(anew, 303)
    if (!isTooOften(error)) context.locals.errors.report('page-failed', error)
    throw error
  }
}
