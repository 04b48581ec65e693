import type { APIRoute } from 'astro'

export const prerender = false

/** The settings begin with those of the account. */
export const GET: APIRoute = ({ redirect }) => redirect('/settings/account', 303)
