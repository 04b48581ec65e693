import fc from 'fast-check'

// Properties meet the same cases in every run; a failure tells the path to its own.
fc.configureGlobal({ seed: 20260305 })
