import type { Desk } from '../desk/desk.ts'
import { Island } from './Island.tsx'
import { Told } from './Told.tsx'

/** The island of what floats: toasts with undo, and what was refused. */
export default function Notices({ desk }: { desk: Desk }) {
  return (
    <Island desk={desk}>
      <Told />
    </Island>
  )
}
