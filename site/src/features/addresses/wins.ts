export const winHref = (id: string): string => `/career/wins/${id}`
