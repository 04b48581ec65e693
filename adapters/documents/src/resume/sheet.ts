import type { ResumeContent, ResumeContentSection } from '@throughline/core/resume'
import type { Frame } from '../pdf/setting.ts'
import type { HeaderLooks } from './header.ts'
import type { Page } from './pages.ts'
import type { Align, Pen, Place } from './rows.ts'
import type { Style } from './style.ts'

/** Points. */
export interface Sheet {
  width: number
  height: number
}

/** How large a paper is. */
export const sheetOf = (paper: ResumeContent['paper']): Sheet =>
  paper === 'letter' ? { width: 612, height: 792 } : { width: 595.28, height: 841.89 }

/** What a template makes of a résumé. */
export interface Arranged {
  pages: readonly Page[]
  /** In the order they are read. */
  sections: readonly { section: ResumeContentSection; style: Style }[]
  header: HeaderLooks
  /** What each page is signed with from the second on. */
  foot: Frame & { y: number; align: Align }
}

/** Places a résumé on pages. */
export type Template = (content: ResumeContent, pen: Pen, sheet: Sheet, root: Place) => Arranged

/** Points. A square, cut from the middle of the photo. */
export const PHOTO = 68
