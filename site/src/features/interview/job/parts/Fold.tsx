import { type ReactNode, useState } from 'react'

interface Props {
  name: string
  /** What it says, in short. */
  also?: string
  /** Whether it stands open as the page comes; later that is for the person to say. */
  isOpen?: boolean
  children: ReactNode
}

/** On a phone a part that is folded until one wants it; where there is room it stands there as any other. */
export function Fold({ name, also, isOpen = false, children }: Props) {
  const [open] = useState(isOpen)
  return (
    <details className="job-fold" open={open}>
      <summary>
        {name}
        {also && (
          <span className="where" dir="auto">
            {also}
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}
