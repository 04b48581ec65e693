import type { Win } from '@throughline/core/career'
import { win } from '../../../../messages/win.ts'
import { client } from '../../../desk/client.ts'
import { newId } from '../../../desk/id.ts'
import { attempt } from '../../../desk/reason.ts'
import { SendFile } from '../../../desk/ui/SendFile.tsx'
import { addEvidence } from '../../state/act.ts'

const words = win.evidence

/** A file that shows it: kept with the win, and named among its evidence. */
export const AddFile = ({ win, onEnd }: { win: Win; onEnd: () => void }) => (
  <SendFile
    name={words.file}
    uploading={words.uploading}
    send={(file, options) => attempt(() => client.files.attachToWin(win.id, file, options))}
    onKept={({ name }, id) => {
      void addEvidence(win, { kind: 'file', id, evidenceId: newId() }, name)
      onEnd()
    }}
  />
)
