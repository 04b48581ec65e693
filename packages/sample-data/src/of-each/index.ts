import { writeAsked } from '../asked.ts'
import { writeCareer } from './career.ts'
import { writeDaily } from './daily.ts'
import { writeInterview } from './interview.ts'
import type { EachOptions } from './severally.ts'

export { longWords, plainWords } from './words.ts'

/** Writes as many records of each kind as asked for, all called by the given words, through the API; answers one of each. */
export async function writeOfEach(options: EachOptions) {
  const daily = await writeDaily(options)
  const career = await writeCareer(options)
  const interview = await writeInterview(options, career.win)
  const { client, words } = options
  const asked = { text: words.title(0, 300), about: words.title(0, 200), name: words.name, answer: words.text }
  return { ...daily, ...career, ...interview, ...(await writeAsked(client, { ...daily, ...career }, asked)) }
}
