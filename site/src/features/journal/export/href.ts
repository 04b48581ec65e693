/** Where some days are exported, the last one included. */
export const exportHref = (from: string, to = from): string => `/journal/export?from=${from}&to=${to}`
