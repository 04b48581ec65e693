import type { Locator, Page } from '@playwright/test'
import type { There } from '@throughline/harness'

/** A screen with something open or under way on it. */
export interface State {
  name: string
  signedIn: boolean
  path(there: There): string
  /** Brings it about; answers what is to be seen once it is. It changes nothing that is kept. */
  open(page: Page): Promise<Locator>
  /** What the browser says while it comes about. */
  complaints?: readonly RegExp[]
  /** Where it is another thing than at 1280, which a change of the window does not make of it. */
  width?: number
}

type More = Pick<State, 'complaints' | 'width'>

export const own = (name: string, path: string | ((there: There) => string), open: State['open'], more: More = {}): State => ({
  name,
  signedIn: true,
  path: typeof path === 'string' ? () => path : path,
  open,
  ...more,
})

export const press = async (page: Page, button: string | RegExp, among: Page | Locator = page) =>
  among.getByRole('button', { name: button }).first().click()
export const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name })

export const ofTask = ({ task: id }: There) => `/tasks/${id}`
export const ofGoal = ({ goal: id }: There) => `/goals/${id}`
export const ofTalk = ({ discussion: id }: There) => `/discussions/${id}`
