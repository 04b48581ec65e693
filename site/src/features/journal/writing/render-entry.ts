import { stillText } from '../editor/preview/still.ts'
import type { PictureSizes } from '../photos/load-sizes.ts'
import { isOneOf } from './finished.ts'

/** Where the content of a file is read from. */
const contentOf = (id: string): string => `/api/v1/attachments/${id}/content`

/** The text of an entry as HTML, line for line as the editor that takes its place shows it. */
export const renderEntry = (body: string, sizes: PictureSizes, finished: readonly string[]): string =>
  stillText(body, {
    placeholder: '',
    pictureAddress: (id) => ({ src: contentOf(id), ...sizes[id] }),
    isFinished: isOneOf(finished),
  })
