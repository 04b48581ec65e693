import '../state/area.ts'
import type { Experience } from '@throughline/core/career'
import type { Resume } from '@throughline/core/resume'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { perform } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'
import { attempt } from '../../desk/reason.ts'
import { nameOf } from '../experience/names.ts'
import { editOf } from '../records/change.ts'
import { editOfWin } from '../rules/change.ts'
import { winRecords } from '../state/records.ts'
import type { WinChoice } from './editing.ts'
import { putIn } from './rules/sections.ts'

/**
 * Says to which experience a win belongs; where that is on the version, and everybody may see the win, it is put on it too. One
 * undo takes both back.
 */
export async function placeWin({ id, title, confidentiality }: WinChoice, experience: Experience, resume: Resume): Promise<void> {
  await attempt(async () => {
    const win = await career.wins.get(id)
    winRecords.learn(win)
    const isOn = resume.sections.some(({ items }) => items.some((item) => item.id === experience.id))
    const sections = isOn && confidentiality === 'public' ? putIn(resume.sections, { id, experienceId: experience.id }, [experience]) : null
    const put = sections ? [editOf('resume', resume, { sections })] : []
    void perform([editOfWin(win, { experienceId: experience.id }), ...put], words.placed(title, nameOf(experience)))
  })
}
