/** That a job is for anybody, behind what it is called: “(m/w/d)”, “(f/m/x)”, “(all genders)”. */
export const forAnybody = /\(\s*(?:[mwfdxi*]\s*[/|,]\s*){1,3}[mwfdxi*]\s*\)|\((?:all genders|alle geschlechter|gn)\)/giu
