import { layoutHelp } from '../../../messages/layout-help.ts'

interface Props {
  of: keyof typeof layoutHelp
}

/** How what stands in a layout is moved, by what one has at hand. */
export function LayoutHelp({ of }: Props) {
  const { help, helpByTouch } = layoutHelp[of]
  return (
    <p className="layout-help">
      <span className="by-pointer">{help}</span>
      <span className="by-touch">{helpByTouch}</span>
    </p>
  )
}
