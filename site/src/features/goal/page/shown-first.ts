/** Check-ins that are shown at first, and so many more at a time. */
export const CHECK_INS_SHOWN = 8
export const EARLIER = 50
