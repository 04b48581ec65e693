interface Props {
  words: { help: string; helpByTouch: string }
}

/** How what stands in a layout is moved, by what one has at hand. */
export function LayoutHelp({ words: { help, helpByTouch } }: Props) {
  return (
    <p className="layout-help">
      <span className="by-pointer">{help}</span>
      <span className="by-touch">{helpByTouch}</span>
    </p>
  )
}
