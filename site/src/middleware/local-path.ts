/**
 * The path (with query) if it stays on this site, otherwise null: what a link asks to return to after signing in
 * must not lead a person to somebody else's page.
 */
export function localPath(path: string | null | undefined): string | null {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so `/\evil.example` and `/<tab>/evil.example` leave the site.
  if (!path?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(path)) return null
  const url = new URL(path, 'http://here.invalid')
  return url.host === 'here.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
