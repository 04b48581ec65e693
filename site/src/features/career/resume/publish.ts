import '../state/area.ts'
import type { Resume, ResumeSection } from '@throughline/core/resume'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { attempt } from '../../desk/reason.ts'
import { perform } from '../../task/state/changes.ts'
import { editOf } from '../records/change.ts'
import { editOfWin } from '../rules/change.ts'
import { career } from '../state/client.ts'
import { winRecords } from '../state/records.ts'

/** Lets everybody see a win that only reviews could name, and puts it on the version; one undo takes both back. */
export async function publish(winId: string, resume: Resume, sections: ResumeSection[]): Promise<void> {
  await attempt(async () => {
    const win = await career.wins.get(winId)
    winRecords.learn(win)
    const put = sections === resume.sections ? [] : [editOf('resume', resume, { sections })]
    void perform([editOfWin(win, { confidentiality: 'public' }), ...put], words.madePublic(win.title))
  })
}
