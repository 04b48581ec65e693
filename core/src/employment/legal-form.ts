/** What a firm is in law, as its name ends; a piece of a regular expression, with the flag `u`. */
export const legalForm = '(?:Ltd|Limited|plc|PLC|Inc|Corp|Corporation|LLC|LLP|GmbH|mbH|UG|AG|SE|KG|KGaA|OHG|e\\.\\s?V)'

/** A firm by what it is in law, with what it is called; another piece. */
export const firmInLaw = `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}&’'-]{0,40} (?:(?:&|and|und) )?){1,4}${legalForm}(?: & Co\\.? ?KG)?(?![\\p{L}\\p{N}])`
