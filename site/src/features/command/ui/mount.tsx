import { useStore } from '@nanostores/react'
import { createRoot } from 'react-dom/client'
import { $floating } from '../state/floating.ts'
import { host } from '../state/given.ts'
import { ShortcutSheet } from './ShortcutSheet.tsx'

function Floating() {
  const floating = useStore($floating)
  if (floating?.is === 'shortcuts') return <ShortcutSheet />
  return null
}

createRoot(host()).render(<Floating />)
