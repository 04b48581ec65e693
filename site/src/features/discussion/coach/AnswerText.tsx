import { useEffect, useMemo, useState } from 'react'
import type { Rendered } from '../../markdown/Markdown.tsx'
import type { renderMarkdown } from '../../markdown/render.ts'

let render: typeof renderMarkdown | null = null

interface Props {
  text: string
  /** What the server rendered, and of which text. */
  rendered: Rendered | undefined
}

/** A text that grows: once the renderer is there each of its states is rendered at once, so that it never falls back to how it was typed. */
export function AnswerText({ text, rendered }: Props) {
  const [isThere, setThere] = useState(render !== null)
  const html = useMemo(() => (rendered?.text === text ? rendered.html : isThere && render ? render(text) : null), [text, rendered, isThere])
  useEffect(() => {
    if (html !== null) return
    import('../../markdown/render.ts').then(
      ({ renderMarkdown }) => {
        render = renderMarkdown
        setThere(true)
      },
      // Without a network the text stays as it stands.
      () => {},
    )
  }, [html])
  if (html === null) return <div className="coach-text is-plain">{text}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown lets no markup through
  return <div className="coach-text" dangerouslySetInnerHTML={{ __html: html }} />
}
