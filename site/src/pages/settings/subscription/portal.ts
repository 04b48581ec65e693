import type { APIRoute } from 'astro'
import { leaveFor } from '../../../features/subscription/leave-for.ts'

export const prerender = false

/** Leads to where what one pays is managed. */
export const GET: APIRoute = async ({ locals, redirect }) => redirect(await leaveFor(() => locals.client.subscription.portal()), 303)
