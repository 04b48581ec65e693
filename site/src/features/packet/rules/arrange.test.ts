import { expect, test } from 'vitest'
import { withoutGoal } from './arrange.ts'

test('a goal that is left out leaves no sentence, no empty place, and nothing to be drafted of it', () => {
  const drafted = (of: string | null, facet: 'headline' | 'moved') => ({
    ...{ id: `${facet} ${of}`, text: 'It moved.', sources: [] },
    drafted: { facet, of, text: 'It moved.' },
  })
  const section = (id: string, ...paragraphs: ReturnType<typeof drafted>[][]) => ({
    ...{ id, kind: 'goals' as const, heading: id },
    paragraphs: paragraphs.map((sentences, at) => ({ id: `${id} ${at}`, sentences })),
  })
  const { sections, leftOut } = withoutGoal(
    {
      sections: [section('short', [drafted('run', 'headline'), drafted('work', 'headline')]), section('goals', [drafted('run', 'moved')])],
      leftOut: [
        { facet: 'told', of: 'win' },
        { facet: 'moved', of: 'run' },
      ],
    },
    'run',
  )
  expect(sections.map(({ id, paragraphs }) => [id, paragraphs.flatMap(({ sentences }) => sentences.map((one) => one.id))])).toEqual([
    ['short', ['headline work']],
  ])
  expect(leftOut).toEqual([
    { facet: 'told', of: 'win' },
    ...['headline', 'moved', 'measured', 'outlook'].map((facet) => ({ facet, of: 'run' })),
  ])
})
