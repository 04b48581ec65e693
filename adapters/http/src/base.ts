/** Where every operation of the API is below. */
export const API_BASE = '/api/v1'
