import type { taskSaid as english } from '../task-said.ts'
import type { InGerman } from './words.ts'

export const taskSaid: InGerman<typeof english> = {
  name: 'Kommt aus',
  said: (by: string, title: string) => (by ? `Gesagt von ${by} in ${title}` : `Gesagt in ${title}`),
  away: 'Dieses Gespräch hast du nicht mehr. Was gesagt wurde, bleibt hier.',
}
