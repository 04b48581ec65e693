import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { askedBeside } from './asked-beside.ts'
import { termReader } from './terms.ts'

const asked = async (text: string) => askedBeside(text, (await termReader([], async () => {})).inText(text), [])

async function read(text: string) {
  const { requirements, skills } = await asked(text)
  return [...requirements.map(({ kind, said }) => `${kind}: ${said}`), ...skills.map(({ name }) => `skill: ${name}`)]
}

it.each([
  ['What you need\n- Forklift licence', ['words: Forklift licence']],
  ['A forklift driving license is a must.', ['words: forklift driving license']],
  ['What you need\n- Lean Six Sigma Yellow Belt or willing to get it', ['words: Lean Six Sigma Yellow Belt']],
  ['You are a PRINCE2 Practitioner.', ['words: PRINCE2 Practitioner']],
  ['Certified Scrum Master wanted.', ['words: Certified Scrum Master']],
  ['You hold a Scrum certificate and work by Scrum.', ['words: Scrum certificate', 'skill: Scrum']],
  ['You drive a forklift, and hold no licence.', ['skill: forklift']],
])('a certificate keeps its whole name: “%s”', async (text, found) => expect(await read(text)).toEqual(found))

it('is found in whichever way it is written', async () => {
  const [certificate] = (await asked('Forklift licence')).requirements
  expect(certificate).toMatchObject({ spellings: expect.arrayContaining(['Forklift licence', 'Forklift license']) })
})

it('whatever stands there is read in bounded time', async () => {
  const worked = workingTime()
  for (const piece of ['Forklift ', 'Forklift licence ', 'Certified Scrum ', 'Scrum driver driver ', 'Certified '])
    await read(piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000))
  expect(worked()).toBeLessThan(3_000)
})
