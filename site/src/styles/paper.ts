/** `--paper` of tokens.css for what reads no CSS: bars around the page, and the window of the installed app as it opens. */
export const paper = { light: '#fbfaf7', dark: '#10141b' } as const
