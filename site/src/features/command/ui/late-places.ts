import { latePlaces as words } from '../../../messages/late-places.ts'
import { settingPlaces } from '../../../messages/setting-places.ts'
import { settings } from '../../../messages/settings.ts'
import { TASKS } from '../../addresses/tasks.ts'
import type { Entry } from '../rules/entries.ts'

const placeOf = (href: string, name: string, also: string, detail?: string): Entry => ({
  ...{ key: `place:${href}`, words: name, also, detail, icon: 'right' },
  run: () => location.assign(href),
})

const sections = Object.entries(settingPlaces).flatMap(([page, names]) =>
  Object.entries(names).map(([anchor, name]) =>
    placeOf(`/settings/${page}#${anchor}`, name, `${settings.title} ${words.also[anchor as keyof typeof words.also]}`, settings.title),
  ),
)

/** Places that are led to only once they are looked for: the guides, and each section of the settings. */
export const latePlaces: readonly Entry[] = [
  ...Object.entries(words.guides).map(([name, [called = '', also = '']]) => placeOf(`${TASKS}/${name}`, called, also)),
  ...sections,
]
