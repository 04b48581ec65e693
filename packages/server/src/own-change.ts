import type { IncomingMessage } from 'node:http'
import { API_BASE, routes } from '@throughline/http'

/** What browsers report by themselves, and what says of itself that it changes no page. Anything else that is sent may change one. */
const quiet = ['/monitoring', ...routes.flatMap(({ changesNoPage, path }) => (changesNoPage ? [`${API_BASE}${path}`] : []))]

const CHANGES_NO_PAGE = new RegExp(`^(${quiet.map((path) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})/?(?=[?]|$)`)

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
