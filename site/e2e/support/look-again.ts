/** Milliseconds until a thing that is not yet as expected is looked at again; the last one is repeated. */
export const LOOK_AGAIN = [20, 50, 100]
