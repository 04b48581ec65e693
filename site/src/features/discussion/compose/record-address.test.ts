import { expect, test } from 'vitest'
import { readBody } from '../../../../../core/src/discussion/message/read-body.ts'
import { linkTo, recordAt } from './record-address.ts'

const id = '019a9b3c-5d00-7cc0-8000-0123456789ab'
const origin = 'https://throughline.example'

test.each(['tasks', 'goals', 'journal', 'discussions', 'career/experience', 'career/wins', 'interview-prep/stories'])(
  'the address of a page under %s is that of a record, which the link names to the server',
  (folder) => {
    const found = recordAt(`${origin}/${folder}/${id}`, origin)
    expect(found).toEqual({ folder, id, path: `/${folder}/${id}` })
    expect(readBody(linkTo(found?.path ?? '', 'The [plan] of `July`\n*now*')).links).toMatchObject([{ id }])
  },
)

test.each([
  `https://elsewhere.example/tasks/${id}`,
  `${origin}/tasks/today`,
  `${origin}/tasks/${id}?edit`,
  `${origin}/tasks/${id} and more`,
  `/tasks/${id}`,
  'the plan',
])('%s is not', (text) => expect(recordAt(text, origin)).toBeNull())
