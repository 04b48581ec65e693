import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { aStory, aWin, note, storyDeps } from '../test-story.ts'
import { cutProse } from './fill/cut.ts'
import { renumbered } from './rules.ts'

it.each(Object.entries(hostileTexts))('takes little time over %s', async (_, text) => {
  const deps = storyDeps()
  const evidence = Array.from({ length: 5 }, (_, n) => note(`Book ${n}`, { quote: `${n}${text.slice(0, 1_900)}` }))
  const winIds = [await aWin(deps, { title: 'Found it', text: text.slice(0, 5_000), evidence })]
  const took = workingTime()
  const [telling] = (await aStory(deps, { winIds })).tellings
  renumbered(telling?.action ?? '', { value: '1200' }, { value: '1300' })
  cutProse(text, 4_000)
  expect(took()).toBeLessThan(250)
})
