import { DavError } from './dav-error.ts'

const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim())

/**
 * Whether a change may be made of what is there (RFC 9110, 13.1); `etag` is `null` where nothing is.
 * @throws DavError 412
 */
export function checkConditions(headers: Headers, etag: string | null): void {
  const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')]
  if (match !== null && !(etag !== null && (match.trim() === '*' || tagsIn(match).includes(etag)))) throw outdated()
  if (noneMatch !== null && etag !== null && (noneMatch.trim() === '*' || isNamed(noneMatch, etag))) throw outdated()
}

/** Whether a reader has this already. */
export const isNamed = (header: string, etag: string): boolean => tagsIn(header).some((tag) => tag.replace(/^W\//, '') === etag)

const outdated = () => new DavError(412, 'It is another by now. Read it again.')
