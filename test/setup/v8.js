import { setFlagsFromString } from 'node:v8'

// What runs once needs a fifth less processor time where less of it is compiled. V8 11, which Node.js 20 has, knows this
// flag; later versions would end with "bad option" if it were an argument
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1000000')
