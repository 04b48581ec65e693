import { z } from 'zod'
import { line } from '../text/text.ts'

/** Without the leading `#`: letters, digits and `-_/.&`, no spaces. */
export const Tag = line(1, 60).pipe(z.string().regex(/^[\p{L}\p{N}\p{M}_./&-]+$/u, { error: 'A tag is one word without spaces.' }))
