import type { Confidentiality } from '../win/schema.ts'

/** Who reads what leaves: those who review the person's work, or anybody. */
export type Audience = 'reviewers' | 'everybody'

/** Whether something may be shown to an audience. All that leaves passes here: documents, exports, links to colleagues, and previews of them. */
export const maySee = (confidentiality: Confidentiality, audience: Audience): boolean =>
  confidentiality === 'public' || (confidentiality === 'review' && audience === 'reviewers')
