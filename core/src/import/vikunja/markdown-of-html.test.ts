import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { markdownOfHtml } from './markdown-of-html.ts'

it.each([
  ['plain words', 'plain words'],
  ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
  ['<h2>Head</h2><p>A <strong>bold</strong>, <em>soft</em> and <s>gone</s> word</p>', '## Head\n\nA **bold**, *soft* and ~~gone~~ word'],
  ['<ul><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  [
    '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox"><span></span></label><div><p>a</p></div></li><li data-checked="false"><div><p>b</p></div></li></ul>',
    '- [x] a\n- [ ] b',
  ],
  ['<blockquote><p>Said</p></blockquote><p>after</p>', '> Said\n\nafter'],
  ['<pre><code>a *b*\n  c</code></pre>', '```\na *b*\n  c\n```'],
  ['<a href="https://post.example/a (1)">there</a>', '[there](https://post.example/a%20%281%29)'],
  ['<a href="javascript:alert(1)">there</a>', 'there'],
  ['<img src=x onerror=alert(1) alt="A cat"><script>alert(1)</script><style>p{}</style>', 'A cat'],
  ['&lt;script&gt;alert(1)&lt;/script&gt; *not soft*', '\\<script\\>alert(1)\\</script\\> \\*not soft\\*'],
  ['<p>never <b>closed', 'never **closed**'],
])('%s becomes %s', (html, markdown) => {
  expect(markdownOfHtml(html)).toBe(markdown)
})

it('takes no longer for what is made to take long', () => {
  const worked = workingTime()
  markdownOfHtml('<ul><li>'.repeat(20_000))
  markdownOfHtml('<blockquote>'.repeat(20_000))
  expect(worked()).toBeLessThan(2000)
})
