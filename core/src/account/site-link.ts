import type { PublicUrlDep } from './ports.ts'

/** Where people reach a path of the site, which begins with a slash. */
export const siteLink = ({ publicUrl }: PublicUrlDep, path: string): string => `${publicUrl.replace(/\/+$/, '')}${path}`
