import type { MeetingAhead } from '@throughline/core/discussion'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { ActDialog } from '../../../desk/ui/ActDialog.tsx'
import { useDesk } from '../../../desk/use-desk.ts'
import { Acts } from '../../decided/Acts.tsx'
import { callOff, setSeries } from '../state/act.ts'
import { askThen } from '../state/asked.ts'
import type { PaneNow } from '../state/read-pane.ts'
import { meetingWords } from '../words.ts'

interface Props {
  meeting: MeetingAhead | null
  pane: PaneNow
  opener: Element
  onClose: () => void
}

/** All that can be done to the next meeting, and to when people meet. */
export function MeetingMenu({ meeting, pane, opener, onClose }: Props) {
  const desk = useDesk()
  const { menu, arrange, settings, more } = words.meeting
  const { id, series } = pane.discussion
  return (
    <ActDialog title={meeting ? more(meetingWords(meeting, desk)) : settings} opener={opener} onClose={onClose}>
      <Acts
        acts={[
          meeting && { words: menu.close, run: () => askThen({ is: 'close', meeting }) },
          meeting && { words: menu.move, run: () => askThen({ is: 'move', meeting }) },
          meeting && { words: menu.callOff, run: () => void callOff(id, meeting) },
          { words: meeting ? menu.arrange : arrange, isApart: meeting !== null, run: () => askThen({ is: 'arrange' }) },
          { words: series ? menu.series : menu.begin, run: () => askThen({ is: 'series' }) },
          series && { words: menu.endSeries, isApart: true, run: () => void setSeries(pane.discussion, null) },
        ]}
      />
    </ActDialog>
  )
}
