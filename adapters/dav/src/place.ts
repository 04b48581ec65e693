/** Where everything here lives. */
export const BASE = '/dav/'

export type CalendarName = 'tasks' | 'goals'

/** What an address stands for; collections have their address with a slash at its end. */
export type Place =
  | { sort: 'root' | 'principal' | 'home'; path: string }
  | { sort: 'calendar'; path: string; calendar: CalendarName }
  | { sort: 'object'; path: string; calendar: CalendarName; name: string }

/** The address of a person. */
export const principalPath = (accountId: string): string => `${BASE}principals/${accountId}/`
/** The address of all calendars of a person. */
export const homePath = (accountId: string): string => `${BASE}calendars/${accountId}/`
/** The address of one of their calendars. */
export const calendarPath = (accountId: string, calendar: CalendarName): string => `${homePath(accountId)}${calendar}/`
/** The address of an entry of a calendar. */
export const objectPath = (accountId: string, calendar: CalendarName, name: string): string =>
  `${calendarPath(accountId, calendar)}${encodeURIComponent(name)}`

/** What is at a path for a person; `null` where nothing is, which is also so for what is somebody else's. */
export function placeAt(pathname: string, accountId: string): Place | null {
  const parts = partsOf(pathname)
  if (!parts) return null
  const [area, owner, calendar, name, ...more] = parts
  if (area === undefined) return { sort: 'root', path: BASE }
  if (owner !== accountId || more.length > 0) return null
  if (area === 'principals') return calendar === undefined ? { sort: 'principal', path: principalPath(accountId) } : null
  if (area !== 'calendars') return null
  if (calendar === undefined) return { sort: 'home', path: homePath(accountId) }
  if (calendar !== 'tasks' && calendar !== 'goals') return null
  if (name === undefined) return { sort: 'calendar', path: calendarPath(accountId, calendar), calendar }
  return { sort: 'object', path: objectPath(accountId, calendar, name), calendar, name }
}

/** The parts of a path below ours, decoded; `null` for another path, and for one that cannot be read. */
function partsOf(pathname: string): string[] | null {
  if (!`${pathname}/`.startsWith(BASE)) return null
  try {
    const parts = pathname.slice(BASE.length).replace(/\/$/, '').split('/').map(decodeURIComponent)
    if (parts.length === 1 && parts[0] === '') return []
    return parts.every((part) => part !== '' && part.length <= 255 && !part.includes('/')) ? parts : null
  } catch {
    return null
  }
}

/** The path that a reference of a body means: an absolute address, or a path. */
export function pathOf(href: string, base: string): string | null {
  return URL.canParse(href, base) ? new URL(href, base).pathname : null
}
