/** What a feed may hold. Free of zod: `@throughline/core/calendar/contents`. */
export const FEED_CONTENTS = ['tasks', 'goals', 'meetings', 'interviews', 'practice'] as const
