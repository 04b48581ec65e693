/**
 * What a machine wrote, with links where pictures would be: a browser fetches a picture without being asked, and its address
 * could tell others what was sent.
 */
export const withoutPictures = (text: string): string => text.replaceAll(/!+(?=\[)/g, '')
