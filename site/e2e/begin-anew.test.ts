import { expect, test } from './support/test.ts'

const pages = [
  ...['/notifications', '/journal/journals', '/journal/templates', '/journal/trash', '/tasks/templates', '/discussions/given'],
  ...['/discussions', '/career/packets', '/interview-prep/jobs/trash', '/interview-prep/stories', '/interview-prep/stories/trash'],
  ...['/interview-prep/rehearsals', '/interview-prep/questions/trash', '/interview-prep/stories/new'],
]

test('a page whose place in a list is none begins anew, and is no failure of the server', async ({ page, ines }) => {
  expect(ines.cookie).not.toBe('')
  for (const path of pages) {
    const answer = await page.request.get(`${path}?cursor=aaa&show=open`)
    expect([path, answer.status()]).toEqual([path, 200])
  }
  for (const path of ['/career', '/interview-prep/practice']) {
    const answer = await page.request.get(`${path}?from=aaa`)
    expect([path, answer.status(), new URL(answer.url()).search]).toEqual([path, 200, ''])
  }
})
