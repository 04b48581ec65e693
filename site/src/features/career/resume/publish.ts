import '../state/area.ts'
import { MAX_NAMED_COMPETENCIES } from '@throughline/core/career/limits'
import type { Resume, ResumeSection } from '@throughline/core/resume'
import { resumeCoverage as cover, resumeChoice as words } from '../../../messages/resume.ts'
import { perform } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'
import { attempt } from '../../desk/reason.ts'
import { editOf } from '../records/change.ts'
import { editOfWin } from '../rules/change.ts'
import { winRecords } from '../state/records.ts'

/**
 * Lets a win be shown on résumés, and puts it on the version. Where that is to show a competency, the win names it from then on, so
 * that target jobs count it too. One undo takes all back.
 */
export async function publish(winId: string, resume: Resume, sections: ResumeSection[], shows: string | null = null): Promise<void> {
  await attempt(async () => {
    const win = await career.wins.get(winId)
    winRecords.learn(win)
    const put = sections === resume.sections ? [] : [editOf('resume', resume, { sections })]
    const { competencies, confidentiality, title } = win
    const isNew = shows !== null && competencies.length < MAX_NAMED_COMPETENCIES && !competencies.includes(shows)
    const changes = {
      ...(confidentiality !== 'public' && { confidentiality: 'public' as const }),
      ...(isNew && { competencies: [...competencies, shows] }),
    }
    const told = Object.keys(changes).length > 0 ? [editOfWin(win, changes)] : []
    void perform([...told, ...put], confidentiality === 'public' ? cover.did(title) : words.madePublic(title))
  })
}

/** Lets some wins be shown on résumés, and puts them on the version. One undo takes all back. */
export async function publishAll(winIds: readonly string[], resume: Resume, sections: ResumeSection[]): Promise<void> {
  await attempt(async () => {
    const found = await Promise.all(winIds.map((id) => career.wins.get(id)))
    for (const win of found) winRecords.learn(win)
    const edits = found.map((win) => editOfWin(win, { confidentiality: 'public' as const }))
    void perform([...edits, editOf('resume', resume, { sections })], words.madeAllPublic(found.length))
  })
}
