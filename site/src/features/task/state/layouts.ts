import type { Layout } from '../rules/list-address.ts'

let fetchIt: (layout: Layout) => Promise<void> = async () => {}

/** Told by what shows the layouts how each is fetched. */
export function provideLayouts(fetch: typeof fetchIt): void {
  fetchIt = fetch
}

/** Fetches what shows a layout, unless it is here. */
export const fetchLayout = (layout: Layout): Promise<void> => fetchIt(layout)
