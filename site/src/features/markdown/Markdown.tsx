import { useEffect, useState } from 'react'

interface Props {
  text: string
  /** What the server rendered, and of which text; so the first paint needs no renderer here. */
  rendered?: Rendered | undefined
  className?: string
}

export interface Rendered {
  text: string
  html: string
}

/** Rendered Markdown. The renderer is fetched only for a text that the server has not rendered; until then the text stands as it is. */
export function Markdown({ text, rendered: given, className }: Props) {
  const [own, setOwn] = useState<Rendered>()
  const rendered = [own, given].find((candidate) => candidate?.text === text)
  useEffect(() => {
    if (rendered) return
    let wanted = true
    import('./render.ts').then(
      ({ renderMarkdown }) => wanted && setOwn({ text, html: renderMarkdown(text) }),
      // Without a network the text stays as it stands.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [text, rendered])
  if (!rendered)
    return (
      <div className={`${className ?? ''} is-plain`} dir="auto">
        {text}
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown lets no markup through
  return <div className={className} dir="auto" dangerouslySetInnerHTML={{ __html: rendered.html }} />
}
