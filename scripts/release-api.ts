import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisesOf, writtenPromises } from '../adapters/http/src/promises.ts'
import { testApp } from '../adapters/http/src/test-app.ts'

// Part of a release: from now on the API keeps what it promises today. What changed shows in the difference of the file.

const answer = await testApp().app.request('/api/v1/openapi.json')
writeFileSync(fileURLToPath(new URL('../adapters/http/released/v1.txt', import.meta.url)), writtenPromises(promisesOf(await answer.json())))
