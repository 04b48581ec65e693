/** A line of a list in a mail. */
export interface Item {
  text: string
  /** More about it, below. */
  detail?: string | null
  href?: string | null
}

/** A list in a mail under its own heading. */
export interface Section {
  title: string | null
  items: readonly Item[]
}

/** The sections as plain text: each line with what is below it and where it leads, indented. */
export const sectionsAsText = (sections: readonly Section[]): string[] =>
  sections.map(({ title, items }) =>
    [
      ...(title ? [title.toUpperCase()] : []),
      ...items.map(({ text, detail, href }) => [`- ${text}`, ...[detail, href].filter(Boolean).map((more) => `  ${more}`)].join('\n')),
    ].join('\n'),
  )
