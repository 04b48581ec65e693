/** Days that the table of a chart holds at first, and so many more at a time. */
export const TABLE_ROWS = 400
