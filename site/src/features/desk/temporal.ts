// Browsers that do not have Temporal yet fetch it; the others load nothing.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

export {}
