import type { APIRoute } from 'astro'
import { leaveFor } from '../../../features/subscription/leave-for.ts'

export const prerender = false

/** Leads to where a plan is paid. */
export const GET: APIRoute = async ({ url, locals, redirect }) => {
  const plan = url.searchParams.get('plan') ?? ''
  const interval = url.searchParams.get('interval') === 'year' ? 'year' : 'month'
  return redirect(await leaveFor(() => locals.client.subscription.checkout({ plan, interval })), 303)
}
